// Fine relief of metal as tilts of the normal, procedural in object space, so that neither meshes nor textures
// have to hold it: slow waviness of casting and polishing, and hair scratches of wear.

import {
  CONDUCTOR_SCRATCH_LENGTH,
  CONDUCTOR_SCRATCH_SLOPE,
  CONDUCTOR_SCRATCH_WIDTH,
  CONDUCTOR_WAVE_LENGTH,
  CONDUCTOR_WAVE_SLOPE,
} from '../src/memory-layout';
import { hash } from './sampler';
import { add, along, cross, dot, normalize, scale, sub, tangentOf, vec, x, y, z } from './vector';

@inline
function lattice(ix: i32, iy: i32, iz: i32, salt: u32): f32 {
  const h = hash(<u32>ix * 0x8da6b343 ^ <u32>iy * 0xd8163841 ^ <u32>iz * 0xcb1ab31f ^ salt);
  return <f32>(h >> 8) * <f32>(2.0 / 16777216.0) - 1.0;
}

/** Smooth value noise in [-1, 1] with period 1 (Perlin 2002's fade curve). */
function valueNoise(p: v128, salt: u32): f32 {
  const fx = floor<f32>(x(p));
  const fy = floor<f32>(y(p));
  const fz = floor<f32>(z(p));
  const ix = <i32>fx;
  const iy = <i32>fy;
  const iz = <i32>fz;
  const u = fade(x(p) - fx);
  const v = fade(y(p) - fy);
  const w = fade(z(p) - fz);
  const a = ramp(lattice(ix, iy, iz, salt), lattice(ix + 1, iy, iz, salt), u);
  const b = ramp(lattice(ix, iy + 1, iz, salt), lattice(ix + 1, iy + 1, iz, salt), u);
  const c = ramp(lattice(ix, iy, iz + 1, salt), lattice(ix + 1, iy, iz + 1, salt), u);
  const e = ramp(lattice(ix, iy + 1, iz + 1, salt), lattice(ix + 1, iy + 1, iz + 1, salt), u);
  return ramp(ramp(a, b, v), ramp(c, e, v), w);
}

@inline
function fade(t: f32): f32 {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}

@inline
function ramp(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

function waveTilt(point: v128, wavelength: f32): v128 {
  const p = scale(point, 1.0 / wavelength);
  return vec(valueNoise(p, 0x1), valueNoise(p, 0x2), valueNoise(p, 0x3));
}

/** Scratch layers at fixed slants; each is a field of thin dashes in its own lattice. */
const LAYERS: i32 = 3;

function scratchTilt(point: v128, n: v128, slope: f32, length: f32, width: f32): v128 {
  // Work in the plane of the axis that the surface faces most, like triplanar mapping.
  const ax = abs<f32>(x(n));
  const ay = abs<f32>(y(n));
  const az = abs<f32>(z(n));
  const flat = az >= ax && az >= ay;
  const side = !flat && ax >= ay;
  const s: f32 = side ? y(point) : x(point);
  const t: f32 = flat ? y(point) : z(point);
  let tilt = f32x4.splat(0);
  for (let layer = 0; layer < LAYERS; layer++) {
    // Cosine and sine of 17, 73 and 131 degrees.
    const c: f32 = layer == 0 ? 0.956305 : layer == 1 ? 0.292372 : -0.656059;
    const e: f32 = layer == 0 ? 0.292372 : layer == 1 ? 0.956305 : 0.75471;
    const lengthwise: f32 = (s * c + t * e) / length;
    const spacing: f32 = width * 12.0;
    const crosswise: f32 = (t * c - s * e) / spacing;
    const row = <i32>floor<f32>(crosswise);
    const shift = lattice(row, layer, 0, 0x51);
    const cell = <i32>floor<f32>(lengthwise + shift);
    const chance = lattice(row, cell, layer, 0x77);
    if (chance < <f32>0.2) continue;
    const center: f32 = 0.5 + 0.3 * lattice(row, cell, layer, 0x99);
    const from: f32 = ((crosswise - <f32>row - center) * spacing) / width;
    if (abs<f32>(from) >= 1) continue;
    const endwise: f32 = lengthwise + shift - <f32>cell;
    const strength: f32 = min<f32>(1, 4.0 * min<f32>(endwise, 1.0 - endwise)) * chance;
    // A groove's walls tilt either way, steepest half way down.
    const wall: f32 = from * (1.0 - from * from) * 2.6 * strength * slope;
    const du: f32 = -e * wall;
    const dv: f32 = c * wall;
    tilt = add(tilt, flat ? vec(du, dv, 0) : side ? vec(0, du, dv) : vec(du, 0, dv));
  }
  return tilt;
}

/** The normal with the material's waviness and scratches. */
export function roughen(material: usize, point: v128, n: v128): v128 {
  const waveSlope = load<f32>(material, CONDUCTOR_WAVE_SLOPE);
  const scratchSlope = load<f32>(material, CONDUCTOR_SCRATCH_SLOPE);
  if (waveSlope <= 0 && scratchSlope <= 0) return n;
  let tilted = n;
  if (waveSlope > 0) {
    tilted = along(tilted, waveTilt(point, load<f32>(material, CONDUCTOR_WAVE_LENGTH)), waveSlope);
  }
  if (scratchSlope > 0) {
    tilted = add(
      tilted,
      scratchTilt(
        point,
        n,
        scratchSlope,
        load<f32>(material, CONDUCTOR_SCRATCH_LENGTH),
        load<f32>(material, CONDUCTOR_SCRATCH_WIDTH),
      ),
    );
  }
  return normalize(tilted);
}
