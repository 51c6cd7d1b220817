/** Rows whose stones grow smaller from the top of the ring to their ends. */
import { isGraduated } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { ROW_EDGE_MM, rowRatio } from './spacing.ts';
import { type RingWish, round2 } from './wish.ts';

/** Largest stones in turn, mm, and what the outermost are of them: all around they may grow finest. */
const LARGEST_MM = [2.9, 2.5, 3.3, 2.7] as const;
const SHARES = { around: [0.45, 0.5, 0.42, 0.5], part: [0.5, 0.58, 0.45, 0.55] } as const;
const LEAST_MM = 1;
/** A band follows its stones, but wears on at the palm, mm. */
const LEAST_PALM_MM = 1.6;
const ALL_AROUND_DEGREES = 300;
/** Part of the way, a row goes at least so far down the sides that its sizes are seen. */
const LEAST_DEGREES = 150;

/** Of what holds stones of one size only, beads hold them by their own. */
const OF_ONE_SIZE = {
  channel: 'a channel',
  bar: 'bars',
  invisible: 'grooves',
  flush: 'a flush row',
  bezel: 'a row of bezels',
} as const;

/** Grades the row of a ring where that was asked for; where it has none, or a halo's, that is told. */
export function gradeRow(sketch: RingSketch, { brief, adjustments }: RingWish, seed: number): void {
  if (!isGraduated(brief)) return;
  const { bandStones: row, band, halo, sideStones } = sketch;
  if (row === null || sketch.spinner || band.form === 'twist' || band.form === 'split') {
    // Of five stones the outer ones are smaller by themselves.
    if (sideStones?.perSide === 2) return;
    adjustments.push(
      halo === null
        ? 'This ring has no row whose stones could grow smaller: they are all of one size.'
        : 'The stones of a halo are all of one size here: graduated sizes are set along a band.',
    );
    return;
  }
  const { setting } = row;
  if (setting !== 'pave' && setting !== 'shared-prong') {
    if (brief.setting !== null)
      adjustments.push(
        `Stones of graduated sizes are each held by their own beads, which ${OF_ONE_SIZE[setting]} cannot do: they are set in shared prongs.`,
      );
    row.setting = 'shared-prong';
    row.milgrain = false;
  }
  row.rows = 1;
  const edge = ROW_EDGE_MM[row.setting];
  const ratio = rowRatio(row.stone);
  const isFree = brief.bandWidthMm === null;
  const wanted = LARGEST_MM[seed % LARGEST_MM.length]!;
  // With a head between them they grow smaller from it.
  const largest = sketch.head === null ? wanted : Math.min(wanted, Math.max(1.5, row.diameterMm));
  row.diameterMm = round2(isFree ? largest : Math.min(largest, (band.widthMm - edge) / ratio));
  if (isFree) band.widthMm = round2(row.diameterMm * ratio + edge);
  if (row.spanDegrees < LEAST_DEGREES && brief.stoneCount === null) row.spanDegrees = LEAST_DEGREES;
  const isAround = row.spanDegrees >= ALL_AROUND_DEGREES;
  const share = SHARES[isAround ? 'around' : 'part'][seed % 4]!;
  row.graduatedTo = round2(Math.min(0.95, Math.max(share, LEAST_MM / row.diameterMm)));
  const endMm = row.diameterMm * row.graduatedTo * ratio + edge;
  if (isFree && band.form === 'single')
    band.palmTaper = round2(Math.min(1, Math.max(0.5, Math.max(endMm, LEAST_PALM_MM) / band.widthMm)));
}
