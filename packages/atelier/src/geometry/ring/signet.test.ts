import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/index.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { countBodies, countOpenEdges, metalInStonesMm3 } from '../testing/inspect.ts';

// Rings of several seconds on a busy machine.
describe('an emblem on a ring', () => {
  it.each([
    ['a scarab ring', 1],
    ["a thor's hammer ring", 2],
    ['an anchor ring in gold', 0],
    ['a silver skull ring with rubies', 1],
  ])(
    '%s: stands on the front in one closed body with the band, clear of the finger',
    async (prompt, seed) => {
      const ring = ringOf(createDesign(interpret({ prompt }).brief, seed));
      expect(ring.shoulders.kind).toBe('emblem');
      expect(ring.head).toBeNull();
      const result = await buildSolids(ring);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      const { solids } = result;
      for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
      const inner = ring.size.innerDiameterMm / 2;
      for (const { mesh } of solids.metal)
        for (let i = 0; i < mesh.positions.length; i += 3)
          expect(Math.hypot(mesh.positions[i]!, mesh.positions[i + 2]!)).toBeGreaterThan(inner - 0.02);
      await atBench((bench) => {
        expect(countBodies(bench, solids)).toBe(1);
        expect(metalInStonesMm3(bench, solids)).toBeLessThan(0.02 * Math.max(1, solids.stones.length));
      });
    },
  );
});
