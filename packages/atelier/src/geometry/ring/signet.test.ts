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

  it.each([
    ['a silver skull ring', 0],
    ['a ring with a sailboat in gold', 2],
    ['an anchor ring in silver', 2],
  ])('%s: the face about a figure of its own outline is ground, the figure is not', async (prompt, seed) => {
    const ring = ringOf(createDesign(interpret({ prompt }).brief, seed));
    if (ring.shoulders.kind !== 'emblem') throw new Error('no emblem');
    expect(ring.shoulders.ornament.ground).toBe('silhouette');
    const result = await buildSolids(ring);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const [part] = result.solids.metal;
    const heights = [...(part!.ground ?? [])].flatMap((triangle) =>
      [0, 1, 2].map((k) => part!.mesh.positions[part!.mesh.indices[triangle * 3 + k]! * 3 + 2]!),
    );
    // The face lies lowest; what is sunk into the figure itself lies over it.
    const face = Math.min(...heights);
    expect(heights.filter((z) => z - face < 0.02).length).toBeGreaterThan(30);
    expect(result.solids.bounds.max[2] - face).toBeGreaterThan(0.5);
  });
});
