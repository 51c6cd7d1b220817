import type { Brief, Gemstone } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
import { buildSolids } from '../buildSolids.ts';

const built = async (wish: Partial<Brief>): Promise<Gemstone[]> => {
  const made = await buildSolids(createDesign({ ...EMPTY_BRIEF, type: 'Brooch', ...wish }, 1));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.solids.stones.map(({ gemstone }) => gemstone);
};

it('what hangs in a fringe below a front follows one another', async () => {
  const gemstones: Gemstone[] = ['Garnet', 'Aquamarine', 'Peridot', 'Citrine', 'Topaz'];
  const stones = await built({ occasion: 'Birthstone', arrangements: ['fringe'], gemstones });
  for (const gem of gemstones) expect(stones, gem).toContain(gem);
});

it.each<[string, Partial<Brief>]>([
  ['flowers', { motifs: ['Floral'], gemstones: ['Garnet', 'Aquamarine', 'Peridot', 'Citrine', 'Turquoise'] }],
  [
    'the fruits of a tree',
    { figures: ['tree-of-life'], motifs: ['Floral'], gemstones: ['Garnet', 'Peridot', 'Pearl', 'Opal'] },
  ],
])('each stone that was named is set once in %s', async (_, wish) => {
  const stones = await built(wish);
  expect([...stones].sort()).toEqual([...wish.gemstones!].sort());
});
