// The surface at the hit that trace() found last: its material, its true and its shading normal.

import {
  ELLIPSOID_MATERIAL,
  GEM_MATERIAL,
  GEM_PLANES,
  GEM_TO_WORLD,
  HEADER_ADDRESS,
  HEADER_MATERIALS,
  HEADER_SHADING,
  MATERIAL_BYTES,
  SHADING_BYTES,
  SHADING_MATERIAL,
} from '../src/memory-layout';
import { ellipsoidNormal } from './ellipsoid';
import { facetNormal } from './plane-set';
import { HIT_GEM, HIT_TRIANGLE, hitKind, hitNumber, hitPart, hitTriangleNormal, hitU, hitV } from './traverse';
import { add, normalize, scale, transform } from './vector';

let shading: usize = 0;
let materials: usize = 0;

/** Address of the material, and both normals, which point outwards. */
export let surfaceMaterial: usize = 0;
export let surfaceNormal: v128 = f32x4.splat(0);
export let shadingNormal: v128 = f32x4.splat(0);

export function bindSurface(): void {
  shading = load<u32>(HEADER_ADDRESS, HEADER_SHADING);
  materials = load<u32>(HEADER_ADDRESS, HEADER_MATERIALS);
}

@inline
function cornerNormal(p: usize): v128 {
  return f32x4(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8), 0);
}

/** Looks the hit up; `point` lies on it. */
export function resolveSurface(point: v128): void {
  if (hitKind == HIT_TRIANGLE) {
    const triangle = shading + hitNumber * SHADING_BYTES;
    surfaceMaterial = materials + <usize>load<i32>(triangle, SHADING_MATERIAL) * MATERIAL_BYTES;
    surfaceNormal = hitTriangleNormal();
    shadingNormal = normalize(
      add(
        scale(cornerNormal(triangle), 1.0 - hitU - hitV),
        add(scale(cornerNormal(triangle + 12), hitU), scale(cornerNormal(triangle + 24), hitV)),
      ),
    );
    return;
  }
  if (hitKind == HIT_GEM) {
    surfaceMaterial = materials + <usize>load<i32>(hitNumber, GEM_MATERIAL) * MATERIAL_BYTES;
    surfaceNormal = transform(hitNumber + GEM_TO_WORLD, facetNormal(load<u32>(hitNumber, GEM_PLANES), hitPart));
  } else {
    surfaceMaterial = materials + <usize>load<i32>(hitNumber, ELLIPSOID_MATERIAL) * MATERIAL_BYTES;
    surfaceNormal = ellipsoidNormal(hitNumber, point, hitPart != 0);
  }
  shadingNormal = surfaceNormal;
}
