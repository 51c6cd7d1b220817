// Non-local means steered by the measured variance of every pixel: Rousselle, Knaus and Zwicker, "Adaptive
// Rendering with Non-Local Means Filtering", SIGGRAPH Asia 2012. It works on L/(1+L), so that highlights count
// no more than they will show, four pixels at a time, and never averages over an edge of normals or stones.

import {
  DENOISE_BORDER,
  DENOISE_TILE_HEIGHT,
  DENOISE_TILE_WIDTH,
  FILM_BYTES,
  FILM_COLOR,
  FILM_GEM,
  FILM_NORMAL,
  FILM_SAMPLES,
  PLANE_BLUE,
  PLANE_LUMA,
  PLANE_NORMAL_X,
  PLANE_NORMAL_Y,
  PLANE_NORMAL_Z,
  PLANE_RED,
  PLANE_RAW_VARIANCE,
  PLANE_VARIANCE,
  VIEW_EXPOSURE,
  VIEW_FILM,
  VIEW_HEIGHT,
  VIEW_LINEAR,
  VIEW_PLANES,
  VIEW_WIDTH,
} from '../src/memory-layout';
import { shownError } from './film';
import { luminance, scale, splat, vec, x, z } from './vector';

/** Half sizes of the search window and of the compared patches. */
const WINDOW: i32 = 3;
/** Milky stones are searched further out as well, in steps: their noise is strong and nothing in them is sharp. */
const MILKY_WINDOW: i32 = 6;
const MILKY_STEP: i32 = 2;
/** Distances are measured in multiples of this times the standard deviation. */
const STRENGTH: f32 = 0.8;
/** Squared difference of mean normals (stones shifted far off) beyond which pixels never mix. */
const NORMAL_EDGE: f32 = 0.12;
/** Added to a stone's normal, so that its normals never resemble another surface's. */
const GEM_SHIFT: f32 = 1.5;

let width: i32 = 0;
let height: i32 = 0;
let planes: usize = 0;
let stride: i32 = 0;
let planeBytes: usize = 0;

/** Floats of a padded row; the host reserves planes by the same rule. */
@inline
function paddedStride(pictureWidth: i32): i32 {
  const tiles = (pictureWidth + DENOISE_TILE_WIDTH - 1) / DENOISE_TILE_WIDTH;
  return tiles * DENOISE_TILE_WIDTH + 2 * DENOISE_BORDER;
}

function bindView(view: usize): void {
  width = load<i32>(view, VIEW_WIDTH);
  height = load<i32>(view, VIEW_HEIGHT);
  planes = load<u32>(view, VIEW_PLANES);
  stride = paddedStride(width);
  const tiles = (height + DENOISE_TILE_HEIGHT - 1) / DENOISE_TILE_HEIGHT;
  planeBytes = <usize>(stride * (tiles * DENOISE_TILE_HEIGHT + 2 * DENOISE_BORDER)) << 2;
}

@inline
function plane(number: i32): usize {
  return planes + <usize>number * planeBytes;
}

/** Mean of the samples times exposure, without any filter. */
export function resolveRow(view: usize, row: i32): void {
  bindView(view);
  const film: usize = load<u32>(view, VIEW_FILM);
  const linear: usize = load<u32>(view, VIEW_LINEAR);
  const exposure = load<f32>(view, VIEW_EXPOSURE);
  for (let column = 0; column < width; column++) {
    const index = <usize>(row * width + column);
    v128.store(linear + (index << 4), meanColor(film + index * FILM_BYTES, exposure));
  }
}

@inline
function meanColor(pixel: usize, exposure: f32): v128 {
  const n = max<f32>(load<f32>(pixel, FILM_SAMPLES), 1);
  return f32x4.max(scale(v128.load(pixel, FILM_COLOR), exposure / n), splat(0));
}

