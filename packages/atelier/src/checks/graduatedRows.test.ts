import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { ringOf } from '../design/testing/ring.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

/** Sizes of a ring's stones from its top to the palm, by how far down they stand, and what fails on it. */
async function sizesOf(wish: Parameters<typeof openBrief>[0], seed: number) {
  const design = createDesign(openBrief(wish), seed);
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { findings } = checkDesign(design, result.solids);
  const sizes = result.solids.stones.map(({ widthMm, placement }) => ({ widthMm, z: placement.origin[2] }));
  sizes.sort((a, b) => b.z - a.z);
  return {
    design,
    sizes: sizes.map(({ widthMm }) => widthMm),
    fails: findings.filter(({ severity }) => severity === 'fails'),
  };
}

describe('rows of graduated sizes', () => {
  it.each([0, 1])('grow smaller all the way round an eternity ring, %d', async (seed) => {
    const { design, sizes, fails } = await sizesOf(
      { arrangements: ['eternity', 'graduated'], gemstones: ['Diamond'] },
      seed,
    );
    expect(fails).toEqual([]);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)! / sizes[0]!).toBeLessThan(0.65);
    expect(ringOf(design).bandStones?.spanDegrees).toBe(360);
  });
  it('grow smaller to both ends of a half hoop', async () => {
    const { sizes, fails } = await sizesOf(
      { arrangements: ['half-eternity', 'graduated'], gemstones: ['Ruby'] },
      2,
    );
    expect(fails).toEqual([]);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

describe('what has no row', () => {
  it('is told: a halo is of one size', () => {
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(
        openBrief({ arrangements: ['graduated'], setting: 'Halo', gemstones: ['Emerald'] }),
        seed,
      );
      // Beside a halo the row along the band is graded, where there is one.
      if (ringOf(design).bandStones === null)
        expect(design.provenance.adjustments.join()).toContain('halo are all of one size');
      else expect(ringOf(design).bandStones?.graduatedTo).toBeDefined();
    }
  });
  it('is not made instead: channels hold one size, and beads take their place', () => {
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(
        openBrief({ arrangements: ['half-eternity', 'graduated'], setting: 'Channel', gemstones: ['Ruby'] }),
        seed,
      );
      expect(ringOf(design).bandStones?.setting).toBe('shared-prong');
      expect(design.provenance.adjustments.join()).toContain('shared prongs');
    }
  });
});
