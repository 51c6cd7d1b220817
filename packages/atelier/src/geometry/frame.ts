import type { Placement, Vec3 } from '@filigree/raytracer';
import { add, dot, scale, sub } from './vec.ts';

/**
 * A right-handed frame of unit axes: a stone's, a head's, an ornament's. Ornaments are built with x to the right,
 * y up and z towards the viewer, their back at z = 0.
 */
export interface Frame {
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
  readonly origin: Vec3;
}

/** The piece's own axes, moved to an origin (mm). */
export const frameAt = (origin: Vec3): Frame => ({ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin });

/** From a frame's own coordinates to the piece, scaled along its axes (1: mm to mm). */
export const placementOf = (frame: Frame, sx = 1, sy = sx, sz = sx): Placement => ({
  x: scale(frame.x, sx),
  y: scale(frame.y, sy),
  z: scale(frame.z, sz),
  origin: frame.origin,
});

export const toWorld = (f: Frame, x: number, y: number, z: number): Vec3 =>
  add(f.origin, add(scale(f.x, x), add(scale(f.y, y), scale(f.z, z))));

/** A place of the piece in a frame's own coordinates. */
export function seenFrom({ x, y, z, origin }: Frame, at: Vec3): Vec3 {
  const from = sub(at, origin);
  return [dot(from, x), dot(from, y), dot(from, z)];
}

/** A frame that is given in another one's coordinates, in those of the piece. */
export function within(outer: Frame, inner: Frame): Frame {
  const turn = (v: Vec3): Vec3 => toWorld({ ...outer, origin: [0, 0, 0] }, v[0], v[1], v[2]);
  return { x: turn(inner.x), y: turn(inner.y), z: turn(inner.z), origin: toWorld(outer, ...inner.origin) };
}

export const shifted = <F extends Frame>(f: F, x: number, y: number, z: number): F => ({
  ...f,
  origin: toWorld(f, x, y, z),
});

/** The frame turned about its own z, counter-clockwise as the viewer sees it (radians). */
export function turned<F extends Frame>(f: F, angle: number): F {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return {
    ...f,
    x: add(scale(f.x, c), scale(f.y, s)),
    y: add(scale(f.y, c), scale(f.x, -s)),
  };
}
