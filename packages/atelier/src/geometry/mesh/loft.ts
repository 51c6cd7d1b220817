import type { Vec3 } from '@filigree/raytracer';
import { add, cross, dot, length, normalize, scale, sub } from '../vec.ts';
import { neededPoints, refinedPath, refinedProfile, stepsOfArc } from './tessellation.ts';

export interface RawMesh {
  readonly positions: number[];
  readonly indices: number[];
}

/**
 * Skins a sequence of rings with equal point counts. `closed` joins the last ring to the first (a torus);
 * otherwise both ends are capped by a fan about the middle of their points, or about those given, from which
 * end rings must be star-shaped.
 * The orientation is settled by the kernel (negative volumes are turned).
 */
export function loft(
  rings: readonly (readonly Vec3[])[],
  closed: boolean,
  middles: readonly Vec3[] = [rings[0], rings[rings.length - 1]].map(middleOf),
): RawMesh {
  const m = rings.length;
  const n = rings[0].length;
  const positions: number[] = [];
  const indices: number[] = [];
  for (const ring of rings) for (const p of ring) positions.push(p[0], p[1], p[2]);
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const next = ((i + 1) % m) * n;
    for (let k = 0; k < n; k++) {
      const a = i * n + k;
      const b = i * n + ((k + 1) % n);
      const c = next + k;
      const d = next + ((k + 1) % n);
      indices.push(a, b, d, a, d, c);
    }
  }
  if (!closed) {
    for (const [middle, base, turned] of [
      [middles[0], 0, true],
      [middles[1], (m - 1) * n, false],
    ] as const) {
      const centre = positions.length / 3;
      positions.push(middle[0], middle[1], middle[2]);
      for (let k = 0; k < n; k++) {
        const k2 = (k + 1) % n;
        indices.push(centre, base + (turned ? k2 : k), base + (turned ? k : k2));
      }
    }
  }
  return { positions, indices };
}

/** The mean of points. */
export const middleOf = (points: readonly Vec3[]): Vec3 =>
  scale(
    points.reduce((sum, p) => add(sum, p)),
    1 / points.length,
  );

/**
 * A surface of revolution about Z from (radius, z) pairs, bottom to top; ends with radius 0 become poles. Has at
 * least `least` segments, and more (of profile and round) where the tolerance asks for them.
 */
export function lathe(drawn: readonly (readonly [radius: number, z: number])[], least: number): RawMesh {
  const segments = Math.max(least, stepsOfArc(Math.max(...drawn.map(([r]) => r))));
  const profile = refinedProfile(drawn);
  const positions: number[] = [];
  const indices: number[] = [];
  const open = profile.filter(([r]) => r > 1e-9);
  const bottom = profile[0];
  const top = profile[profile.length - 1];
  for (const [r, z] of open) {
    for (let k = 0; k < segments; k++) {
      const a = (2 * Math.PI * k) / segments;
      positions.push(r * Math.cos(a), r * Math.sin(a), z);
    }
  }
  for (let i = 0; i + 1 < open.length; i++) {
    for (let k = 0; k < segments; k++) {
      const a = i * segments + k;
      const b = i * segments + ((k + 1) % segments);
      indices.push(a, b, b + segments, a, b + segments, a + segments);
    }
  }
  const low = positions.length / 3;
  positions.push(0, 0, bottom[1], 0, 0, top[1]);
  const last = (open.length - 1) * segments;
  for (let k = 0; k < segments; k++) {
    const k2 = (k + 1) % segments;
    indices.push(low, k2, k, low + 1, last + k, last + k2);
  }
  return { positions, indices };
}

export interface TubePoint {
  readonly at: Vec3;
  /** Half sizes of the section: across the bend (`side`) and in the plane of the bend (`up`). */
  readonly side: number;
  readonly up: number;
}

/** A section of a tube before its points are set. */
interface TubeRing {
  readonly centre: Vec3;
  readonly side: Vec3;
  readonly up: Vec3;
  readonly halfSide: number;
  readonly halfUp: number;
}

/** Sections of a tube farther apart along it than this many half sizes do not meet in a bend. */
const BEND_WINDOW = 2.5;

