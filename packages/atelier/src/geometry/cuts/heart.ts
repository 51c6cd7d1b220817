import type { Vec3 } from '@filigree/raytracer';
import type { CutProportions } from '../../design/stones/proportions.ts';
import type { TriangleMesh } from '../solids.ts';
import { dot, mixNumber, radians, sub, type Vec2 } from '../vec.ts';
import { type Meet, meetBrilliant } from './meets.ts';
import { facetsOf, type Plane, plane } from './planes.ts';

/** Radius of a lobe in widths: a cleft of a tenth of the length, a matter of taste. */
const LOBE = 0.275;
const LOBE_Y = 0.5 - LOBE;
/** How much the side bows from the lobe to the point. */
const SIDE_TURN_DEGREES = 22;
/** Mains of one half between cleft and point: nine in all, and with them the heart brilliant's 59 facets. */
const MAINS_BETWEEN = 3;

/** One half of the outline, from the cleft over the lobe to the point; y >= 0, lobes at +x, the point at -x. */
export interface HeartHalf {
  readonly points: readonly Vec2[];
  /** Middle of the lobe's arc. */
  readonly lobe: Vec2;
}

/**
 * The upper half of a heart's girdle in widths, its length centred on the origin: an arc about the lobe from the
 * cleft on the axis, and an arc of larger radius, tangent to it, to the point on the axis.
 */
export function heartHalf(ratio: number, segments = { lobe: 32, side: 8 }): HeartHalf {
  const cx = ratio / 2 - LOBE;
  const tip = -ratio / 2;
  const on = (a: number): Vec2 => [cx + LOBE * Math.cos(a), LOBE_Y + LOBE * Math.sin(a)];
  const bow = radians(SIDE_TURN_DEGREES);
  // Where the lobe ends: the chord from there to the point is turned by half the side's bow from its tangent.
  let low = radians(70);
  let high = radians(178);
  for (let i = 0; i < 50; i++) {
    const a = (low + high) / 2;
    const [x, y] = on(a);
    const chord = Math.atan2(y, x - tip);
    if (chord - (a - Math.PI / 2) - bow / 2 > 0) low = a;
    else high = a;
  }
  const end = (low + high) / 2;
  const cleft = -Math.asin(LOBE_Y / LOBE);
  const points: Vec2[] = [];
  for (let i = 0; i <= segments.lobe; i++) {
    points.push(on(mixNumber(cleft, end, i / segments.lobe)));
  }
  const [ex, ey] = on(end);
  const radius = Math.hypot(ex - tip, ey) / (2 * Math.sin(bow / 2));
  const centre: Vec2 = [ex - radius * Math.cos(end), ey - radius * Math.sin(end)];
  for (let i = 1; i <= segments.side; i++) {
    const a = end + (bow * i) / segments.side;
    points.push([centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)]);
  }
  // On the axis exactly, so that the halves share their corners.
  points[0] = [points[0][0], 0];
  points[points.length - 1] = [tip, 0];
  return { points, lobe: [cx, LOBE_Y] };
}

/** The whole outline, counter-clockwise from the cleft; concave there. */
export function heartOutline(ratio: number): Vec2[] {
  const { points } = heartHalf(ratio);
  return [
    ...points,
    ...points
      .slice(1, -1)
      .map(([x, y]): Vec2 => [x, -y])
      .reverse(),
  ];
}

/**
 * The arc of radius `bridge` that fills the cleft: its middle on the axis, where it touches the lobe at y > 0, and
 * the cleft's own place on the axis. In widths.
 */
export function heartBay(
  ratio: number,
  bridge: number,
): { readonly middle: number; readonly touch: Vec2; readonly cleft: number } {
  const { points, lobe } = heartHalf(ratio);
  const reach = LOBE + bridge;
  const middle = lobe[0] + Math.sqrt(reach * reach - LOBE_Y * LOBE_Y);
  const touch: Vec2 = [mixNumber(lobe[0], middle, LOBE / reach), mixNumber(lobe[1], 0, LOBE / reach)];
  return { middle, touch, cleft: points[0][0] };
}

/**
 * The outline with its cleft filled by an arc of `bridge` (in widths): what metal of up to that thickness can
 * follow without folding over itself.
 */
export function bridgedHeart(ratio: number, bridge: number): Vec2[] {
  const { points, lobe } = heartHalf(ratio);
  const { middle, touch } = heartBay(ratio, bridge);
  const from = Math.atan2(touch[1], middle - touch[0]);
  const steps = Math.max(4, Math.ceil(from / radians(6)));
  const fill = Array.from({ length: steps }, (_, i): Vec2 => {
    const a = (from * i) / steps;
    return [middle - bridge * Math.cos(a), bridge * Math.sin(a)];
  });
  const startAngle = Math.atan2(touch[1] - lobe[1], touch[0] - lobe[0]);
  const rest = points.filter(
    ([x, y], i) => i > 0 && (x < lobe[0] || Math.atan2(y - lobe[1], x - lobe[0]) > startAngle + 0.02),
  );
  const half = [...fill, touch, ...rest];
  return [
    ...half,
    ...half
      .slice(1, -1)
      .map(([x, y]): Vec2 => [x, -y])
      .reverse(),
  ];
}

/** How much the spacing of facets goes by arc length, the rest by turning. */
const LENGTH_WEIGHT = 0.6;

/**
 * Places along the half, `share` from 0 (cleft) to 1 (point): by arc length and by turning, so that both the
 * round lobe and the long side get their facets.
 */
