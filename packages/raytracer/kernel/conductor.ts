// Metal: GGX reflection with Schlick's Fresnel, lost multiple bounces given back after Turquin, "Practical
// multiple scattering compensation for microfacet models", 2019.

import {
  BRUSH_NONE,
  CONDUCTOR_ALPHA_ACROSS,
  CONDUCTOR_ALPHA_ALONG,
  CONDUCTOR_BRUSH,
  MATERIAL_COLOR,
} from '../src/memory-layout';
import { aboveSurface, faceViewer, frameAlong, frameOf, fromFrame, toFrame } from './frame';
import { schlick } from './fresnel';
import { directionalAlbedo, reflectedDensity, sampleVisibleNormal, shadowing } from './ggx';
import { nextPair, sampleU, sampleV } from './sampler';
import { brushDirection, roughen } from './surface-detail';
import { add, dot, normalize, scale, splat, sub, z } from './vector';

/** Throughput factor of the direction that scatterConductor() chose last. */
export let conductorWeight: v128 = f32x4.splat(0);
/**
 * Chance per solid angle of that direction when the metal is rough enough that looking at the lights as well
 * pays; 0 otherwise.
 */
export let conductorDensity: f32 = 0;

/** Rougher metal than this finds its lights by chance too seldom. */
const ROUGH: f32 = 0.06;

// The surface that scatterConductor() saw last.
let view: v128 = f32x4.splat(0);
let alphaAlong: f32 = 0;
let alphaAcross: f32 = 0;
let reflectance: v128 = f32x4.splat(0);

/** Chooses where the light came from that leaves along -d; sets conductorWeight and conductorDensity. */
export function scatterConductor(
  material: usize,
  point: v128,
  d: v128,
  shadingNormal: v128,
  geometricNormal: v128,
): v128 {
  alphaAlong = load<f32>(material, CONDUCTOR_ALPHA_ALONG);
  alphaAcross = load<f32>(material, CONDUCTOR_ALPHA_ACROSS);
  const n = faceViewer(roughen(material, point, shadingNormal), d);
  const brush = load<i32>(material, CONDUCTOR_BRUSH);
  if (brush == BRUSH_NONE) frameOf(n);
  else frameAlong(n, brushDirection(material, point));
  view = toFrame(scale(d, -1));
  reflectance = v128.load(material, MATERIAL_COLOR);
  nextPair();
  const h = sampleVisibleNormal(view, alphaAlong, alphaAcross, sampleU, sampleV);
  const light = sub(scale(h, 2.0 * dot(view, h)), view);
  const rough = alphaAlong * alphaAcross > ROUGH * ROUGH;
  conductorDensity = 0;
  if (z(light) <= 0) {
    // Into the surface: the compensation already counts this light as scattered on.
    conductorWeight = splat(0);
    if (rough) conductorDensity = 1;
    return d;
  }
  conductorWeight = weightOf(light, dot(view, h));
  if (rough) conductorDensity = reflectedDensity(view, light, alphaAlong, alphaAcross);
  return aboveSurface(fromFrame(light), geometricNormal);
}

/** What the surface keeps of light from a direction, over the chance of choosing it. */
function weightOf(light: v128, cosine: f32): v128 {
  // What is lost grows with the variance of slopes, hence the quadratic mean for brushed metal.
  const alpha = sqrt<f32>(0.5 * (alphaAlong * alphaAlong + alphaAcross * alphaAcross));
  const albedo = directionalAlbedo(z(view), alpha);
  const lost: f32 = (1.0 - albedo) / albedo;
  return scale(
    f32x4.mul(schlick(reflectance, cosine), add(splat(1), scale(reflectance, lost))),
    shadowing(view, light, alphaAlong, alphaAcross),
  );
}

/** After weighConductor(): chance per solid angle of choosing that direction. */
export let weighedDensity: f32 = 0;

/**
 * Radiance that the surface seen last sends on, by radiance 1 a steradian from the direction d; before anything
 * else is shaded.
 */
export function weighConductor(d: v128): v128 {
  const light = toFrame(d);
  weighedDensity = 0;
  if (z(light) <= 0) return splat(0);
  weighedDensity = reflectedDensity(view, light, alphaAlong, alphaAcross);
  return scale(weightOf(light, dot(view, normalize(add(view, light)))), weighedDensity);
}
