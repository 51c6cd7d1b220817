import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
import { createSole } from '../../design/set/createSole.ts';
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

it('a close view looks at what is large, where a small stone leads to it', async () => {
  const brief: Brief = {
    ...EMPTY_BRIEF,
    type: 'Charm',
    gemstones: ['Sapphire'],
    figures: ['airplane'],
    stoneCount: 1,
    proportions: { ...EMPTY_BRIEF.proportions, stone: 'small' },
  };
  const design = Array.from({ length: 24 }, (_, seed) => createSole(brief, seed)).find(
    ({ composition }) => composition === 'charm-dangle',
  );
  if (design === undefined) throw new Error('no seed lets the stone dangle');
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const { anchors, stones } = built.solids;
  expect(stones).toHaveLength(1);
  expect(anchors.focus[2]).toBeLessThan(stones[0]!.placement.origin[2] - 3);
  expect(anchors.focusRadiusMm).toBeGreaterThan(4);
});
