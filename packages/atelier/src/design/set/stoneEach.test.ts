import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import type { Design, SoleDesign } from '../document.ts';
import { isRing } from '../document.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createSet } from './createSet.ts';

const part = { stoneCut: null, motifs: [], figures: [] };
const set: Brief = {
  ...EMPTY_BRIEF,
  type: 'Necklace',
  metals: ['Silver'],
  gemstones: ['Aquamarine', 'Pearl'],
  stoneCut: 'Pear',
  stoneCount: 1,
  matchingSet: true,
  hangs: {
    above: { ...part, gemstones: ['Pearl'] },
    below: { ...part, stoneCut: 'Pear', gemstones: ['Aquamarine'] },
  },
};

const gemsOf = (design: Design | SoleDesign): string[] =>
  isRing(design)
    ? []
    : design.ornaments.flatMap(({ ornament, count }) =>
        ornament.kind === 'stone' ? Array.from({ length: count }, () => ornament.stone.gemstone) : [],
      );

it('one stone each is one on every piece of a set, and what is over it is on the earrings alone', () => {
  for (const seed of [0, 1, 2, 3]) {
    const design = createSet(set, ['Necklace', 'Earrings'], seed);
    expect(gemsOf(design), `necklace ${seed}`).toEqual(['Aquamarine']);
    const [earrings] = design.companions ?? [];
    expect(gemsOf(earrings!).sort(), `earrings ${seed}`).toEqual(['Aquamarine', 'Pearl']);
    expect(design.provenance.adjustments.join()).not.toMatch(/pearl/i);
  }
});
