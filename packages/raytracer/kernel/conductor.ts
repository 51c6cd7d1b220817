// Metal: GGX reflection with Schlick's Fresnel, lost multiple bounces given back after Turquin, "Practical
// multiple scattering compensation for microfacet models", 2019.

import {
  BRUSH_AXIS,
  BRUSH_NONE,
  CONDUCTOR_ALPHA_ACROSS,
  CONDUCTOR_ALPHA_ALONG,
  CONDUCTOR_BRUSH,
  CONDUCTOR_BRUSH_VECTOR,
  MATERIAL_COLOR,
} from '../src/memory-layout';
import { aboveSurface, faceViewer, frameAlong, frameOf, fromFrame, toFrame } from './frame';
import { schlick } from './fresnel';
import { directionalAlbedo, sampleVisibleNormal, shadowing } from './ggx';
import { nextPair, sampleU, sampleV } from './sampler';
import { roughen } from './surface-detail';
import { add, cross, dot, scale, splat, sub, x, y, z } from './vector';

/** Throughput factor of the direction that scatterConductor() chose last. */
export let conductorWeight: v128 = f32x4.splat(0);

/** Chooses where the light came from that leaves along -d; sets conductorWeight. */
export function scatterConductor(
  material: usize,
  point: v128,
  d: v128,
  shadingNormal: v128,
  geometricNormal: v128,
): v128 {
  const alphaAlong = load<f32>(material, CONDUCTOR_ALPHA_ALONG);
  const alphaAcross = load<f32>(material, CONDUCTOR_ALPHA_ACROSS);
  const n = faceViewer(roughen(material, point, shadingNormal), d);
  const brush = load<i32>(material, CONDUCTOR_BRUSH);
  if (brush == BRUSH_NONE) frameOf(n);
  else {
    const vector = v128.load(material, CONDUCTOR_BRUSH_VECTOR);
    frameAlong(n, brush == BRUSH_AXIS ? cross(vector, point) : vector);
  }
  const view = toFrame(scale(d, -1));
  nextPair();
  const h = sampleVisibleNormal(view, alphaAlong, alphaAcross, sampleU, sampleV);
  const cosine = dot(view, h);
  const light = sub(scale(h, 2.0 * cosine), view);
  const reflectance = v128.load(material, MATERIAL_COLOR);
  if (z(light) <= 0) {
    // Into the surface: the compensation already counts this light as scattered on.
    conductorWeight = splat(0);
    return d;
  }
  // What is lost grows with the variance of slopes, hence the quadratic mean for brushed metal.
  const alpha = sqrt<f32>(0.5 * (alphaAlong * alphaAlong + alphaAcross * alphaAcross));
  const albedo = directionalAlbedo(z(view), alpha);
  const lost: f32 = (1.0 - albedo) / albedo;
  conductorWeight = scale(
    f32x4.mul(schlick(reflectance, cosine), add(splat(1), scale(reflectance, lost))),
    shadowing(view, light, alphaAlong, alphaAcross),
  );
  return aboveSurface(fromFrame(light), geometricNormal);
}
