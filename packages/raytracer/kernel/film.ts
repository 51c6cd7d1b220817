// From camera to film: the samples of a tile of pixels.

import {
  FILM_BYTES,
  FILM_COLOR,
  FILM_COVERAGE,
  FILM_ERROR,
  FILM_GEM,
  FILM_NORMAL,
  FILM_SAMPLES,
  FILM_LUMINANCE,
  FILM_LUMINANCE_SQUARED,
  FILTER_TABLE_SIZE,
  HEADER_ADDRESS,
  HEADER_BRIGHTEST_SAMPLE,
  HEADER_FILTER_TABLE,
  VIEW_BACKDROP_CENTER,
  VIEW_BACKDROP_EDGE,
  VIEW_BACKDROP_RADIUS,
  VIEW_BACKDROP_X,
  VIEW_BACKDROP_Y,
  VIEW_FILM,
  VIEW_FOCUS_DISTANCE,
  VIEW_FORWARD,
  VIEW_HEIGHT,
  VIEW_LENS_RADIUS,
  VIEW_POSITION,
  VIEW_RIGHT,
  VIEW_SEED,
  VIEW_TRANSPARENT,
  VIEW_UP,
  VIEW_WIDTH,
} from '../src/memory-layout';
import { dispersed } from './dielectric';
import {
  firstKind,
  firstMilky,
  firstNormal,
  FROM_CAMERA,
  FROM_CAMERA_TRANSPARENT,
  mirroredRadiance,
  mirrors,
  NOT_TRACED,
  radiance,
} from './path';
import {
  PACKET,
  packetDirection,
  packetOrigin,
  packetPictureX,
  packetPictureY,
  setPacketPlace,
  setPacketRay,
  tracePacket,
} from './packet';
import { beginSample, hash, nextPair, sampleU, sampleV } from './sampler';
import { WAVELENGTHS } from './spectrum';
import { HIT_GEM, HIT_NOTHING } from './traverse';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, dot, luminance, maxLane, mix, normalize, scale, smoothstep, splat, sub } from './vector';

/** The mirror image on the ground may subtract light; its noise is bounded too. */
const DARKEST_SAMPLE: f32 = -4;
/** HIT_GROUND of path.ts counts as background in the alpha channel. */
const FIRST_GROUND: i32 = 4;

let filterTable: usize = 0;
/** Brighter samples are dimmed to this: a single firefly must not outweigh its pixel. */
let brightestSample: f32 = 0;
let width: i32 = 0;
let height: i32 = 0;
let film: usize = 0;

export function bindFilm(): void {
  filterTable = load<u32>(HEADER_ADDRESS, HEADER_FILTER_TABLE);
  brightestSample = load<f32>(HEADER_ADDRESS, HEADER_BRIGHTEST_SAMPLE);
}

/** Offset from the pixel's centre, distributed as the filter: importance-sampled filtering needs no weights. */
@inline
function filterOffset(u: f32): f32 {
  const t: f32 = u * <f32>(FILTER_TABLE_SIZE - 1);
  const i = <i32>t;
  const p = filterTable + (<usize>i << 2);
  const low = load<f32>(p);
  return low + (load<f32>(p, 4) - low) * (t - <f32>i);
}

/**
 * Adds `count` samples to every `step`th pixel of the rectangle; pixels whose error is below `noiseTarget`
 * are left alone unless it is 0. Returns the samples taken.
 */
export function traceTile(
  view: usize,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  count: i32,
  step: i32,
  noiseTarget: f32,
): i32 {
  width = load<i32>(view, VIEW_WIDTH);
  height = load<i32>(view, VIEW_HEIGHT);
  film = load<u32>(view, VIEW_FILM);
  let taken = 0;
  for (let row = top; row < bottom; row += step) {
    for (let column = left; column < right; column += step) {
      const pixel = film + <usize>(row * width + column) * FILM_BYTES;
      const before = load<f32>(pixel, FILM_SAMPLES);
      if (noiseTarget > 0 && before > 0 && load<f32>(pixel, FILM_ERROR) < noiseTarget) continue;
      tracePixel(view, pixel, column, row, <u32>before, count);
      taken += count;
    }
  }
  return taken;
}

