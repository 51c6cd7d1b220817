// What a ray sees that leaves the scene: ambient gradient, then every light painted over it from the farthest
// to the nearest, so that a near black card hides a softbox behind it. Lights are met by escaping rays only:
// polished surfaces then have next to no noise, because no light has to be found by chance through a mirror.

import {
  HEADER_ADDRESS,
  HEADER_AMBIENT_HORIZON,
  HEADER_AMBIENT_NADIR,
  HEADER_AMBIENT_SMOOTH,
  HEADER_AMBIENT_ZENITH,
  HEADER_GEM_CONTRAST,
  HEADER_LIGHTS,
  HEADER_LIGHT_COVER,
  HEADER_LIGHT_COUNT,
  HEADER_SHADE_COS_INNER,
  HEADER_SHADE_COS_OUTER,
  HEADER_SHADE_DIRECTION,
  HEADER_SHADE_STRENGTH,
  LIGHT_AXIS_U,
  LIGHT_AXIS_V,
  LIGHT_BYTES,
  LIGHT_CENTER,
  LIGHT_FALLOFF,
  LIGHT_FEATHER,
  LIGHT_GEMS_ONLY,
  LIGHT_HALF_HEIGHT,
  LIGHT_HALF_WIDTH,
  LIGHT_KIND,
  LIGHT_NORMAL,
  LIGHT_POWER,
  LIGHT_RADIUS,
  LIGHT_RADIANCE,
  LIGHT_RECT,
  SCRATCH_LIGHT_CHANCES,
} from '../src/memory-layout';
import { cosine, sine, sineCosine } from './trigonometry';
import { along, dot, maxLane, mix, normalize, scale, smoothstep, sub, z } from './vector';

let lights: usize = 0;
/** Chances by which direct lighting picks each light at the place that weighLights() saw last. */
let chances: usize = 0;
let lightCount: i32 = 0;
let nadir: v128 = f32x4.splat(0);
let horizon: v128 = f32x4.splat(0);
let zenith: v128 = f32x4.splat(0);
let shadeDirection: v128 = f32x4.splat(0);
let shadeStrength: f32 = 0;
let shadeCosOuter: f32 = 0;
let shadeCosInner: f32 = 0;
let gemContrast: f32 = 0;
let cover: f32 = 1;
let smoothAmbient: bool = false;

export function bindLights(scratch: usize): void {
  chances = scratch + SCRATCH_LIGHT_CHANCES;
  lights = load<u32>(HEADER_ADDRESS, HEADER_LIGHTS);
  lightCount = load<i32>(HEADER_ADDRESS, HEADER_LIGHT_COUNT);
  nadir = v128.load(HEADER_ADDRESS, HEADER_AMBIENT_NADIR);
  horizon = v128.load(HEADER_ADDRESS, HEADER_AMBIENT_HORIZON);
  zenith = v128.load(HEADER_ADDRESS, HEADER_AMBIENT_ZENITH);
  cover = load<f32>(HEADER_ADDRESS, HEADER_LIGHT_COVER);
  gemContrast = load<f32>(HEADER_ADDRESS, HEADER_GEM_CONTRAST);
  smoothAmbient = load<u32>(HEADER_ADDRESS, HEADER_AMBIENT_SMOOTH) != 0;
  shadeDirection = v128.load(HEADER_ADDRESS, HEADER_SHADE_DIRECTION);
  shadeStrength = load<f32>(HEADER_ADDRESS, HEADER_SHADE_STRENGTH);
  shadeCosOuter = load<f32>(HEADER_ADDRESS, HEADER_SHADE_COS_OUTER);
  shadeCosInner = load<f32>(HEADER_ADDRESS, HEADER_SHADE_COS_INNER);
}

/** Ambient radiance from a direction, darkened about the shade's direction if there is one. */
export function ambient(d: v128): v128 {
  let radiance: v128;
  if (smoothAmbient) {
    // From nadir to zenith only, between z = -0.1 and 1.
    const t = min<f32>(max<f32>((z(d) + 0.1) / 1.1, 0), 1);
    radiance = mix(nadir, zenith, smoothstep(t));
  } else {
    const t = sqrt<f32>(abs<f32>(z(d)));
    radiance = z(d) >= 0 ? mix(horizon, zenith, t) : mix(horizon, nadir, t);
  }
  if (shadeStrength > 0) {
    const t = (dot(d, shadeDirection) - shadeCosOuter) / (shadeCosInner - shadeCosOuter);
    if (t > 0) radiance = scale(radiance, 1.0 - shadeStrength * smoothstep(min<f32>(t, 1)));
  }
  return radiance;
}

/**
 * Share of a light (0..1) that the ray o + t d meets. The feathered edge is a smooth step over the outer part
 * of the half size.
 */
