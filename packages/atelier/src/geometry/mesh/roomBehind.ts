import type { TriangleMesh } from '../solids.ts';
import { CLOSED_TOP, type Columns, columnsOf } from './columns.ts';
import type { RawMesh } from './loft.ts';

/** Columns to the width of a wall: how truly it follows what stands over it. */
const COLUMNS_A_WALL = 8;
/** Columns from one point of the room's roof to the next. */
const STRIDE = 3;
/** Rooms lower than this are none, mm. */
const LEAST_HIGH_MM = 0.05;
/** How far a room goes out through the back, so that nothing is left of it as a skin, mm. */
const THROUGH_MM = 0.2;

/**
 * What can be taken out of a solid through its back (the side of -z) so that a wall is left to its front and to all sides:
 * a roof under the lowest metal of every place, where a ball as wide as the wall fits between the two. Null where nothing
 * can. Measured in columns, for moving a whole relief about to erode it costs many booleans of all its triangles.
 * @param isKept what stays full, as seen from the front
 */
export function roomBehind(
  mesh: TriangleMesh,
  wallMm: number,
  isKept: (x: number, y: number) => boolean,
): RawMesh | null {
  const columns = columnsOf(mesh, wallMm / COLUMNS_A_WALL);
  const roof = roofOver(columns, wallMm);
  const { countX, countY, stepMm, minX, minY } = columns;
  const heightAt = (i: number, j: number): number => {
    if (i < 0 || j < 0 || i >= countX || j >= countY) return -Infinity;
    const index = j * countX + i;
    const [x, y] = [minX + i * stepMm, minY + j * stepMm];
    if (!(columns.floor[index]! < Infinity) || isKept(x, y)) return -Infinity;
    return roof(i, j) - columns.floor[index]!;
  };
  const stands = (i: number, j: number): boolean => heightAt(i, j) > LEAST_HIGH_MM;

  // Down to the lowest of all: between two points at different depths a sloping bottom would leave a skin.
  const backMm = columns.floor.reduce((least, floor) => Math.min(least, floor), Infinity);
  const positions: number[] = [];
  const indices: number[] = [];
  const vertices = new Map<number, number>();
  /** A point over the column (i, j), drawn at (x, y) in columns: above, and below as the next one. */
  const vertex = (key: number, i: number, j: number, x: number, y: number): number => {
    const known = vertices.get(key);
    if (known !== undefined) return known;
    const made = positions.length / 3;
    const floor = columns.floor[j * countX + i]!;
    const at = [minX + x * stepMm, minY + y * stepMm] as const;
    positions.push(...at, floor + heightAt(i, j), ...at, backMm - THROUGH_MM);
    vertices.set(key, made);
    return made;
  };
  const nodesX = Math.ceil(countX / STRIDE) + 1;
  const nodesY = Math.ceil(countY / STRIDE) + 1;
  const inside = Array.from({ length: nodesX * nodesY }, (_, n) =>
    stands((n % nodesX) * STRIDE, Math.floor(n / nodesX) * STRIDE),
  );
  const node = (a: number, b: number): number =>
    vertex((b * nodesX + a) * 3, a * STRIDE, b * STRIDE, a * STRIDE, b * STRIDE);
  /** Where the room ends between a node inside it and one beside that is not. */
  const end = (a: number, b: number, da: number, db: number): number => {
    let last = 0;
    while (last + 1 < STRIDE && stands(a * STRIDE + da * (last + 1), b * STRIDE + db * (last + 1))) last++;
    const [i, j] = [a * STRIDE + da * last, b * STRIDE + db * last];
    const edge = (Math.min(b, b + db) * nodesX + Math.min(a, a + da)) * 3 + (da !== 0 ? 1 : 2);
    return vertex(edge, i, j, i + da / 2, j + db / 2);
  };

  for (let b = 0; b + 1 < nodesY; b++) {
    for (let a = 0; a + 1 < nodesX; a++) {
      const corners = [
        [a, b],
        [a + 1, b],
        [a + 1, b + 1],
        [a, b + 1],
      ] as const;
      for (const outline of outlinesOf(corners.map(([x, y]) => inside[y * nodesX + x]!))) {
        const points = outline.map(({ corner, towards }) => {
          const [x, y] = corners[corner]!;
          if (towards === null) return node(x, y);
          const [u, v] = corners[towards]!;
          return end(x, y, u - x, v - y);
        });
        for (let k = 2; k < points.length; k++) {
          const [p, q, r] = [points[0]!, points[k - 1]!, points[k]!];
          indices.push(p, q, r, p + 1, r + 1, q + 1);
        }
        outline.forEach(({ towards }, k) => {
          const next = (k + 1) % outline.length;
          if (towards === null || outline[next]!.towards === null) return;
          const [p, q] = [points[k]!, points[next]!];
          indices.push(p, p + 1, q + 1, p, q + 1, q);
        });
      }
    }
  }
  return indices.length === 0 ? null : { positions, indices };
}

/** A point of a room's outline within a cell: a corner of it, or the end of the room on the way to the next corner. */
interface OutlinePoint {
  readonly corner: number;
  readonly towards: number | null;
}

/** What of a cell is in the room, by its corners in their order: rooms that meet at one diagonal only stay apart. */
function outlinesOf(inside: readonly boolean[]): OutlinePoint[][] {
  const before = (k: number): number => (k + 3) % 4;
  const after = (k: number): number => (k + 1) % 4;
  const at = (k: number): OutlinePoint[] => [
    ...(inside[before(k)] ? [] : [{ corner: k, towards: before(k) }]),
    { corner: k, towards: null },
    ...(inside[after(k)] ? [] : [{ corner: k, towards: after(k) }]),
  ];
  const those = [0, 1, 2, 3].filter((k) => inside[k]);
  if (those.length === 2 && !inside[after(those[0]!)] && !inside[before(those[0]!)]) return those.map(at);
  return those.length === 0 ? [] : [those.flatMap(at)];
}

/** How high a ball of the wall's radius leaves the metal under it whole, over a column. */
function roofOver(columns: Columns, wallMm: number): (i: number, j: number) => number {
  const { countX, countY, stepMm, top } = columns;
  const reach = Math.floor(wallMm / stepMm);
  const ball: { readonly di: number; readonly dj: number; readonly down: number }[] = [];
  for (let dj = -reach; dj <= reach; dj++)
    for (let di = -reach; di <= reach; di++) {
      const off = Math.hypot(di, dj) * stepMm;
      if (off <= wallMm) ball.push({ di, dj, down: Math.sqrt(wallMm ** 2 - off ** 2) });
    }
  // What is next to the edge is found first.
  ball.sort((a, b) => a.down - b.down);
  return (i, j) => {
    let roof = Infinity;
    for (const { di, dj, down } of ball) {
      const [u, v] = [i + di, j + dj];
      const over = u < 0 || v < 0 || u >= countX || v >= countY ? CLOSED_TOP : top[v * countX + u]!;
      if (over === CLOSED_TOP) return -Infinity;
      if (over - down < roof) roof = over - down;
    }
    return roof;
  };
}
