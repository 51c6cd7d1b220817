/** Stones let into the band itself, as for gloves and work with the hands: one, or several in a row. */
import type { Random } from '../../random.ts';
import { stoneOfSize } from '../../stones/weight.ts';
import { isEternity, isSetBand } from '../named.ts';
import { type RingWish, round2 } from '../wish.ts';
import { bandStones, between } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

/** The widest stone that a band holds in its own depth, and one whose size was left open, mm. */
export const MOST_SUNK_MM = 5.2;
const USUAL_SUNK_MM = [3.2, 4] as const;
/** Metal on both sides of one stone together, mm. */
const BESIDE_MM = 2.2;
/** A stone that was called small, against the usual. */
const SMALL_SHARE = 0.7;
/** Least metal on both sides together, where the band is no wider than was told, and the least stone, mm. */
const LEAST_BESIDE_MM = 1;
const LEAST_SUNK_MM = 1.3;

/** As large as is wanted, where a band of a told width has metal left beside it. */
const sunkWithin = (wantedMm: number, bandWidthMm: number | null): number =>
  bandWidthMm === null
    ? wantedMm
    : Math.max(LEAST_SUNK_MM, Math.min(wantedMm, bandWidthMm - LEAST_BESIDE_MM));

/** Stones of a row by their number, mm: few are larger. */
const ROW_MM = [
  [3, 3],
  [5, 2.5],
  [Number.POSITIVE_INFINITY, 2],
] as const;
/** What a row covers of the band where nobody counted its stones, degrees. */
const ROW_DEGREES = 150;
/** Metal under a stone that is let in, mm. */
const BAND_MM = 2.3;

/** By profile: the band against what its stones need, and how much of its width is left at the palm. */
const WAYS = [
  ['d-shape', 1, 0.86],
  ['flat', 0.94, 1],
  ['court', 1.14, 0.9],
  ['comfort', 1.06, 0.95],
] as const;

type Told = Pick<RingWish, 'brief' | 'centre' | 'inTurn' | 'rowStone'>;

const isRow = ({ brief, inTurn }: Pick<Told, 'brief' | 'inTurn'>): boolean =>
  inTurn !== null || isEternity(brief) || (brief.stoneCount ?? 1) > 1 || (brief.rows ?? 1) > 1;

const isSized = ({ caratWeight, stoneSizeMm }: RingWish['brief']): boolean =>
  caratWeight !== null || stoneSizeMm.length > 0;

/** Stones that can be let in: faceted, and no deeper than a band. */
export const areSinkable = (wish: Told): boolean =>
  isRow(wish)
    ? wish.rowStone.form === 'faceted' && (wish.brief.stoneSizeMm[0] ?? 0) <= MOST_SUNK_MM
    : wish.centre !== null &&
      wish.centre.form === 'faceted' &&
      (!isSized(wish.brief) || wish.centre.widthMm <= MOST_SUNK_MM);

/** Whether a way has as many stones as were asked for: of a band with stones that nobody counted either is one. */
export const sinksAsMany = ({ stones }: Recipe, wish: Told): boolean =>
  (stones === 'row') === isRow(wish) || (isSetBand(wish.brief) && wish.brief.stoneCount === null);

/** One stone whose size was left open is as large as a band holds. */
export function sizeToSink(sketch: RingSketch, wish: RingWish, random: Random): void {
  const { centre } = sketch;
  if (centre === null || isSized(wish.brief)) return;
  const { proportions, stoneCut, bandWidthMm } = wish.brief;
  const isSmall = proportions.stone === 'small';
  const wantedMm = between(random, ...USUAL_SUNK_MM) * (isSmall ? SMALL_SHARE : 1);
  const widthMm = sunkWithin(wantedMm, bandWidthMm);
  // So small that no outline is read, it is round unless another was asked for.
  const isRound = isSmall && stoneCut === null;
  const lengthMm = isRound ? widthMm : (widthMm * centre.lengthMm) / centre.widthMm;
  sketch.centre = {
    ...stoneOfSize(isRound ? { ...centre, cut: 'Round' } : centre, round2(lengthMm), round2(widthMm)),
    orientation: centre.orientation,
  };
}

const one = ([profile, share, palmTaper]: (typeof WAYS)[number]): Recipe => ({
  id: `flush-one-${profile}`,
  settings: ['Bezel'],
  stones: 'one',
  ornate: false,
  draw: (sketch, wish, random) => {
    const { band } = sketch;
    band.profile = wish.brief.bandProfile ?? profile;
    band.palmTaper = palmTaper;
    band.thicknessMm = Math.max(BAND_MM, band.thicknessMm);
    sizeToSink(sketch, wish, random);
    if (sketch.centre !== null && wish.brief.bandWidthMm === null)
      band.widthMm = round2(Math.max(band.widthMm, (sketch.centre.widthMm + BESIDE_MM) * share));
    sketch.head = { kind: 'flush', alloyId: band.alloyId };
  },
});

const row = ([profile, share, palmTaper]: (typeof WAYS)[number]): Recipe => ({
  id: `flush-row-${profile}`,
  settings: ['Bezel'],
  stones: 'row',
  ornate: false,
  draw: (sketch, wish, random) => {
    const { band } = sketch;
    const { stoneCount, stoneSizeMm, bandWidthMm } = wish.brief;
    sketch.centre = null;
    band.profile = wish.brief.bandProfile ?? profile;
    band.palmTaper = palmTaper;
    band.thicknessMm = Math.max(BAND_MM, band.thicknessMm);
    const usual = ROW_MM.find(([most]) => (stoneCount ?? most) <= most)![1] * between(random, 0.92, 1.06);
    const diameterMm = round2(stoneSizeMm[0] ?? usual);
    if (bandWidthMm === null) band.widthMm = round2(Math.max(band.widthMm, (diameterMm + BESIDE_MM) * share));
    sketch.bandStones = bandStones(sketch, wish, random, {
      setting: 'flush',
      stone: wish.rowStone,
      diameterMm,
      spanDegrees: ROW_DEGREES,
    });
  },
});

/** Drawn where stones were to be set flush. */
export const FLUSH_RECIPES: readonly Recipe[] = WAYS.flatMap((way) => [one(way), row(way)]);
