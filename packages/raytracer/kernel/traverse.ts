// Closest hit of a ray with everything in the scene: a four-wide bounding volume hierarchy over packs of four
// triangles, plane sets and ellipsoids (Dammertz, Hanika and Keller, "Shallow Bounding Volume Hierarchies for
// Fast SIMD Ray Tracing of Incoherent Rays", 2008).

import {
  ELLIPSOID_BYTES,
  GEM_BYTES,
  GEM_CENTER,
  GEM_PLANES,
  GEM_PLANE_GROUPS,
  GEM_SCALE,
  GEM_TO_LOCAL,
  HEADER_ADDRESS,
  HEADER_ELLIPSOIDS,
  HEADER_GEMS,
  HEADER_NODES,
  HEADER_PACKS,
  LEAF_GEM,
  LEAF_TRIANGLES,
  NODE_CHILDREN,
  NODE_MAX_X,
  NODE_MAX_Y,
  NODE_MAX_Z,
  NODE_MIN_X,
  NODE_MIN_Y,
  NODE_MIN_Z,
  PACK_BYTES,
  PACK_EDGE1,
  PACK_EDGE2,
  PACK_TRIANGLE,
  SCRATCH_SPILL,
} from '../src/memory-layout';
import { crossEllipsoid, ellipsoidDistance, onCut } from './ellipsoid';
import { enterPlanes, facet, facetDistance } from './plane-set';
import { cross, normalize, scale, sub, transform } from './vector';

export const HIT_NOTHING: i32 = 0;
export const HIT_TRIANGLE: i32 = 1;
export const HIT_GEM: i32 = 2;
export const HIT_ELLIPSOID: i32 = 3;

/** Nearer crossings are taken for the surface that the ray starts from. */
export const NEAREST: f32 = 1e-4;
/** Farther than anything. */
export const FARTHEST: f32 = 1e30;
export const LEAST_COMPONENT: f32 = 1e-12;

/** What trace() found. The number is a triangle's, or the address of the gem or ellipsoid record. */
export let hitKind: i32 = 0;
export let hitDistance: f32 = 0;
export let hitNumber: usize = 0;
/** Barycentric weights of a triangle's second and third corner. */
export let hitU: f32 = 0;
export let hitV: f32 = 0;
/** The facet of a gem; 1 for an ellipsoid's cut face. */
export let hitPart: i32 = 0;
/** Address of the pack lane of a triangle, for its plane. */
export let hitLane: usize = 0;
/** Rays traced by this instance, segments inside gems included. */
export let rayCount: f64 = 0;

export let nodes: usize = 0;
export let packs: usize = 0;
let gems: usize = 0;
let ellipsoids: usize = 0;
export let stack: usize = 0;

export function bindTraversal(scratch: usize): void {
  nodes = load<u32>(HEADER_ADDRESS, HEADER_NODES);
  packs = load<u32>(HEADER_ADDRESS, HEADER_PACKS);
  gems = load<u32>(HEADER_ADDRESS, HEADER_GEMS);
  ellipsoids = load<u32>(HEADER_ADDRESS, HEADER_ELLIPSOIDS);
  stack = scratch;
}

@inline
export function countRays(n: f64): void {
  rayCount += n;
}

/** Outward (counter-clockwise) unit normal of the triangle that was hit. */
export function hitTriangleNormal(): v128 {
  const p = hitLane;
  const e1 = f32x4(load<f32>(p, PACK_EDGE1), load<f32>(p, PACK_EDGE1 + 16), load<f32>(p, PACK_EDGE1 + 32), 0);
  const e2 = f32x4(load<f32>(p, PACK_EDGE2), load<f32>(p, PACK_EDGE2 + 16), load<f32>(p, PACK_EDGE2 + 32), 0);
  return normalize(cross(e1, e2));
}

/** Makes these what was found last. */
@inline
export function setHit(kind: i32, distance: f32, number: usize, u: f32, v: f32, part: i32, lane: usize): void {
  hitKind = kind;
  hitDistance = distance;
  hitNumber = number;
  hitU = u;
  hitV = v;
  hitPart = part;
  hitLane = lane;
}

