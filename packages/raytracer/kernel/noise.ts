// Procedural fields in space: smooth noise, and the cells about scattered points. All of a lattice's numbers
// come from hashes, so they are the same on every machine and need no memory.

import { hash } from './sampler';
import { vec, x, y, z } from './vector';

@inline
function latticeBits(ix: i32, iy: i32, iz: i32, salt: u32): u32 {
  return hash(<u32>ix * 0x8da6b343 ^ <u32>iy * 0xd8163841 ^ <u32>iz * 0xcb1ab31f ^ salt);
}

/** A number in [-1, 1) that belongs to a point of the integer lattice. */
@inline
export function lattice(ix: i32, iy: i32, iz: i32, salt: u32): f32 {
  return <f32>(latticeBits(ix, iy, iz, salt) >> 8) * <f32>(2.0 / 16777216.0) - 1.0;
}

/** A number in [0, 1) of the hash's ten bits from `shift` on. */
@inline
export function tenBits(bits: u32, shift: u32): f32 {
  return <f32>((bits >> shift) & 1023) * <f32>(1.0 / 1024.0);
}

/** Smooth value noise in [-1, 1] with period 1 (Perlin 2002's fade curve). */
export function valueNoise(p: v128, salt: u32): f32 {
  const fx = floor<f32>(x(p));
  const fy = floor<f32>(y(p));
  const fz = floor<f32>(z(p));
  return trilinear(<i32>fx, <i32>fx + 1, <i32>fy, <i32>fz, x(p) - fx, y(p) - fy, z(p) - fz, salt);
}

/** Value noise that repeats along x after `period` lattice steps; x in [0, period). */
export function ringNoise(px: f32, py: f32, pz: f32, period: i32, salt: u32): f32 {
  const fx = floor<f32>(px);
  const fy = floor<f32>(py);
  const fz = floor<f32>(pz);
  const ix = min<i32>(<i32>fx, period - 1);
  const next = ix + 1 == period ? 0 : ix + 1;
  return trilinear(ix, next, <i32>fy, <i32>fz, px - fx, py - fy, pz - fz, salt);
}

function trilinear(ix: i32, jx: i32, iy: i32, iz: i32, tx: f32, ty: f32, tz: f32, salt: u32): f32 {
  const u = fade(tx);
  const v = fade(ty);
  const w = fade(tz);
  const a = ramp(lattice(ix, iy, iz, salt), lattice(jx, iy, iz, salt), u);
  const b = ramp(lattice(ix, iy + 1, iz, salt), lattice(jx, iy + 1, iz, salt), u);
  const c = ramp(lattice(ix, iy, iz + 1, salt), lattice(jx, iy, iz + 1, salt), u);
  const e = ramp(lattice(ix, iy + 1, iz + 1, salt), lattice(jx, iy + 1, iz + 1, salt), u);
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

/** Three independent value noises. */
export function noiseVector(p: v128, salt: u32): v128 {
  return vec(valueNoise(p, salt + 1), valueNoise(p, salt + 2), valueNoise(p, salt + 3));
}

/** After findCell(): the hash of the nearest point, its distance, and how much farther the next one is. */
export let cellBits: u32 = 0;
export let cellDistance: f32 = 0;
export let cellGap: f32 = 0;

/**
 * The cell of one scattered point a unit cube that p lies in: Worley, "A Cellular Texture Basis", 1996. Cubes
 * that lie farther off than the second nearest point found so far are passed over.
 */
export function findCell(p: v128, salt: u32): void {
  const fx = floor<f32>(x(p));
  const fy = floor<f32>(y(p));
  const fz = floor<f32>(z(p));
  const tx: f32 = x(p) - fx;
  const ty: f32 = y(p) - fy;
  const tz: f32 = z(p) - fz;
  let nearest: f32 = 1e9;
  let second: f32 = 1e9;
  // The cube itself comes first: 0, then -1 and 1 along each axis.
  for (let k = 0; k < 3; k++) {
    const oz = k == 0 ? 0 : 2 * k - 3;
    const gapZ: f32 = k == 0 ? 0 : k == 1 ? tz : <f32>1 - tz;
    for (let j = 0; j < 3; j++) {
      const oy = j == 0 ? 0 : 2 * j - 3;
      const gapY: f32 = j == 0 ? 0 : j == 1 ? ty : <f32>1 - ty;
      const gapYZ: f32 = gapY * gapY + gapZ * gapZ;
      if (gapYZ >= second) continue;
      for (let i = 0; i < 3; i++) {
        const ox = i == 0 ? 0 : 2 * i - 3;
        const gapX: f32 = i == 0 ? 0 : i == 1 ? tx : <f32>1 - tx;
        if (gapX * gapX + gapYZ >= second) continue;
        const bits = latticeBits(<i32>fx + ox, <i32>fy + oy, <i32>fz + oz, salt);
        const dx: f32 = <f32>ox + tenBits(bits, 0) - tx;
        const dy: f32 = <f32>oy + tenBits(bits, 10) - ty;
        const dz: f32 = <f32>oz + tenBits(bits, 20) - tz;
        const d2: f32 = dx * dx + dy * dy + dz * dz;
        if (d2 < nearest) {
          second = nearest;
          nearest = d2;
          cellBits = bits;
        } else if (d2 < second) second = d2;
      }
    }
  }
  cellDistance = sqrt<f32>(nearest);
  cellGap = sqrt<f32>(second) - cellDistance;
  // The bits that placed the point shall not show in what else is drawn from them.
  cellBits = hash(cellBits + 0x68bc21eb);
}

/** 0 below `low`, 1 above `high`, smooth between. */
@inline
export function rise(low: f32, high: f32, value: f32): f32 {
  const t = min<f32>(max<f32>((value - low) / (high - low), 0), 1);
  return t * t * (3.0 - 2.0 * t);
}
