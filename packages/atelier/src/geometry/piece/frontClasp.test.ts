import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { heldGroups } from '../testing/hangs.ts';

const built = async (prompt: string) => {
  const made = await buildSolids(createDesign(interpret({ prompt }).brief, 7919));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.solids;
};
const middleOf = ({ mesh: { positions } }: MetalPart): number[] =>
  [0, 1, 2].map((axis) => {
    const along = positions.filter((_, i) => i % 3 === axis);
    return (
      (along.reduce((low, x) => Math.min(low, x), Infinity) +
        along.reduce((high, x) => Math.max(high, x), -Infinity)) /
      2
    );
  });

describe('a clasp that is worn in front', () => {
  it('is in the middle of what is shown, holds both ends of the chain and bears what hangs from it', async () => {
    const solids = await built('silver necklace with a front toggle clasp and a garnet');
    const { framed } = solids.anchors;
    const clasps = solids.metal.filter(({ name }) => name === 'clasp');
    expect(clasps.length).toBeGreaterThan(0);
    for (const clasp of clasps) {
      const [x, , z] = middleOf(clasp);
      expect(Math.abs(x!)).toBeLessThan((framed!.max[0] - framed!.min[0]) / 4);
      expect(z).toBeGreaterThan(framed!.min[2]);
      expect(z).toBeLessThan(framed!.max[2]);
    }
    const [stone] = solids.stones;
    expect(stone!.placement.origin[2]).toBeLessThan(middleOf(clasps[0]!)[2]!);
    expect(await atBench((bench) => heldGroups(bench, solids))).toHaveLength(1);
  });

  it('lies before the wrist, nearest to the viewer', async () => {
    const solids = await built('gold chain bracelet with a front toggle clasp');
    const [clasp] = solids.metal.filter(({ name }) => name === 'clasp');
    expect(middleOf(clasp!)[1]).toBeLessThan(solids.bounds.min[1] * 0.7);
  });
});

describe('a row of figures', () => {
  it('is shown whole, from the first to the last', async () => {
    const solids = await built('gold necklace with five stars in a row, each with a diamond');
    const { framed } = solids.anchors;
    for (const { placement } of solids.stones) {
      expect(placement.origin[0]).toBeGreaterThan(framed!.min[0]);
      expect(placement.origin[0]).toBeLessThan(framed!.max[0]);
    }
  });
});
