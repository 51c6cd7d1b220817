import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
import { buildSolids } from '../buildSolids.ts';

it('three pearls that hang below a moon are three under a bail and on a chain', async () => {
  const part = { gemstones: [], stoneCut: null, motifs: [], figures: [] };
  const hangs: Brief['hangs'] = {
    above: { ...part, motifs: ['Celestial'], figures: ['crescent-moon'] },
    below: { ...part, gemstones: ['Pearl'], count: 3 },
  };
  for (const seed of [0, 1]) {
    const brief: Brief = {
      ...EMPTY_BRIEF,
      type: 'Pendant',
      gemstones: ['Pearl'],
      motifs: ['Celestial'],
      figures: ['crescent-moon'],
      hangs,
    };
    const built = await buildSolids(createDesign(brief, seed));
    expect(built.ok && built.solids.stones.length).toBe(3);
  }
});
