/** Beads on a string: one strand or several side by side. */
import type { Gemstone } from '@filigree/contracts';
import { chainOf } from '../chain/draw.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { type ChainCarrier, chain } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { type Way, ways } from './namedWays.ts';
import { namesNothing, restraintOf } from './restraint.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Wear = 'neck' | 'wrist' | 'ankle';

/** Usual diameter of beads, mm: 7 to 7.5 on a necklace, a little less about wrist and ankle. */
const BEAD_MM = { neck: 7.2, wrist: 6.6, ankle: 4.6 } as const;

/** Of several stones, pearls are strung, else what is cut in beads and domes. */
const beadOf = (gemstones: readonly Gemstone[]): Gemstone | undefined =>
  gemstones.find((gem) => GEM_FACTS[gem].form === 'bead') ??
  gemstones.find((gem) => GEM_FACTS[gem].form === 'cabochon') ??
  gemstones[0];

/** Beads of the stone that was asked for, of pearls where none was, on a fine chain in the place of a thread. */
export function strung(
  drawing: Drawing,
  wear: Wear,
  share: number,
  endShare: number,
  bars = 0,
): ChainCarrier {
  const { wish, random } = drawing;
  const { brief, style } = wish;
  const gemstone = beadOf(brief.gemstones) ?? (brief.excludedGemstones.includes('Pearl') ? 'Onyx' : 'Pearl');
  const asked = brief.stoneSizeMm[0];
  const carrier = chain(drawing, wear, 'hangs');
  // Beads without stones are beads of metal.
  if (brief.noStones)
    return { ...carrier, chain: chainOf('ball', carrier.alloyId, Math.min(4, 3.4 * share), random) };
  const inTurn = stonesInTurn(brief, { isRow: false, areBeads: true });
  const strands = Math.min(MOST_STRANDS, brief.rows ?? 1);
  return {
    ...carrier,
    chain: chainOf('cable', carrier.alloyId, THREAD_MM, random),
    strand: {
      ...(inTurn !== null && { inTurn }),
      ...(strands > 1 && { strands }),
      ...(strands > 1 && bars > 0 && { bars }),
      stone: { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) },
      diameterMm: round2(Math.min(20, Math.max(2, asked ?? BEAD_MM[wear] * style.presence * share))),
      endShare,
    },
  };
}

/** More strands than this are a collar of beadwork. */
const MOST_STRANDS = 5;

/** A toggle that is to be seen, mm long. */
const TOGGLE_MM = 18;

/** The fine chain that beads are strung on, mm wide. */
const THREAD_MM = 0.9;

/** A strand is its beads: something hangs from it where it was named, or more was asked for. */
const wantsDrop = (wish: PieceWish): boolean =>
  namesFigure(wish.brief) || Boolean(wish.brief.engraving) || restraintOf(wish) === 'splendid';

/** Beads of metal against those of a strand: one in its middle, some between them, many small ones. */
const METAL_BEADS = { middle: 1.35, between: 0.95, small: 0.62 } as const;
/** How many small ones stand along a strand, one of them in its middle. */
const SMALL_BEADS = { neck: 13, wrist: 9, ankle: 9 } as const;

/** A bead of metal, measured by those that it stands among. */
function metalBead({ wish: { style }, random }: Drawing, { strand }: ChainCarrier, share: number): Ornament {
  const beadMm = (strand?.diameterMm ?? THREAD_MM) * share;
  return drawSculpture({ ...style, alloyId: style.accentAlloyId, sizeMm: beadMm }, random, 'sphere');
}

/** What stands between beads: what was named, a stone in a bezel, else a bead of metal; prongs would catch on silk. */
function beadStation(drawing: Drawing, carrier: ChainCarrier): Ornament {
  const { wish } = drawing;
  const drawn = drawing.front(0.5);
  if (namesFigure(wish.brief) || wish.brief.engraving) return drawn;
  if (drawn.kind === 'stone' && drawn.stone.form !== 'bead' && wish.brief.gemstones.length > 1)
    return {
      ...drawn,
      halo: null,
      hold: { kind: 'bezel', wallMm: null, milgrain: wish.style.eraRules.milgrain, scalloped: false },
    };
  return metalBead(drawing, carrier, METAL_BEADS.between);
}

