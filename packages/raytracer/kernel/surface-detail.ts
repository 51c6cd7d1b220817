// Fine relief of metal as tilts of the normal, procedural in object space, so that neither meshes nor textures
// have to hold it: slow waviness of casting and polishing, hairlines of wear that run every way, the streaks of
// a brush along its way, and the grain of blasting.

import {
  BRUSH_AXIS,
  BRUSH_NONE,
  CONDUCTOR_BRUSH,
  CONDUCTOR_BRUSH_ORIGIN,
  CONDUCTOR_BRUSH_VECTOR,
  CONDUCTOR_GRAIN_SIZE,
  CONDUCTOR_GRAIN_SLOPE,
  CONDUCTOR_SCRATCH_LENGTH,
  CONDUCTOR_SCRATCH_SLOPE,
  CONDUCTOR_SCRATCH_WIDTH,
  CONDUCTOR_STREAK_LENGTH,
  CONDUCTOR_STREAK_SLOPE,
  CONDUCTOR_STREAK_WIDTH,
  CONDUCTOR_WAVE_LENGTH,
  CONDUCTOR_WAVE_SLOPE,
} from '../src/memory-layout';
import { noiseVector, ringNoise, tenBits, valueNoise } from './noise';
import { hash } from './sampler';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, cross, dot, normalize, scale, sub, tangentOf, vec, x, y, z } from './vector';

/** The way a brush went over a point, not yet projected into the surface; zero length where it has none. */
export function brushDirection(material: usize, point: v128): v128 {
  const vector = v128.load(material, CONDUCTOR_BRUSH_VECTOR);
  if (load<i32>(material, CONDUCTOR_BRUSH) != BRUSH_AXIS) return vector;
  return cross(vector, sub(point, v128.load(material, CONDUCTOR_BRUSH_ORIGIN)));
}

/** Octaves of streaks: broad soft bands, then lines, then hairs, each with a share of the slope. */
const STREAK_OCTAVES: i32 = 3;
/** A turn about the axis counts as a way of this radius (mm): streaks then end alike at any depth. */
const TURN_RADIUS: f32 = 9;

/** Slope across the brush's way of the streaks it left, in -1..1. */
function streak(material: usize, point: v128): f32 {
  const length = load<f32>(material, CONDUCTOR_STREAK_LENGTH);
  const width = load<f32>(material, CONDUCTOR_STREAK_WIDTH);
  const axis = v128.load(material, CONDUCTOR_BRUSH_VECTOR);
  const turning = load<i32>(material, CONDUCTOR_BRUSH) == BRUSH_AXIS;
  const from = sub(point, v128.load(material, CONDUCTOR_BRUSH_ORIGIN));
  const t = tangentOf(axis);
  const b = cross(axis, t);
  const u = dot(from, t);
  const v = dot(from, b);
  const w = dot(from, axis);
  // What changes across the way: height and radius about an axis, both offsets beside a line.
  const across1 = turning ? w : u;
  const across2 = turning ? sqrt<f32>(u * u + v * v) : v;
  const way = turning ? turnOf(u, v) : w;
  let sum: f32 = 0;
  for (let octave = 0; octave < STREAK_OCTAVES; octave++) {
    const share: f32 = octave == 0 ? 0.3 : octave == 1 ? 0.45 : 0.5;
    const spread: f32 = octave == 0 ? 5.5 : octave == 1 ? 2.1 : 1;
    const reach: f32 = length * (octave == 0 ? <f32>1.7 : octave == 1 ? <f32>1 : <f32>0.7);
    const s1: f32 = across1 / (width * spread);
    const s2: f32 = across2 / (width * spread);
    const salt: u32 = 0x31 + <u32>octave;
    if (turning) {
      const steps = max<i32>(<i32>((TURN_RADIUS * <f32>6.2831853) / reach), 1);
      sum += share * ringNoise(way * <f32>steps, s1, s2, steps, salt);
    } else sum += share * valueNoise(vec(way / reach, s1, s2), salt);
  }
  return sum;
}

/** Angle of (u, v) in turns, [0, 1): Abramowitz and Stegun 4.4.49, error below 2e-6 of a turn. */
function turnOf(u: f32, v: f32): f32 {
  const au = abs<f32>(u);
  const av = abs<f32>(v);
  const most = max<f32>(au, av);
  if (most == 0) return 0;
  const q: f32 = min<f32>(au, av) / most;
  const q2: f32 = q * q;
  const arc: f32 =
    q * (0.999866 - q2 * (0.3302995 - q2 * (0.180141 - q2 * (0.085133 - q2 * 0.0208351)))) * <f32>0.15915494;
  const quarter: f32 = av > au ? <f32>0.25 - arc : arc;
  const half: f32 = u < 0 ? <f32>0.5 - quarter : quarter;
  const turn: f32 = v < 0 ? <f32>1 - half : half;
  return turn >= 1 ? 0 : turn;
}