/** Fills one padded row (0 is the border's first) of the planes; the border repeats the nearest pixel. */
export function gatherRow(view: usize, paddedRow: i32): void {
  bindView(view);
  const film: usize = load<u32>(view, VIEW_FILM);
  const exposure = load<f32>(view, VIEW_EXPOSURE);
  const row = min<i32>(max<i32>(paddedRow - DENOISE_BORDER, 0), height - 1);
  for (let i = 0; i < stride; i++) {
    const column = min<i32>(max<i32>(i - DENOISE_BORDER, 0), width - 1);
    const pixel = film + <usize>(row * width + column) * FILM_BYTES;
    const color = meanColor(pixel, exposure);
    const toned = scale(color, 1.0 / (1.0 + luminance(color)));
    const n = max<f32>(load<f32>(pixel, FILM_SAMPLES), 1);
    const luma = luminance(toned);
    const variance = load<f32>(pixel, FILM_GEM) < 0 ? milkyVariance(film, column, row) : squared(shownError(pixel));
    const at = <usize>(paddedRow * stride + i) << 2;
    store<f32>(plane(PLANE_LUMA) + at, luma);
    store<f32>(plane(PLANE_RED) + at, x(toned) - luma);
    store<f32>(plane(PLANE_BLUE) + at, z(toned) - luma);
    store<f32>(plane(PLANE_RAW_VARIANCE) + at, variance + <f32>1e-7);
    const shift: f32 = (load<f32>(pixel, FILM_GEM) / n) * GEM_SHIFT;
    store<f32>(plane(PLANE_NORMAL_X) + at, load<f32>(pixel, FILM_NORMAL) / n + shift);
    store<f32>(plane(PLANE_NORMAL_Y) + at, load<f32>(pixel, FILM_NORMAL + 4) / n + shift);
    store<f32>(plane(PLANE_NORMAL_Z) + at, load<f32>(pixel, FILM_NORMAL + 8) / n + shift);
  }
}

/** Half size of the neighbourhood over which the variance of milky stones is averaged. */
const MILKY_REACH: i32 = 2;

/**
 * Variance of a pixel in a milky stone, from its neighbours in the stone as well: light is scattered into such
 * stones by rare events, and pixels that met none of them so far know nothing of their noise.
 */
function milkyVariance(film: usize, column: i32, row: i32): f32 {
  let sum: f32 = 0;
  let count: f32 = 0;
  for (let j = max<i32>(row - MILKY_REACH, 0); j <= min<i32>(row + MILKY_REACH, height - 1); j++) {
    for (let i = max<i32>(column - MILKY_REACH, 0); i <= min<i32>(column + MILKY_REACH, width - 1); i++) {
      const pixel = film + <usize>(j * width + i) * FILM_BYTES;
      if (load<f32>(pixel, FILM_GEM) >= 0) continue;
      sum += squared(shownError(pixel));
      count += 1;
    }
  }
  return sum / count;
}

@inline
function squared(a: f32): f32 {
  return a * a;
}

/** Averages the variance of one padded row over 3 x 3 pixels: estimates from few samples are noisy. */
export function smoothVarianceRow(view: usize, paddedRow: i32, paddedHeight: i32): void {
  bindView(view);
  const raw = plane(PLANE_RAW_VARIANCE);
  const out = plane(PLANE_VARIANCE);
  for (let i = 0; i < stride; i++) {
    let sum: f32 = 0;
    for (let v = -1; v <= 1; v++) {
      const j = min<i32>(max<i32>(paddedRow + v, 0), paddedHeight - 1);
      for (let u = -1; u <= 1; u++) {
        sum += load<f32>(raw + (<usize>(j * stride + min<i32>(max<i32>(i + u, 0), stride - 1)) << 2));
      }
    }
    store<f32>(out + (<usize>(paddedRow * stride + i) << 2), sum / 9.0);
  }
}

// A tile's workspace: distances of single pixels with a margin of one (of four to the right, for alignment),
// then five sums a pixel.
const DISTANCE_STRIDE: i32 = DENOISE_TILE_WIDTH + 8;
const DISTANCE_BYTES: usize = DISTANCE_STRIDE * (DENOISE_TILE_HEIGHT + 2) * 4;
const SUM_BYTES: usize = DENOISE_TILE_WIDTH * DENOISE_TILE_HEIGHT * 4;

