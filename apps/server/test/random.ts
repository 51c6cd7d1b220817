/** Random numbers that a seed repeats: a test that fails prints its seed. */

export interface Random {
  /** 0 .. below 1. */
  readonly next: () => number;
  /** A whole number, 0 .. below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** Mulberry32: 32 bits of state. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    shuffled(items) {
      const order = [...items];
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [order[at], order[other]] = [order[other]!, order[at]!];
      }
      return order;
    },
  };
}
