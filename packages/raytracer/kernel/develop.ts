// From linear light to the picture's bytes: bloom, tone map, transfer curve.

import {
  FILM_BYTES,
  FILM_COVERAGE,
  FILM_SAMPLES,
  HEADER_ADDRESS,
  HEADER_SRGB_TABLE,
  SRGB_TABLE_STEPS,
  TONE_MAP_NEUTRAL,
  VIEW_BLOOM_A,
  VIEW_BLOOM_B,
  VIEW_BLOOM_STRENGTH,
  VIEW_FILM,
  VIEW_HEIGHT,
  VIEW_LINEAR,
  VIEW_PIXELS,
  VIEW_TONE_MAP,
  VIEW_TRANSPARENT,
  VIEW_WIDTH,
} from '../src/memory-layout';
import { hash } from './sampler';
import { add, along, maxLane, scale, splat, sub, vec, x, y, z } from './vector';

/** Only what is brighter than white blooms, up to this. */
const BRIGHTEST_BLOOM: f32 = 7;
const BLOOM_RADIUS: i32 = 8;

/** Light above white, averaged over 2 x 2 pixels, into one row of the half-size picture. */
export function bloomSourceRow(view: usize, row: i32): void {
  const width = load<i32>(view, VIEW_WIDTH);
  const half = width >> 1;
  const linear: usize = load<u32>(view, VIEW_LINEAR);
  const out = <usize>load<u32>(view, VIEW_BLOOM_A) + (<usize>(row * half) << 4);
  for (let i = 0; i < half; i++) {
    const p = linear + (<usize>(row * 2 * width + i * 2) << 4);
    const q = p + (<usize>width << 4);
    const sum = add(
      add(aboveWhite(v128.load(p)), aboveWhite(v128.load(p, 16))),
      add(aboveWhite(v128.load(q)), aboveWhite(v128.load(q, 16))),
    );
    v128.store(out + (<usize>i << 4), scale(sum, 0.25));
  }
}

@inline
function aboveWhite(a: v128): v128 {
  return f32x4.min(f32x4.max(f32x4.sub(a, splat(1)), splat(0)), splat(BRIGHTEST_BLOOM));
}

/** Blurs a line with weights 1 / (1 + (i/2)^2), the long tail of glare in an eye or a lens. */
@inline
function blurAt(from: usize, i: i32, count: i32, stride: usize): v128 {
  let sum = splat(0);
  let weights: f32 = 0;
  for (let k = -BLOOM_RADIUS; k <= BLOOM_RADIUS; k++) {
    const at = i + k;
    const w: f32 = 1.0 / (1.0 + 0.25 * <f32>(k * k));
    weights += w;
    if (at >= 0 && at < count) sum = along(sum, v128.load(from + <usize>at * stride), w);
  }
  return scale(sum, 1.0 / weights);
}

export function bloomHorizontalRow(view: usize, row: i32): void {
  const half = load<i32>(view, VIEW_WIDTH) >> 1;
  const offset = <usize>(row * half) << 4;
  const from = <usize>load<u32>(view, VIEW_BLOOM_A) + offset;
  const out = <usize>load<u32>(view, VIEW_BLOOM_B) + offset;
  for (let i = 0; i < half; i++) v128.store(out + (<usize>i << 4), blurAt(from, i, half, 16));
}

export function bloomVerticalRow(view: usize, row: i32): void {
  const half = load<i32>(view, VIEW_WIDTH) >> 1;
  const rows = load<i32>(view, VIEW_HEIGHT) >> 1;
  const from: usize = load<u32>(view, VIEW_BLOOM_B);
  const out = <usize>load<u32>(view, VIEW_BLOOM_A) + (<usize>(row * half) << 4);
  const stride = <usize>half << 4;
  for (let i = 0; i < half; i++) {
    v128.store(out + (<usize>i << 4), blurAt(from + (<usize>i << 4), row, rows, stride));
  }
}

/** What Khronos PBR Neutral takes off every channel, by the least: what a dielectric's surface mirrors of white. */
@inline
function toe(value: f32): f32 {
  return value < 0.08 ? value - 6.25 * value * value : 0.04;
}

