import type { Vec3 } from '@filigree/raytracer';
import type { CutProportions } from '../../design/stones/proportions.ts';
import { clamp, cross, dot, mixNumber, normalize, sub, type Vec2 } from '../vec.ts';
import { LOWER_HALF, STAR } from './brilliant.ts';
import { normalAt, supportOf } from './outlines.ts';
import { type Plane, plane } from './planes.ts';

/**
 * Facets of cushion, marquise, pear, heart, trillion and radiant: derived here from the meets of the round brilliant and
 * from table, crown and depth in `proportions.ts`, copied from no diagram (docs/decisions/0064).
 */

/** A place where a main meets the girdle: point and outward normal, in widths. */
export interface Meet {
  readonly at: Vec2;
  readonly normal: Vec2;
}

/**
 * The facets of a brilliant over an outline that is not a round's image, in widths: crown and pavilion without
 * table and girdle. Laid by meets, as a cutter finds them: a main stands on each of the given places, through the
 * culet below and to the table above; a star is laid through two corners of the table and the edge between
 * their mains, as far out as its length says; halves run from there, and from where the lower halves end, to the
 * girdle at the mains and at `between` (one place after each main that has a next one; as many as mains for a
 * closed ring). Meets are exact but where a strongly bowed girdle pushes a half outwards.
 */
export function meetBrilliant(
  outline: readonly Vec2[],
  meets: readonly Meet[],
  between: readonly Vec2[],
  p: CutProportions,
): Plane[] {
  const z = p.girdleShare / 2;
  const top = z + p.crownShare;
  const culet: Vec3 = [0, 0, -z - p.pavilionShare];
  const corner = ([x, y]: Vec2): Vec3 => [x * p.tableShare, y * p.tableShare, top];
  const crown = meets.map(({ at, normal }) => leaning(at, normal, z, corner(at)));
  const pavilion = meets.map(({ at, normal }) => leaning(at, normal, -z, culet));
  const planes = [...crown, ...pavilion];
  between.forEach((middle, i) => {
    const next = (i + 1) % meets.length;
    const a = meets[i].at;
    const b = meets[next].at;
    const far = Math.hypot(middle[0], middle[1]);
    const out = ([x, y]: Vec3 | Vec2): number => (x * middle[0] + y * middle[1]) / far;
    const side = (out(a) + out(b)) * 0.5 * p.tableShare;
    const inner = out(onBoth(crown[i], crown[next], top));
    const outer = out(onBoth(crown[i], crown[next], z));
    const drop = clamp((mixNumber(side, far, STAR) - inner) / (outer - inner), 0.05, 0.95);
    const star = onBoth(crown[i], crown[next], mixNumber(top, z, drop));
    planes.push(through(corner(a), corner(b), star));
    planes.push(half(outline, star, a, middle, z), half(outline, star, middle, b, z));
    const reach = out(onBoth(pavilion[i], pavilion[next], -z));
    const rise = clamp(((1 - LOWER_HALF) * far) / reach, 0.05, 0.95);
    const keel = onBoth(pavilion[i], pavilion[next], mixNumber(culet[2], -z, rise));
    planes.push(half(outline, keel, a, middle, -z), half(outline, keel, middle, b, -z));
  });
  return planes;
}

/**
 * Places for the mains and between them where rays from the culet at even angles meet a convex outline; the angles
 * are those of a round stretched by `ratio`.
 */
export function evenMeets(
  outline: readonly Vec2[],
  fold: number,
  ratio: number,
): { readonly meets: Meet[]; readonly between: Vec2[] } {
  const place = (share: number): Meet => {
    const turn = (2 * Math.PI * share) / fold;
    const seen = Math.atan2(Math.sin(turn), ratio * Math.cos(turn));
    return { at: outlineAt(outline, seen), normal: normalAt(outline, seen) };
  };
  const each = Array.from({ length: fold }, (_, i) => i);
  return { meets: each.map((i) => place(i)), between: each.map((i) => place(i + 0.5).at) };
}

/** Where the ray from the origin at angle `a` leaves a convex outline. */
function outlineAt(outline: readonly Vec2[], a: number): Vec2 {
  const [dx, dy] = [Math.cos(a), Math.sin(a)];
  let reach = Number.POSITIVE_INFINITY;
  outline.forEach(([x, y], i) => {
    const q = outline[(i + 1) % outline.length];
    const [nx, ny] = [q[1] - y, x - q[0]];
    const facing = nx * dx + ny * dy;
    if (facing > 0) reach = Math.min(reach, (nx * x + ny * y) / facing);
  });
  return [reach * dx, reach * dy];
}

/** What is left of the girdle at its thinnest, between the scallops of the halves above and below. */
const THINNEST = 0.4;

/** The plane with the girdle's direction at a girdle point that also goes through another point. */
function leaning(at: Vec2, [nx, ny]: Vec2, z: number, other: Vec3): Plane {
  // n.p + k z = d at both points.
  const run = nx * (at[0] - other[0]) + ny * (at[1] - other[1]);
  const k = run / (other[2] - z);
  return plane(nx, ny, k, nx * at[0] + ny * at[1] + k * z);
}

/** The point of two planes at a height. */
function onBoth(a: Plane, b: Plane, z: number): Vec3 {
  const det = a[0] * b[1] - a[1] * b[0];
  const da = a[3] - a[2] * z;
  const db = b[3] - b[2] * z;
  return [(da * b[1] - db * a[1]) / det, (db * a[0] - da * b[0]) / det, z];
}

/** The plane through three points with the middle of the stone (or of a half stone, y >= 0) inside. */
function through(a: Vec3, b: Vec3, c: Vec3): Plane {
  const n = normalize(cross(sub(b, a), sub(c, a)));
  const d = dot(n, a);
  const inside = dot(n, [0, 0.1, 0]) < d;
  return inside ? [n[0], n[1], n[2], d] : [-n[0], -n[1], -n[2], -d];
}

/** From where two mains meet down to two places of the girdle, never through the girdle between them. */
function half(outline: readonly Vec2[], from: Vec3, a: Vec2, b: Vec2, height: number): Plane {
  const laid = through(from, [a[0], a[1], height], [b[0], b[1], height]);
  const flat = Math.hypot(laid[0], laid[1]);
  const nx = laid[0] / flat;
  const ny = laid[1] / flat;
  const thin = height * THINNEST;
  const reach = supportOf(outline, nx, ny);
  if (laid[0] * from[0] + laid[1] * from[1] + laid[2] * from[2] >= reach * flat + laid[2] * thin) return laid;
  const k = (reach - nx * from[0] - ny * from[1]) / (from[2] - thin);
  return plane(nx, ny, k, reach + k * thin);
}
