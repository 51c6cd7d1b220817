// What an opaque stone is made of at a place: one mineral grown through another.

import {
  COATED_PATTERN,
  MATERIAL_COLOR,
  PATTERN_COLOR,
  PATTERN_GRAIN_SHARE,
  PATTERN_GRAIN_SIZE,
  PATTERN_METAL,
  PATTERN_NONE,
  PATTERN_SHARE,
  PATTERN_SIZE,
  PATTERN_VEINS,
} from '../src/memory-layout';
import { cellBits, cellDistance, cellGap, findCell, noiseVector, rise, tenBits, valueNoise } from './noise';
import { along, mix, scale, vec } from './vector';

/** After findMineral(): the body's albedo, or the reflectance of metal at normal incidence. */
export let mineralColor: v128 = f32x4.splat(0);
export let mineralIsMetal: bool = false;
/** Tilt of a metal grain's face, which was not polished flat with the stone. */
export let mineralTilt: v128 = f32x4.splat(0);

export function findMineral(material: usize, place: v128): void {
  mineralColor = v128.load(material, MATERIAL_COLOR);
  mineralIsMetal = false;
  const pattern = load<i32>(material, COATED_PATTERN);
  if (pattern == PATTERN_NONE) return;
  if (pattern == PATTERN_VEINS) findVein(material, place);
  else findFleck(material, place);
}

/** Limonite and shale between the nodules of turquoise: a net whose threads swell, thin out and end. */
function findVein(material: usize, place: v128): void {
  const size = load<f32>(material, PATTERN_SIZE);
  const share = load<f32>(material, PATTERN_SHARE);
  const p = scale(place, 1.0 / size);
  const bent = along(along(p, noiseVector(scale(p, 1.3), 0x61), 0.28), noiseVector(scale(p, 4.7), 0x65), 0.09);
  const cloud = valueNoise(scale(p, 0.55), 0x69);
  const grain = valueNoise(scale(p, 9.0), 0x6b);
  // The stone itself is mottled, paler where more chalky.
  mineralColor = scale(mineralColor, 1.0 + 0.2 * cloud + 0.05 * grain);
  const pale = rise(0.1, 0.9, valueNoise(scale(p, 1.9), 0x6d));
  mineralColor = mix(mineralColor, vec(0.42, 0.6, 0.56), 0.16 * pale);
  findCell(bent, 0x71);
  const strength = rise(0.55, -0.35, cloud - 2.0 * (share - 0.5));
  const thread: f32 = (0.02 + 0.13 * strength * strength) * strength;
  let vein: f32 = 1.0 - rise(thread * 0.45, thread + 0.004, cellGap);
  // Hair-thin side veins inside the nodules.
  findCell(scale(bent, 2.7), 0x73);
  const hair: f32 = 0.035 * rise(0.15, 0.8, strength + 0.5 * grain);
  vein = max<f32>(vein, 0.75 * (1.0 - rise(hair * 0.4, hair + 0.004, cellGap)));
  const rock = v128.load(material, PATTERN_COLOR);
  mineralColor = mix(mineralColor, scale(rock, 1.0 + 0.45 * valueNoise(scale(p, 6.0), 0x75)), vein);
  mineralColor = f32x4.min(f32x4.max(mineralColor, f32x4.splat(0)), f32x4.splat(1));
}

/** Lapis lazuli: lazurite with clouds of calcite and grains of pyrite that crowd along the clouds. */
function findFleck(material: usize, place: v128): void {
  const cloudSize = load<f32>(material, PATTERN_SIZE);
  const p = scale(place, 1.0 / cloudSize);
  const bent = along(p, noiseVector(scale(p, 2.1), 0x81), 0.35);
  const ridge: f32 = 1.0 - abs<f32>(valueNoise(bent, 0x85));
  const patch = valueNoise(scale(p, 0.6), 0x87);
  const share = load<f32>(material, PATTERN_SHARE);
  const fine = valueNoise(scale(place, 7.0), 0x89);
  const cloud = rise(0.9 - 0.35 * share, 1.02, ridge + 0.05 * fine) * rise(0.35 - share, 0.8, patch + 0.15);
  mineralColor = scale(mineralColor, 1.0 + 0.3 * valueNoise(scale(p, 1.7), 0x8b) + 0.1 * fine);
  mineralColor = mix(mineralColor, v128.load(material, PATTERN_COLOR), cloud * (0.75 + 0.2 * fine));
  const grainSize = load<f32>(material, PATTERN_GRAIN_SIZE);
  const g = scale(place, 1.0 / grainSize);
  findCell(along(g, noiseVector(scale(g, 1.9), 0x91), 0.22), 0x95);
  const crowd: f32 = 0.35 + 1.3 * rise(0.55, 0.95, ridge) + 0.5 * patch;
  const bits = cellBits;
  if (tenBits(bits, 0) < load<f32>(material, PATTERN_GRAIN_SHARE) * crowd) {
    const radius: f32 = 0.12 + 0.3 * tenBits(bits, 10) * tenBits(bits, 20);
    if (cellDistance < radius && cellGap > 0.04) {
      mineralIsMetal = true;
      mineralColor = v128.load(material, PATTERN_METAL);
      mineralTilt = vec(
        (tenBits(bits, 3) - 0.5) * 0.5,
        (tenBits(bits, 13) - 0.5) * 0.5,
        (tenBits(bits, 7) - 0.5) * 0.5,
      );
      return;
    }
  }
  mineralColor = f32x4.min(f32x4.max(mineralColor, f32x4.splat(0)), f32x4.splat(1));
}
