// The ground's light map: how much of its light the object leaves each texel. Each path is compared with the
// same direction in an empty scene, so texels far from the object have no noise at all.

import { HEADER_ADDRESS, HEADER_GROUND_LIGHT_MAP, LIGHT_MAP_SIZE } from '../src/memory-layout';
import { groundIrradiance, groundPoint, groundToWorld, warp } from './ground';
import { firstKind, FROM_GROUND, NOT_TRACED, radiance } from './path';
import { beginSample, hash, nextPair, sampleU, sampleV } from './sampler';
import { HIT_NOTHING } from './traverse';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, maxLane, scale, splat, vec } from './vector';

/** A texel whose first directions all miss the object is taken as unshadowed. */
const PROBE_SAMPLES: i32 = 24;
/** Bound of one path's light relative to the mean: bounds the noise of caustics. */
const BRIGHTEST_RELATIVE: f32 = 2.5;
const DARKEST_SHARE: f32 = 0.02;

/** Neighbouring texels use sixteen different point sets in a 4 x 4 pattern, which the blur then averages. */
export function bakeLightMapRow(row: i32, samples: i32): void {
  const size: i32 = LIGHT_MAP_SIZE;
  const map: usize = load<u32>(HEADER_ADDRESS, HEADER_GROUND_LIGHT_MAP);
  const b = warp((<f32>row / <f32>(size - 1)) * 2.0 - 1.0);
  for (let i = 0; i < size; i++) {
    const a = warp((<f32>i / <f32>(size - 1)) * 2.0 - 1.0);
    const point = groundPoint(a, b);
    const irradiance = groundIrradiance(point);
    const limit: f32 = BRIGHTEST_RELATIVE * max<f32>(maxLane(irradiance), 1e-6);
    const seed = hash(<u32>((row & 3) * 4 + (i & 3)) + 0x77777);
    let sum = splat(0);
    let met = false;
    let taken = 0;
    while (taken < samples) {
      if (taken == PROBE_SAMPLES && !met) break;
      beginSample(seed, taken, 0);
      nextPair();
      sineCosine(sampleV);
      const r = sqrt<f32>(sampleU);
      const d = vec(r * cosine, r * sine, sqrt<f32>(max<f32>(1.0 - sampleU, 1e-5)));
      let difference = radiance(point, groundToWorld(d), splat(0), FROM_GROUND, 0, NOT_TRACED);
      met = met || firstKind != HIT_NOTHING;
      const brightest = maxLane(difference);
      if (brightest > limit) difference = scale(difference, limit / brightest);
      sum = add(sum, difference);
      taken++;
    }
    const share = add(splat(1), f32x4.div(scale(sum, 1.0 / <f32>taken), f32x4.max(irradiance, splat(1e-6))));
    v128.store(map + (<usize>(row * size + i) << 4), f32x4.max(share, splat(DARKEST_SHARE)));
  }
}

/**
 * Blurs the map along rows (stride one texel) or columns: (1 2 2 2 1)/8 is the exact mean over the 4 x 4
 * pattern. `line` is the row or column, `buffer` room for one line.
 */
export function blurLightMapLine(line: i32, vertical: bool, buffer: usize): void {
  const size: i32 = LIGHT_MAP_SIZE;
  const map: usize = load<u32>(HEADER_ADDRESS, HEADER_GROUND_LIGHT_MAP);
  const stride: usize = vertical ? <usize>size << 4 : 16;
  const start = map + (vertical ? <usize>line << 4 : <usize>(line * size) << 4);
  for (let i = 0; i < size; i++) v128.store(buffer + (<usize>i << 4), v128.load(start + <usize>i * stride));
  for (let i = 2; i < size - 2; i++) {
    const p = buffer + (<usize>i << 4);
    const near = add(add(v128.load(p - 16), v128.load(p)), v128.load(p + 16));
    const ends = add(v128.load(p - 32), v128.load(p + 32));
    v128.store(start + <usize>i * stride, add(scale(near, 0.25), scale(ends, 0.125)));
  }
}
