/**
 * Every setting on every type with every cut of every nature of stone in either kind of metal, by seeds in turn: the
 * piece is sound, and held as was asked or the departure is told.
 */
import {
  type Brief,
  type Gemstone,
  JEWELRY_TYPES,
  SETTING_STYLES,
  type SettingStyle,
  STONE_CUTS,
} from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { isRing, readDesign, type SoleDesign } from './document.ts';
import { openBrief } from './testing/briefs.ts';

/** What must be seen in a ring or in the ornaments of a piece for a setting to be as asked. */
const RING_SHOWS: Readonly<
  Record<SettingStyle, (ring: Extract<SoleDesign, { type: 'Ring' | 'Toe Ring' }>) => boolean>
> = {
  Solitary: ({ centre, halo, head, bandStones, sideStones }) =>
    centre !== null &&
    halo === null &&
    head?.kind !== 'cluster' &&
    bandStones === null &&
    sideStones === null,
  Halo: ({ halo }) => halo !== null,
  Pave: ({ bandStones, halo }) =>
    bandStones?.setting === 'pave' || bandStones?.setting === 'shared-prong' || halo !== null,
  Cluster: ({ head }) => head?.kind === 'cluster',
  Channel: ({ bandStones }) => bandStones?.setting === 'channel',
  Bezel: ({ head, sideStones }) =>
    head?.kind === 'bezel' || head?.kind === 'flush' || sideStones?.setting === 'bezel',
  Tension: ({ head }) => head?.kind === 'tension',
  Prong: ({ head, bandStones }) => head?.kind === 'prong' || bandStones?.setting === 'shared-prong',
  Bar: ({ bandStones }) => bandStones?.setting === 'bar',
  Invisible: ({ bandStones }) => bandStones?.setting === 'invisible' && bandStones.stone.cut === 'Princess',
};

type Piece = Exclude<SoleDesign, { type: 'Ring' | 'Toe Ring' }>;
/** Rows in the band of a bangle or in a plate; edge to edge only square stones stand. */
const hasRows = ({ carrier, ornaments }: Piece, setting: 'channel' | 'bar' | 'invisible'): boolean => {
  const rows = [
    ...(carrier.kind === 'bangle' && carrier.bandStones ? [carrier.bandStones] : []),
    ...ornaments.flatMap(({ ornament }) =>
      ornament.kind === 'plate' && ornament.field.kind === 'rows' ? [ornament.field] : [],
    ),
  ];
  return rows.some(
    (row) => row.setting === setting && (setting !== 'invisible' || row.stone.cut === 'Princess'),
  );
};

const PIECE_SHOWS: Readonly<Record<SettingStyle, (piece: Piece) => boolean>> = {
  Solitary: ({ ornaments }) =>
    ornaments.some(({ ornament }) => ornament.kind === 'stone' && ornament.halo === null),
  Halo: ({ ornaments }) =>
    ornaments.some(({ ornament }) => ornament.kind === 'stone' && ornament.halo !== null),
  Pave: ({ carrier, ornaments }) =>
    (carrier.kind === 'bangle' && carrier.bandStones?.setting === 'pave') ||
    ornaments.some(({ ornament }) => ornament.kind === 'stone' && ornament.halo !== null) ||
    ornaments.some(
      ({ ornament }) =>
        ornament.kind === 'plate' && (ornament.border.kind === 'pave' || ornament.field.kind === 'pave'),
    ) ||
    ornaments.some(({ ornament }) => ornament.kind === 'open-frame' && ornament.pave !== null) ||
    ornaments.some(({ ornament }) => ornament.kind === 'motif' && ornament.accent !== null),
  Cluster: ({ ornaments }) => ornaments.some(({ ornament }) => ornament.kind === 'rosette'),
  Bezel: ({ ornaments }) =>
    ornaments.some(
      ({ ornament }) =>
        ('hold' in ornament && ornament.hold.kind === 'bezel') ||
        (ornament.kind === 'plate' && ornament.field.kind === 'stone'),
    ),
  Prong: ({ ornaments }) =>
    ornaments.some(
      ({ ornament }) =>
        'hold' in ornament && (ornament.hold.kind === 'prong' || ornament.hold.kind === 'peg'),
    ),
  Channel: (piece) => hasRows(piece, 'channel'),
  Bar: (piece) => hasRows(piece, 'bar'),
  Tension: () => false,
  Invisible: (piece) => hasRows(piece, 'invisible'),
};

const shows = (design: SoleDesign, setting: SettingStyle): boolean =>
  isRing(design) ? RING_SHOWS[setting](design) : PIECE_SHOWS[setting](design);

/** One of each nature: hard, soft, polished as a dome, a bead. */
const STONES: readonly Gemstone[] = ['Diamond', 'Emerald', 'Opal', 'Pearl'];
const METALS: readonly Brief['metals'][] = [['White Gold'], ['Titanium']];

describe.each(JEWELRY_TYPES)('%s', (type) => {
  it.each(SETTING_STYLES)('with a %s setting, in every cut', (setting) => {
    const faults: string[] = [];
    for (const [nthCut, stoneCut] of STONE_CUTS.entries())
      for (const [nthStone, gemstone] of STONES.entries())
        for (const [nthMetal, metals] of METALS.entries()) {
          // Two of the four: every seed meets every cut, every stone and both metals.
          const turn = nthCut + nthStone;
          const seed = (turn % 2) + 2 * ((nthMetal + (turn >> 1)) % 2);
          const design = createDesign(
            openBrief({ type, setting, stoneCut, gemstones: [gemstone], metals }),
            seed,
          );
          const which = `${stoneCut} ${gemstone} in ${metals.join()}, ${seed}: ${design.composition}`;
          const reading = readDesign(JSON.parse(JSON.stringify(design)));
          if (!reading.ok) faults.push(`${which}: ${JSON.stringify(reading.faults)}`);
          const said = design.provenance.adjustments.join(' ').toLowerCase();
          // A departure names what was asked for ("pavé") or what kept the stone from it ("prongs").
          const named =
            setting === 'Pave'
              ? /pav[eé]/
              : setting === 'Solitary'
                ? /solitaire|solitary/
                : new RegExp(setting.toLowerCase());
          if (!shows(design, setting) && !named.test(said))
            faults.push(`${which}: not ${setting}, and said only "${said}"`);
        }
    expect(faults).toEqual([]);
  });
});
