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

describe('a stone that weighs the tail of a ball', () => {
  it('is what is looked at close up', async () => {
    const design = Array.from({ length: 40 }, (_, seed) =>
      createDesign(openBrief({ type: 'Necklace', gemstones: ['Opal'], stoneCount: 1 }), seed),
    ).find(({ composition }) => composition === 'neck-one-tail')!;
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { anchors, stones } = built.solids;
    const [opal] = stones;
    const away = opal!.placement.origin.map((value, axis) => value - anchors.focus[axis]!);
    expect(Math.hypot(...away)).toBeLessThan(opal!.widthMm);
    expect(anchors.focusRadiusMm).toBeGreaterThan(opal!.widthMm / 2);
    expect(anchors.focusRadiusMm).toBeLessThan(opal!.widthMm * 1.5);
  });
});