/** Whether a ray meets gem number `index` before `best`; sets what was found but its kind. */
@inline
export function meetGem(index: usize, o: v128, d: v128, best: f32): bool {
  const gem = gems + index * GEM_BYTES;
  const size = load<f32>(gem, GEM_SCALE);
  const shrink: f32 = 1.0 / size;
  const lo = scale(transform(gem + GEM_TO_LOCAL, sub(o, v128.load(gem, GEM_CENTER))), shrink);
  const ld = transform(gem + GEM_TO_LOCAL, d);
  const planes: usize = load<u32>(gem, GEM_PLANES);
  const groups = load<i32>(gem, GEM_PLANE_GROUPS);
  if (!enterPlanes(planes, groups, lo, ld, NEAREST * shrink, best * shrink)) return false;
  hitDistance = facetDistance * size;
  hitNumber = gem;
  hitPart = facet;
  return true;
}

/** The same for ellipsoid number `index`. */
@inline
export function meetEllipsoid(index: usize, o: v128, d: v128, best: f32): bool {
  const body = ellipsoids + index * ELLIPSOID_BYTES;
  if (!crossEllipsoid(body, o, d, true)) return false;
  if (ellipsoidDistance <= NEAREST || ellipsoidDistance >= best) return false;
  hitDistance = ellipsoidDistance;
  hitNumber = body;
  hitPart = i32(onCut);
  return true;
}