function alongHalf(points: readonly Vec2[]): (share: number) => Meet {
  const edges = points.slice(1).map((q, i) => {
    const p = points[i];
    const len = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return { p, q, len, angle: Math.atan2(p[0] - q[0], q[1] - p[1]) };
  });
  const length = edges.reduce((sum, e) => sum + e.len, 0);
  const turn = edges[edges.length - 1].angle - edges[0].angle;
  const ends: number[] = [];
  let walked = 0;
  edges.forEach(({ len, angle }) => {
    walked += len;
    ends.push(mixNumber((angle - edges[0].angle) / turn, walked / length, LENGTH_WEIGHT));
  });
  return (share) => {
    const i = Math.max(
      0,
      ends.findIndex((end) => end >= share - 1e-9),
    );
    const from = i === 0 ? 0 : ends[i - 1];
    const t = (share - from) / (ends[i] - from || 1);
    const { p, q, angle } = edges[i];
    return {
      at: [mixNumber(p[0], q[0], t), mixNumber(p[1], q[1], t)],
      normal: [Math.cos(angle), Math.sin(angle)],
    };
  };
}

/**
 * One half of a heart brilliant as the planes of a convex body, y >= 0, in widths. Cut by meets (`meetBrilliant`).
 * At the cleft the first mains of
 * both halves meet in a valley. 1 table, 8 stars, 9 crown mains, 16 upper halves, 16 lower halves, 9 pavilion mains:
 * the 59 facets that the trade counts on a
 * heart (gsdiamonds.com/products/heart, diamondguild.com.au; the pattern of stars, mains and halves: mgc-labs.ru).
 */
export function heartHalfPlanes(ratio: number, p: CutProportions): Plane[] {
  const { points } = heartHalf(ratio);
  const place = alongHalf(points);
  const count = MAINS_BETWEEN + 1;
  const meets = Array.from({ length: count + 1 }, (_, i): Meet => {
    if (i === count) return { at: points[points.length - 1], normal: [-1, 0] };
    return i === 0 ? { ...place(0), at: points[0] } : place(i / count);
  });
  const planes: Plane[] = [[0, -1, 0, 0], plane(0, 0, 1, p.girdleShare / 2 + p.crownShare)];
  points.slice(1).forEach((q, i) => {
    const a = points[i];
    planes.push(plane(q[1] - a[1], a[0] - q[0], 0, a[0] * (q[1] - a[1]) + a[1] * (a[0] - q[0])));
  });
  const between = Array.from({ length: count }, (_, i) => place((i + 0.5) / count).at);
  planes.push(...meetBrilliant(points, meets, between, p));
  return planes;
}

/** Corners nearer than this (widths) are one. */
const WELD = 5e-4;

/**
 * The heart as a closed mesh in widths: a half and its mirror image, welded along the section that they share.
 * Triangles of one facet are coplanar; flat shading draws the facets.
 */
export function heartMesh(halfPlanes: readonly Plane[]): TriangleMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const vertex = ([x, y, z]: Vec3): number => {
    const flat = Math.abs(y) < WELD ? 0 : y;
    for (let i = 0; i < positions.length; i += 3) {
      if (Math.hypot(positions[i] - x, positions[i + 1] - flat, positions[i + 2] - z) < WELD) return i / 3;
    }
    positions.push(x, flat, z);
    return positions.length / 3 - 1;
  };
  const rings: number[][] = [];
  for (const { plane: own, corners } of facetsOf(halfPlanes)) {
    if (own[1] === -1) continue;
    rings.push(corners.map(vertex), corners.map((c) => vertex([c[0], -c[1], c[2]])).reverse());
  }
  for (const ring of rings) {
    // A corner of a facet too small to be kept may lie on the edge of its neighbour.
    const whole = ring.flatMap((v, i) => [v, ...verticesBetween(positions, v, ring[(i + 1) % ring.length])]);
    const distinct = withoutSpurs(whole);
    for (let i = 2; i < distinct.length; i++) indices.push(distinct[0], distinct[i - 1], distinct[i]);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Vertices on the edge between two others, from the first to the second. */
function verticesBetween(positions: readonly number[], from: number, to: number): number[] {
  const at = (v: number): Vec3 => [positions[v * 3], positions[v * 3 + 1], positions[v * 3 + 2]];
  const start = at(from);
  const edge = sub(at(to), start);
  const length2 = dot(edge, edge);
  const found: { readonly v: number; readonly t: number }[] = [];
  for (let v = 0; v < positions.length / 3; v++) {
    if (v === from || v === to) continue;
    const way = sub(at(v), start);
    const t = dot(way, edge) / length2;
    if (t <= 0 || t >= 1) continue;
    const off = sub(way, [edge[0] * t, edge[1] * t, edge[2] * t]);
    if (dot(off, off) < WELD * WELD) found.push({ v, t });
  }
  return found.sort((a, b) => a.t - b.t).map(({ v }) => v);
}

/** A ring without places where it stays or goes to and fro: what is left of facets thinner than the weld. */
function withoutSpurs(ring: readonly number[]): number[] {
  const left = [...ring];
  for (let i = 0; i < left.length && left.length > 2; ) {
    const next = (i + 1) % left.length;
    const after = (i + 2) % left.length;
    if (left[i] !== left[next] && left[i] !== left[after]) {
      i++;
      continue;
    }
    left.splice(next, 1);
    i = 0;
  }
  return left;
}
