import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../test/random.ts';
import { takenFor } from './reverse.ts';

describe('takenFor', () => {
  it('is nothing for nothing, all for all, never more, and never less for more', () => {
    const seed = Date.now() % 2 ** 31;
    const random = randomFrom(seed);
    for (let round = 0; round < 2_000; round += 1) {
      const terms = {
        creditsMillis: 1_000 * (1 + random.below(1_000_000)),
        priceCents: 50 + random.below(99_999_949),
      };
      const [less, more] = [random.below(terms.priceCents * 2), random.below(terms.priceCents * 2)].sort(
        (a, b) => a - b,
      );
      expect(takenFor(terms, 0), `seed ${seed}`).toBe(0);
      expect(takenFor(terms, terms.priceCents), `seed ${seed}`).toBe(terms.creditsMillis);
      expect(takenFor(terms, terms.priceCents + 1), `seed ${seed}`).toBe(terms.creditsMillis);
      expect(takenFor(terms, less!), `seed ${seed}`).toBeLessThanOrEqual(takenFor(terms, more!));
    }
  });

  it('rounds in favour of the buyer', () => {
    expect(takenFor({ creditsMillis: 50_000, priceCents: 999 }, 1)).toBe(50);
    expect(takenFor({ creditsMillis: 1_000, priceCents: 99_999_999 }, 99_999)).toBe(0);
  });
});