function tracePixel(view: usize, pixel: usize, column: i32, row: i32, first: u32, count: i32): void {
  const use = load<u32>(view, VIEW_TRANSPARENT) ? FROM_CAMERA_TRANSPARENT : FROM_CAMERA;
  const seed = hash(<u32>(row * width + column) ^ hash(load<u32>(view, VIEW_SEED)));
  const pairsForCamera: u32 = load<f32>(view, VIEW_LENS_RADIUS) > 0 ? 2 : 1;
  let color = v128.load(pixel, FILM_COLOR);
  let normal = v128.load(pixel, FILM_NORMAL);
  let sum = load<f32>(pixel, FILM_LUMINANCE);
  let sumSquared = load<f32>(pixel, FILM_LUMINANCE_SQUARED);
  let coverage = load<f32>(pixel, FILM_COVERAGE);
  for (let s = 0; s < count; s++) {
    const ray = s % PACKET;
    const whole = s - ray + PACKET <= count;
    if (ray == 0) {
      for (let i = 0; i < min<i32>(PACKET, count - s); i++) {
        beginSample(seed, first + <u32>(s + i), 0);
        aimRay(view, i, column, row);
      }
      if (whole) tracePacket();
    }
    const o = packetOrigin(ray);
    const d = packetDirection(ray);
    const known = whole ? ray : NOT_TRACED;
    const backdrop = backdropAt(view, packetPictureX(ray), packetPictureY(ray));
    const index = first + <u32>s;
    beginSample(seed, index, pairsForCamera);
    let sample = radiance(o, d, backdrop, use, 0, known);
    if (dispersed) {
      for (let k = 1; k < WAVELENGTHS; k++) {
        beginSample(seed, index, pairsForCamera);
        sample = add(sample, radiance(o, d, backdrop, use, <f32>k / <f32>WAVELENGTHS, known));
      }
      sample = scale(sample, 1.0 / <f32>WAVELENGTHS);
    }
    if (mirrors) sample = add(sample, mirroredSample(seed, index, pairsForCamera + 1));
    const brightest = maxLane(sample);
    // A sample that is not a number counts as black rather than spoiling the picture.
    if (!(brightest < <f32>1e9)) sample = splat(0);
    else if (brightest > brightestSample) sample = scale(sample, brightestSample / brightest);
    sample = f32x4.max(sample, splat(DARKEST_SAMPLE));
    color = add(color, sample);
    const l = luminance(sample);
    sum += l;
    sumSquared += l * l;
    const gem: f32 = firstMilky ? -1 : firstKind == HIT_GEM ? 1 : 0;
    normal = add(normal, f32x4.replace_lane(firstNormal, 3, gem));
    if (firstKind != HIT_NOTHING && firstKind != FIRST_GROUND) coverage += 1;
  }
  v128.store(pixel, f32x4.replace_lane(color, 3, <f32>(first + <u32>count)), FILM_COLOR);
  v128.store(pixel, normal, FILM_NORMAL);
  store<f32>(pixel, sum, FILM_LUMINANCE);
  store<f32>(pixel, sumSquared, FILM_LUMINANCE_SQUARED);
  store<f32>(pixel, coverage, FILM_COVERAGE);
}

/** The camera's ray for the sample that was begun, as ray i of the packet. */
function aimRay(view: usize, i: i32, column: i32, row: i32): void {
  const right = v128.load(view, VIEW_RIGHT);
  const up = v128.load(view, VIEW_UP);
  const lens = load<f32>(view, VIEW_LENS_RADIUS);
  nextPair();
  const px: f32 = (<f32>column + 0.5 + filterOffset(sampleU)) / <f32>width;
  const py: f32 = (<f32>row + 0.5 + filterOffset(sampleV)) / <f32>height;
  let o = v128.load(view, VIEW_POSITION);
  let d = along(along(v128.load(view, VIEW_FORWARD), right, px * 2.0 - 1.0), up, 1.0 - py * 2.0);
  if (lens > 0) {
    nextPair();
    const r = lens * sqrt<f32>(sampleU);
    sineCosine(sampleV);
    const focus = along(o, d, load<f32>(view, VIEW_FOCUS_DISTANCE));
    o = along(along(o, normalize(right), r * cosine), normalize(up), r * sine);
    d = sub(focus, o);
  }
  setPacketRay(i, o, normalize(d));
  setPacketPlace(i, px, py);
}

/** What the stone mirrors that the sample's ray met first. */
function mirroredSample(seed: u32, index: u32, pairsUsed: u32): v128 {
  beginSample(seed, index, pairsUsed);
  let sample = mirroredRadiance(0);
  if (!dispersed) return sample;
  for (let k = 1; k < WAVELENGTHS; k++) {
    beginSample(seed, index, pairsUsed);
    sample = add(sample, mirroredRadiance(<f32>k / <f32>WAVELENGTHS));
  }
  return scale(sample, 1.0 / <f32>WAVELENGTHS);
}

