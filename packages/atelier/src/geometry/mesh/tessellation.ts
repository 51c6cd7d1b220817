import type { Vec3 } from '@filigree/raytracer';
import { add, dot, normalize, scale, sub } from '../vec.ts';

/**
 * Farthest that a facet may stand off the round surface it is drawn for, mm. Casters ask for 0.015 (jewelry-facts,
 * section 3); what is left over is for the thinning of fused metal.
 */
const CHORD_MM = 0.0105;
/** The same for bodies that are never fused, which nothing thins. */
export const UNFUSED_CHORD_MM = 0.0142;
/** A path that turns by more than this at a point has a kink there, as sharp as edges are drawn (finishMetal.ts). */
const KINK_RADIANS = (38 * Math.PI) / 180;
/** A span this many times as long as the next one is a straight run that a curve meets, not a part of the curve. */
const RUN_SHARE = 3;
/** Points put between two of a path at most: paths are drawn finely enough for their form to be known. */
const MOST_BETWEEN = 7;

/**
 * Steps that draw an arc of a radius within the tolerance: a chord of an arc that turns by t stands r t t / 8 off it.
 * @param turn radians; a whole round if left out
 */
export const stepsOfArc = (radiusMm: number, turn = 2 * Math.PI, chordMm = CHORD_MM): number =>
  Math.ceil(turn * Math.sqrt(Math.max(0, radiusMm) / (8 * chordMm)));

/** A point put between two of a path: `share` of the way from point `from` to the next. */
interface PathPoint {
  readonly at: Vec3;
  readonly from: number;
  readonly share: number;
}

/**
 * A path with points added wherever the surface that is swept along it would stand off its curve by more than the
 * tolerance. The curve between two points is a cubic with the tangents there; kinks and straight runs stay.
 * @param halfMm half size of what is swept, at a point: its outer side turns with a larger radius
 */
export function refinedPath(
  points: readonly Vec3[],
  closed: boolean,
  halfMm: (index: number) => number,
): PathPoint[] {
  const n = points.length;
  const spans = closed ? n : n - 1;
  const along = Array.from({ length: spans }, (_, i) => sub(points[(i + 1) % n], points[i]));
  const lengths = along.map((d) => Math.sqrt(dot(d, d)));
  const ways = along.map((d, i) => (lengths[i] > 1e-9 ? scale(d, 1 / lengths[i]) : null));
  // The turn at the start of every span; null where there is no curve to follow.
  const turns = Array.from({ length: n }, (_, i): number | null => {
    const before = closed ? ways[(i + spans - 1) % spans] : (ways[i - 1] ?? null);
    const after = ways[i] ?? null;
    if (before === null || after === null) return null;
    const turn = Math.acos(Math.min(1, Math.max(-1, dot(before, after))));
    return turn > KINK_RADIANS ? null : turn;
  });
  const tangentAt = (i: number): Vec3 | null => {
    const before = ways[(i + spans - 1) % spans];
    const after = ways[i % spans];
    if (turns[i] === null || before === null || after === null) return null;
    const [a, b] = [lengths[(i + spans - 1) % spans], lengths[i % spans]];
    if (a > RUN_SHARE * b) return before;
    if (b > RUN_SHARE * a) return after;
    return normalize(add(before, after));
  };
  const out: PathPoint[] = [];
  for (let i = 0; i < spans; i++) {
    out.push({ at: points[i], from: i, share: 0 });
    const next = (i + 1) % n;
    const way = ways[i];
    const turn = Math.max(turns[i] ?? 0, turns[next] ?? 0);
    if (way === null || turn === 0) continue;
    const width = lengths[i] + Math.max(halfMm(i), halfMm(next)) * turn;
    const steps = Math.ceil(Math.min(MOST_BETWEEN + 1, Math.sqrt((width * turn) / (8 * CHORD_MM))));
    if (steps < 2) continue;
    // Beside an end or a kink the curve goes on with the turn of its other end.
    const first = tangentAt(i);
    const last = tangentAt(next);
    const mirrored = (t: Vec3): Vec3 => sub(scale(way, 2 * dot(t, way)), t);
    const start = first ?? (last === null ? way : mirrored(last));
    const end = last ?? (first === null ? way : mirrored(first));
    for (let k = 1; k < steps; k++) {
      const t = k / steps;
      out.push({
        at: hermite(points[i], points[next], start, end, lengths[i], t),
        from: i,
        share: t,
      });
    }
  }
  if (!closed) out.push({ at: points[n - 1], from: n - 1, share: 0 });
  return out;
}

