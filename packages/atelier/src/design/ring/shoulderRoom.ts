/** Room on the shoulders of a ring for a motif beside its head and the stones on both sides of it. */
import type { Motif } from '@filigree/contracts';
import type { SideStones } from './document.ts';
import { ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { OUTER_SIDE_SHARE } from './spacing.ts';
import type { RingWish } from './wish.ts';

/** The middle of a motif lies at most so far from the top, radians: farther down it rubs against the next finger. */
export const FARTHEST_SHOULDER = 1.5;
/** Light between neighbours, a bezel's wall included where there is one, and beyond the last, mm. */
const GAP_MM = { prong: 0.35, bezel: 0.8 } as const;
const BEYOND_MM = 0.4;
/** Depth below the girdle as a share of a faceted stone's width, and of the band's thickness what it stands over. */
const PAVILION_SHARE = 0.43;
const STANDS_SHARE = 0.72;

/** Inner diameter by US size (jewelry-facts, section 1). */
const innerMm = (us: number): number => 11.63 + 0.8128 * us;

/** The angle from the top up to which a head and the stones beside it take the band, radians. */
export function takenBySides(
  { band, centre }: Pick<RingSketch, 'band' | 'centre'>,
  { stone, perSide, setting, taper, outerShare = OUTER_SIDE_SHARE }: SideStones,
  innerDiameterMm: number,
): number {
  const acrossMm =
    centre === null ? 0 : centre.orientation === 'along-finger' ? centre.widthMm : centre.lengthMm;
  let edgeMm = acrossMm / 2;
  let taken = 0;
  for (let k = 0; k < perSide; k++) {
    const share = k === 0 ? 1 : outerShare;
    // Those that taper lie lengthwise.
    const half = (share * (taper === undefined ? stone.widthMm : stone.lengthMm)) / 2;
    const girdle =
      innerDiameterMm / 2 + STANDS_SHARE * band.thicknessMm + PAVILION_SHARE * share * stone.widthMm;
    // Its inner edge, leaning with the band, is to lie beyond its neighbour's outer one.
    const angle =
      Math.atan2(half, girdle) +
      Math.asin(Math.min(1, (edgeMm + GAP_MM[setting]) / Math.hypot(girdle, half)));
    edgeMm = girdle * Math.sin(angle) + half * Math.cos(angle);
    taken = angle + Math.asin(Math.min(0.95, (half + BEYOND_MM) / girdle));
  }
  return taken;
}

/** Whether a motif of this size finds room on the shoulders beside stones on both sides. */
export function hasShoulderRoom(
  ring: Pick<RingSketch, 'band' | 'centre'>,
  sides: SideStones,
  sizeMm: number,
  innerDiameterMm: number,
): boolean {
  const reach = sizeMm / 2 / (innerDiameterMm / 2 + ring.band.thicknessMm);
  return takenBySides(ring, sides, innerDiameterMm) + reach <= FARTHEST_SHOULDER;
}

/** Whether stones on both sides were asked for, by name or by their number. */
const asksForSides = ({ brief }: RingWish): boolean =>
  ringArrangements(brief).includes('side-stones') || brief.stoneCount === 3 || brief.stoneCount === 5;

/**
 * Makes room for a motif on the shoulders beside stones on both sides of the head. Where they would stand over it the
 * stones yield, from the outer ones; such as were asked for stay, and false is returned. Either is told.
 */
export function makeShoulderRoom(sketch: RingSketch, wish: RingWish, motif: Motif, sizeMm: number): boolean {
  const { sideStones: sides } = sketch;
  if (sides === null) return true;
  const innerDiameterMm = innerMm(wish.usSize);
  const fits = (perSide: 1 | 2): boolean =>
    hasShoulderRoom(sketch, { ...sides, perSide }, sizeMm, innerDiameterMm);
  if (fits(sides.perSide)) return true;
  const name = motif.toLowerCase();
  if (asksForSides(wish)) {
    wish.adjustments.push(
      `The stones on both sides reach down the shoulders: there is no room for the ${name} motif.`,
    );
    return false;
  }
  const few = sides.perSide === 2 && fits(1);
  sketch.sideStones = few ? { ...sides, perSide: 1 } : null;
  wish.adjustments.push(
    few
      ? `So that there is room for the ${name} motif on the shoulders there is one stone on each side, not two.`
      : `So that there is room for the ${name} motif on the shoulders the centre stone stands alone.`,
  );
  return true;
}
