import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/index.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { countBodies, countOpenEdges, metalInStonesMm3, stoneOverlapMm3 } from '../testing/inspect.ts';

describe('an invisible setting', () => {
  it.each([0, 1, 2, 3])(
    'sketch %d: square stones edge to edge over rails, in one closed body',
    async (seed) => {
      const ring = ringOf(createDesign(interpret({ prompt: 'invisible set ruby band' }).brief, seed));
      expect(ring.bandStones).toMatchObject({
        setting: 'invisible',
        stone: { cut: 'Princess', gemstone: 'Ruby' },
      });
      const result = await buildSolids(ring);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      const { solids } = result;
      for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
      expect(solids.stones.length).toBeGreaterThan(10);
      await atBench((bench) => {
        expect(countBodies(bench, solids)).toBe(1);
        expect(metalInStonesMm3(bench, solids)).toBeLessThan(0.002 * solids.stones.length);
        expect(stoneOverlapMm3(bench, solids)).toBeLessThan(0.0005 * solids.stones.length);
      });
    },
  );
});