@inline
function lightCoverage(light: usize, o: v128, d: v128): f32 {
  const normal = v128.load(light, LIGHT_NORMAL);
  const facing = dot(normal, d);
  if (facing >= <f32>-1e-4) return 0;
  const toCenter = sub(v128.load(light, LIGHT_CENTER), o);
  const t: f32 = dot(normal, toCenter) / facing;
  if (t <= 0) return 0;
  const offset = sub(scale(d, t), toCenter);
  const u = abs<f32>(dot(offset, v128.load(light, LIGHT_AXIS_U)));
  if (u >= 1.0) return 0;
  const v = abs<f32>(dot(offset, v128.load(light, LIGHT_AXIS_V)));
  if (v >= 1.0) return 0;
  const inverseFeather = load<f32>(light, LIGHT_FEATHER);
  if (load<i32>(light, LIGHT_KIND) == LIGHT_RECT) {
    const edge =
      smoothstep(min<f32>((1.0 - u) * inverseFeather, 1)) * smoothstep(min<f32>((1.0 - v) * inverseFeather, 1));
    lightShade = 1.0 - load<f32>(light, LIGHT_FALLOFF) * (u * u + v * v);
    return edge;
  }
  const r2: f32 = u * u + v * v;
  if (r2 >= 1.0) return 0;
  lightShade = 1;
  return smoothstep(min<f32>((1.0 - sqrt<f32>(r2)) * inverseFeather, 1));
}
let lightShade: f32 = 1;

/** Where direct lighting looked last, and the light that comes from there over the chance of looking there. */
export let directDirection: v128 = f32x4.splat(0);
export let directRadiance: v128 = f32x4.splat(0);
/** That chance, per solid angle. */
export let directChance: f32 = 0;

/**
 * Gives every light a chance in proportion to what it would send to a diffuse surface at o if nothing stood in
 * between, taken from its centre; the tilt is measured to its most favourable point, so that a light of which
 * only a part stands above the horizon keeps its chance. False when no light reaches the surface.
 */
function weighLights(o: v128, n: v128): bool {
  let total: f32 = 0;
  for (let i = 0; i < lightCount; i++) {
    const light = lights + <usize>i * LIGHT_BYTES;
    let weight = load<f32>(light, LIGHT_POWER);
    if (weight > 0) {
      const toCenter = sub(v128.load(light, LIGHT_CENTER), o);
      const distance2 = dot(toCenter, toCenter);
      const tilt = max<f32>(dot(toCenter, n) + load<f32>(light, LIGHT_RADIUS), 0);
      const facing = max<f32>(-dot(v128.load(light, LIGHT_NORMAL), toCenter), 0);
      weight *= (tilt * facing) / (distance2 * distance2);
    }
    store<f32>(chances + (<usize>i << 2), weight);
    total += weight;
  }
  if (total <= 0) return false;
  for (let i = 0; i < lightCount; i++) {
    const chance = chances + (<usize>i << 2);
    store<f32>(chance, load<f32>(chance) / total);
  }
  return true;
}

/**
 * Chance per solid angle that sampleDirect() looks along d: the sum over all lights, because they may overlap
 * (the balance heuristic of Veach and Guibas, 1995).
 */
function directDensity(o: v128, d: v128): f32 {
  let density: f32 = 0;
  for (let i = 0; i < lightCount; i++) {
    const chance = load<f32>(chances + (<usize>i << 2));
    if (chance <= 0) continue;
    const light = lights + <usize>i * LIGHT_BYTES;
    const normal = v128.load(light, LIGHT_NORMAL);
    const facing = dot(normal, d);
    if (facing >= <f32>-1e-4) continue;
    const toCenter = sub(v128.load(light, LIGHT_CENTER), o);
    const t: f32 = dot(normal, toCenter) / facing;
    if (t <= 0) continue;
    const offset = sub(scale(d, t), toCenter);
    const u = dot(offset, v128.load(light, LIGHT_AXIS_U));
    const v = dot(offset, v128.load(light, LIGHT_AXIS_V));
    const rect = load<i32>(light, LIGHT_KIND) == LIGHT_RECT;
    if (rect ? max<f32>(abs<f32>(u), abs<f32>(v)) >= 1 : u * u + v * v >= 1) continue;
    const inverseFeather = load<f32>(light, LIGHT_FEATHER);
    const share: f32 = rect ? rampDensity(u, inverseFeather) * rampDensity(v, inverseFeather) : 1.0 / 3.14159265;
    const square: f32 = load<f32>(light, LIGHT_HALF_WIDTH) * load<f32>(light, LIGHT_HALF_HEIGHT);
    density += (chance * share * t * t) / (square * -facing);
  }
  return density;
}

/**
 * Places across a rectangle are drawn by straight ramps in place of its feathered edges' smooth steps: next to
 * none where there is next to no light. This is the density at u in -1..1.
 */
