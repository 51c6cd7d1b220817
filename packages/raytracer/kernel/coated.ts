// An opaque body under a clear coat: the coat mirrors by Fresnel, the rest is scattered by the body and some of
// it comes back through the coat after being reflected inside (Saunderson, "Calculation of the color of
// pigmented plastics", JOSA 32, 1942). Nacre below the coat mirrors softly before the body is reached. A bare
// diffuse body is the same without a coat.

import {
  COATED_ALPHA,
  COATED_INDEX,
  COATED_INTERNAL,
  COATED_NACRE,
  COATED_NACRE_ALPHA,
  COATED_ORIENT,
  COATED_WAVE_LENGTH,
  COATED_WAVE_SLOPE,
  MATERIAL_COATED,
  MATERIAL_COLOR,
  MATERIAL_KIND,
} from '../src/memory-layout';
import { aboveSurface, faceViewer, frameOf, fromFrame, toFrame } from './frame';
import { dielectricReflectance, schlick, transmittedSineSquared } from './fresnel';
import { directionalAlbedo, sampleVisibleNormal, shadowing } from './ggx';
import { valueNoise } from './noise';
import { findMineral, mineralColor, mineralIsMetal, mineralTilt } from './pattern';
import { nextPair, nextRandom, sampleU, sampleV } from './sampler';
import { waveTilt } from './surface-detail';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, dot, maxLane, mul, normalize, scale, splat, sub, vec, x, y, z } from './vector';

export let coatedWeight: v128 = f32x4.splat(0);
/** True when the body, not the coat, scattered last. */
export let fromBody: bool = false;

/** Share of the orient that colours the body's light too: overtones show in a pearl's highlights most. */
const BODY_ORIENT: f32 = 0.08;
/** Strength 1 tints highlights by this much at most. */
const STRONGEST_ORIENT: f32 = 0.5;
/** Thickness in um of nacre's platelets, and how much it varies over a pearl (Snow et al. 2004). */
const PLATELET_UM: f32 = 0.39;
const PLATELET_VARIATION: f32 = 0.05;
/**
 * Chance of following the coat's mirror, as if the rest were this much of a mirror: highlights are small and
 * bright, and following them only as often as the coat mirrors would leave them speckled.
 */
const MIRROR_CHANCE: f32 = 0.3;
/** GGX alpha of metal grains in a stone's polish. */
const GRAIN_ALPHA: f32 = 0.12;

/**
 * Chooses where the light came from that leaves along -d; sets coatedWeight and fromBody. `place` is the point
 * in the stone's own millimetres.
 */
export function scatterCoated(material: usize, place: v128, d: v128, shadingNormal: v128, geometricNormal: v128): v128 {
  if (load<i32>(material, MATERIAL_KIND) != MATERIAL_COATED) {
    frameOf(faceViewer(shadingNormal, d));
    coatedWeight = v128.load(material, MATERIAL_COLOR);
    return scatterBody(geometricNormal);
  }
  findMineral(material, place);
  let n = shadingNormal;
  const waveSlope = load<f32>(material, COATED_WAVE_SLOPE);
  if (waveSlope > 0) n = along(n, waveTilt(place, load<f32>(material, COATED_WAVE_LENGTH)), waveSlope);
  if (mineralIsMetal) n = add(n, mineralTilt);
  if (waveSlope > 0 || mineralIsMetal) n = normalize(n);
  frameOf(faceViewer(n, d));
  const view = toFrame(scale(d, -1));
  if (mineralIsMetal) return mirrorFrom(view, mineralColor, GRAIN_ALPHA, geometricNormal, d);
  const alpha = load<f32>(material, COATED_ALPHA);
  nextPair();
  const h = sampleVisibleNormal(view, alpha, alpha, sampleU, sampleV);
  const cosIncident = dot(view, h);
  const index = load<f32>(material, COATED_INDEX);
  const cosTransmitted = sqrt<f32>(1.0 - transmittedSineSquared(cosIncident, index));
  const mirror = dielectricReflectance(cosIncident, cosTransmitted, index);
  const orient = load<f32>(material, COATED_ORIENT);
  nextPair();
  const follow: f32 = MIRROR_CHANCE + (1.0 - MIRROR_CHANCE) * mirror;
  if (sampleU < follow) {
    const light = sub(scale(h, 2.0 * cosIncident), view);
    fromBody = false;
    if (z(light) <= 0) {
      coatedWeight = splat(0);
      return d;
    }
    coatedWeight = scale(
      orientTint(place, cosTransmitted, orient),
      ((mirror / follow) * shadowing(view, light, alpha, alpha)) / directionalAlbedo(z(view), alpha),
    );
    return aboveSurface(fromFrame(light), geometricNormal);
  }
  const entered: f32 = (1.0 - mirror) / (1.0 - follow);
  const nacre = load<f32>(material, COATED_NACRE);
  let through = splat(1);
  if (nacre > 0) {
    // Each colour is mirrored by its own share; what is not goes on to the body, so that nothing is lost.
    const share = scale(orientTint(place, cosTransmitted, orient), nacre);
    const chance = min<f32>(maxLane(share), 0.95);
    if (nextRandom() < chance) {
      const away = mirrorFrom(view, splat(1), load<f32>(material, COATED_NACRE_ALPHA), geometricNormal, d);
      coatedWeight = scale(mul(coatedWeight, share), entered / chance);
      return away;
    }
    through = scale(sub(splat(1), share), 1.0 / (1.0 - chance));
  }
  const internal = load<f32>(material, COATED_INTERNAL);
  through = scale(through, entered);
  coatedWeight = mul(
    mul(f32x4.div(scale(mineralColor, 1.0 - internal), sub(splat(1), scale(mineralColor, internal))), through),
    orientTint(place, cosTransmitted, orient * BODY_ORIENT),
  );
  return scatterBody(geometricNormal);
}

/** A rough mirror's reflection; what it loses to a second bounce is given back as in conductor.ts. */
function mirrorFrom(view: v128, reflectance: v128, alpha: f32, geometricNormal: v128, d: v128): v128 {
  fromBody = false;
  nextPair();
  const h = sampleVisibleNormal(view, alpha, alpha, sampleU, sampleV);
  const cosIncident = dot(view, h);
  const light = sub(scale(h, 2.0 * cosIncident), view);
  if (z(light) <= 0) {
    coatedWeight = splat(0);
    return d;
  }
  coatedWeight = scale(
    schlick(reflectance, cosIncident),
    shadowing(view, light, alpha, alpha) / directionalAlbedo(z(view), alpha),
  );
  return aboveSurface(fromFrame(light), geometricNormal);
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
 * platelet of thickness t (aragonite n 1.6). Its mean over colours stays one.
 */
function orientTint(place: v128, cosTransmitted: f32, strength: f32): v128 {
  if (strength <= 0) return splat(1);
  const amount = strength * STRONGEST_ORIENT;
  const thickness: f32 = PLATELET_UM * (1.0 + PLATELET_VARIATION * valueNoise(scale(place, 0.45), 0xa1));
  const path: f32 = 2.0 * 1.6 * thickness * cosTransmitted;
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
