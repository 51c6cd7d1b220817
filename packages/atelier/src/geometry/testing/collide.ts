/** Whether two meshes run into each other, one of them moved: far quicker than a boolean that says what they share. */
import type { TriangleMesh, Vec3 } from '../solids.ts';
import type { Box } from './inspect.ts';

/** Triangles in a leaf of the tree. */
const LEAF = 4;
/** Surfaces that reach less far through each other only graze, mm. */
const GRAZE_MM = 0.003;

/** The triangles of a mesh in a tree of boxes, which parts only where something is looked for. */
export interface Tree {
  readonly positions: Float32Array;
  /** Corners of the triangles, in the order of the leaves. */
  readonly corners: Uint32Array;
  /** Six numbers a node: the least and the most of its three axes. */
  readonly boxes: number[];
  /** Three numbers a node: its first triangle, how many, and its first child, the other following; 0 while it has none. */
  readonly nodes: number[];
}

/** @param indices corners of the triangles that count, all of the mesh if none are given */
export function treeOf({ positions, indices }: TriangleMesh, chosen: ArrayLike<number> = indices): Tree {
  const corners = Uint32Array.from(chosen);
  const tree: Tree = { positions, corners, boxes: [], nodes: [] };
  addNode(tree, 0, corners.length / 3);
  return tree;
}

function addNode({ positions, corners, boxes, nodes }: Tree, from: number, count: number): void {
  const INF = Number.POSITIVE_INFINITY;
  let [x0, y0, z0, x1, y1, z1] = [INF, INF, INF, -INF, -INF, -INF];
  for (let i = from * 3; i < (from + count) * 3; i++) {
    const at = corners[i]! * 3;
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
    if (z < z0) z0 = z;
    if (z > z1) z1 = z;
  }
  boxes.push(x0, y0, z0, x1, y1, z1);
  nodes.push(from, count, 0);
}

/** The first of a node's two children; 0 for a leaf. */
function childOf(tree: Tree, node: number): number {
  const { nodes } = tree;
  const [from, count, known] = [nodes[node * 3]!, nodes[node * 3 + 1]!, nodes[node * 3 + 2]!];
  if (known > 0 || count <= LEAF) return known;
  const child = nodes.length / 3;
  nodes[node * 3 + 2] = child;
  const cut = parted(tree, node, from, from + count);
  addNode(tree, from, cut - from);
  addNode(tree, cut, from + count - cut);
  return child;
}

/** Sorts triangles to either side of the middle of the box's longest side; answers where the second side begins. */
function parted({ positions, corners, boxes }: Tree, node: number, from: number, to: number): number {
  const sides = [0, 1, 2].map((q) => boxes[node * 6 + q + 3]! - boxes[node * 6 + q]!);
  const axis = sides.indexOf(Math.max(...sides));
  const thrice = ((boxes[node * 6 + axis]! + boxes[node * 6 + axis + 3]!) / 2) * 3;
  let cut = from;
  for (let t = from; t < to; t++) {
    const [a, b, c] = [corners[t * 3]!, corners[t * 3 + 1]!, corners[t * 3 + 2]!];
    if (positions[a * 3 + axis]! + positions[b * 3 + axis]! + positions[c * 3 + axis]! >= thrice) continue;
    for (let k = 0; k < 3; k++) corners[t * 3 + k] = corners[cut * 3 + k]!;
    corners[cut * 3] = a;
    corners[cut * 3 + 1] = b;
    corners[cut * 3 + 2] = c;
    cut++;
  }
  // Large triangles about one place lie all to one side.
  return cut === from || cut === to ? (from + to) >> 1 : cut;
}

/** What of a tree counts: triangles that reach into a box. */
export interface Piece {
  readonly tree: Tree;
  readonly within: Box;
}

/** Whether the surface of `b`, moved, goes through that of `a`. */
export function collide(a: Piece, b: Piece, moved: Vec3, grazeMm = GRAZE_MM): boolean {
  const pairs = [0, 0];
  const [one, other] = [a.tree, b.tree];
  while (pairs.length > 0) {
    const k = pairs.pop()!;
    const i = pairs.pop()!;
    if (!touch(one.boxes, i, other.boxes, k, moved)) continue;
    if (isOut(one.boxes, i, a.within) || isOut(other.boxes, k, b.within)) continue;
    const isLeaf = one.nodes[i * 3 + 1]! <= LEAF;
    const isOtherLeaf = other.nodes[k * 3 + 1]! <= LEAF;
    if (isLeaf && isOtherLeaf) {
      if (leavesCross(one, i, other, k, moved, grazeMm)) return true;
      continue;
    }
    if (!isOtherLeaf && (isLeaf || spread(other.boxes, k) > spread(one.boxes, i))) {
      const child = childOf(other, k);
      pairs.push(i, child, i, child + 1);
    } else {
      const child = childOf(one, i);
      pairs.push(child, k, child + 1, k);
    }
  }
  return false;
}

