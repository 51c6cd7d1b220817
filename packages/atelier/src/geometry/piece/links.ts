import type { Frame } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Vec3 } from '../solids.ts';
import { addScaled } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { fuseRing } from './rings.ts';

/** Light between linked rings, so that they move. */
const PLAY_MM = 0.08;
/** Light between a ring and the rim that the other one is fused to. */
const RIM_PLAY_MM = 0.1;

/** Radius of the wire of links that carry something with a rim of this thickness, mm. */
export const linkWireMm = (rimMm: number): number => Math.min(0.42, Math.max(0.3, rimMm * 0.3));

/** Where links take hold, and how far the metal stands out beyond it. */
export interface Hold {
  readonly at: Vec3;
  readonly rimMm: number;
}

/**
 * Two linked rings under a place of solid metal (in the piece's frame): one fused above in the plane of the front, one
 * standing across it, to be fused to what hangs there by a rim of `rimMm`. It swings freely.
 * @returns where the hung thing has solid metal: the lower ring bites half its wire below it
 */
export function linkUnder(
  bench: Bench,
  work: Workpiece,
  own: Frame,
  hold: Hold,
  { wireMm, rimMm, alloyId }: { readonly wireMm: number; readonly rimMm: number; readonly alloyId: string },
): Vec3 {
  const radiusMm = Math.max(0.95, wireMm * 2.6);
  // Rings are as long as lets each wire pass between the other and the rim that it is fused to.
  const halfLength = (overMm: number): number =>
    Math.max(radiusMm, (overMm + RIM_PLAY_MM + 3.5 * wireMm + PLAY_MM) / 2);
  const [upper, lower] = [halfLength(hold.rimMm), halfLength(rimMm)];
  // The upper ring bites into the hold by half its wire; the lower hangs in it.
  const upperMm = -upper + wireMm * 0.5;
  const lowerMm = upperMm - upper + 2 * wireMm + PLAY_MM - lower;
  const at = (down: number): Vec3 => addScaled(hold.at, own.y, down);
  const ring = (centre: Vec3, halfMm: number, across: Vec3): void =>
    fuseRing(bench, work, alloyId, {
      centre,
      along: own.y,
      across,
      radiusMm: halfMm,
      acrossMm: radiusMm,
      wireMm,
    });
  ring(at(upperMm), upper, own.x);
  ring(at(lowerMm), lower, own.z);
  return at(lowerMm - lower + wireMm * 0.5);
}
