import type { JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { checkDesign } from '../checks/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { alloysOf, membersOf } from '../design/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { takeApart } from '../geometry/set/takeApart.ts';
import type { Bounds, Solids } from '../geometry/solids.ts';
import { estimate } from './index.ts';

async function built(setTypes: JewelryType[], seed: number) {
  const design = createDesign(openBrief({ type: setTypes[0], setTypes, gemstones: ['Garnet'] }), seed);
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { design, solids: result.solids };
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  [0, 1, 2].every((axis) => a.min[axis]! < b.max[axis]! && b.min[axis]! < a.max[axis]!);
const volumeOf = ({ metal }: Solids): number => metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);

// Building pieces takes seconds on a busy machine.
describe.each<[JewelryType[], number]>([
  [['Ring', 'Ring'], 2],
  [['Pendant', 'Earrings'], 2],
  [['Ring', 'Pendant', 'Earrings'], 5],
])('a built set of %j', (types, seed) => {
  it('is its pieces, side by side on one ground, each as it is by itself', async () => {
    const { design, solids } = await built(types, seed);
    const pieces = takeApart(design, solids);
    expect(pieces).toHaveLength(types.length);
    const ids = new Set(alloysOf(design).map(({ id }) => id));
    expect(solids.metal.every(({ alloyId }) => ids.has(alloyId))).toBe(true);
    for (const [at, piece] of pieces.entries()) {
      const alone = await buildSolids(membersOf(design)[at]!);
      if (!alone.ok) throw new Error('not built');
      expect(volumeOf(piece.solids)).toBeCloseTo(volumeOf(alone.solids), 6);
      expect(piece.solids.stones).toHaveLength(alone.solids.stones.length);
      for (const other of pieces.slice(at + 1))
        expect(overlap(piece.solids.bounds, other.solids.bounds), `${at}`).toBe(false);
    }
    const together = estimate(design, solids);
    const each = pieces.map((piece) => estimate(piece.design, piece.solids));
    const sum = (of: (one: (typeof each)[number]) => number): number =>
      each.reduce((total, one) => total + of(one), 0);
    expect(together.totalGrams).toBeCloseTo(
      sum(({ totalGrams }) => totalGrams),
      6,
    );
    expect(together.price.total.low).toBeCloseTo(
      sum(({ price }) => price.total.low),
      6,
    );
    expect(together.words.price).toContain('the set');
    const verdicts = pieces.map((piece) => checkDesign(piece.design, piece.solids).wears);
    expect(checkDesign(design, solids).wears).toBe(
      verdicts.includes('no') ? 'no' : verdicts.includes('with-care') ? 'with-care' : 'yes',
    );
  });
});