/** Finds the closest crossing between NEAREST and `farthest`; d must be a unit vector. */
export function trace(o: v128, d: v128, farthest: f32): void {
  rayCount += 1;
  hitKind = HIT_NOTHING;
  let best = farthest;

  // Directions along a plane get tiny components instead of none, which keeps reciprocals finite.
  const tiny = f32x4.lt(f32x4.abs(d), f32x4.splat(LEAST_COMPONENT));
  const inverse = f32x4.div(f32x4.splat(1), v128.bitselect(f32x4.splat(LEAST_COMPONENT), d, tiny));
  const scaled = f32x4.mul(o, inverse);
  const idx = v128.shuffle<f32>(inverse, inverse, 0, 0, 0, 0);
  const idy = v128.shuffle<f32>(inverse, inverse, 1, 1, 1, 1);
  const idz = v128.shuffle<f32>(inverse, inverse, 2, 2, 2, 2);
  const oidx = v128.shuffle<f32>(scaled, scaled, 0, 0, 0, 0);
  const oidy = v128.shuffle<f32>(scaled, scaled, 1, 1, 1, 1);
  const oidz = v128.shuffle<f32>(scaled, scaled, 2, 2, 2, 2);
  const ox = v128.shuffle<f32>(o, o, 0, 0, 0, 0);
  const oy = v128.shuffle<f32>(o, o, 1, 1, 1, 1);
  const oz = v128.shuffle<f32>(o, o, 2, 2, 2, 2);
  // The near and the far plane of each axis follow from the direction's sign alone.
  const signs = i32x4.bitmask(inverse);
  const nearX: usize = (signs & 1) == 0 ? NODE_MIN_X : NODE_MAX_X;
  const nearY: usize = (signs & 2) == 0 ? NODE_MIN_Y : NODE_MAX_Y;
  const nearZ: usize = (signs & 4) == 0 ? NODE_MIN_Z : NODE_MAX_Z;
  const farX: usize = <usize>(NODE_MIN_X + NODE_MAX_X) - nearX;
  const farY: usize = <usize>(NODE_MIN_Y + NODE_MAX_Y) - nearY;
  const farZ: usize = <usize>(NODE_MIN_Z + NODE_MAX_Z) - nearZ;
  const zero = f32x4.splat(0);
  const bottom = stack;
  const spill = stack + SCRATCH_SPILL;
  let top = bottom;
  let code: i32 = 0;

  while (true) {
    if (code >= 0) {
      const node = nodes + (<usize>code << 7);
      const enter = f32x4.pmax(
        f32x4.pmax(
          f32x4.sub(f32x4.mul(v128.load(node + nearX), idx), oidx),
          f32x4.sub(f32x4.mul(v128.load(node + nearY), idy), oidy),
        ),
        f32x4.pmax(f32x4.sub(f32x4.mul(v128.load(node + nearZ), idz), oidz), zero),
      );
      const leave = f32x4.pmin(
        f32x4.pmin(
          f32x4.sub(f32x4.mul(v128.load(node + farX), idx), oidx),
          f32x4.sub(f32x4.mul(v128.load(node + farY), idy), oidy),
        ),
        f32x4.pmin(f32x4.sub(f32x4.mul(v128.load(node + farZ), idz), oidz), f32x4.splat(best)),
      );
      let mask = i32x4.bitmask(f32x4.le(enter, leave));
      if (mask) {
        let lane: usize = <usize>ctz(mask) << 2;
        mask &= mask - 1;
        let next = load<i32>(node + lane, NODE_CHILDREN);
        if (mask) {
          v128.store(spill, enter);
          let nextDistance = load<f32>(spill + lane);
          do {
            lane = <usize>ctz(mask) << 2;
            mask &= mask - 1;
            const child = load<i32>(node + lane, NODE_CHILDREN);
            const distance = load<f32>(spill + lane);
            // The nearest child goes next, the others wait on the stack; without branches, which nothing could
            // predict.
            const nearer = distance < nextDistance;
            store<i32>(top, select<i32>(next, child, nearer));
            store<f32>(top, max<f32>(distance, nextDistance), 4);
            next = select<i32>(child, next, nearer);
            nextDistance = min<f32>(distance, nextDistance);
            top += 8;
          } while (mask);
        }
        code = next;
        continue;
      }
    } else {
      const leaf = -1 - code;
      const kind = leaf & 3;
      const index = <usize>(leaf >> 2);
      if (kind == LEAF_TRIANGLES) {
        // Möller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997, four at a time.
        const p = packs + index * PACK_BYTES;
        const vdx = v128.shuffle<f32>(d, d, 0, 0, 0, 0);
        const vdy = v128.shuffle<f32>(d, d, 1, 1, 1, 1);
        const vdz = v128.shuffle<f32>(d, d, 2, 2, 2, 2);
        const e1x = v128.load(p, 48);
        const e1y = v128.load(p, 64);
        const e1z = v128.load(p, 80);
        const e2x = v128.load(p, 96);
        const e2y = v128.load(p, 112);
        const e2z = v128.load(p, 128);
        const px = f32x4.sub(f32x4.mul(vdy, e2z), f32x4.mul(vdz, e2y));
        const py = f32x4.sub(f32x4.mul(vdz, e2x), f32x4.mul(vdx, e2z));
        const pz = f32x4.sub(f32x4.mul(vdx, e2y), f32x4.mul(vdy, e2x));
        const det = f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz));
        const overDet = f32x4.div(f32x4.splat(1), det);
        const tx = f32x4.sub(ox, v128.load(p));
        const ty = f32x4.sub(oy, v128.load(p, 16));
        const tz = f32x4.sub(oz, v128.load(p, 32));
        const u = f32x4.mul(
          f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)),
          overDet,
        );
        const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y));
        const qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z));
        const qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
        const v = f32x4.mul(
          f32x4.add(f32x4.add(f32x4.mul(vdx, qx), f32x4.mul(vdy, qy)), f32x4.mul(vdz, qz)),
          overDet,
        );
        const t = f32x4.mul(
          f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)),
          overDet,
        );
        let mask = i32x4.bitmask(
          v128.and(
            v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)),
            v128.and(
              f32x4.le(f32x4.add(u, v), f32x4.splat(1)),
              v128.and(f32x4.gt(t, f32x4.splat(NEAREST)), f32x4.lt(t, f32x4.splat(best))),
            ),
          ),
        );
        if (mask) {
          v128.store(spill, t);
          v128.store(spill, u, 16);
          v128.store(spill, v, 32);
          do {
            const lane: usize = <usize>ctz(mask) << 2;
            mask &= mask - 1;
            const distance = load<f32>(spill + lane);
            if (distance < best) {
              best = distance;
              hitKind = HIT_TRIANGLE;
              hitLane = p + lane;
              hitU = load<f32>(spill + lane, 16);
              hitV = load<f32>(spill + lane, 32);
            }
          } while (mask);
        }
      } else if (kind == LEAF_GEM) {
        if (meetGem(index, o, d, best)) {
          best = hitDistance;
          hitKind = HIT_GEM;
        }
      } else if (meetEllipsoid(index, o, d, best)) {
        best = hitDistance;
        hitKind = HIT_ELLIPSOID;
      }
    }
    // Next from the stack, skipping what lies behind the best hit by now.
    do {
      if (top == bottom) {
        hitDistance = best;
        if (hitKind == HIT_TRIANGLE) hitNumber = load<u32>(hitLane, PACK_TRIANGLE);
        return;
      }
      top -= 8;
    } while (load<f32>(top, 4) >= best);
    code = load<i32>(top);
  }
}
