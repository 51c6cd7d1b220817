import { seededRandom } from '../random.ts';
import { isBombe } from './bombe.ts';
import type { Recipe, RingSketch } from './recipes/recipe.ts';
import type { RingWish } from './wish.ts';

/** A stream of its own, so that what else a seed draws stays as it is. */
const STREAM = 0x2c1b_3c6d;

/**
 * Thickness at the top in mm, least and most, by what the band carries: plain 1.5 to 2.4, with rows 1.9 to 2.4 and
 * under tension 2.6 to 3.2 (jewelry-facts section 2: 1.5 to 2.0 plain, 1.8 to 2.2 for pavé or channel, more where the
 * band is what is looked at).
 */
const THICKNESS_MM = { plain: [1.5, 2.4], rows: [1.9, 2.4], tension: [2.6, 3.2], flush: [2.3, 2.6] } as const;
/** How four sketches in a row stand to the drawn thickness. */
const THICKNESS_SHARES = [1, 0.88, 1.12, 1.26] as const;
/** Width at the palm against the top in four sketches in a row (section 2: 0.7 to 0.8 is usual, 1 is an even band). */
const PALM_SHARES = [1, 0.85, 0.72, 0.85] as const;
/** A narrower band than this is not narrowed further, mm. */
const LEAST_TAPERED_MM = 1.9;
/** The thinnest band that is cast, where it was asked for, mm. */
const LEAST_ASKED_MM = 1.1;
/** Finer than any file of a caster shows, coarse enough to print. */
const STEP_MM = 1e-6;

/**
 * What nobody asks for and every maker chooses anew: how heavy the band is and how it runs out towards the palm. So
 * that two sketches of one wish are two rings even where the words leave nothing else open. What was asked stays.
 */
export function withOwnProportions(sketch: RingSketch, wish: RingWish, recipe: Recipe, seed: number): void {
  // Of a spinner every measure hangs on the others, and a dome has been given its own.
  if (sketch.spinner || isBombe(sketch.band)) return;
  const random = seededRandom((seed ^ STREAM) >>> 0);
  const { band, head, bandStones } = sketch;
  const turn = seed % 4;
  const [least, most] =
    head?.kind === 'tension'
      ? THICKNESS_MM.tension
      : head?.kind === 'flush'
        ? THICKNESS_MM.flush
        : bandStones !== null
          ? THICKNESS_MM.rows
          : THICKNESS_MM.plain;
  const own = (value: number): number => Math.round(value / STEP_MM) * STEP_MM;
  const settled = band.texture.kind === 'pattern' || band.inlay !== undefined || band.cord !== undefined;
  const asked = wish.brief.bandThicknessMm ?? null;
  const share = settled ? 1 : THICKNESS_SHARES[turn];
  const wanted = band.thicknessMm * share * (1 + 0.03 * random());
  // A border, glass or a rope has been given the metal it needs: never less.
  const floor = settled ? Math.max(least, band.thicknessMm) : least;
  const usual = own(Math.min(most + 0.06 * random(), Math.max(floor + 0.06 * random(), wanted)));
  const drawn = asked === null ? usual : Math.min(THICKEST_MM, Math.max(LEAST_ASKED_MM, asked));
  band.thicknessMm = Number(Math.max(drawn, own(neededMm(sketch, wish) + STEP_MM)).toFixed(6));
  // A band of a told thickness is as thick all around.
  const palm = asked === null ? PALM_SHARES[turn] : 1;
  const open =
    bandStones === null &&
    (band.form === 'single' || band.form === 'bypass') &&
    !settled &&
    !band.filigree &&
    !band.inlay;
  // Domes and signets have been given their taper; a front that took their place has not.
  const isDome =
    (sketch.shoulders.kind === 'plain' && recipe.swells?.(wish.brief) === true) ||
    sketch.shoulders.kind === 'signet';
  if (open && !isDome && band.widthMm * palm >= LEAST_TAPERED_MM * 0.75 && band.widthMm >= LEAST_TAPERED_MM)
    band.palmTaper = Number(own(Math.min(1, palm + 0.03 * random())).toFixed(6));
  if (sketch.head === null && sketch.shoulders.kind === 'plain' && bandStones === null)
    edgesOf(sketch, wish, turn);
}

/** Hundredths of a millimetre are told, as they are drawn. */
const TOLD_STEP_MM = 0.01;

/** Says how thick the band is where that is not what was asked for. */
export function thicknessDeparture(
  { bandThicknessMm }: RingWish['brief'],
  band: RingSketch['band'],
): string[] {
  const asked = bandThicknessMm ?? null;
  if (asked === null || Math.abs(band.thicknessMm - asked) < TOLD_STEP_MM) return [];
  return [`The band is ${Number(band.thicknessMm.toFixed(2))} mm thick: ${asked} mm were asked for.`];
}

/** Clearance under a sunk stone. */
const CULET_MM = 0.6;
/** Of a stone's depth, what lies in the band when its girdle is flush. */
const SUNK_SHARE = 0.93;
const THICKEST_MM = 4;
/** Of a band whose stone is to lie low. */
const LOW_BAND_MM = 2.3;

/** Thickness that low heads and stones sunk into the band need, mm. */
function neededMm({ head, centre }: RingSketch, { brief }: RingWish): number {
  const needs = [0];
  // The thicker a band, the less a stone stands over it.
  const { profile, band: breadth } = brief.proportions;
  if (head !== null && profile === 'low' && breadth !== 'slim') needs.push(LOW_BAND_MM);
  if (head?.kind === 'flush' && centre !== null) needs.push(CULET_MM + SUNK_SHARE * centre.depthMm);
  return Math.min(THICKEST_MM - STEP_MM, Math.max(...needs));
}

/** Outer edges of plain bands in four sketches in a row. */
const PLAIN_EDGES = {
  flat: [undefined, 'bevelled', 'soft', 'faceted'],
  round: [undefined, 'bevelled', 'soft', undefined],
} as const;

const HAS_EDGES: ReadonlySet<RingSketch['band']['profile']> = new Set(['knife-edge', 'bevelled']);

/** Edges of a band that has nothing else to tell it from its neighbours. */
function edgesOf({ band }: RingSketch, { brief }: RingWish, turn: number): void {
  const isBare =
    band.form === 'single' &&
    !band.filigree &&
    !band.twig &&
    !band.inlay &&
    !band.cord &&
    band.texture.kind === 'none';
  if (!isBare || band.milgrain || band.grooves > 0 || band.turned) return;
  if (brief.proportions.ornament === 'simple') {
    const edge = PLAIN_EDGES[band.profile === 'flat' ? 'flat' : 'round'][turn];
    // A ridge and bevels have edges of their own, and a seam between two metals runs where they would be filed.
    if (edge !== undefined && !HAS_EDGES.has(band.profile) && brief.metals.length < 2) band.edge = edge;
    return;
  }
  if (turn === 1 && band.widthMm >= 2.4 && band.profile !== 'bevelled') band.milgrain = true;
  else if (turn === 2 && band.widthMm >= 3 && band.profile !== 'knife-edge') band.grooves = 2;
  else if (turn === 3 && band.widthMm >= 2.4 && band.profile !== 'knife-edge') band.grooves = 1;
}
