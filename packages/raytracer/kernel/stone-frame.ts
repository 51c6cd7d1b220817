// Places and directions in a stone's own frame in millimetres, where its veins, domains and inclusions are
// anchored: they turn and move with the stone, and no two stones of one material are alike.

import {
  ELLIPSOID_CENTER,
  ELLIPSOID_HALF_AXES,
  ELLIPSOID_SEED,
  ELLIPSOID_TO_LOCAL,
  GEM_CENTER,
  GEM_SEED,
  GEM_TO_LOCAL,
} from '../src/memory-layout';
import { tenBits } from './noise';
import { hash } from './sampler';
import { add, mul, normalize, sub, transform, transformTransposed, vec } from './vector';

/** Stones' textures are cut from places up to this far apart (mm). */
const ROUGH_SIZE: f32 = 200;

/** Where in the rough a stone of this number was cut from. */
@inline
function cutFrom(seed: u32): v128 {
  const bits = hash(seed + 0x2545f491);
  return vec(tenBits(bits, 0) * ROUGH_SIZE, tenBits(bits, 10) * ROUGH_SIZE, tenBits(bits, 20) * ROUGH_SIZE);
}

/** A place of a plane set given in its own frame in mm. */
export function placeInGem(gem: usize, localMm: v128): v128 {
  return add(localMm, cutFrom(load<u32>(gem, GEM_SEED)));
}

/** A world point on or in a plane set. */
export function pointInGem(gem: usize, point: v128): v128 {
  return placeInGem(gem, transform(gem + GEM_TO_LOCAL, sub(point, v128.load(gem, GEM_CENTER))));
}

/** A world point on or in an ellipsoid whose axes are perpendicular. */
export function pointInEllipsoid(body: usize, point: v128): v128 {
  const local = transform(body + ELLIPSOID_TO_LOCAL, sub(point, v128.load(body, ELLIPSOID_CENTER)));
  return add(mul(local, v128.load(body, ELLIPSOID_HALF_AXES)), cutFrom(load<u32>(body, ELLIPSOID_SEED)));
}

/** A direction of an ellipsoid's own frame in the world. */
export function fromEllipsoid(body: usize, d: v128): v128 {
  return normalize(transformTransposed(body + ELLIPSOID_TO_LOCAL, mul(d, v128.load(body, ELLIPSOID_HALF_AXES))));
}

/** A direction of the world in an ellipsoid's own frame. */
export function toEllipsoid(body: usize, d: v128): v128 {
  return normalize(mul(transform(body + ELLIPSOID_TO_LOCAL, d), v128.load(body, ELLIPSOID_HALF_AXES)));
}
