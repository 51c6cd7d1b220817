import { describe, expect, it } from 'vitest';
import { readDesign } from '../design/index.ts';
import { OPEN_RECIPES } from '../design/ring/recipes/open.ts';
import { PAIR_RECIPES } from '../design/ring/recipes/pairs.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { drawnRing } from '../design/testing/drawn.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import { lathe } from '../geometry/mesh/loft.ts';
import {
  countBodies,
  countBodiesWithStones,
  countOpenEdges,
  metalInStonesMm3,
  solidOf,
  stoneOverlapMm3,
} from '../geometry/testing/inspect.ts';
import { checkDesign } from './index.ts';

const BRIEFS = [
  {},
  { gemstones: ['Pearl', 'Diamond'], ringSize: 4 },
  { gemstones: ['Emerald', 'Sapphire'], caratWeight: 2 },
  { gemstones: ['Opal'], ringSize: 11 },
  { gemstones: ['Diamond'], stoneCut: 'Pear', caratWeight: 1.5 },
  { metals: ['Tungsten'], gemstones: ['Ruby', 'Diamond'] },
] as const;

/** Every composition once, each with another wish. */
const CASES = [...PAIR_RECIPES, ...OPEN_RECIPES].map((recipe, i) => ({
  id: recipe.id,
  recipe,
  brief: openBrief({ ...structuredClone(BRIEFS[i % BRIEFS.length]) } as Parameters<typeof openBrief>[0]),
  seed: i,
}));

describe('pairs and open bands', () => {
  it.each(CASES)('builds $id as one body that can be made', async ({ recipe, brief, seed }) => {
    const ring = drawnRing(recipe, brief, seed);
    expect(readDesign(JSON.parse(JSON.stringify(ring))).ok).toBe(true);
    const built = await buildSolids(ring);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { solids } = built;
    for (const part of solids.metal) expect(countOpenEdges(part.mesh)).toBe(0);
    expect(checkDesign(ring, solids).findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
    expect(solids.stones.filter(({ role }) => role === 'centre').length).toBe(ring.companion ? 2 : 0);
    await atBench((bench) => {
      expect(countBodies(bench, solids)).toBe(1);
      expect(countBodiesWithStones(bench, solids, 1.05)).toBe(1);
      expect(stoneOverlapMm3(bench, solids)).toBeLessThan(1e-6);
      expect(metalInStonesMm3(bench, solids)).toBeLessThan(1e-3);
      const radius = ring.size.innerDiameterMm / 2 - 0.05;
      const finger = bench.placed(
        bench.solid(
          lathe(
            [
              [radius, -20],
              [radius, 20],
            ],
            64,
          ),
          'finger',
        ),
        { x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0], origin: [0, 0, 0] },
      );
      const metal = bench.union(solids.metal.map((part) => solidOf(bench, part.mesh)));
      expect(bench.intersect(metal, finger).volume()).toBeLessThan(0.05);
    });
  });

  it('centres a pair on the top of the ring by its edges', async () => {
    const ring = drawnRing(PAIR_RECIPES[2], openBrief({ gemstones: ['Diamond'], stoneCut: 'Round' }), 0);
    const built = await buildSolids(ring);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const [one, other] = built.solids.stones.filter(({ role }) => role === 'centre');
    expect(one.placement.origin[0] + other.placement.origin[0]).toBeCloseTo(0, 1);
    expect(one.placement.origin[2]).toBeCloseTo(other.placement.origin[2], 1);
  });

  it('reads rings of before, which name neither a second stone nor an opening', () => {
    const ring = drawnRing(PAIR_RECIPES[0], openBrief(), 1);
    const { companion, openFront, ...before } = ring;
    expect(companion).toBeDefined();
    expect(openFront).toBeUndefined();
    expect(readDesign(JSON.parse(JSON.stringify(before))).ok).toBe(true);
  });
});
