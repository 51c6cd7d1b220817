import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../design/createDesign.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { buildSolids } from '../../buildSolids.ts';
import { atBench } from '../../mesh/bench.ts';
import { heldGroups } from '../../testing/hangs.ts';
import { countOpenEdges, stoneOverlapMm3 } from '../../testing/inspect.ts';

describe('a cross of small diamonds all over', () => {
  it.each([0, 1, 2, 3])('has them in every place of its arms, on one piece (seed %i)', async (seed) => {
    const design = createDesign(
      openBrief({ type: 'Charm', setting: 'Pave', gemstones: ['Diamond'], motifs: ['Cross'] }),
      seed,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { solids } = built;
    const middles = solids.stones.map(({ placement }) => placement.origin);
    expect(middles.length).toBeGreaterThanOrEqual(7);
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
    await atBench((bench) => {
      expect(heldGroups(bench, solids)).toHaveLength(1);
      expect(stoneOverlapMm3(bench, solids)).toBeLessThan(1e-3);
    });
  });
});