@inline
function backdropAt(view: usize, px: f32, py: f32): v128 {
  const dx: f32 = px - load<f32>(view, VIEW_BACKDROP_X);
  const dy: f32 = py - load<f32>(view, VIEW_BACKDROP_Y);
  const t = min<f32>(sqrt<f32>(dx * dx + dy * dy) / load<f32>(view, VIEW_BACKDROP_RADIUS), 1);
  return mix(v128.load(view, VIEW_BACKDROP_CENTER), v128.load(view, VIEW_BACKDROP_EDGE), smoothstep(t));
}

/** Standard error of the pixel's mean as it will show, after L/(1+L) whose slope is 1/(1+L)^2. */
@inline
export function shownError(pixel: usize): f32 {
  const n = load<f32>(pixel, FILM_SAMPLES);
  if (n <= 0) return 0;
  const mean: f32 = load<f32>(pixel, FILM_LUMINANCE) / n;
  const variance = max<f32>(load<f32>(pixel, FILM_LUMINANCE_SQUARED) / n - mean * mean, 0);
  const white: f32 = 1.0 + max<f32>(mean, 0);
  return sqrt<f32>(variance / n) / (white * white);
}

/** Half size of the neighbourhood over which the denoiser is taken to average, less than its real one. */
const DENOISED_REACH: i32 = 2;
/** Squared distance of mean normals below which two pixels show one surface. */
const SAME_SURFACE: f32 = 0.02;

/**
 * By how much denoising will shrink a pixel's error: neighbours of the same surface whose brightness differs by
 * no more than their noise explains are averaged. Half of them are counted, because they share errors, and none
 * in stones, where every pixel shows something else.
 */
function denoisedShare(pixel: usize, column: i32, row: i32): f32 {
  const n = max<f32>(load<f32>(pixel, FILM_SAMPLES), 1);
  if (load<f32>(pixel, FILM_GEM) > 0) return 1;
  const shown = shownBrightness(pixel);
  const error = shownError(pixel);
  const normal = scale(v128.load(pixel, FILM_NORMAL), 1.0 / n);
  let alike: f32 = 0;
  for (let j = max<i32>(row - DENOISED_REACH, 0); j <= min<i32>(row + DENOISED_REACH, height - 1); j++) {
    for (let i = max<i32>(column - DENOISED_REACH, 0); i <= min<i32>(column + DENOISED_REACH, width - 1); i++) {
      const other = film + <usize>(j * width + i) * FILM_BYTES;
      if (other == pixel || load<f32>(other, FILM_GEM) > 0) continue;
      const m = max<f32>(load<f32>(other, FILM_SAMPLES), 1);
      const apart = sub(scale(v128.load(other, FILM_NORMAL), 1.0 / m), normal);
      if (dot(apart, apart) > SAME_SURFACE) continue;
      const difference = shownBrightness(other) - shown;
      const otherError = shownError(other);
      if (difference * difference <= 2.0 * (error * error + otherError * otherError)) alike += 1;
    }
  }
  return 1.0 / sqrt<f32>(1.0 + 0.5 * alike);
}

/** Mean luminance as it will show. */
@inline
function shownBrightness(pixel: usize): f32 {
  const mean: f32 = max<f32>(load<f32>(pixel, FILM_LUMINANCE) / max<f32>(load<f32>(pixel, FILM_SAMPLES), 1), 0);
  return mean / (1.0 + mean);
}

/**
 * Error of each pixel of a row, spread over its neighbours (half their mean, half their maximum) because a few
 * samples alone may agree by luck, and less where the picture will be `denoised`. Returns how many pixels of the
 * row need more than `noiseTarget` allows.
 */
export function estimateErrorRow(view: usize, row: i32, noiseTarget: f32, denoised: bool): i32 {
  width = load<i32>(view, VIEW_WIDTH);
  height = load<i32>(view, VIEW_HEIGHT);
  film = load<u32>(view, VIEW_FILM);
  let open = 0;
  for (let column = 0; column < width; column++) {
    let sum: f32 = 0;
    let most: f32 = 0;
    let count: f32 = 0;
    for (let j = max<i32>(row - 1, 0); j <= min<i32>(row + 1, height - 1); j++) {
      for (let i = max<i32>(column - 1, 0); i <= min<i32>(column + 1, width - 1); i++) {
        const e = shownError(film + <usize>(j * width + i) * FILM_BYTES);
        sum += e;
        most = max<f32>(most, e);
        count += 1;
      }
    }
    const pixel = film + <usize>(row * width + column) * FILM_BYTES;
    let error: f32 = 0.5 * (sum / count) + 0.5 * most;
    if (denoised && error >= noiseTarget) error *= denoisedShare(pixel, column, row);
    store<f32>(pixel, error, FILM_ERROR);
    if (error >= noiseTarget) open++;
  }
  return open;
}
