import type { Vec3 } from './scene.ts';

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vec3, s: number): Vec3 {
  return [a[0] * s, a[1] * s, a[2] * s];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vec3): number {
  return Math.sqrt(dot(a, a));
}

/** The unit vector along a; a must not be zero. */
export function normalize(a: Vec3): Vec3 {
  return scale(a, 1 / length(a));
}

/** Right, up and forward of something at `from` that faces `to`; `up` may be parallel to the view. */
export function lookAt(from: Vec3, to: Vec3, up: Vec3): { right: Vec3; up: Vec3; forward: Vec3 } {
  const forward = normalize(subtract(to, from));
  let side = cross(forward, up);
  if (length(side) < 1e-6 * length(up))
    side = cross(forward, Math.abs(forward[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]);
  const right = normalize(side);
  return { right, up: cross(right, forward), forward };
}