/**
 * A bar with an elliptical (`squareness` 2) to rounded-rectangular (4 and more) section along a path. Rotation
 * minimising frame started so that `side` lies along `sideHint`. Ends are domed unless `flatEnds`. Has at least
 * `segments` around, and more (there and along the path) where the tolerance asks for them. Where the path bends
 * tighter than the bar is thick, the inner side becomes an edge: it does not fold through itself.
 */
export function tube(
  drawn: readonly TubePoint[],
  sideHint: Vec3,
  { segments: least = 16, squareness = 2, flatEnds = false, closed = false } = {},
): RawMesh {
  const path = thinnedTube(refinedTube(drawn, closed), closed);
  const n = path.length;
  const thickest = Math.max(...path.map((p) => Math.max(p.side, p.up)));
  // Corners of squarish sections turn faster than a round.
  const tighter = squareness > 2 ? 1.3 : 1;
  const segments = Math.max(least, 2 * Math.ceil((tighter * stepsOfArc(thickest)) / 2));
  const tangentAt = (i: number): Vec3 =>
    closed
      ? normalize(sub(path[(i + 1) % n].at, path[(i + n - 1) % n].at))
      : normalize(sub(path[Math.min(n - 1, i + 1)].at, path[Math.max(0, i - 1)].at));
  const unit: [number, number][] = [];
  for (let k = 0; k < segments; k++) {
    const a = (2 * Math.PI * k) / segments;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const f = 1 / (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (1 / squareness);
    unit.push([c * f, s * f]);
  }
  const rings: TubeRing[] = [];
  const dome = Math.max(5, stepsOfArc(thickest, Math.PI / 2));
  const tangents = path.map((_, i) => tangentAt(i));
  const sides = closed
    ? untwisted(carriedAlong(tangents, sideHint), tangents)
    : carriedAlong(tangents, sideHint);
  for (let i = 0; i < n; i++) {
    const t = tangents[i];
    const side = sides[i];
    const up = cross(t, side);
    const p = path[i];
    const reach = Math.min(p.side, p.up);
    const ringAt = (centre: Vec3, share: number): void => {
      rings.push({ centre, side, up, halfSide: p.side * share, halfUp: p.up * share });
    };
    if (!closed && !flatEnds && i === 0) {
      for (let k = dome; k >= 1; k--) {
        const a = (k / (dome + 0.4)) * (Math.PI / 2);
        ringAt(sub(p.at, scale(t, reach * Math.sin(a))), Math.cos(a));
      }
    }
    ringAt(p.at, 1);
    if (!closed && !flatEnds && i === n - 1) {
      for (let k = 1; k <= dome; k++) {
        const a = (k / (dome + 0.4)) * (Math.PI / 2);
        ringAt(add(p.at, scale(t, reach * Math.sin(a))), Math.cos(a));
      }
    }
  }
  return loft(unfolded(rings, unit, closed), closed);
}

/** Directions across a path, each the one before it turned no more than the path is. */
function carriedAlong(tangents: readonly Vec3[], hint: Vec3): Vec3[] {
  let side = hint;
  return tangents.map((t) => {
    side = normalize(sub(side, scale(t, dot(side, t))));
    return side;
  });
}

/**
 * Directions carried along a closed path that leaves its plane come back turned about it (its holonomy): the turn is
 * taken out little by little, or the seam would be wrung.
 */
function untwisted(sides: readonly Vec3[], tangents: readonly Vec3[]): Vec3[] {
  const [first, t] = [sides[0], tangents[0]];
  const last = sides[sides.length - 1];
  const back = normalize(sub(last, scale(t, dot(last, t))));
  const turned = Math.atan2(dot(cross(first, back), t), dot(first, back));
  return sides.map((side, i) => {
    const a = (-turned * i) / sides.length;
    return add(scale(side, Math.cos(a)), scale(cross(tangents[i], side), Math.sin(a)));
  });
}

/**
 * The points of sections. On the inner side of a bend that is tighter than the bar is thick they are drawn back
 * towards the path until they are no nearer to another place of it than to their own: the lines from the path to its
 * surface then never cross.
 */
function unfolded(
  rings: readonly TubeRing[],
  unit: readonly (readonly [number, number])[],
  closed: boolean,
): Vec3[][] {
  const n = rings.length;
  const next = (i: number): TubeRing | undefined => rings[closed ? i % n : i];
  // Pairs of sections of which one reaches over the middle between their centres.
  const nearer = rings.map((): Vec3[] => []);
  rings.forEach((ring, i) => {
    const window = BEND_WINDOW * Math.max(ring.halfSide, ring.halfUp);
    let along = 0;
    let last = ring;
    for (let j = i + 1; j < i + n; j++) {
      const other = next(j);
      if (other === undefined) break;
      along += length(sub(other.centre, last.centre));
      if (along > window) break;
      last = other;
      const way = sub(other.centre, ring.centre);
      const half = dot(way, way) / 2;
      if (reaches(ring, way, half)) nearer[i].push(way);
      if (reaches(other, way, half)) nearer[j % n].push(scale(way, -1));
    }
  });
  return rings.map(({ centre, side, up, halfSide, halfUp }, i) =>
    unit.map(([c, s]) => {
      const out = add(scale(side, c * halfSide), scale(up, s * halfUp));
      const share = nearer[i].reduce((least, way) => {
        const leans = dot(out, way);
        return leans > 0 ? Math.min(least, dot(way, way) / (2 * leans)) : least;
      }, 1);
      return add(centre, share < 1 ? scale(out, share) : out);
    }),
  );
}

/** Whether a section's outline leans along `way` by more than `half`, a product of two lengths. */
function reaches({ side, up, halfSide, halfUp }: TubeRing, way: Vec3, half: number): boolean {
  const [a, b] = [dot(way, side) * halfSide, dot(way, up) * halfUp];
  return a * a + b * b > half * half;
}

/** A tube's path with points added where it is round; sizes go evenly from point to point. */
function refinedTube(path: readonly TubePoint[], closed: boolean): TubePoint[] {
  return refinedPath(
    path.map(({ at }) => at),
    closed,
    (i) => Math.max(path[i].side, path[i].up),
  ).map(({ at, from, share }) => {
    const [a, b] = [path[from], path[(from + 1) % path.length]];
    return { at, side: a.side + (b.side - a.side) * share, up: a.up + (b.up - a.up) * share };
  });
}

/** A tube's path without the points that its form does not need. */
function thinnedTube(path: readonly TubePoint[], closed: boolean): readonly TubePoint[] {
  const sized = path.map(({ at, side, up }) => [...at, side, up]);
  return neededPoints(sized, closed, (i) => Math.max(path[i].side, path[i].up)).map((i) => path[i]);
}

/**
 * A centripetal Catmull-Rom curve through the points, `steps` a span (Yuksel, Schaefer and Keyser, "Parameterization and
 * applications of Catmull-Rom curves", 2011): where a short span lies between long ones it has neither loop nor cusp.
 * Sizes go evenly from point to point.
 */
export function smoothPath(points: readonly TubePoint[], steps: number): TubePoint[] {
  const out: TubePoint[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [q, r] = [points[i], points[i + 1]];
    const leaving = leavingAt(points[i - 1]?.at, q.at, r.at);
    // Seen from its end, the span runs the other way.
    const arriving = scale(leavingAt(points[i + 2]?.at, r.at, q.at), -1);
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      out.push({
        at: hermite(q.at, leaving, r.at, arriving, t),
        side: q.side + (r.side - q.side) * t,
        up: q.up + (r.up - q.up) * t,
      });
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** The derivative at q of the curve from q to r, over the span of length 1, after `before`; at an end, of the chord. */
function leavingAt(before: Vec3 | undefined, q: Vec3, r: Vec3): Vec3 {
  const chord = sub(r, q);
  if (before === undefined) return chord;
  const [came, goes] = [Math.sqrt(length(sub(q, before))), Math.sqrt(length(chord))];
  if (came === 0 || goes === 0) return chord;
  return scale(
    add(
      sub(scale(sub(q, before), 1 / came), scale(sub(r, before), 1 / (came + goes))),
      scale(chord, 1 / goes),
    ),
    goes,
  );
}

/** A cubic from a point and its derivative to another. */
function hermite(q: Vec3, leaving: Vec3, r: Vec3, arriving: Vec3, t: number): Vec3 {
  const [t2, t3] = [t * t, t * t * t];
  return add(
    add(scale(q, 2 * t3 - 3 * t2 + 1), scale(leaving, t3 - 2 * t2 + t)),
    add(scale(r, 3 * t2 - 2 * t3), scale(arriving, t3 - t2)),
  );
}
