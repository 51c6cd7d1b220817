/** Bangles that are open in front between two heads, which look at each other. */
import type { Brief, Figure, Motif } from '@filigree/contracts';
import { inlayStone } from '../ring/inlay.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { NO_STONE_BODY } from '../stones/stoneBangle.ts';
import { bangle, isTwist, twisted } from './bangles.ts';
import type { Carrier } from './carriers.ts';
import type { EndHead } from './endHeads.ts';
import type { PieceComposition } from './family.ts';
import type { PieceWish } from './wish.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** The head that is modelled for a figure; absent where none is. */
const HEADS: Readonly<Partial<Record<Figure, EndHead>>> = {
  dragon: 'dragon',
  'feathered-serpent': 'dragon',
  swallow: 'bird',
  eagle: 'bird',
  'eagle-head': 'bird',
  'double-eagle': 'bird',
  thunderbird: 'bird',
  raven: 'bird',
  'raven-head': 'bird',
  crane: 'bird',
  hummingbird: 'bird',
  dove: 'bird',
  peacock: 'bird',
  parrot: 'bird',
  ram: 'ram',
  'rams-horns': 'ram',
  lion: 'lion',
  panther: 'cat',
  cat: 'cat',
  'cat-face': 'cat',
  tiger: 'cat',
  fox: 'cat',
  wolf: 'cat',
  'coiled-snake': 'serpent',
  ouroboros: 'serpent',
};

/** The figures of a brief that end a bangle as heads; of one that was named both ends are. */
const headsOf = ({ figures, motifs }: Brief): readonly [EndHead, EndHead] | null => {
  const heads = (figures ?? []).flatMap((figure) => HEADS[figure] ?? []);
  const [left = motifs.includes('Serpent') ? ('serpent' as const) : undefined, right = left] = heads;
  return left === undefined || right === undefined ? null : [left, right];
};

/** Whether a bangle shows a figure by the heads at its ends. */
export const endsShow = (carrier: Carrier, figure: Figure): boolean => {
  const head = HEADS[figure];
  return carrier.kind === 'bangle' && head !== undefined && carrier.ends?.heads.includes(head) === true;
};

/** A serpent that is named by its motif alone has a head too. */
export const endsShowMotif = (carrier: Carrier, motif: Motif): boolean =>
  motif === 'Serpent' && carrier.kind === 'bangle' && carrier.ends?.heads.includes('serpent') === true;

/** Heads at the ends were asked for, and are modelled. */
export const asksForHeads = ({ brief }: Pick<PieceWish, 'brief'>): boolean =>
  brief.arrangements?.includes('head-ends') === true && headsOf(brief) !== null && !brief.engraving;

/** Light between the two snouts, mm. */
const APART_MM = 1.4;
/** The slabs of stone end this far before a head, mm: metal caps hold the ends. */
const CAP_MM = 8;
const SLAB_MM = 13;
const INLAY = { widthShare: 0.78, depthMm: 1.5, thickMm: 3.2 } as const;

/** Four ways in turn: round and flat, broad and slim, of one bar and of two strands. */
const WAYS = [
  { id: 'bangle-heads', widthMm: 6.2, thicknessMm: 3, headMm: 13.5, profile: 'd-shape', form: 'single' },
  { id: 'bangle-heads-twist', widthMm: 6.6, thicknessMm: 3.2, headMm: 13, profile: 'court', form: 'twist' },
  { id: 'bangle-heads-bold', widthMm: 8, thicknessMm: 3.4, headMm: 15, profile: 'comfort', form: 'single' },
  { id: 'bangle-heads-slim', widthMm: 5.2, thicknessMm: 3, headMm: 12, profile: 'd-shape', form: 'single' },
] as const;

/** Opaque stones that were named, laid into the band between its caps. */
function inlayFor(
  { brief }: PieceWish,
  innerMm: number,
  thicknessMm: number,
  openMm: number,
): Bangle['band']['inlay'] {
  const stones = brief.noStones
    ? []
    : brief.gemstones.flatMap((gemstone) => inlayStone(gemstone, askedColour(brief, gemstone)) ?? []);
  if (stones.length === 0) return undefined;
  const radius = innerMm / 2 + thicknessMm;
  const free = Math.asin(openMm / 2 / radius) + CAP_MM / radius;
  const spanDegrees = Math.round((2 * (Math.PI - free) * 180) / Math.PI);
  const pieces = Math.round((spanDegrees * Math.PI * radius) / 180 / SLAB_MM / stones.length) * stones.length;
  return {
    stones,
    spanDegrees,
    pieces: Math.max(stones.length, pieces),
    dividerMm: 0,
    widthShare: INLAY.widthShare,
    depthMm: INLAY.depthMm,
  };
}

export const HEADED_BANGLES: readonly PieceComposition[] = WAYS.map(
  ({ id, widthMm, thicknessMm, headMm, profile, form }, at): PieceComposition => ({
    id,
    noun: 'bangle with heads',
    ornate: false,
    arrangement: 'head-ends',
    onlyAsked: true,
    fits: (wish) =>
      asksForHeads(wish) && (!wish.brief.braceletKind || /^(?:bangle|cuff)$/.test(wish.brief.braceletKind)),
    appeal: () => -at * 0.1,
    draw: (drawing) => {
      const { wish } = drawing;
      const { brief } = wish;
      const drawn = bangle(drawing, { widthMm, thicknessMm });
      const openingMm = round2(2 * headMm + APART_MM);
      const thick = Math.max(thicknessMm, brief.gemstones.length > 0 ? INLAY.thickMm : 0);
      const inlay = inlayFor(wish, drawn.innerDiameterMm, thick, openingMm);
      if (inlay !== undefined) wish.adjustments.push(NO_STONE_BODY);
      const isBordered = drawn.band.texture.kind === 'pattern' && inlay === undefined;
      const isWound =
        (form === 'twist' || isTwist(wish)) && inlay === undefined && brief.finish === null && !isBordered;
      const texture = inlay !== undefined ? { kind: 'none' as const } : drawn.band.texture;
      const band = {
        ...drawn.band,
        widthMm: brief.bandWidthMm ?? widthMm,
        thicknessMm: thick,
        profile: brief.bandProfile ?? profile,
        form: 'single' as const,
        texture,
        milgrain: false,
        grooves: 0,
        ...(inlay !== undefined && { inlay }),
      };
      return {
        carrier: {
          ...drawn,
          band: isWound ? twisted(band, true) : band,
          openingMm,
          ends: { heads: [...headsOf(brief)!], lengthMm: headMm },
        },
        ornaments: [],
      };
    },
  }),
);