/** Lattices of hairlines laid over each other, and hairlines in a cell of each. */
const LAYERS: i32 = 2;
const HAIRLINES: i32 = 2;

/** Hairlines scratched every way: each lies inside its cell of a lattice, at a place and angle of its own. */
function hairlineTilt(point: v128, n: v128, slope: f32, length: f32, width: f32): v128 {
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
    const cell: f32 = length * (layer == 0 ? <f32>1.3 : <f32>1.9);
    const u: f32 = s / cell + <f32>layer * 0.43;
    const v: f32 = t / cell + <f32>layer * 0.71;
    const iu = <i32>floor<f32>(u);
    const iv = <i32>floor<f32>(v);
    for (let k = 0; k < HAIRLINES; k++) {
      const bits = hash((<u32>iu * 0x8da6b343) ^ (<u32>iv * 0xd8163841) ^ (<u32>(layer * HAIRLINES + k) * 0xcb1ab31f));
      const du: f32 = u - <f32>iu - 0.5 - 0.2 * (tenBits(bits, 0) - 0.5);
      const dv: f32 = v - <f32>iv - 0.5 - 0.2 * (tenBits(bits, 10) - 0.5);
      sineCosine(tenBits(bits, 20) * 0.5);
      const endwise: f32 = (du * cosine + dv * sine) * 2.6;
      const reach: f32 = 1.0 - endwise * endwise;
      if (reach <= 0) continue;
      const more = hash(bits);
      const bend: f32 = (tenBits(more, 0) - 0.5) * 0.12;
      const crosswise: f32 = ((dv * cosine - du * sine + bend * endwise * endwise) * cell) / width;
      if (abs<f32>(crosswise) >= 1) continue;
      // A groove's walls tilt either way, steepest half way down; most hairlines are faint.
      const depth = tenBits(more, 10);
      const wall: f32 = crosswise * (1.0 - crosswise * crosswise) * 2.6 * reach * depth * depth * slope;
      const tu: f32 = -sine * wall;
      const tv: f32 = cosine * wall;
      tilt = add(tilt, flat ? vec(tu, tv, 0) : side ? vec(0, tu, tv) : vec(tu, 0, tv));
    }
  }
  return tilt;
}

/** Slow unevenness of a surface, as a tilt in -1..1 of each axis. */
export function waveTilt(point: v128, wavelength: f32): v128 {
  return noiseVector(scale(point, 1.0 / wavelength), 0);
}

/** The normal with the material's waviness, streaks, grain and hairlines. */
export function roughen(material: usize, point: v128, n: v128): v128 {
  const waveSlope = load<f32>(material, CONDUCTOR_WAVE_SLOPE);
  const scratchSlope = load<f32>(material, CONDUCTOR_SCRATCH_SLOPE);
  const streakSlope = load<f32>(material, CONDUCTOR_STREAK_SLOPE);
  const grainSlope = load<f32>(material, CONDUCTOR_GRAIN_SLOPE);
  if (waveSlope <= 0 && scratchSlope <= 0 && streakSlope <= 0 && grainSlope <= 0) return n;
  let tilted = n;
  if (waveSlope > 0) {
    tilted = along(tilted, waveTilt(point, load<f32>(material, CONDUCTOR_WAVE_LENGTH)), waveSlope);
  }
  if (streakSlope > 0 && load<i32>(material, CONDUCTOR_BRUSH) != BRUSH_NONE) {
    const way = brushDirection(material, point);
    const projected = sub(way, scale(n, dot(way, n)));
    const length2 = dot(projected, projected);
    if (length2 > <f32>1e-8) {
      const across = scale(cross(n, projected), 1.0 / sqrt<f32>(length2));
      tilted = along(tilted, across, streak(material, point) * streakSlope);
    }
  }
  if (grainSlope > 0) {
    const p = scale(point, 1.0 / load<f32>(material, CONDUCTOR_GRAIN_SIZE));
    tilted = along(tilted, noiseVector(p, 0x41), grainSlope * 0.6);
    tilted = along(tilted, noiseVector(scale(p, 2.3), 0x51), grainSlope * 0.6);
  }
  if (scratchSlope > 0) {
    tilted = add(
      tilted,
      hairlineTilt(
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
