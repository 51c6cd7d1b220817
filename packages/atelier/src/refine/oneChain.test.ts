import { describe, expect, it } from 'vitest';
import type { Design } from '../design/document.ts';
import { changesOnly, pieceOf, refined, refusal } from './testing.ts';

const THREE = pieceOf('layered necklace, three gold chains with a small moon', 620);
const lengths = (design: Design): number[] => {
  if (!('carrier' in design) || design.carrier.kind !== 'chain') throw new Error('no chain');
  return [design.carrier.lengthMm, ...(design.carrier.layers ?? []).map(({ lengthMm }) => lengthMm)];
};

describe('one of several chains', () => {
  it.each([
    ['make the longest chain 24 inches', /^carrier\.layers\.1\.lengthMm$/],
    ['the shorter one should be 14 inches', /^carrier\.lengthMm$/],
    ['make the longer one a bit shorter', /^carrier\.layers\.1\.lengthMm$/],
    ['the top chain thinner', /^carrier\.chain\./],
    ['change the second chain to a rope chain', /^carrier\.layers\.0\.chain\./],
    ['the bottom chain in a figaro chain please', /^carrier\.layers\.1\.chain\./],
  ])('%s', (say, paths) => {
    changesOnly(THREE, say, paths);
  });

  it('goes by its name', () => {
    const [first, ...others] = lengths(THREE);
    expect(lengths(refined(THREE, 'lose the shortest chain').design)).toEqual(others);
    expect(lengths(refined(THREE, 'take away the middle chain').design)).toEqual([first, others[1]]);
  });

  it('lies on no other, and all go together where none is named', () => {
    expect(refusal(THREE, 'the shorter one should be 18 inches')).toMatch(/lie on each other/);
    expect(lengths(refined(THREE, 'all of them an inch longer').design)).toEqual(
      lengths(THREE).map((length) => length + 25.4),
    );
  });
});
