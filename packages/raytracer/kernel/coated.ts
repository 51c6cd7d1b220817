// An opaque body under a clear coat: the coat mirrors by Fresnel, the rest is scattered by the body and some of
// it comes back through the coat after being reflected inside (Saunderson, "Calculation of the color of
// pigmented plastics", JOSA 32, 1942). A bare diffuse body is the same without a coat.

import {
  COATED_ALPHA,
  COATED_INDEX,
  COATED_INTERNAL,
  COATED_ORIENT,
  MATERIAL_COATED,
  MATERIAL_COLOR,
  MATERIAL_KIND,
} from '../src/memory-layout';
import { aboveSurface, faceViewer, frameOf, fromFrame, toFrame } from './frame';
import { dielectricReflectance, transmittedSineSquared } from './fresnel';
import { sampleVisibleNormal, shadowing } from './ggx';
import { nextPair, sampleU, sampleV } from './sampler';
import { cosine, sine, sineCosine } from './trigonometry';
import { dot, mul, scale, splat, sub, vec, x, y, z } from './vector';

export let coatedWeight: v128 = f32x4.splat(0);
/** True when the body, not the coat, scattered last. */
export let fromBody: bool = false;

/** Share of the orient that colours the body's light too: overtones show in a pearl's highlights most. */
const BODY_ORIENT: f32 = 0.08;
/** Strength 1 tints highlights by this much at most. */
const STRONGEST_ORIENT: f32 = 0.5;

/** Chooses where the light came from that leaves along -d; sets coatedWeight and fromBody. */
export function scatterCoated(material: usize, d: v128, shadingNormal: v128, geometricNormal: v128): v128 {
  const n = faceViewer(shadingNormal, d);
  frameOf(n);
  const albedo = v128.load(material, MATERIAL_COLOR);
  if (load<i32>(material, MATERIAL_KIND) != MATERIAL_COATED) {
    coatedWeight = albedo;
    return scatterBody(geometricNormal);
  }
  const view = toFrame(scale(d, -1));
  const alpha = load<f32>(material, COATED_ALPHA);
  nextPair();
  const h = sampleVisibleNormal(view, alpha, alpha, sampleU, sampleV);
  const cosIncident = dot(view, h);
  const index = load<f32>(material, COATED_INDEX);
  const cosTransmitted = sqrt<f32>(1.0 - transmittedSineSquared(cosIncident, index));
  const mirror = dielectricReflectance(cosIncident, cosTransmitted, index);
  const orient = load<f32>(material, COATED_ORIENT);
  nextPair();
  if (sampleU < mirror) {
    const light = sub(scale(h, 2.0 * cosIncident), view);
    fromBody = false;
    if (z(light) <= 0) {
      coatedWeight = splat(0);
      return d;
    }
    coatedWeight = scale(orientTint(cosTransmitted, orient), shadowing(view, light, alpha, alpha));
    return aboveSurface(fromFrame(light), geometricNormal);
  }
  const internal = load<f32>(material, COATED_INTERNAL);
  coatedWeight = mul(
    f32x4.div(scale(albedo, 1.0 - internal), sub(splat(1), scale(albedo, internal))),
    orientTint(cosTransmitted, orient * BODY_ORIENT),
  );
  return scatterBody(geometricNormal);
}

/** A cosine-weighted direction: Malley's method. */
function scatterBody(geometricNormal: v128): v128 {
  fromBody = true;
  nextPair();
  sineCosine(sampleV);
  const r = sqrt<f32>(sampleU);
  return aboveSurface(
    fromFrame(vec(r * cosine, r * sine, sqrt<f32>(max<f32>(1.0 - sampleU, 1e-6)))),
    geometricNormal,
  );
}

/**
 * Interference of nacre's platelets: light of wavelength w gains a phase of 2 n t cos(theta) / w turns from a
 * platelet of thickness t (0.36 um, aragonite n 1.6; Snow et al. 2004). Its mean over colours stays one.
 */
function orientTint(cosTransmitted: f32, strength: f32): v128 {
  if (strength <= 0) return splat(1);
  const amount = strength * STRONGEST_ORIENT;
  const path: f32 = 2.0 * 1.6 * 0.36 * cosTransmitted;
  const r = wave(path / <f32>0.622);
  const g = wave(path / <f32>0.54);
  const b = wave(path / <f32>0.45);
  const mean: f32 = (r + g + b) / 3.0;
  return vec(1.0 + amount * (r - mean), 1.0 + amount * (g - mean), 1.0 + amount * (b - mean));
}

@inline
function wave(turns: f32): f32 {
  sineCosine(turns - floor<f32>(turns));
  return cosine;
}
