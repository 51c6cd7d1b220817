import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import { prongSites } from '../geometry/settings/prongs.ts';
import { gemOf, meleeGem } from '../geometry/stones/placing.ts';
import {
  countBodies,
  countBodiesWithStones,
  countOpenEdges,
  metalInStonesMm3,
  stoneOverlapMm3,
} from '../geometry/testing/inspect.ts';
import { exportGlb } from './index.ts';

async function built(brief: Partial<Brief>, seed: number) {
  const design = createDesign(openBrief({ gemstones: ['Ruby'], stoneCut: 'Heart', ...brief }), seed);
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { design, solids: result.solids };
}

const HEART = { gemstone: 'Ruby', cut: 'Heart', form: 'faceted', colour: null } as const;

// Building pieces takes seconds on a busy machine.
describe('hearts in settings', () => {
  it.each([
    ['Ring', 'Prong', 3],
    ['Ring', 'Bezel', 1],
    ['Ring', 'Halo', 2],
    ['Ring', 'Tension', 1],
    ['Pendant', 'Prong', 2],
    ['Pendant', 'Bezel', 2],
    ['Pendant', 'Halo', 2],
  ] as const)('%s, %s, is sound', async (type, setting, seed) => {
    const { solids } = await built({ type, setting }, seed);
    expect(solids.stones.some(({ shape }) => shape.kind === 'mesh')).toBe(true);
    for (const part of solids.metal) expect(countOpenEdges(part.mesh)).toBe(0);
    const found = await atBench((bench) => ({
      bodies: countBodies(bench, solids),
      withStones: countBodiesWithStones(bench, solids, 1.03),
      stonesInStones: stoneOverlapMm3(bench, solids),
      metalInStones: metalInStonesMm3(bench, solids),
    }));
    expect(found.bodies).toBe(1);
    expect(found.withStones).toBe(1);
    expect(found.stonesInStones).toBeLessThan(1e-3);
    expect(found.metalInStones).toBeLessThan(0.01);
  });

  it('reach GLB as one mesh a form, flat-faceted', async () => {
    const { design, solids } = await built({ type: 'Earrings', setting: 'Prong' }, 2);
    const hearts = solids.stones.filter(({ shape }) => shape.kind === 'mesh');
    expect(hearts.length).toBeGreaterThan(1);
    const glb = Buffer.from(await exportGlb(design, solids));
    const length = glb.readUInt32LE(12);
    const json = JSON.parse(glb.subarray(20, 20 + length).toString()) as {
      nodes: { name?: string; mesh?: number }[];
    };
    const nodes = json.nodes.filter(({ name }) => name?.includes('Ruby Heart'));
    expect(nodes).toHaveLength(hearts.length);
    expect(new Set(nodes.map(({ mesh }) => mesh)).size).toBeLessThan(hearts.length);
  });

  it('have a V on the point and prongs on the lobes, none in the cleft', () => {
    const gem = gemOf({ ...HEART, lengthMm: 6.5, widthMm: 6.5 });
    for (const count of [3, 5]) {
      const sites = prongSites(gem, count);
      expect(sites).toHaveLength(count);
      expect(sites.filter(({ corner }) => corner)).toHaveLength(1);
      const point = sites.find(({ corner }) => corner);
      expect(point?.x).toBeCloseTo(-3.25, 1);
      for (const { x, y } of sites) expect(x > 1 ? Math.abs(y) : 1).toBeGreaterThan(0.8);
    }
  });

  it('are round as melee', () => {
    expect(meleeGem(HEART, 1.3).kind.cut).toBe('Round');
  });
});