/**
 * Khronos PBR Neutral tone mapper, specification of 2024 (modelviewer.dev/examples/tone-mapping), but for its toe:
 * only half of it is taken off every channel, the rest by dimming all alike, as far as the greatest is concerned.
 * Greys come out the same; dark colours (pale stones, recesses of gold) do not turn more saturated than they are.
 */
function toneMapNeutral(color: v128): v128 {
  const startCompression: f32 = 0.8 - 0.04;
  const desaturation: f32 = 0.15;
  const strongest = maxLane(color);
  if (strongest <= 0) return color;
  const peak: f32 = strongest - toe(strongest);
  const lowered = sub(color, splat(0.5 * toe(min<f32>(x(color), min<f32>(y(color), z(color))))));
  const c = scale(lowered, peak / maxLane(lowered));
  if (peak < startCompression) return c;
  const room: f32 = 1.0 - startCompression;
  const newPeak: f32 = 1.0 - (room * room) / (peak + room - startCompression);
  const keep: f32 = 1.0 / (desaturation * (peak - newPeak) + 1.0);
  const scaled = scale(c, newPeak / peak);
  return add(scale(scaled, keep), splat(newPeak * (1.0 - keep)));
}

/** One row of RGBA bytes, not premultiplied. */
export function developRow(view: usize, row: i32): void {
  const width = load<i32>(view, VIEW_WIDTH);
  const half = width >> 1;
  const halfRows = load<i32>(view, VIEW_HEIGHT) >> 1;
  const linear: usize = load<u32>(view, VIEW_LINEAR);
  const bloom: usize = load<u32>(view, VIEW_BLOOM_A);
  const bloomStrength: f32 = half > 0 && halfRows > 0 ? load<f32>(view, VIEW_BLOOM_STRENGTH) : 0;
  const film: usize = load<u32>(view, VIEW_FILM);
  const transparent = load<u32>(view, VIEW_TRANSPARENT) != 0;
  const neutral = load<u32>(view, VIEW_TONE_MAP) == TONE_MAP_NEUTRAL;
  const out: usize = load<u32>(view, VIEW_PIXELS);
  const table: usize = load<u32>(HEADER_ADDRESS, HEADER_SRGB_TABLE);
  for (let i = 0; i < width; i++) {
    const index = <usize>(row * width + i);
    let color = v128.load(linear + (index << 4));
    if (bloomStrength > 0) {
      const at = <usize>(min<i32>(row >> 1, halfRows - 1) * half + min<i32>(i >> 1, half - 1));
      color = along(color, v128.load(bloom + (at << 4)), bloomStrength);
    }
    let alpha: f32 = 1;
    if (transparent) {
      const pixel = film + index * FILM_BYTES;
      alpha = load<f32>(pixel, FILM_COVERAGE) / max<f32>(load<f32>(pixel, FILM_SAMPLES), 1);
      color = alpha > 0 ? scale(color, 1.0 / alpha) : splat(0);
    }
    if (neutral) color = toneMapNeutral(color);
    // Half a step of noise before rounding keeps smooth backdrops from banding; the same for all channels.
    const dither: f32 = <f32>(hash(<u32>index + 0x9d2c5680) >> 8) * <f32>(1.0 / 16777216.0);
    const p = out + (index << 2);
    store<u8>(p, encode(table, x(color), dither));
    store<u8>(p, encode(table, y(color), dither), 1);
    store<u8>(p, encode(table, z(color), dither), 2);
    store<u8>(p, <u8>(alpha * 255.0 + 0.5), 3);
  }
}

@inline
function encode(table: usize, value: f32, dither: f32): u8 {
  const t: f32 = min<f32>(max<f32>(value, 0), 1) * <f32>SRGB_TABLE_STEPS;
  const i = min<i32>(<i32>t, SRGB_TABLE_STEPS - 1);
  const p = table + (<usize>i << 2);
  const low = load<f32>(p);
  const level = low + (load<f32>(p, 4) - low) * (t - <f32>i);
  return <u8>min<f32>(level + dither, 255);
}
