import type { Gemstone, StoneCut } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/index.ts';
import { usualRatio } from '../design/stones/weight.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import {
  countBodiesWithStones,
  countOpenEdges,
  metalInStonesMm3,
  stoneOverlapMm3,
} from '../geometry/testing/inspect.ts';
import { checkDesign } from './index.ts';

/** The outline of the dome that stands for each cut. */
const DOMES: readonly (readonly [asked: StoneCut, dome: StoneCut])[] = [
  ['Pear', 'Pear'],
  ['Marquise', 'Marquise'],
  ['Cushion', 'Cushion'],
  ['Heart', 'Heart'],
  ['Trillion', 'Trillion'],
  ['Princess', 'Princess'],
  ['Baguette', 'Emerald'],
];
const GEMS: readonly Gemstone[] = ['Moonstone', 'Onyx', 'Turquoise', 'Opal'];
const CASES = DOMES.flatMap(([asked, dome], i) =>
  (['Ring', 'Pendant', 'Earrings'] as const).map((type, k) => ({
    asked,
    dome,
    type,
    gemstone: GEMS[(i + k) % GEMS.length]!,
    // Bezels, claws and halos in turn.
    setting: ([null, 'Prong', 'Halo'] as const)[(i + 2 * k) % 3]!,
    seed: i + k,
  })),
);

describe('domes over outlines', () => {
  it.each(CASES)(
    '$asked $gemstone: a $type ($setting, seed $seed) of one body that holds it',
    async (wish) => {
      const { asked, dome, type, gemstone, setting, seed } = wish;
      const design = createDesign(openBrief({ type, gemstones: [gemstone], stoneCut: asked, setting }), seed);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { solids } = built;
      const own = solids.stones.filter((stone) => stone.gemstone === gemstone && stone.cut === dome);
      expect(own.length).toBeGreaterThan(0);
      for (const { form, lengthMm, widthMm, ...kind } of own) {
        expect(form).toBe('cabochon');
        expect(lengthMm / widthMm).toBeCloseTo(usualRatio({ ...kind, form }), 1);
      }
      for (const part of solids.metal) expect(countOpenEdges(part.mesh)).toBe(0);
      expect(checkDesign(design, solids).findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
      await atBench((bench) => {
        expect(stoneOverlapMm3(bench, solids)).toBeLessThan(1e-6);
        expect(metalInStonesMm3(bench, solids)).toBeLessThan(1e-3);
        // Every stone is held: grown a little it is of one body with some metal.
        const without = countBodiesWithStones(bench, { ...solids, stones: [] }, 1);
        expect(countBodiesWithStones(bench, solids, 1.05)).toBeLessThanOrEqual(without);
      });
    },
  );

  it.each([
    { gemstones: ['Amethyst', 'Pearl'], type: 'Ring' },
    { gemstones: ['Moonstone', 'Pearl'], type: 'Pendant' },
    { gemstones: ['Emerald', 'Lapis Lazuli'], type: 'Earrings' },
    { gemstones: ['Diamond', 'Turquoise'], type: 'Necklace' },
  ] as const)('a halo of $gemstones on a $type: a seat for each', async ({ gemstones, type }) => {
    const design = createDesign(openBrief({ type, gemstones: [...gemstones], setting: 'Halo' }), 1);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { solids } = built;
    const small = solids.stones.filter(({ role, gemstone }) => role === 'halo' && gemstone === gemstones[1]);
    expect(small.length).toBeGreaterThan(5);
    await atBench((bench) => {
      expect(metalInStonesMm3(bench, { ...solids, stones: small })).toBeLessThan(1e-3);
    });
  });

  it.each([
    ['pendant', 0],
    ['cufflinks', 2],
    ['ring', 0],
  ] as const)('a small dome in a swelling motif of a %s is not buried (seed %d)', async (type, seed) => {
    const { brief } = interpret({ prompt: `infinity heart ${type} with a moonstone, silver` });
    const built = await buildSolids(createDesign(brief, seed));
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    await atBench((bench) => {
      expect(metalInStonesMm3(bench, built.solids)).toBeLessThan(1e-3);
    });
  });
});
