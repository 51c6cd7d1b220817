import { describe, expect, it } from 'vitest';
import { testVariation } from '../testing.ts';
import { comparables, firstPair } from './comparable.ts';

const ring = testVariation({ id: 'ring', version: 3 });
const band = testVariation({ id: 'band' });
const versions = [1, 2, 3].map((version) => testVariation({ id: 'ring', version }));

describe('what can be compared', () => {
  it('is every variation, and every version of the selected one', () => {
    const all = comparables([ring, band], ring, versions);
    expect(all.map(({ key, number, version }) => [key, number, version])).toEqual([
      ['ring-3', 1, 3],
      ['ring-2', 1, 2],
      ['ring-1', 1, 1],
      ['band-1', 2, null],
    ]);
  });

  it('begins with the last change of the piece, else with its neighbour', () => {
    expect(firstPair(comparables([ring, band], ring, versions), ring)).toEqual(['ring-2', 'ring-3']);
    expect(firstPair(comparables([ring, band], band, []), band)).toEqual(['ring-3', 'band-1']);
    expect(firstPair(comparables([band], band, []), band)).toBeNull();
  });
});
