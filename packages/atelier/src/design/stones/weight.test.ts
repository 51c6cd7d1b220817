import { STONE_CUTS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { type StoneKind, stoneSchema } from '../parts.ts';
import { aboutCarat, largestShare, stoneOfCarat, stoneOfSize } from './weight.ts';

const kind = (gemstone: StoneKind['gemstone'], cut: StoneKind['cut']): StoneKind => ({
  gemstone,
  cut,
  form: 'faceted',
  colour: null,
});

describe('stone weights', () => {
  it.each([
    ['Round', 1, 6.5, 6.5],
    ['Round', 2, 8.1, 8.1],
    ['Oval', 1, 7.8, 5.8],
    ['Princess', 1, 5.5, 5.5],
    ['Emerald', 1, 7.0, 5.0],
    ['Marquise', 1, 10.4, 5.2],
    ['Pear', 1, 8.5, 5.7],
    ['Radiant', 2, 8.4, 6.7],
  ] as const)('a %s diamond of %s ct has the usual millimetres', (cut, carat, lengthMm, widthMm) => {
    const stone = stoneOfCarat(kind('Diamond', cut), carat);
    expect(Math.abs(stone.lengthMm - lengthMm)).toBeLessThan(0.12);
    expect(Math.abs(stone.widthMm - widthMm)).toBeLessThan(0.12);
  });

  it('agrees with calibrated-size charts for coloured stones', () => {
    // eastint.com: 6.0 mm round sapphire 1.09 ct, emerald 0.72 ct; 8 x 6 oval sapphire 1.65, emerald 1.13.
    expect(aboutCarat(kind('Sapphire', 'Round'), 6, 6, 3.7)).toBeCloseTo(1.09, 1);
    expect(aboutCarat(kind('Emerald', 'Round'), 6, 6, 3.8)).toBeCloseTo(0.72, 1);
    expect(Math.abs(aboutCarat(kind('Sapphire', 'Oval'), 8, 6, 3.7) - 1.65)).toBeLessThan(0.18);
  });

  it('inverts for every cut', () => {
    for (const cut of STONE_CUTS) {
      const stone = stoneOfCarat(kind('Ruby', cut), 1.7);
      expect(aboutCarat(stone, stone.lengthMm, stone.widthMm, stone.depthMm)).toBeCloseTo(1.7, 1);
    }
  });

  it('bounds how far a stone grows: by its length, its depth and its weight', () => {
    for (const cut of STONE_CUTS) {
      const small = stoneOfCarat(kind('Diamond', cut), 1);
      const share = largestShare(small);
      const grown = stoneOfSize(kind('Diamond', cut), small.lengthMm * share, small.widthMm * share);
      expect(stoneSchema.safeParse(grown).error).toBeUndefined();
    }
  });
});
