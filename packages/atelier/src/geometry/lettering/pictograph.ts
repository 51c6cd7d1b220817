import { pictographPath } from '../../design/lettering/pictographs.ts';
import type { Vec2 } from '../vec.ts';
import { loopsOf } from './outlines.ts';

/** Em at which curves are taken apart: their chords are then fine enough for figures up to about twice as large. */
const EM_MM = 24;

const drawings = new Map<string, readonly (readonly Vec2[])[]>();

/** A pictograph's outlines about its middle, the larger of width and height from -1 to 1; y up, counters turn back. */
export function pictograph(character: string): readonly (readonly Vec2[])[] {
  const known = drawings.get(character);
  if (known !== undefined) return known;
  const loops = loopsOf(pictographPath(character, EM_MM));
  const xs = loops.flat().map(([x]) => x);
  const ys = loops.flat().map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const half = Math.max(right - left, high - low) / 2;
  const drawing = loops.map((loop) =>
    loop.map(([x, y]): Vec2 => [(x - (left + right) / 2) / half, (y - (low + high) / 2) / half]),
  );
  drawings.set(character, drawing);
  return drawing;
}
