import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
import { createPiece } from '../../design/piece/createPiece.ts';
import { buildSolids } from '../buildSolids.ts';
import { dot } from '../vec.ts';

const none = { gemstones: [], stoneCut: null, motifs: [], figures: [] };
const hoops = (gem: 'Turquoise' | 'Garnet', count: number): Brief => ({
  ...EMPTY_BRIEF,
  type: 'Earrings',
  metals: ['Yellow Gold'],
  gemstones: [gem],
  earringKind: 'hoop',
  hangs: { above: none, below: { ...none, gemstones: [gem], count } },
});

it('as many stones as were counted hang below each hoop, side by side', async () => {
  for (const [gem, count, seed] of [
    ['Turquoise', 3, 0],
    ['Garnet', 5, 2],
  ] as const) {
    const design = createDesign(hoops(gem, count), seed);
    const built = await buildSolids(design);
    expect(built.ok && built.solids.stones.length).toBe(2 * count);
    const xs = built.ok ? built.solids.stones.map(({ placement }) => JSON.stringify(placement)) : [];
    expect(new Set(xs).size).toBe(2 * count);
  }
});

it('beads of an opaque stone are round all over in every sketch, and every sketch is of hoops', () => {
  for (const seed of [0, 1, 2, 3]) {
    const design = createPiece(hoops('Turquoise', 3), 'Earrings', seed, 'test');
    expect(design.carrier.kind === 'fitted' && design.carrier.fitting.kind).toBe('hoop');
    expect(design.ornaments).toMatchObject([
      { slot: 'drop', count: 3, ornament: { kind: 'stone', stone: { gemstone: 'Turquoise', form: 'bead' } } },
    ]);
  }
});

it('stones named beside what hangs are in the hoop, whose row leaves whole metal for every ring', async () => {
  for (const earringKind of ['hoop', 'huggie'] as const)
    for (const [count, seed] of [
      [1, 0],
      [1, 2],
      [1, 3],
      [3, 1],
      [3, 3],
    ] as const) {
      const brief: Brief = { ...hoops('Garnet', count), earringKind, gemstones: ['Diamond', 'Garnet'] };
      const design = createPiece(brief, 'Earrings', seed, 'test');
      expect(design.carrier.kind === 'fitted' && design.carrier.fitting).toMatchObject({
        stones: { stone: { gemstone: 'Diamond' } },
      });
      expect(design.ornaments).toMatchObject([{ slot: 'drop', ornament: { stone: { gemstone: 'Garnet' } } }]);
      const built = await buildSolids(createDesign(brief, seed));
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
    }
});

it('a single one that hangs from a hoop with a row looks where the row does', async () => {
  const brief: Brief = { ...hoops('Garnet', 1), gemstones: ['Diamond', 'Garnet'] };
  const built = await buildSolids(createDesign(brief, 0));
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const { stones } = built.solids;
  const garnet = stones.find(({ gemstone }) => gemstone === 'Garnet')!;
  const row = stones.filter(({ gemstone }) => gemstone === 'Diamond');
  const agree = row.map(({ placement }) => dot(placement.z, garnet.placement.z));
  expect(Math.max(...agree)).toBeGreaterThan(0.9);
});
