/** Spinner rings: what their sleeve and the bands that turn on it measure, and what of a wish goes where. */
import { ALLOY_FACTS, alloyName } from '../../materials/index.ts';
import { cultureRules } from '../cultures.ts';
import type { Alloy } from '../parts.ts';
import type { RingBand, RingDesign, Spinner } from './document.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { type RingWish, round2 } from './wish.ts';

/**
 * Lengths in mm. clear: light on every side of a band that turns, as between linked bands; sleeve: what is left of the
 * ring under it; overlap: how far the rims stand up beside it, so that it cannot come off; rim: their least width;
 * free: thickness of a band that turns, and with stones in it.
 */
export const SPINNER_MM = {
  clear: 0.15,
  sleeve: 1.2,
  rise: 1,
  rim: 0.9,
  free: 1.3,
  freeWithStones: 1.9,
  leastFree: 1.6,
} as const;

/** A pattern is cut into bands of this and more, whose floor then is thick enough, mm. */
const PATTERNED_MM = { width: 2.8, thickness: 1.5, depth: 0.3 } as const;

/** What a number of bands of a width takes of the ring with its rims, mm. */
export const spinnerWidthMm = (count: number, freeMm: number, rimMm: number = SPINNER_MM.rim): number =>
  round2(count * freeMm + (count + 1) * SPINNER_MM.clear + 2 * rimMm);

/** Width of each of a number of bands on a ring, mm. */
export const freeWidthMm = (count: number, widthMm: number, rimMm: number = SPINNER_MM.rim): number =>
  round2((widthMm - 2 * rimMm - (count + 1) * SPINNER_MM.clear) / count);

/** Width of each rim in a metal, mm: of those that are sintered a wall is thicker. */
export const rimMmIn = (alloy: Alloy): number =>
  Math.max(SPINNER_MM.rim, ALLOY_FACTS[alloyName(alloy)].minimumWallMm);

/** The widest band there is, mm. */
const WIDEST_MM = 20;

/** Radius of the sleeve under the bands that turn, mm. */
export const sleeveRadiusMm = ({ size }: Pick<RingDesign, 'size'>): number =>
  size.innerDiameterMm / 2 + SPINNER_MM.sleeve;

/** The sleeve of a spinner: flat and even, its own surface between the rims is never seen. */
function asSleeve(band: RingBand): void {
  band.form = 'single';
  band.profile = 'flat';
  band.palmTaper = 1;
  band.thicknessMm = SPINNER_MM.sleeve + SPINNER_MM.rise;
  band.milgrain = false;
  band.grooves = 0;
  if (band.texture.kind !== 'none') {
    band.texture = { kind: 'none' };
    band.finish = 'Polished';
  }
}

/** What was asked of the ring's surface is on the bands that turn: they are what is seen of it. */
export function dressSpinner(sketch: RingSketch, wish: RingWish): void {
  const { spinner, band } = sketch;
  if (!spinner) return;
  const { brief, adjustments } = wish;
  const { texture, finish } = band;
  for (const { band: free, stones } of spinner.bands) {
    if (brief.finish === null || stones !== null) continue;
    free.finish = finish;
    free.texture = texture;
  }
  const [culture] = brief.culture;
  const widest = spinner.bands.reduce((a, b) => (b.band.widthMm > a.band.widthMm ? b : a));
  if (culture !== undefined) {
    if (widest.stones === null && widest.band.widthMm >= PATTERNED_MM.width && brief.finish === null) {
      widest.band.texture = {
        kind: 'pattern',
        pattern: cultureRules(culture).border,
        depthMm: PATTERNED_MM.depth,
        enamel: null,
      };
      widest.band.thicknessMm = Math.max(PATTERNED_MM.thickness, widest.band.thicknessMm);
      widest.band.finish = 'Polished';
    } else
      adjustments.push(`The ${culture} border is not on this ring: the bands that turn have no room for it.`);
  }
  asSleeve(band);
}

/** Bands side by side, as many as there is room for on the ring, which widens where nobody said how wide it is. */
export function spinning(
  sketch: RingSketch,
  wish: RingWish,
  bands: readonly Pick<Spinner['bands'][number], 'stones'>[],
  freeMm: number,
  looks: readonly Partial<RingBand>[],
): Spinner {
  const { bandWidthMm } = wish.brief;
  const asked = bandWidthMm === null ? null : Math.min(WIDEST_MM, bandWidthMm);
  const rimMm = rimMmIn(wish.alloys[0]);
  const least = spinnerWidthMm(1, SPINNER_MM.leastFree, rimMm);
  if (asked !== null && asked < least)
    wish.adjustments.push(
      `A ring with a band that turns between rims is ${least} mm wide at least: ${asked} mm were asked for.`,
    );
  const room = asked === null ? Number.POSITIVE_INFINITY : Math.max(asked, least);
  const fitting = bands.filter((_, at) => spinnerWidthMm(at + 1, SPINNER_MM.leastFree, rimMm) <= room);
  const count = fitting.length;
  sketch.band.widthMm = asked === null ? spinnerWidthMm(count, freeMm, rimMm) : room;
  const widthMm = freeWidthMm(count, sketch.band.widthMm, rimMm);
  return {
    bands: fitting.map(({ stones }, at) => ({
      stones,
      band: {
        alloyId: alloyInTurn(wish, at),
        finish: 'Polished',
        texture: { kind: 'none' },
        widthMm,
        thicknessMm: stones === null ? SPINNER_MM.free : SPINNER_MM.freeWithStones,
        profile: 'flat',
        palmTaper: 1,
        form: 'single',
        milgrain: false,
        grooves: 0,
        ...looks[at % looks.length],
      },
    })),
  };
}

/** The first metal is the sleeve's, the others are those of the bands that turn. */
const alloyInTurn = ({ alloys }: RingWish, at: number): string =>
  alloys.length === 1 ? alloys[0].id : alloys[1 + (at % (alloys.length - 1))].id;