/** Beads with something let in among them. */
const among = (drawing: Drawing, wear: Wear): ChainCarrier => ({
  ...strung(drawing, wear, 0.9, 1),
  front: 'let-in',
});

/** The ways of a strand that keep what was said: beads of a told size are all of it, and nothing was named to hang. */
function strandFits(id: string, wish: PieceWish): boolean {
  const { brief } = wish;
  if (id.endsWith('-drop')) return wantsDrop(wish);
  if (id.endsWith('-graduated')) return brief.stoneSizeMm.length === 0;
  // Where more was named the stations show it.
  if (/-(?:middle|spaced|toggle)$/.test(id))
    return namesNothing(wish) && brief.gemstones.length < 2 && !brief.noStones;
  return true;
}

export const strandWays = (wear: Wear, noun: string, prefix: string): PieceComposition[] => {
  const strand = ways('strand', noun, [
    [`${prefix}-strand`, (drawing) => ({ carrier: strung(drawing, wear, 1, 1), ornaments: [] })],
    [
      `${prefix}-strand-graduated`,
      (drawing) => ({ carrier: strung(drawing, wear, 1.35, 0.55), ornaments: [] }),
    ],
    [
      `${prefix}-strand-drop`,
      (drawing) => ({
        carrier: strung(drawing, wear, 0.85, 1),
        ornaments: [placed('main', drawing.front(0.9))],
      }),
      true,
    ],
    [
      `${prefix}-strand-stations`,
      (drawing) => {
        const carrier = among(drawing, wear);
        return {
          carrier,
          ornaments: [placed('station', beadStation(drawing, carrier), wear === 'neck' ? 5 : 3)],
        };
      },
      true,
    ],
    [
      `${prefix}-strand-middle`,
      (drawing) => {
        const carrier = among(drawing, wear);
        return { carrier, ornaments: [placed('main', metalBead(drawing, carrier, METAL_BEADS.middle))] };
      },
      true,
    ],
    [
      `${prefix}-strand-spaced`,
      (drawing) => {
        const carrier = among(drawing, wear);
        const bead = metalBead(drawing, carrier, METAL_BEADS.small);
        return { carrier, ornaments: [placed('station', bead, SMALL_BEADS[wear])] };
      },
      true,
    ],
    // About the neck the clasp lies behind.
    ...(wear === 'neck'
      ? []
      : ([
          [
            `${prefix}-strand-toggle`,
            (drawing) => {
              const carrier = strung(drawing, wear, 1.1, 1);
              const clasp = { ...carrier.clasp, form: 'toggle' as const, lengthMm: TOGGLE_MM };
              return {
                carrier: drawing.wish.brief.claspKind ? carrier : { ...carrier, clasp },
                ornaments: [],
              };
            },
          ],
        ] satisfies Way[])),
  ]);
  const several = ways('strand', noun.replace(/^(?:strand|bead)/, 'multi-strand'), [
    [`${prefix}-strands`, (drawing) => ({ carrier: strung(drawing, wear, 0.9, 1), ornaments: [] })],
    [
      `${prefix}-strands-graduated`,
      (drawing) => ({ carrier: strung(drawing, wear, 1.15, 0.6), ornaments: [] }),
    ],
    [
      `${prefix}-strands-bars`,
      (drawing) => ({ carrier: strung(drawing, wear, 0.8, 1, wear === 'neck' ? 4 : 2), ornaments: [] }),
      true,
    ],
    [`${prefix}-strands-fine`, (drawing) => ({ carrier: strung(drawing, wear, 0.62, 1, 1), ornaments: [] })],
  ]);
  const isSeveral = ({ brief }: PieceWish): boolean => (brief.rows ?? 1) > 1 && !brief.noStones;
  return [
    ...strand.map(
      (composition): PieceComposition => ({
        ...composition,
        fits: (wish) => wish.brief.stoneCount !== 1 && !isSeveral(wish) && strandFits(composition.id, wish),
      }),
    ),
    ...several.map((composition): PieceComposition => ({ ...composition, fits: isSeveral })),
  ];
};
