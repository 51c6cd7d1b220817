// Convex bodies as plane sets, four planes at a time: no acceleration structure, no leaks, exact facets.

import { PLANE_GROUP_BYTES } from '../src/memory-layout';
import { dot } from './vector';

/** The facet (plane number) found last, and its distance. */
export let facet: i32 = 0;
export let facetDistance: f32 = 0;

/** Low bits of a float that hold the number of a plane group; the rest compares as before to 2^-17. */
const GROUP_BITS: i32 = 63;
/** Least height over a plane: a point on its facet, or a rounding error outside, leaves at once if at all. */
const LEAST_HEIGHT: f32 = 1e-7;

const LEAST_SLOPE: f32 = 1e-20;

/** The plane number of the lane with the greatest value, whose group rides in its low bits. */
@inline
function greatest(values: v128): i32 {
  let value = f32x4.extract_lane(values, 0);
  let number = i32x4.extract_lane(values, 0) << 2;
  const v1 = f32x4.extract_lane(values, 1);
  if (v1 > value) {
    value = v1;
    number = (i32x4.extract_lane(values, 1) << 2) | 1;
  }
  const v2 = f32x4.extract_lane(values, 2);
  if (v2 > value) {
    value = v2;
    number = (i32x4.extract_lane(values, 2) << 2) | 2;
  }
  const v3 = f32x4.extract_lane(values, 3);
  if (v3 > value) number = (i32x4.extract_lane(values, 3) << 2) | 3;
  return number & ((GROUP_BITS << 2) | 3);
}

@inline
function facetAddress(planes: usize, number: i32): usize {
  return planes + <usize>(number >> 2) * PLANE_GROUP_BYTES + <usize>((number & 3) << 2);
}

/**
 * Clips the line o + t d to the half spaces (the slabs of Kay and Kajiya 1986): true when it enters the body
 * at a distance between `nearest` and `farthest`, with facet and facetDistance set.
 */
export function enterPlanes(planes: usize, groups: i32, o: v128, d: v128, nearest: f32, farthest: f32): bool {
  const ox = v128.shuffle<f32>(o, o, 0, 0, 0, 0);
  const oy = v128.shuffle<f32>(o, o, 1, 1, 1, 1);
  const oz = v128.shuffle<f32>(o, o, 2, 2, 2, 2);
  const dx = v128.shuffle<f32>(d, d, 0, 0, 0, 0);
  const dy = v128.shuffle<f32>(d, d, 1, 1, 1, 1);
  const dz = v128.shuffle<f32>(d, d, 2, 2, 2, 2);
  const zero = f32x4.splat(0);
  const keep = i32x4.splat(~GROUP_BITS);
  const never = f32x4.splat(1e30);
  const least = f32x4.splat(LEAST_SLOPE);
  let enter = f32x4.splat(-1e30);
  let leave = never;
  let group = i32x4.splat(0);
  for (let p = planes, end = planes + <usize>groups * PLANE_GROUP_BYTES; p < end; p += PLANE_GROUP_BYTES) {
    const nx = v128.load(p);
    const ny = v128.load(p, 16);
    const nz = v128.load(p, 32);
    const slope = f32x4.add(f32x4.add(f32x4.mul(nx, dx), f32x4.mul(ny, dy)), f32x4.mul(nz, dz));
    const along = f32x4.add(f32x4.add(f32x4.mul(nx, ox), f32x4.mul(ny, oy)), f32x4.mul(nz, oz));
    // Planes along the ray are left far ahead or far behind, by the side on which the ray runs.
    const slant = v128.bitselect(least, slope, f32x4.eq(slope, zero));
    const t = f32x4.div(f32x4.sub(v128.load(p, 48), along), slant);
    const inward = f32x4.lt(slant, zero);
    const numbered = v128.or(v128.and(t, keep), group);
    enter = f32x4.pmax(enter, v128.bitselect(numbered, f32x4.splat(-1e30), inward));
    leave = f32x4.pmin(leave, v128.bitselect(never, t, inward));
    group = i32x4.add(group, i32x4.splat(1));
  }
  facet = greatest(enter);
  const p = facetAddress(planes, facet);
  const n = f32x4(load<f32>(p), load<f32>(p, 16), load<f32>(p, 32), 0);
  facetDistance = (load<f32>(p, 48) - dot(n, o)) / dot(n, d);
  const exit = min<f32>(
    min<f32>(f32x4.extract_lane(leave, 0), f32x4.extract_lane(leave, 1)),
    min<f32>(f32x4.extract_lane(leave, 2), f32x4.extract_lane(leave, 3)),
  );
  return facetDistance < exit && facetDistance > nearest && facetDistance < farthest;
}

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
  facet = greatest(best);
  const p = facetAddress(planes, facet);
  const n = f32x4(load<f32>(p), load<f32>(p, 16), load<f32>(p, 32), 0);
  facetDistance = max<f32>((load<f32>(p, 48) - dot(n, o)) / max<f32>(dot(n, d), 1e-6), 0);
}

/** Outward unit normal of a facet. */
@inline
export function facetNormal(planes: usize, number: i32): v128 {
  const p = planes + <usize>(number >> 2) * PLANE_GROUP_BYTES + <usize>((number & 3) << 2);
  return f32x4(load<f32>(p), load<f32>(p, 16), load<f32>(p, 32), 0);
}
