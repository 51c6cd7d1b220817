import { type Frame, placementOf } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import type { Gem } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';

/** Relief may lie on a stone up to so much of its crown, as its bezel does. */
const RUBBED_OVER = 0.4;

/** Relief without what would stand over stones in settings of their own: whatever they are set on, they lie open. */
export function bared(
  bench: Bench,
  relief: Solid,
  stones: readonly { readonly gem: Gem; readonly frame: Frame }[],
): Solid {
  const highMm = relief.boundingBox().max[2];
  const over = stones.flatMap(({ gem, frame }) => {
    const low = gem.crownMm * RUBBED_OVER;
    const high = highMm - frame.origin[2];
    if (high <= low) return [];
    const outline = gem.outline.map(({ x, y }): Vec2 => [x, y]);
    return [bench.placed(bench.prism(outline, low, high + 1), placementOf(frame))];
  });
  return bench.subtract(relief, over);
}
