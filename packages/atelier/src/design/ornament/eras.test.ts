import { DESIGN_ERAS, type DesignEra, type JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';

const TYPES: readonly JewelryType[] = ['Pendant', 'Charm', 'Cufflinks', 'Brooch', 'Necklace'];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
/** A piece without what only names it. */
const drawn = (type: JewelryType, era: DesignEra, seed: number): string => {
  const {
    character: _,
    provenance: __,
    title: ___,
    ...rest
  } = createDesign({ ...EMPTY_BRIEF, type, era }, seed);
  return JSON.stringify(rest);
};

describe('an era of which nothing else was said', () => {
  it.each(TYPES)('shows in every %s', (type) => {
    for (const seed of SEEDS)
      expect(new Set(DESIGN_ERAS.map((era) => drawn(type, era, seed))).size, `seed ${seed}`).toBe(
        DESIGN_ERAS.length,
      );
  });
});
