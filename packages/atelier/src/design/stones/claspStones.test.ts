import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { gemsWithin } from '../stones/within.ts';
import { CLASP_STONES } from './claspStones.ts';

const cuban: Brief = {
  ...EMPTY_BRIEF,
  type: 'Necklace',
  metals: ['Yellow Gold'],
  gemstones: ['Diamond'],
  chainKind: 'curb',
  arrangements: ['links', 'figure-clasp'],
};

it('stones of the clasp are along no chain, and that is told', () => {
  for (const seed of [0, 1, 2, 3]) {
    const design = createDesign(cuban, seed);
    if (isRing(design)) throw new Error('a necklace');
    expect(design.ornaments).toEqual([]);
    expect(design.carrier).toMatchObject({ kind: 'chain', chain: { kind: 'curb' } });
    expect(design.provenance.adjustments).toContain(CLASP_STONES);
  }
});

it('the other stones of the piece stay', () => {
  const pearls: Brief = {
    ...cuban,
    gemstones: ['Pearl', 'Diamond'],
    chainKind: null,
    arrangements: ['strand', 'figure-clasp'],
  };
  const design = createDesign(pearls, 1);
  if (isRing(design)) throw new Error('a necklace');
  expect(gemsWithin(design)).toEqual(['Pearl']);
  expect(design.provenance.adjustments).toContain(CLASP_STONES);
});
