import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import type { onRing } from './frame.ts';

/** A body along the band from one angle (radians from the top) to another, or all around where it is closed. */
export function arcBlock(
  bench: Bench,
  closed: boolean,
  from: number,
  to: number,
  ringAt: (angle: number) => ReturnType<typeof onRing>[],
): Solid {
  const steps = closed ? 240 : Math.max(6, Math.ceil((to - from) * 40));
  const rings = Array.from({ length: closed ? steps : steps + 1 }, (_, i) =>
    ringAt(closed ? (2 * Math.PI * i) / steps : from + ((to - from) * i) / steps),
  );
  return bench.solid(loft(rings, closed), 'trough');
}
