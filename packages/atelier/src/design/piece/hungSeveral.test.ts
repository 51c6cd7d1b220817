import type { Brief, JewelryType } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createDesign } from '../index.ts';

const PART = { gemstones: [], stoneCut: null, motifs: [], figures: [] };
const HANGS: Brief['hangs'] = {
  above: { ...PART, motifs: ['Celestial'], figures: ['crescent-moon'] },
  below: { ...PART, motifs: ['Star'], count: 3 },
};

it.each<JewelryType>(['Pendant', 'Necklace', 'Earrings', 'Brooch', 'Charm'])(
  'several that were counted hang side by side in every sketch: %s',
  (type) => {
    for (const seed of [0, 1, 2, 3]) {
      const brief: Brief = {
        ...EMPTY_BRIEF,
        type,
        motifs: ['Celestial', 'Star'],
        figures: ['crescent-moon'],
        hangs: HANGS,
        noStones: true,
      };
      const design = createDesign(brief, seed);
      const ornaments = 'ornaments' in design ? design.ornaments : [];
      expect(ornaments.map(({ slot, count }) => [slot, count])).toEqual([
        ['main', 1],
        ['drop', 3],
      ]);
    }
  },
);
