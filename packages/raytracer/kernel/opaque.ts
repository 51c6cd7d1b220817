// Scattering at an opaque surface, whatever it is made of.

import { MATERIAL_CONDUCTOR, MATERIAL_KIND } from '../src/memory-layout';
import { countDiffuse, countReflection } from './bounces';
import { coatedWeight, fromBody, scatterCoated } from './coated';
import { conductorDensity, conductorWeight, scatterConductor } from './conductor';
import { keptByMetal } from './metal-colour';
import { pointInEllipsoid, pointInGem } from './stone-frame';
import { HIT_GEM, HIT_TRIANGLE, hitKind, hitNumber } from './traverse';
import { dot, mul, scale } from './vector';

/** Where the light came from, whether a diffuse body scattered it, and the normals towards the viewer. */
export let opaqueDirection: v128 = f32x4.splat(0);
export let opaqueDiffuse: bool = false;
/** Chance per solid angle of that direction at rough metal, which the lights are worth asking for; else 0. */
export let opaqueDensity: f32 = 0;
export let facingNormal: v128 = f32x4.splat(0);
export let facingShadingNormal: v128 = f32x4.splat(0);
let weight: v128 = f32x4.splat(0);
let metal: bool = false;

/**
 * Chooses where the light came from that leaves along -d, at the hit that trace() found last. Opaque surfaces show the same from both
 * sides.
 */
export function scatterOpaque(material: usize, point: v128, d: v128, geometric: v128, smooth: v128): void {
  const side: f32 = dot(d, geometric) > 0 ? -1 : 1;
  facingNormal = scale(geometric, side);
  facingShadingNormal = scale(smooth, side);
  if (load<i32>(material, MATERIAL_KIND) == MATERIAL_CONDUCTOR) {
    opaqueDirection = scatterConductor(material, point, d, facingShadingNormal, facingNormal);
    weight = conductorWeight;
    metal = true;
    opaqueDensity = conductorDensity;
    opaqueDiffuse = false;
  } else {
    const place =
      hitKind == HIT_GEM
        ? pointInGem(hitNumber, point)
        : hitKind == HIT_TRIANGLE
          ? point
          : pointInEllipsoid(hitNumber, point);
    opaqueDirection = scatterCoated(material, place, d, facingShadingNormal, facingNormal);
    weight = coatedWeight;
    metal = false;
    opaqueDensity = 0;
    opaqueDiffuse = fromBody;
  }
  if (opaqueDiffuse) countDiffuse();
  else countReflection();
}

/** What the surface that scatterOpaque() saw last leaves of a path's throughput. */
@inline
export function keptByOpaque(throughput: v128): v128 {
  return metal ? keptByMetal(throughput, weight) : mul(throughput, weight);
}
