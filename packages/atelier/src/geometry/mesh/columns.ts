import type { TriangleMesh } from '../solids.ts';

/** Top of a column that has no metal. */
export const CLOSED_TOP = -Infinity;

/** The lowest metal of a closed mesh over every point of an even grid, mm: as a comb pressed against its back feels it. */
export interface Columns {
  readonly stepMm: number;
  readonly minX: number;
  readonly minY: number;
  readonly countX: number;
  readonly countY: number;
  /** Where the metal begins (+Infinity for none) and where it ends first. */
  readonly floor: Float64Array;
  readonly top: Float64Array;
}

export function columnsOf({ positions: p, indices }: TriangleMesh, stepMm: number): Columns {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i += 3) {
    minX = Math.min(minX, p[i]!);
    maxX = Math.max(maxX, p[i]!);
    minY = Math.min(minY, p[i + 1]!);
    maxY = Math.max(maxY, p[i + 1]!);
  }
  const countX = Math.floor((maxX - minX) / stepMm) + 1;
  const countY = Math.floor((maxY - minY) / stepMm) + 1;
  const floor = new Float64Array(countX * countY).fill(Infinity);
  const top = new Float64Array(countX * countY).fill(Infinity);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const [ax, ay] = [p[a]! - minX, p[a + 1]! - minY];
    const [bx, by] = [p[b]! - minX, p[b + 1]! - minY];
    const [cx, cy] = [p[c]! - minX, p[c + 1]! - minY];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const lowest = area > 0 ? top : floor;
    const toI = Math.floor(Math.max(ax, bx, cx) / stepMm);
    const toJ = Math.floor(Math.max(ay, by, cy) / stepMm);
    for (let j = Math.ceil(Math.min(ay, by, cy) / stepMm); j <= toJ; j++) {
      for (let i = Math.ceil(Math.min(ax, bx, cx) / stepMm); i <= toI; i++) {
        const [x, y] = [i * stepMm, j * stepMm];
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const z = u * p[a + 2]! + v * p[b + 2]! + w * p[c + 2]!;
        const at = j * countX + i;
        if (z < lowest[at]!) lowest[at] = z;
      }
    }
  }
  // Where a beam runs along an edge, it may see a floor without a top: no metal is there to speak of.
  for (let at = 0; at < top.length; at++) {
    if (floor[at]! < top[at]! && top[at]! < Infinity) continue;
    floor[at] = Infinity;
    top[at] = CLOSED_TOP;
  }
  return { stepMm, minX, minY, countX, countY, floor, top };
}
