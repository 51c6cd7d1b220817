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
  LIGHT_PICK,
  LIGHT_PICK_SUM,
  LIGHT_RADIANCE,
  LIGHT_RECT,
} from '../src/memory-layout';
import { cosine, sine, sineCosine } from './trigonometry';
import { along, dot, maxLane, mix, normalize, scale, smoothstep, sub, z } from './vector';

let lights: usize = 0;
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

export function bindLights(): void {
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

/**
 * Chance per solid angle that sampleDirect() looks along d: the sum over all lights, because they may overlap
 * (the balance heuristic of Veach and Guibas, 1995).
 */
export function directDensity(o: v128, d: v128): f32 {
  let density: f32 = 0;
  for (let light = lights, end = lights + <usize>lightCount * LIGHT_BYTES; light < end; light += LIGHT_BYTES) {
    const pick = load<f32>(light, LIGHT_PICK);
    if (pick <= 0) continue;
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
    const square: f32 = load<f32>(light, LIGHT_HALF_WIDTH) * load<f32>(light, LIGHT_HALF_HEIGHT);
    const area: f32 = square * (rect ? <f32>4 : <f32>3.14159265);
    density += (pick * t * t) / (area * -facing);
  }
  return density;
}

/**
 * Looks at a random place of a random light; `pick`, u and v in [0, 1). directRadiance is what the lights add
 * to the ambient light there, over the chance; false when there is no light to look at.
 */
export function sampleDirect(o: v128, pick: f32, u: f32, v: f32): bool {
  let light: usize = 0;
  for (let l = lights, end = lights + <usize>lightCount * LIGHT_BYTES; l < end; l += LIGHT_BYTES) {
    if (load<f32>(l, LIGHT_PICK) <= 0) continue;
    light = l;
    if (pick < load<f32>(l, LIGHT_PICK_SUM)) break;
  }
  if (light == 0) return false;
  let a: f32 = 2.0 * u - 1.0;
  let b: f32 = 2.0 * v - 1.0;
  if (load<i32>(light, LIGHT_KIND) != LIGHT_RECT) {
    sineCosine(v);
    const r = sqrt<f32>(u);
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
  return true;
}

/** What a ray sees beyond what direct lighting has already looked at. */
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