/** The cubic from `a` to `b` with unit tangents, which are given the length of the chord. */
function hermite(a: Vec3, b: Vec3, start: Vec3, end: Vec3, lengthMm: number, t: number): Vec3 {
  const [t2, t3] = [t * t, t * t * t];
  const [h, p, q, r] = [
    2 * t3 - 3 * t2 + 1,
    3 * t2 - 2 * t3,
    (t3 - 2 * t2 + t) * lengthMm,
    (t3 - t2) * lengthMm,
  ];
  const at = (k: 0 | 1 | 2): number => h * a[k] + p * b[k] + q * start[k] + r * end[k];
  return [at(0), at(1), at(2)];
}

/** The profile of a turned body (radius, height) with points added where it is round. */
export const refinedProfile = (
  profile: readonly (readonly [radius: number, z: number])[],
  closed = false,
): (readonly [radius: number, z: number])[] =>
  refinedPath(
    profile.map(([r, z]): Vec3 => [r, z, 0]),
    closed,
    () => 0,
  ).map(({ at }) => [Math.max(0, at[0]), at[1]] as const);

/** How far a surface may move where points are left out, mm: by no more than fused metal is thinned by (finishMetal.ts). */
export const THINNING_MM = 0.0025;
/** Points left out between two at most. */
const MOST_LEFT_OUT = 14;

/**
 * Which points of a path its swept surface needs: many are drawn closer than its size asks for. The ends of an open path
 * keep their directions.
 * @param points their place in the first three numbers, then whatever goes evenly from point to point, all in mm
 * @param halfMm half size of what is swept, at a point
 * @param offMm how far the surface may move where points are left out
 */
export function neededPoints(
  points: readonly (readonly number[])[],
  closed: boolean,
  halfMm: (index: number) => number,
  offMm = THINNING_MM,
): number[] {
  const n = points.length;
  if (n < 5) return points.map((_, i) => i);
  const at = (i: number): readonly number[] => points[i % n]!;
  const last = closed ? n : n - 2;
  const kept = closed ? [0] : [0, 1];
  for (let from = kept.at(-1)!; from < last; ) {
    let to = from + 1;
    while (to < last && to - from <= MOST_LEFT_OUT && isSpanned(at, from, to + 1, halfMm(to % n), offMm))
      to++;
    kept.push(to);
    from = to;
  }
  if (closed) kept.pop();
  else kept.push(n - 1);
  return kept;
}

/** Whether a straight run from a point to another stays within the tolerance of the surface about those between. */
function isSpanned(
  at: (i: number) => readonly number[],
  from: number,
  to: number,
  halfMm: number,
  offMm: number,
): boolean {
  const [a, b] = [at(from), at(to)];
  const turn = angleBetween(at(from), at(from + 1), at(to - 1), b);
  // What lies outside of the bend turns with it.
  const left = offMm - (halfMm * turn * turn) / 8;
  if (!(left > 0)) return false;
  const way = b.map((v, k) => v - a[k]!);
  const squared = way[0]! ** 2 + way[1]! ** 2 + way[2]! ** 2;
  if (squared === 0) return false;
  for (let i = from + 1; i < to; i++) {
    const p = at(i);
    const share =
      ((p[0]! - a[0]!) * way[0]! + (p[1]! - a[1]!) * way[1]! + (p[2]! - a[2]!) * way[2]!) / squared;
    if (share < 0 || share > 1) return false;
    const off = Math.hypot(...p.map((v, k) => v - a[k]! - way[k]! * share));
    if (off > left) return false;
  }
  return true;
}

/** How far the way from a to b turns to that from c to d, radians. */
function angleBetween(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  d: readonly number[],
): number {
  const [u, v] = [[0, 1, 2].map((k) => b[k]! - a[k]!), [0, 1, 2].map((k) => d[k]! - c[k]!)] as const;
  const cosine = (u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!) / (Math.hypot(...u) * Math.hypot(...v) || 1);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}
