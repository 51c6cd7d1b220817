import { describe, expect, it } from 'vitest';
import { atBench } from '../mesh/bench.ts';
import { gemBody, gemOf } from './placing.ts';

describe('the body of a dome or a pearl', () => {
  it.each(['cabochon', 'bead'] as const)(
    'takes the same share of its box, small or large (%s)',
    async (form) => {
      const shares = await atBench((bench) =>
        [1.2, 2, 4, 9].map((mm) => {
          const gem = gemOf({
            gemstone: 'Opal',
            cut: 'Round',
            form,
            colour: null,
            lengthMm: mm,
            widthMm: mm,
          });
          return gemBody(bench, gem, 1).volume() / mm ** 3;
        }),
      );
      for (const share of shares) expect(Math.abs(share / shares.at(-1)! - 1)).toBeLessThan(0.01);
    },
  );
});
