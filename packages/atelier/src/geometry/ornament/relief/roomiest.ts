import type { Vec2 } from '../../vec.ts';

export interface Disc {
  readonly at: Vec2;
  readonly radius: number;
}

/** Points along the longer side of a first search, and rounds in which a search about the best halves its step. */
const COARSE = 36;
const ROUNDS = 6;

/** The largest disc inside outlines (counters are holes), to about a thousandth of their extent; null for none. */
export function roomiest(outlines: readonly (readonly Vec2[])[]): Disc | null {
  const points = outlines.flat();
  if (points.length < 3) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let step = Math.max(right - left, high - low) / COARSE;
  let best: Disc = { at: [left, low], radius: 0 };
  const look = (x: number, y: number): void => {
    const radius = roomAt(outlines, x, y);
    if (radius > best.radius) best = { at: [x, y], radius };
  };
  for (let x = left + step / 2; x < right; x += step)
    for (let y = low + step / 2; y < high; y += step) look(x, y);
  for (let round = 0; round < ROUNDS; round++) {
    step /= 2;
    const [x, y] = best.at;
    for (const dx of [-step, 0, step]) for (const dy of [-step, 0, step]) look(x + dx, y + dy);
  }
  return best.radius > 0 ? best : null;
}

/** How far a point inside is from the nearest outline; 0 outside. */
export function roomAt(outlines: readonly (readonly Vec2[])[], x: number, y: number): number {
  if (!isWithin(outlines, x, y)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const loop of outlines) {
    for (let i = 0; i < loop.length; i++) {
      const [ax, ay] = loop[i];
      const [bx, by] = loop[(i + 1) % loop.length];
      const [ex, ey] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + t * ex - x, ay + t * ey - y));
    }
  }
  return nearest;
}

/** Whether a point lies inside outlines, whose counters are holes. */
export function isWithin(outlines: readonly (readonly Vec2[])[], x: number, y: number): boolean {
  let inside = false;
  for (const loop of outlines) {
    for (let i = 0; i < loop.length; i++) {
      const [ax, ay] = loop[i];
      const [bx, by] = loop[(i + 1) % loop.length];
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
    }
  }
  return inside;
}
