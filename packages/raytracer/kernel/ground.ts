// The floor or wall behind the object. Its picture is an art-directed gradient times the share of light that
// the object leaves it, kept in a light map over a square of the plane. The map is denser towards the centre.

import {
  GROUND_NONE,
  GROUND_WALL,
  HEADER_ADDRESS,
  HEADER_GROUND_ALBEDO,
  HEADER_GROUND_CENTER_U,
  HEADER_GROUND_CENTER_V,
  HEADER_GROUND_GLOSS,
  HEADER_GROUND_GLOSS_ALPHA,
  HEADER_GROUND_HALF_SIZE,
  HEADER_GROUND_HEIGHT,
  HEADER_GROUND_IRRADIANCE,
  HEADER_GROUND_KIND,
  HEADER_GROUND_LIGHT_MAP,
  IRRADIANCE_SIZE,
  LIGHT_MAP_SIZE,
} from '../src/memory-layout';
import { surroundings } from './lights';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, mix, scale, splat, vec, x, y, z } from './vector';

let kind: i32 = 0;
let height: f32 = 0;
let halfSize: f32 = 1;
let centerU: f32 = 0;
let centerV: f32 = 0;
let lightMap: usize = 0;
let irradianceMap: usize = 0;
export let groundAlbedo: f32 = 0;
export let groundGloss: f32 = 0;
export let groundGlossAlpha: f32 = 0;

/** Directions of one irradiance texel, squared. */
const IRRADIANCE_STRATA: i32 = 32;

export function bindGround(): void {
  kind = load<i32>(HEADER_ADDRESS, HEADER_GROUND_KIND);
  height = load<f32>(HEADER_ADDRESS, HEADER_GROUND_HEIGHT);
  halfSize = load<f32>(HEADER_ADDRESS, HEADER_GROUND_HALF_SIZE);
  centerU = load<f32>(HEADER_ADDRESS, HEADER_GROUND_CENTER_U);
  centerV = load<f32>(HEADER_ADDRESS, HEADER_GROUND_CENTER_V);
  lightMap = load<u32>(HEADER_ADDRESS, HEADER_GROUND_LIGHT_MAP);
  irradianceMap = load<u32>(HEADER_ADDRESS, HEADER_GROUND_IRRADIANCE);
  groundAlbedo = load<f32>(HEADER_ADDRESS, HEADER_GROUND_ALBEDO);
  groundGloss = load<f32>(HEADER_ADDRESS, HEADER_GROUND_GLOSS);
  groundGlossAlpha = load<f32>(HEADER_ADDRESS, HEADER_GROUND_GLOSS_ALPHA);
}

/** Distance at which a ray meets the plane from its lit side; a huge number when it never does. */
export function groundDistance(o: v128, d: v128): f32 {
  if (kind == GROUND_NONE) return 1e30;
  const slope: f32 = kind == GROUND_WALL ? y(d) : -z(d);
  const gap: f32 = kind == GROUND_WALL ? height - y(o) : z(o) - height;
  if (slope < 1e-5 || gap <= 0) return 1e30;
  return gap / slope;
}

@inline
export function groundNormal(): v128 {
  return kind == GROUND_WALL ? vec(0, -1, 0) : vec(0, 0, 1);
}

/** A direction given in the plane's frame (third axis along its normal). */
@inline
export function groundToWorld(d: v128): v128 {
  return kind == GROUND_WALL ? vec(x(d), -z(d), y(d)) : d;
}

/** World position of plane coordinates in -1..1 across the square, lifted off the plane. */
@inline
export function groundPoint(a: f32, b: f32): v128 {
  const u: f32 = centerU + a * halfSize;
  const v: f32 = centerV + b * halfSize;
  const lift: f32 = 1e-3;
  return kind == GROUND_WALL ? vec(u, height - lift, v) : vec(u, v, height + lift);
}

@inline
function coordinateU(point: v128): f32 {
  return (x(point) - centerU) / halfSize;
}

@inline
function coordinateV(point: v128): f32 {
  return ((kind == GROUND_WALL ? z(point) : y(point)) - centerV) / halfSize;
}

/** Texel coordinate in -1..1 -> plane coordinate in -1..1, dense in the middle (a |a| blended with a). */
@inline
export function warp(a: f32): f32 {
  return a * (0.35 + 0.65 * abs<f32>(a));
}

/** The inverse of warp(). */
@inline
function unwarp(w: f32): f32 {
  const m = abs<f32>(w);
  const a: f32 = (sqrt<f32>(0.1225 + 2.6 * m) - 0.35) / 1.3;
  return w < 0 ? -a : a;
}

@inline
function bilinear(map: usize, size: i32, a: f32, b: f32): v128 {
  const limit: f32 = <f32>size - 1.001;
  const s = min<f32>(max<f32>((a * 0.5 + 0.5) * <f32>(size - 1), 0), limit);
  const t = min<f32>(max<f32>((b * 0.5 + 0.5) * <f32>(size - 1), 0), limit);
  const i = <i32>s;
  const j = <i32>t;
  const p = map + (<usize>(j * size + i) << 4);
  const q = p + (<usize>size << 4);
  const fs = s - <f32>i;
  return mix(
    mix(v128.load(p), v128.load(p, 16), fs),
    mix(v128.load(q), v128.load(q, 16), fs),
    t - <f32>j,
  );
}

/** Irradiance over pi that an empty scene gives the plane at a point. */
export function groundIrradiance(point: v128): v128 {
  return bilinear(irradianceMap, IRRADIANCE_SIZE, coordinateU(point), coordinateV(point));
}

/** Share of that light which the object leaves (per colour, about 0..1, above 1 where it throws light). */
export function groundShadow(point: v128): v128 {
  const a = coordinateU(point);
  const b = coordinateV(point);
  const outside = max<f32>(abs<f32>(a), abs<f32>(b));
  if (lightMap == 0 || outside >= 1) return splat(1);
  const share = bilinear(lightMap, LIGHT_MAP_SIZE, unwarp(a), unwarp(b));
  // Fade the last tenth so that the square's edge never shows.
  return outside > <f32>0.9 ? mix(share, splat(1), (outside - 0.9) * 10.0) : share;
}

/** Fills one row of the irradiance map by stratified cosine-weighted directions. */
export function bakeIrradianceRow(row: i32): void {
  const size: i32 = IRRADIANCE_SIZE;
  const strata = IRRADIANCE_STRATA;
  for (let i = 0; i < size; i++) {
    const point = groundPoint(
      (<f32>i / <f32>(size - 1)) * 2.0 - 1.0,
      (<f32>row / <f32>(size - 1)) * 2.0 - 1.0,
    );
    let sum = splat(0);
    for (let s = 0; s < strata; s++) {
      const r2: f32 = (<f32>s + 0.5) / <f32>strata;
      const r = sqrt<f32>(r2);
      const up = sqrt<f32>(1.0 - r2);
      for (let t = 0; t < strata; t++) {
        sineCosine((<f32>t + 0.5) / <f32>strata);
        sum = add(sum, surroundings(point, groundToWorld(vec(r * cosine, r * sine, up)), false));
      }
    }
    const p = irradianceMap + (<usize>(row * size + i) << 4);
    v128.store(p, scale(sum, 1.0 / <f32>(strata * strata)));
  }
}
