// The GGX microfacet distribution (Walter et al. 2007) with visible normals sampled as spherical caps (Dupuy
// and Benyoub, "Sampling Visible GGX Normals with Spherical Caps", HPG 2023). Directions are in the surface's
// frame: x and y along the tangents, z along the normal.

import { ALBEDO_TABLE_SIZE, HEADER_ADDRESS, HEADER_ALBEDO_TABLE } from '../src/memory-layout';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, normalize, vec, x, y, z } from './vector';

let albedoTable: usize = 0;

export function bindGgx(): void {
  albedoTable = load<u32>(HEADER_ADDRESS, HEADER_ALBEDO_TABLE);
}

/** A visible microfacet normal for the direction `view` towards the viewer. */
export function sampleVisibleNormal(view: v128, alphaX: f32, alphaY: f32, u: f32, v: f32): v128 {
  const stretched = normalize(vec(x(view) * alphaX, y(view) * alphaY, z(view)));
  sineCosine(u);
  const capZ: f32 = (1.0 - v) * (1.0 + z(stretched)) - z(stretched);
  const radius = sqrt<f32>(max<f32>(1.0 - capZ * capZ, 0));
  const h = add(vec(radius * cosine, radius * sine, capZ), stretched);
  return normalize(vec(x(h) * alphaX, y(h) * alphaY, max<f32>(z(h), 0)));
}

@inline
function lambda(d: v128, alphaX: f32, alphaY: f32): f32 {
  const a = x(d) * alphaX;
  const b = y(d) * alphaY;
  return 0.5 * (sqrt<f32>(1.0 + (a * a + b * b) / (z(d) * z(d))) - 1.0);
}

/**
 * Height-correlated masking-shadowing over masking alone: what is left of the BRDF, apart from Fresnel, after
 * sampling visible normals (Heitz, "Understanding the Masking-Shadowing Function", JCGT 3(2), 2014).
 */
export function shadowing(view: v128, light: v128, alphaX: f32, alphaY: f32): f32 {
  const masked: f32 = 1.0 + lambda(view, alphaX, alphaY);
  return masked / (masked + lambda(light, alphaX, alphaY));
}

/** Light that a perfect single-scatter GGX mirror returns, by the viewer's cosine and alpha. */
export function directionalAlbedo(cosView: f32, alpha: f32): f32 {
  const size: i32 = ALBEDO_TABLE_SIZE;
  const limit = <f32>(size - 1);
  // Rows by the square root of alpha and columns by the cosine: both bend most near zero.
  const s = min<f32>(sqrt<f32>(alpha), 1) * limit;
  const t = min<f32>(max<f32>(cosView, 0), 1) * limit;
  const i = min<i32>(<i32>s, size - 2);
  const j = min<i32>(<i32>t, size - 2);
  const p = albedoTable + (<usize>(i * size + j) << 2);
  const fs = s - <f32>i;
  const ft = t - <f32>j;
  const low = load<f32>(p) + (load<f32>(p, 4) - load<f32>(p)) * ft;
  const q = p + <usize>(size << 2);
  const high = load<f32>(q) + (load<f32>(q, 4) - load<f32>(q)) * ft;
  return low + (high - low) * fs;
}

/** Density per solid angle of the light's direction that sampling visible normals would find. */
export function reflectedDensity(view: v128, light: v128, alphaX: f32, alphaY: f32): f32 {
  const h = normalize(add(view, light));
  const a: f32 = x(h) / alphaX;
  const b: f32 = y(h) / alphaY;
  const c: f32 = a * a + b * b + z(h) * z(h);
  const distribution: f32 = 1.0 / (<f32>3.14159265 * alphaX * alphaY * c * c);
  return distribution / (4.0 * max<f32>(z(view), 1e-4) * (1.0 + lambda(view, alphaX, alphaY)));
}
