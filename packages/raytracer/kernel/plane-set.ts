// Convex bodies as plane sets, four planes at a time: no acceleration structure, no leaks, exact facets.

import { PLANE_GROUP_BYTES } from '../src/memory-layout';
import { dot } from './vector';

/** The facet (plane number) found last, and its distance. */
export let facet: i32 = 0;
export let facetDistance: f32 = 0;

@inline
function along4(p: usize, a: v128): v128 {
  return f32x4.add(
    f32x4.add(
      f32x4.mul(v128.load(p), v128.shuffle<f32>(a, a, 0, 0, 0, 0)),
      f32x4.mul(v128.load(p, 16), v128.shuffle<f32>(a, a, 1, 1, 1, 1)),
    ),
    f32x4.mul(v128.load(p, 32), v128.shuffle<f32>(a, a, 2, 2, 2, 2)),
  );
}

/**
 * Clips the line o + t d to the half spaces (the slabs of Kay and Kajiya 1986): true when it enters the body
 * at a distance between `nearest` and `farthest`, with facet and facetDistance set.
 */
export function enterPlanes(planes: usize, groups: i32, o: v128, d: v128, nearest: f32, farthest: f32): bool {
  const zero = f32x4.splat(0);
  let enter = f32x4.splat(-1e30);
  let leave = f32x4.splat(1e30);
  let best = i32x4.splat(0);
  let group = i32x4.splat(0);
  for (let p = planes, end = planes + <usize>groups * PLANE_GROUP_BYTES; p < end; p += PLANE_GROUP_BYTES) {
    const slope = along4(p, d);
    const t = f32x4.div(f32x4.sub(v128.load(p, 48), along4(p, o)), slope);
    const inward = v128.and(f32x4.lt(slope, zero), f32x4.gt(t, enter));
    enter = v128.bitselect(t, enter, inward);
    best = v128.bitselect(group, best, inward);
    leave = v128.bitselect(t, leave, v128.and(f32x4.gt(slope, zero), f32x4.lt(t, leave)));
    group = i32x4.add(group, i32x4.splat(1));
  }
  pickLane(enter, best);
  const exit = min<f32>(
    min<f32>(f32x4.extract_lane(leave, 0), f32x4.extract_lane(leave, 1)),
    min<f32>(f32x4.extract_lane(leave, 2), f32x4.extract_lane(leave, 3)),
  );
  return facetDistance < exit && facetDistance > nearest && facetDistance < farthest;
}

/** Low bits of a float that hold the number of a plane group; the rest compares as before to 2^-17. */
const GROUP_BITS: i32 = 63;
/** Least height over a plane: a point on its facet, or a rounding error outside, leaves at once if at all. */
const LEAST_HEIGHT: f32 = 1e-7;

/**
 * From a point inside (or on) the body, the facet through which the line leaves: the one with the greatest
 * slope over height, which is the reciprocal of its distance and negative for all facets behind. The number
 * of the group rides in the quotient's low bits, so that one maximum finds both.
 */
export function leavePlanes(planes: usize, groups: i32, o: v128, d: v128): void {
  const ox = v128.shuffle<f32>(o, o, 0, 0, 0, 0);
  const oy = v128.shuffle<f32>(o, o, 1, 1, 1, 1);
  const oz = v128.shuffle<f32>(o, o, 2, 2, 2, 2);
  const dx = v128.shuffle<f32>(d, d, 0, 0, 0, 0);
  const dy = v128.shuffle<f32>(d, d, 1, 1, 1, 1);
  const dz = v128.shuffle<f32>(d, d, 2, 2, 2, 2);
  const least = f32x4.splat(LEAST_HEIGHT);
  const keep = i32x4.splat(~GROUP_BITS);
  let best = f32x4.splat(0);
  let group = i32x4.splat(0);
  for (let p = planes, end = planes + <usize>groups * PLANE_GROUP_BYTES; p < end; p += PLANE_GROUP_BYTES) {
    const nx = v128.load(p);
    const ny = v128.load(p, 16);
    const nz = v128.load(p, 32);
    const slope = f32x4.add(f32x4.add(f32x4.mul(nx, dx), f32x4.mul(ny, dy)), f32x4.mul(nz, dz));
    const along = f32x4.add(f32x4.add(f32x4.mul(nx, ox), f32x4.mul(ny, oy)), f32x4.mul(nz, oz));
    const height = f32x4.pmax(f32x4.sub(v128.load(p, 48), along), least);
    const quotient = v128.or(v128.and(f32x4.div(slope, height), keep), group);
    best = f32x4.pmax(best, quotient);
    group = i32x4.add(group, i32x4.splat(1));
  }
  let value = f32x4.extract_lane(best, 0);
  let number = i32x4.extract_lane(best, 0) << 2;
  const q1 = f32x4.extract_lane(best, 1);
  if (q1 > value) {
    value = q1;
    number = (i32x4.extract_lane(best, 1) << 2) | 1;
  }
  const q2 = f32x4.extract_lane(best, 2);
  if (q2 > value) {
    value = q2;
    number = (i32x4.extract_lane(best, 2) << 2) | 2;
  }
  const q3 = f32x4.extract_lane(best, 3);
  if (q3 > value) number = (i32x4.extract_lane(best, 3) << 2) | 3;
  facet = number & ((GROUP_BITS << 2) | 3);
  const p = planes + <usize>(facet >> 2) * PLANE_GROUP_BYTES + <usize>((facet & 3) << 2);
  const n = f32x4(load<f32>(p), load<f32>(p, 16), load<f32>(p, 32), 0);
  facetDistance = max<f32>((load<f32>(p, 48) - dot(n, o)) / max<f32>(dot(n, d), 1e-6), 0);
}

@inline
function pickLane(t: v128, group: v128): void {
  let value = f32x4.extract_lane(t, 0);
  let number = i32x4.extract_lane(group, 0) << 2;
  const t1 = f32x4.extract_lane(t, 1);
  if (t1 > value) {
    value = t1;
    number = (i32x4.extract_lane(group, 1) << 2) + 1;
  }
  const t2 = f32x4.extract_lane(t, 2);
  if (t2 > value) {
    value = t2;
    number = (i32x4.extract_lane(group, 2) << 2) + 2;
  }
  const t3 = f32x4.extract_lane(t, 3);
  if (t3 > value) {
    value = t3;
    number = (i32x4.extract_lane(group, 3) << 2) + 3;
  }
  facetDistance = value;
  facet = number;
}

/** Outward unit normal of a facet. */
@inline
export function facetNormal(planes: usize, number: i32): v128 {
  const p = planes + <usize>(number >> 2) * PLANE_GROUP_BYTES + <usize>((number & 3) << 2);
  return f32x4(load<f32>(p), load<f32>(p, 16), load<f32>(p, 32), 0);
}
