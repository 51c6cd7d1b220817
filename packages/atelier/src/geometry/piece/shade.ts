import type { TriangleMesh } from '../solids.ts';
import type { Vec2 } from '../vec.ts';

/** Metal lower than this over the back is a back that a finding can be soldered to, mm. */
const BACK_MM = 0.34;
const CELL_MM = 0.25;
/** Cells of nothing about what is drawn. */
const MARGIN = 4;

/** What a figure covers of what is behind it, in cells. */
export interface Shade {
  /**
   * By how much a disc shows beside the figure, mm; what shows in its openings counts for the share `ofOpenings`.
   * Not more than 0 where it is covered.
   */
  readonly bareMm: (x: number, y: number, radiusMm: number, ofOpenings: number) => number;
  /** Whether metal is at the back there. */
  readonly isBack: (x: number, y: number) => boolean;
  readonly min: Vec2;
  readonly max: Vec2;
}

/**
 * Of meshes in an ornament's frame (z towards the viewer) that are looked at from where a place so deep behind the
 * front seems to be moved by `lean` times its depth.
 */
export function shadeOf(
  metal: readonly TriangleMesh[],
  stones: readonly TriangleMesh[],
  [leanX, leanY]: Vec2,
): Shade {
  const all = [...metal, ...stones];
  const seen = all.map(({ positions: p }) =>
    Float32Array.from({ length: (p.length / 3) * 2 }, (_, i) => {
      const at = (i >> 1) * 3;
      return p[at + (i & 1)]! - p[at + 2]! * ((i & 1) === 0 ? leanX : leanY);
    }),
  );
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of seen)
    for (let i = 0; i < points.length; i++) {
      const k = i & 1;
      box[k] = Math.min(box[k]!, points[i]!);
      box[k + 2] = Math.max(box[k + 2]!, points[i]!);
    }
  const [x0, y0, x1, y1] = box as [number, number, number, number];
  const wide = Math.max(1, Math.ceil((x1 - x0) / CELL_MM)) + 2 * MARGIN;
  const high = Math.max(1, Math.ceil((y1 - y0) / CELL_MM)) + 2 * MARGIN;
  const toCell = (x: number, y: number): Vec2 => [(x - x0) / CELL_MM + MARGIN, (y - y0) / CELL_MM + MARGIN];
  const covered = new Uint8Array(wide * high);
  const back = new Uint8Array(wide * high);
  all.forEach(({ positions: p, indices }, at) => {
    const points = seen[at]!;
    const isMetal = at < metal.length;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
      const low = Math.min(p[a * 3 + 2]!, p[b * 3 + 2]!, p[c * 3 + 2]!);
      eachCell(
        toCell(points[a * 2]!, points[a * 2 + 1]!),
        toCell(points[b * 2]!, points[b * 2 + 1]!),
        toCell(points[c * 2]!, points[c * 2 + 1]!),
        (x, y) => {
          covered[y * wide + x] = 1;
          if (isMetal && low < BACK_MM) back[y * wide + x] = 1;
        },
      );
    }
  });
  const room = distances(covered, wide, high);
  const outer = distances(withoutOpenings(covered, wide, high), wide, high);
  /** The cell of a place; none outside. */
  const cellAt = (x: number, y: number): number => {
    const i = Math.floor((x - x0) / CELL_MM) + MARGIN;
    const k = Math.floor((y - y0) / CELL_MM) + MARGIN;
    return i < 0 || k < 0 || i >= wide || k >= high ? -1 : k * wide + i;
  };
  return {
    bareMm: (x, y, radiusMm, ofOpenings) => {
      const cell = cellAt(x, y);
      if (cell < 0) return radiusMm;
      return Math.max(radiusMm - outer[cell]! * CELL_MM, (radiusMm - room[cell]! * CELL_MM) * ofOpenings);
    },
    isBack: (x, y) => back[cellAt(x, y)] === 1,
    min: [x0, y0],
    max: [x1, y1],
  };
}

/** Cells whose middle lies in a triangle (in cells). */
function eachCell(a: Vec2, b: Vec2, c: Vec2, mark: (x: number, y: number) => void): void {
  const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (twice === 0) return;
  const from = Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5);
  const to = Math.floor(Math.max(a[1], b[1], c[1]) - 0.5);
  const left = Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5);
  const right = Math.floor(Math.max(a[0], b[0], c[0]) - 0.5);
  const side = (p: Vec2, q: Vec2, x: number, y: number): number =>
    ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / twice;
  for (let y = from; y <= to; y++)
    for (let x = left; x <= right; x++) {
      const [u, v] = [x + 0.5, y + 0.5];
      if (side(a, b, u, v) >= 0 && side(b, c, u, v) >= 0 && side(c, a, u, v) >= 0) mark(x, y);
    }
}

/** With what no way from outside leads to filled. */
function withoutOpenings(covered: Uint8Array, wide: number, high: number): Uint8Array {
  const filled = new Uint8Array(covered.length).fill(1);
  const open = [0];
  filled[0] = 0;
  while (open.length > 0) {
    const cell = open.pop()!;
    const x = cell % wide;
    const y = (cell - x) / wide;
    for (const [i, k] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (i < 0 || k < 0 || i >= wide || k >= high) continue;
      const next = k * wide + i;
      if (covered[next] === 1 || filled[next] === 0) continue;
      filled[next] = 0;
      open.push(next);
    }
  }
  return filled;
}

/**
 * From every cell to the nearest one that is not covered, in cells: squared distances by rows, then by columns
 * (Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions; here with a plain scan of the column).
 */
function distances(covered: Uint8Array, wide: number, high: number): Float32Array {
  const row = new Float32Array(covered.length);
  for (let y = 0; y < high; y++) {
    for (let x = 0, run = 0; x < wide; x++) {
      run = covered[y * wide + x] === 1 ? run + 1 : 0;
      row[y * wide + x] = run;
    }
    for (let x = wide - 1, run = 0; x >= 0; x--) {
      run = covered[y * wide + x] === 1 ? run + 1 : 0;
      row[y * wide + x] = Math.min(row[y * wide + x]!, run);
    }
  }
  const found = new Float32Array(covered.length);
  for (let x = 0; x < wide; x++)
    for (let y = 0; y < high; y++) {
      let best = row[y * wide + x]! ** 2;
      for (let d = 1; d * d < best; d++) {
        for (const k of [y - d, y + d])
          best = Math.min(best, d * d + (k < 0 || k >= high ? 0 : row[k * wide + x]! ** 2));
      }
      found[y * wide + x] = Math.sqrt(best);
    }
  return found;
}