/** Filters one tile into the linear picture. */
export function denoiseTile(view: usize, left: i32, top: i32, scratch: usize): void {
  bindView(view);
  const sums = scratch + DISTANCE_BYTES;
  memory.fill(sums, 0, SUM_BYTES * 5);
  for (let dy = -WINDOW; dy <= WINDOW; dy++) {
    for (let dx = -WINDOW; dx <= WINDOW; dx++) gatherFrom(left, top, dx, dy, scratch, false);
  }
  if (milkyTile(left, top)) {
    for (let dy = -MILKY_WINDOW; dy <= MILKY_WINDOW; dy += MILKY_STEP) {
      for (let dx = -MILKY_WINDOW; dx <= MILKY_WINDOW; dx += MILKY_STEP) {
        if (max<i32>(abs<i32>(dx), abs<i32>(dy)) > WINDOW) gatherFrom(left, top, dx, dy, scratch, true);
      }
    }
  }
  writeTile(view, left, top, sums);
}

/** Adds to the sums of a tile the pixels at an offset, as far as they are alike; for milky stones alone, or for all. */
function gatherFrom(left: i32, top: i32, dx: i32, dy: i32, scratch: usize, milkyOnly: bool): void {
  const luma = plane(PLANE_LUMA);
  const red = plane(PLANE_RED);
  const blue = plane(PLANE_BLUE);
  const sums = scratch + DISTANCE_BYTES;
  const offset = (dy * stride + dx) << 2;
  pixelDistances(left, top, offset, scratch);
  for (let row = 0; row < DENOISE_TILE_HEIGHT; row++) {
    const first = <usize>((top + row + DENOISE_BORDER) * stride + left + DENOISE_BORDER) << 2;
    for (let i = 0; i < DENOISE_TILE_WIDTH; i += 4) {
      const p = first + (<usize>i << 2);
      const q = p + offset;
      let same = sameSurface(p, q);
      if (milkyOnly) same = v128.and(same, milky(p));
      const d = f32x4.max(patchMean(scratch, row, i), splat(0));
      // (1 - d/8)^8 stands for e^-d: no exponentials, and exactly nothing beyond 8.
      const w = v128.and(same, eighthPower(f32x4.max(f32x4.sub(splat(1), scale(d, 0.125)), splat(0))));
      // Colour differences are less visible than brightness, so they may spread wider.
      const c = v128.and(same, eighthPower(f32x4.max(f32x4.sub(splat(1), scale(d, 0.03125)), splat(0))));
      const s = sums + (<usize>(row * DENOISE_TILE_WIDTH + i) << 2);
      accumulate(s, w);
      accumulate(s + SUM_BYTES, f32x4.mul(w, v128.load(luma + q)));
      accumulate(s + SUM_BYTES * 2, c);
      accumulate(s + SUM_BYTES * 3, f32x4.mul(c, v128.load(red + q)));
      accumulate(s + SUM_BYTES * 4, f32x4.mul(c, v128.load(blue + q)));
    }
  }
}

/** Lanes of the four pixels at p that show a milky stone: their normals alone are shifted below all others. */
@inline
function milky(p: usize): v128 {
  const sum = f32x4.add(
    f32x4.add(v128.load(plane(PLANE_NORMAL_X) + p), v128.load(plane(PLANE_NORMAL_Y) + p)),
    v128.load(plane(PLANE_NORMAL_Z) + p),
  );
  return f32x4.lt(sum, splat(-1.5 * GEM_SHIFT));
}

function milkyTile(left: i32, top: i32): bool {
  for (let row = 0; row < DENOISE_TILE_HEIGHT; row++) {
    const first = <usize>((top + row + DENOISE_BORDER) * stride + left + DENOISE_BORDER) << 2;
    for (let i = 0; i < DENOISE_TILE_WIDTH; i += 4) {
      if (v128.any_true(milky(first + (<usize>i << 2)))) return true;
    }
  }
  return false;
}

@inline
function accumulate(p: usize, a: v128): void {
  v128.store(p, f32x4.add(v128.load(p), a));
}

@inline
function eighthPower(a: v128): v128 {
  const a2 = f32x4.mul(a, a);
  const a4 = f32x4.mul(a2, a2);
  return f32x4.mul(a4, a4);
}

