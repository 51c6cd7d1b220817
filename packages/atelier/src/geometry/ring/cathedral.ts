import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { smoothPath, type TubePoint, tube } from '../mesh/loft.ts';
import { clamp, mixNumber } from '../vec.ts';
import { onRing, type RingFrame } from './frame.ts';

/**
 * Two arches from the shoulders to the head, in the plane of the ring: they leave the band as its tangent at the angle `start` (radians) and meet
 * the head at `meetX`, `meetZ` (mm, in the ring's frame).
 */
export function buildArches(
  bench: Bench,
  ring: RingDesign,
  frame: RingFrame,
  start: number,
  meetX: number,
  meetZ: number,
): Solid[] {
  const mid = frame.innerRadiusMm + frame.thicknessMm * 0.55;
  const wide = ring.band.widthMm / 2;
  const thin = frame.thicknessMm * 0.42;
  return [-1, 1].map((side) => {
    const on = (angle: number, lift: number, w: number, u: number): TubePoint => {
      const p = onRing(angle, mid + lift, 0);
      return { at: [p[0] * side, p[1], p[2]], side: wide * w, up: thin * u };
    };
    // The arch is a smooth run from the band's tangent to the meeting point.
    const endAngle = Math.atan2(meetX, meetZ);
    const endLift = Math.hypot(meetX, meetZ) - mid;
    const points = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const angle = mixNumber(start, endAngle, t);
      const rise = endLift * t ** 1.7;
      return on(angle, rise, mixNumber(0.97, 0.56, t), mixNumber(1, clamp(0.62 / thin, 0.6, 1), t));
    });
    return bench.solid(
      tube(smoothPath(points, 6), [0, 1, 0], { segments: 28, squareness: 2.8 }),
      'cathedral arch',
    );
  });
}