function touch(a: readonly number[], i: number, b: readonly number[], k: number, moved: Vec3): boolean {
  for (let q = 0; q < 3; q++)
    if (a[i * 6 + 3 + q]! < b[k * 6 + q]! + moved[q]! || b[k * 6 + 3 + q]! + moved[q]! < a[i * 6 + q]!)
      return false;
  return true;
}

function isOut(boxes: readonly number[], i: number, { min, max }: Box): boolean {
  for (let q = 0; q < 3; q++) if (boxes[i * 6 + 3 + q]! < min[q]! || max[q]! < boxes[i * 6 + q]!) return true;
  return false;
}

const spread = (boxes: readonly number[], i: number): number =>
  Math.max(
    boxes[i * 6 + 3]! - boxes[i * 6]!,
    boxes[i * 6 + 4]! - boxes[i * 6 + 1]!,
    boxes[i * 6 + 5]! - boxes[i * 6 + 2]!,
  );

/** The corners of the two triangles that are compared: nine coordinates each. */
const [ONE, OTHER] = [new Float64Array(9), new Float64Array(9)];
const NOWHERE: Vec3 = [0, 0, 0];

function leavesCross(a: Tree, i: number, b: Tree, k: number, moved: Vec3, grazeMm: number): boolean {
  const [firstA, firstB] = [a.nodes[i * 3]!, b.nodes[k * 3]!];
  for (let s = firstA; s < firstA + a.nodes[i * 3 + 1]!; s++) {
    lay(ONE, a, s, NOWHERE);
    for (let t = firstB; t < firstB + b.nodes[k * 3 + 1]!; t++) {
      lay(OTHER, b, t, moved);
      if (areBeside(ONE, OTHER)) continue;
      if (pierces(ONE, OTHER, grazeMm) || pierces(OTHER, ONE, grazeMm)) return true;
    }
  }
  return false;
}

function lay(at: Float64Array, { positions, corners }: Tree, t: number, moved: Vec3): void {
  for (let k = 0; k < 3; k++) {
    const corner = corners[t * 3 + k]! * 3;
    at[k * 3] = positions[corner]! + moved[0];
    at[k * 3 + 1] = positions[corner + 1]! + moved[1];
    at[k * 3 + 2] = positions[corner + 2]! + moved[2];
  }
}

function areBeside(a: Float64Array, b: Float64Array): boolean {
  for (let q = 0; q < 3; q++) {
    const [a0, a1, a2, b0, b1, b2] = [a[q]!, a[q + 3]!, a[q + 6]!, b[q]!, b[q + 3]!, b[q + 6]!];
    if (Math.max(a0, a1, a2) < Math.min(b0, b1, b2) || Math.max(b0, b1, b2) < Math.min(a0, a1, a2))
      return true;
  }
  return false;
}

const heights = new Float64Array(3);

/** Whether an edge of `a` goes through `b`, both its ends well off its plane. */
function pierces(a: Float64Array, b: Float64Array, grazeMm: number): boolean {
  const [ux, uy, uz] = [b[3]! - b[0]!, b[4]! - b[1]!, b[5]! - b[2]!];
  const [vx, vy, vz] = [b[6]! - b[0]!, b[7]! - b[1]!, b[8]! - b[2]!];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (size < 1e-12) return false;
  for (let k = 0; k < 9; k += 3)
    heights[k / 3] = ((a[k]! - b[0]!) * nx + (a[k + 1]! - b[1]!) * ny + (a[k + 2]! - b[2]!) * nz) / size;
  for (let k = 0; k < 3; k++) {
    const next = (k + 1) % 3;
    const [from, to] = [heights[k]!, heights[next]!];
    if (from > 0 === to > 0 || Math.min(Math.abs(from), Math.abs(to)) < grazeMm) continue;
    const share = from / (from - to);
    const px = a[k * 3]! + share * (a[next * 3]! - a[k * 3]!) - b[0]!;
    const py = a[k * 3 + 1]! + share * (a[next * 3 + 1]! - a[k * 3 + 1]!) - b[1]!;
    const pz = a[k * 3 + 2]! + share * (a[next * 3 + 2]! - a[k * 3 + 2]!) - b[2]!;
    // The shares of the two sides that lead to the place, by Cramer's rule in the plane.
    const uu = ux * ux + uy * uy + uz * uz;
    const uv = ux * vx + uy * vy + uz * vz;
    const vv = vx * vx + vy * vy + vz * vz;
    const up = ux * px + uy * py + uz * pz;
    const vp = vx * px + vy * py + vz * pz;
    const whole = uu * vv - uv * uv;
    const [s, t] = [(up * vv - vp * uv) / whole, (vp * uu - up * uv) / whole];
    if (s >= 0 && t >= 0 && s + t <= 1) return true;
  }
  return false;
}
