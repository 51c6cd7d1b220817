import type { Ornament } from '../../design/ornament/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { addScaled } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { fuseRing } from './rings.ts';

/** An ornament in its place. */
export interface SetOrnament {
  readonly built: BuiltOrnament;
  readonly frame: Frame;
}

/** Light between linked rings, so that they move. */
const PLAY_MM = 0.08;

/** Radius of the wire of links that carry something with a rim of this thickness, mm. */
export const linkWireMm = (rimMm: number): number => Math.min(0.42, Math.max(0.3, rimMm * 0.3));

/**
 * Two linked rings under a place of solid metal (in the piece's frame): one fused above in the plane of the front, one
 * standing across it, to be fused to what hangs there. It swings freely.
 * @returns where the hung thing has solid metal: the lower ring bites half its wire below it
 */
export function linkUnder(
  bench: Bench,
  work: Workpiece,
  own: Frame,
  hold: Vec3,
  wireMm: number,
  alloyId: string,
): Vec3 {
  const radiusMm = Math.max(0.95, wireMm * 2.6);
  // The upper ring bites into the hold by half its wire; the lower hangs in it.
  const upperMm = -radiusMm + wireMm * 0.5;
  const lowerMm = upperMm - (2 * radiusMm - 2 * wireMm - PLAY_MM);
  const at = (down: number): Vec3 => addScaled(hold, own.y, down);
  fuseRing(bench, work, alloyId, {
    centre: at(upperMm),
    along: own.y,
    across: own.x,
    radiusMm,
    wireMm,
  });
  fuseRing(bench, work, alloyId, {
    centre: at(lowerMm),
    along: own.y,
    across: own.z,
    radiusMm,
    wireMm,
  });
  return at(lowerMm - radiusMm + wireMm * 0.5);
}

/** Hangs an ornament under a place of solid metal (in the piece's frame) by two linked rings. */
export function hangUnder(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  own: Frame,
  hold: Vec3,
  ornament: Ornament,
  alloyId: string,
): SetOrnament {
  const trial = measureOrnament(bench, ornament);
  const origin = linkUnder(bench, work, own, hold, linkWireMm(trial.rimMm), alloyId);
  const [x, y, z] = trial.holds.top;
  const frame = shifted({ ...own, origin }, -x, -y, -z);
  return { built: buildOrnament(bench, work, tray, frame, ornament), frame };
}
