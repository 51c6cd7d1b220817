import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createPiece } from '../../design/piece/createPiece.ts';
import { buildSolids } from '../buildSolids.ts';

const long: Brief = {
  ...EMPTY_BRIEF,
  type: 'Earrings',
  metals: ['Silver'],
  gemstones: ['Pearl'],
  earringKind: 'drop',
  pieceSizeMm: [46],
};

it('a stone that hangs far below the ear hangs there by chain, as far as was asked', async () => {
  const chained = [0, 1, 2, 3]
    .map((seed) => createPiece(long, 'Earrings', seed, 'test'))
    .filter(({ ornaments }) => ornaments.some(({ chainMm }) => chainMm !== undefined));
  expect(chained.length).toBeGreaterThanOrEqual(3);
  const design = chained[0]!;
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(built.error.code);
  const { min, max } = built.solids.bounds;
  expect(max[2]! - min[2]!).toBeGreaterThan(40);
  expect(max[2]! - min[2]!).toBeLessThan(54);
});
