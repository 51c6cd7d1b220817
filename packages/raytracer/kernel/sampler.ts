// Sample points: a tabulated Owen-scrambled Sobol' sequence, padded over dimension pairs (Burley, "Practical
// Hash-based Owen Scrambling", JCGT 9(4), 2020), each pixel with its own random digital shift. A digital shift
// keeps the net property that a rotation would lose.

import { HEADER_ADDRESS, HEADER_SOBOL, SOBOL_PAIRS, SOBOL_POINTS } from '../src/memory-layout';

let table: usize = 0;
let row: usize = 0;
let seed: u32 = 0;
let pair: u32 = 0;
let randomState: u32 = 0;

/** The point that nextPair() or nextRandomPair() drew last, both in [0, 1). */
export let sampleU: f32 = 0;
export let sampleV: f32 = 0;

/** Low-bias 32-bit hash found by C. Wellons' hash prospector (nullprogram.com, 2018). */
@inline
export function hash(x: u32): u32 {
  x ^= x >> 16;
  x *= 0x7feb352d;
  x ^= x >> 15;
  x *= 0x846ca68b;
  return x ^ (x >> 16);
}

@inline
function unit(bits: u32): f32 {
  return <f32>(bits >> 8) * <f32>(1.0 / 16777216.0);
}

export function bindSampler(): void {
  table = load<u32>(HEADER_ADDRESS, HEADER_SOBOL);
}

/** Starts sample number `index` of the pixel whose seed is given, after `pairsUsed` of its pairs. */
export function beginSample(pixelSeed: u32, index: u32, pairsUsed: u32): void {
  // Past the table's end the sequence begins again under another shift.
  seed = hash(pixelSeed + (index / <u32>SOBOL_POINTS) * 0x9e3779b9);
  row = table + <usize>((index % <u32>SOBOL_POINTS) * <u32>SOBOL_PAIRS) * 8;
  pair = pairsUsed;
  randomState = hash(seed + index * 0x85ebca6b);
}

/** One number from a permuted congruential generator (O'Neill, PCG-RXS-M-XS-32, 2014). */
@inline
export function nextRandom(): f32 {
  randomState = randomState * 747796405 + 2891336453;
  const word = ((randomState >> ((randomState >> 28) + 4)) ^ randomState) * 277803737;
  return unit((word >> 22) ^ word);
}

/** Draws a well distributed point while the table lasts, then a random one. */
export function nextPair(): void {
  if (pair >= <u32>SOBOL_PAIRS) {
    sampleU = nextRandom();
    sampleV = nextRandom();
    return;
  }
  const at = row + <usize>(pair << 3);
  pair++;
  const shift = hash(seed + pair * 0x9e3779b9);
  sampleU = unit(load<u32>(at) ^ shift);
  sampleV = unit(load<u32>(at, 4) ^ ((shift ^ (shift >> 15)) * 0x2c1b3c6d));
}
