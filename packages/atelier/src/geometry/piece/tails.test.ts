import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { heldGroups } from '../testing/hangs.ts';

describe('the two ends of a lariat', () => {
  it.each([0, 1, 2, 3])('hang from the knot and reach down unlike each other (seed %i)', async (seed) => {
    const design = createDesign(
      openBrief({
        type: 'Necklace',
        arrangements: ['lariat'],
        figures: ['knot'],
        motifs: ['Abstract'],
        gemstones: ['Ruby'],
        stoneCut: 'Pear',
        stoneCount: 2,
      }),
      seed,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const heights = built.solids.stones.map(({ placement }) => placement.origin[2]).sort((a, b) => a - b);
    expect(heights).toHaveLength(2);
    expect(heights[1]! - heights[0]!).toBeGreaterThan(6);
    expect(await atBench((bench) => heldGroups(bench, built.solids))).toHaveLength(1);
  });
});