@inline
function rampDensity(u: f32, inverseFeather: f32): f32 {
  return min<f32>((1.0 - abs<f32>(u)) * inverseFeather, 1) / (2.0 - 1.0 / inverseFeather);
}

/** The place in -1..1 at `random` in [0, 1) of the distribution of rampDensity(). */
@inline
function sampleRamp(random: f32, feather: f32): f32 {
  const side: f32 = 2.0 * random - 1.0;
  const area: f32 = abs<f32>(side) * (1.0 - 0.5 * feather);
  const flat: f32 = 1.0 - feather;
  const onRamp = area - flat;
  const place = onRamp <= 0 ? area : 1.0 - sqrt<f32>(max<f32>(feather * (feather - 2.0 * onRamp), 0));
  return copysign<f32>(place, side);
}

/**
 * Looks from a diffuse surface of normal n at a random place of a random light; u and v in [0, 1), u also picks
 * the light. directRadiance is what the lights add to the ambient light there, over the chance; false when there
 * is no light to look at.
 */
export function sampleDirect(o: v128, n: v128, u: f32, v: f32): bool {
  if (!weighLights(o, n)) return false;
  let light: usize = 0;
  let rest = u;
  let within: f32 = 0;
  for (let i = 0; i < lightCount; i++) {
    const chance = load<f32>(chances + (<usize>i << 2));
    if (chance <= 0) continue;
    light = lights + <usize>i * LIGHT_BYTES;
    within = min<f32>(rest / chance, 0.99999994);
    if (rest < chance) break;
    rest -= chance;
  }
  let a: f32;
  let b: f32;
  if (load<i32>(light, LIGHT_KIND) == LIGHT_RECT) {
    const feather: f32 = 1.0 / load<f32>(light, LIGHT_FEATHER);
    a = sampleRamp(within, feather);
    b = sampleRamp(v, feather);
  } else {
    sineCosine(v);
    const r = sqrt<f32>(within);
    a = r * cosine;
    b = r * sine;
  }
  // The stored axes are divided by the half sizes; twice the half sizes undo that.
  const halfWidth = load<f32>(light, LIGHT_HALF_WIDTH);
  const halfHeight = load<f32>(light, LIGHT_HALF_HEIGHT);
  const place = along(
    along(v128.load(light, LIGHT_CENTER), v128.load(light, LIGHT_AXIS_U), a * halfWidth * halfWidth),
    v128.load(light, LIGHT_AXIS_V),
    b * halfHeight * halfHeight,
  );
  directDirection = normalize(sub(place, o));
  const density = directDensity(o, directDirection);
  if (density <= 0) return false;
  const added = sub(surroundings(o, directDirection, false), ambient(directDirection));
  directRadiance = scale(added, 1.0 / density);
  directChance = density;
  return true;
}

/**
 * What a ray sees whose direction was chosen with a chance of `chosen` per solid angle, where direct lighting
 * has looked as well: each takes the share of the lights that it finds more surely (Veach and Guibas, 1995).
 */
export function surroundingsShared(o: v128, d: v128, chosen: f32): v128 {
  const all = surroundings(o, d, false);
  const density = directDensity(o, d);
  return density > 0 ? mix(ambient(d), all, chosen / (chosen + density)) : all;
}

/** What a ray sees beyond what direct lighting has already looked at, from where it looked last. */
export function surroundingsBesideDirect(o: v128, d: v128): v128 {
  return directDensity(o, d) > 0 ? ambient(d) : surroundings(o, d, false);
}

/** Radiance that comes to o from direction -d; `throughGem` also shows the lights meant for stones alone. */
export function surroundings(o: v128, d: v128, throughGem: bool): v128 {
  let radiance = ambient(d);
  for (let light = lights, end = lights + <usize>lightCount * LIGHT_BYTES; light < end; light += LIGHT_BYTES) {
    if (!throughGem && load<i32>(light, LIGHT_GEMS_ONLY)) continue;
    const coverage = lightCoverage(light, o, d);
    if (coverage > 0) {
      const behind = scale(radiance, 1.0 - coverage * cover);
      radiance = along(behind, v128.load(light, LIGHT_RADIANCE), lightShade * coverage);
    }
  }
  return radiance;
}

/**
 * Sharpens what a stone shows of its surroundings: q becomes q q/(q + c), with a little gain so that whites
 * stay white. A photographer darkens the room for the same end; without it diamonds look milky.
 */
export function sharpenForGem(radiance: v128): v128 {
  if (gemContrast <= 0) return radiance;
  const q = maxLane(radiance);
  if (q <= 0) return radiance;
  return scale(radiance, (q / (q + gemContrast)) * (1.0 + gemContrast * 0.25));
}
