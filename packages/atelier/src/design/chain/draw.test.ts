import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { drawChain } from './draw.ts';

const drawn = (presence: number) =>
  Array.from({ length: 60 }, (_, seed) =>
    drawChain({ era: null, alloyId: 'main', presence }, seededRandom(seed), 'pendant'),
  );

describe('chains that a pendant hangs from', () => {
  it('a dainty one is of no kind that cannot be made fine', () => {
    for (const { widthMm } of drawn(0.75)) expect(widthMm).toBeLessThan(1.5);
  });

  it('of the usual weight every kind is drawn', () => {
    expect(new Set(drawn(1).map(({ kind }) => kind))).toContain('snake');
  });
});
