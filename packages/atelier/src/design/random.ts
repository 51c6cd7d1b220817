/** A stream of numbers in [0, 1). */
export type Random = () => number;

/** Spreads the bits of a 32-bit integer: the finaliser of MurmurHash3 (Austin Appleby). */
function spread(x: number): number {
  let h = x >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A seed for streams that are to give the same more than once. */
export const seedFrom = (random: Random): number => Math.floor(random() * 2 ** 32);

/**
 * A seeded stream, equal on every machine (32-bit integer arithmetic only): mulberry32 by Tommy Ettinger, with
 * the seed spread first so that neighbouring seeds give unrelated streams.
 */
export function seededRandom(seed: number): Random {
  let state = spread(seed + 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
