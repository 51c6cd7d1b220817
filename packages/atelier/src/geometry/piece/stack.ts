import type { Ornament } from '../../design/ornament/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { fuseRing } from './rings.ts';

/** An ornament in its place. */
export interface SetOrnament {
  readonly built: BuiltOrnament;
  readonly frame: Frame;
}

/** Light between linked rings, so that they move. */
const PLAY_MM = 0.08;

/**
 * Hangs an ornament under a place of solid metal (in the piece's frame) by two linked rings: one fused above in the
 * plane of the front, one fused to the ornament standing across it. The ornament swings freely.
 */
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
  const wire = Math.min(0.42, Math.max(0.3, trial.rimMm * 0.3));
  const radius = Math.max(0.95, wire * 2.6);
  const upper = { ...own, origin: hold };
  // The upper ring bites into the hold by half its wire; the lower hangs in it.
  const upperCentre = toWorld(upper, 0, -radius + wire * 0.5, 0);
  const lowerCentre = toWorld(upper, 0, -radius + wire * 0.5 - (2 * radius - 2 * wire - PLAY_MM), 0);
  fuseRing(bench, work, alloyId, {
    centre: upperCentre,
    along: own.y,
    across: own.x,
    radiusMm: radius,
    wireMm: wire,
  });
  fuseRing(bench, work, alloyId, {
    centre: lowerCentre,
    along: own.y,
    across: own.z,
    radiusMm: radius,
    wireMm: wire,
  });
  const [x, y, z] = trial.holds.top;
  const frame = shifted({ ...own, origin: lowerCentre }, -x, -y - radius + wire * 0.5, -z);
  return { built: buildOrnament(bench, work, tray, frame, ornament), frame };
}