/** Distance of each pixel of the tile (and its margin) from the one at the offset, less what noise explains. */
function pixelDistances(left: i32, top: i32, offset: i32, scratch: usize): void {
  const luma = plane(PLANE_LUMA);
  const variance = plane(PLANE_VARIANCE);
  for (let row = -1; row <= DENOISE_TILE_HEIGHT; row++) {
    const first = <usize>((top + row + DENOISE_BORDER) * stride + left + DENOISE_BORDER - 1) << 2;
    const out = scratch + (<usize>((row + 1) * DISTANCE_STRIDE) << 2);
    for (let i = 0; i < DENOISE_TILE_WIDTH + 4; i += 4) {
      const p = first + (<usize>i << 2);
      const q = p + offset;
      const difference = f32x4.sub(v128.load(luma + p), v128.load(luma + q));
      const vp = v128.load(variance + p);
      const vq = v128.load(variance + q);
      const noise = f32x4.add(vp, f32x4.min(vp, vq));
      const unit = f32x4.add(splat(1e-8), scale(f32x4.add(vp, vq), STRENGTH * STRENGTH));
      v128.store(
        out + (<usize>i << 2),
        f32x4.div(f32x4.sub(f32x4.mul(difference, difference), noise), unit),
      );
    }
  }
}

/** Mean over the 3 x 3 patch about four pixels; column 1 of the distances is the tile's column 0. */
@inline
function patchMean(scratch: usize, row: i32, column: i32): v128 {
  const p = scratch + (<usize>(row * DISTANCE_STRIDE + column) << 2);
  const q = p + (<usize>DISTANCE_STRIDE << 2);
  const r = q + (<usize>DISTANCE_STRIDE << 2);
  const a = f32x4.add(f32x4.add(v128.load(p), v128.load(p, 4)), v128.load(p, 8));
  const b = f32x4.add(f32x4.add(v128.load(q), v128.load(q, 4)), v128.load(q, 8));
  const c = f32x4.add(f32x4.add(v128.load(r), v128.load(r, 4)), v128.load(r, 8));
  return scale(f32x4.add(f32x4.add(a, b), c), 1.0 / 9.0);
}

@inline
function sameSurface(p: usize, q: usize): v128 {
  const nx = f32x4.sub(v128.load(plane(PLANE_NORMAL_X) + p), v128.load(plane(PLANE_NORMAL_X) + q));
  const ny = f32x4.sub(v128.load(plane(PLANE_NORMAL_Y) + p), v128.load(plane(PLANE_NORMAL_Y) + q));
  const nz = f32x4.sub(v128.load(plane(PLANE_NORMAL_Z) + p), v128.load(plane(PLANE_NORMAL_Z) + q));
  return f32x4.lt(
    f32x4.add(f32x4.add(f32x4.mul(nx, nx), f32x4.mul(ny, ny)), f32x4.mul(nz, nz)),
    splat(NORMAL_EDGE),
  );
}

/** Back from luma and chroma of L/(1+L) to linear colour. */
function writeTile(view: usize, left: i32, top: i32, sums: usize): void {
  const linear: usize = load<u32>(view, VIEW_LINEAR);
  const bottom = min<i32>(top + DENOISE_TILE_HEIGHT, height);
  const right = min<i32>(left + DENOISE_TILE_WIDTH, width);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const s = sums + (<usize>((row - top) * DENOISE_TILE_WIDTH + column - left) << 2);
      // The pixel itself always counts, so that no sum is empty.
      const w = load<f32>(s);
      const c = load<f32>(s + SUM_BYTES * 2);
      const luma: f32 = load<f32>(s + SUM_BYTES) / w;
      const red: f32 = load<f32>(s + SUM_BYTES * 3) / c;
      const blue: f32 = load<f32>(s + SUM_BYTES * 4) / c;
      // What red and blue have above the luma, green has below it, by the weights of luminance().
      const green: f32 = -(0.2126 * red + 0.0722 * blue) / 0.7152;
      const toned = f32x4.max(vec(luma + red, luma + green, luma + blue), splat(0));
      const untone: f32 = 1.0 / max<f32>(1.0 - luminance(toned), 0.03);
      v128.store(linear + (<usize>(row * width + column) << 4), scale(toned, untone));
    }
  }
}
