// A surface's frame for shading: tangent, bitangent, normal.

import { add, along, cross, dot, normalize, scale, sub, tangentOf, vec, x, y, z } from './vector';

let tangent: v128 = f32x4.splat(0);
let bitangent: v128 = f32x4.splat(0);
let normal: v128 = f32x4.splat(0);

/** Any tangent will do. */
export function frameOf(n: v128): void {
  normal = n;
  tangent = tangentOf(n);
  bitangent = cross(n, tangent);
}

/** The tangent follows `direction` as far as the surface allows. */
export function frameAlong(n: v128, direction: v128): void {
  const projected = sub(direction, scale(n, dot(direction, n)));
  const length2 = dot(projected, projected);
  if (length2 < <f32>1e-8) {
    frameOf(n);
    return;
  }
  normal = n;
  tangent = scale(projected, 1.0 / sqrt<f32>(length2));
  bitangent = cross(n, tangent);
}

@inline
export function toFrame(d: v128): v128 {
  return vec(dot(d, tangent), dot(d, bitangent), dot(d, normal));
}

@inline
export function fromFrame(d: v128): v128 {
  return add(along(scale(tangent, x(d)), bitangent, y(d)), scale(normal, z(d)));
}

/** Bends a shading normal just enough that the viewer sees its front. */
export function faceViewer(n: v128, d: v128): v128 {
  const facing = dot(d, n);
  if (facing < <f32>-0.01) return n;
  return normalize(along(n, d, -(facing + 0.01)));
}

/** Mirrors a direction that points under the true surface back above it. */
export function aboveSurface(d: v128, geometricNormal: v128): v128 {
  const height = dot(d, geometricNormal);
  return height > 0 ? d : normalize(along(d, geometricNormal, -2.0 * height + 1e-3));
}
