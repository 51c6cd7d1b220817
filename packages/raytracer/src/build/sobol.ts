import { SOBOL_PAIRS, SOBOL_POINTS } from '../memory-layout.ts';

/**
 * Two words a dimension pair, SOBOL_PAIRS pairs a point. Every pair is the two-dimensional Sobol' sequence,
 * shuffled and Owen-scrambled by hashing with its own seed (Burley, "Practical Hash-based Owen Scrambling",
 * JCGT 9(4), 2020), so that any first 2^n points of a pair are a (0, n, 2)-net.
 */
export function sobolTable(): Uint32Array {
  const table = new Uint32Array(SOBOL_POINTS * SOBOL_PAIRS * 2);
  for (let pair = 0; pair < SOBOL_PAIRS; pair++) {
    const seed = Math.imul(pair + 1, 0x9e3779b9) >>> 0;
    for (let i = 0; i < SOBOL_POINTS; i++) {
      const index = nestedUniformScramble(i, seed);
      const at = (i * SOBOL_PAIRS + pair) * 2;
      table[at] = nestedUniformScramble(reverseBits(index), seed ^ 0xa511e9b3);
      table[at + 1] = nestedUniformScramble(secondSobolDimension(index), seed ^ 0x63d83595);
    }
  }
  return table;
}

/** Direction numbers of the polynomial x + 1: each is the one before, folded into itself by one bit. */
function secondSobolDimension(index: number): number {
  let point = 0;
  let direction = 0x80000000;
  for (let rest = index; rest !== 0; rest >>>= 1) {
    if (rest & 1) point ^= direction;
    direction ^= direction >>> 1;
  }
  return point >>> 0;
}

function reverseBits(value: number): number {
  let x = value;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return ((x >>> 16) | (x << 16)) >>> 0;
}

/** Laine and Karras' permutation (2011) on reversed bits: each bit is flipped by a hash of those above it. */
function nestedUniformScramble(value: number, seed: number): number {
  let x = reverseBits(value);
  x = (x + seed) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52);
  x ^= Math.imul(x, 0xc7afe638);
  x ^= Math.imul(x, 0x8d22f6e6);
  return reverseBits(x >>> 0);
}
