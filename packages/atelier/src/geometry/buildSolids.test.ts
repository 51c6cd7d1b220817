import { createHash } from 'node:crypto';
import {
  type Brief,
  DESIGN_ERAS,
  GEMSTONES,
  METAL_FINISHES,
  SETTING_STYLES,
  STONE_CUTS,
} from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { readDesign } from '../design/document.ts';
import { seededRandom } from '../design/random.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { ringOf } from '../design/testing/ring.ts';
import { flatBandDesign } from '../testing/flat-band.ts';
import { buildSolids } from './buildSolids.ts';
import { atBench } from './mesh/bench.ts';
import type { Solids } from './solids.ts';
import {
  countBodies,
  countBodiesWithStones,
  countOpenEdges,
  meshVolumeMm3,
  metalInStonesMm3,
  stoneOverlapMm3,
} from './testing/inspect.ts';

function designed(brief: Partial<Brief>, seed: number): RingDesign {
  return ringOf(createDesign(openBrief(brief), seed));
}

async function built(design: RingDesign): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(`${design.title}: ${JSON.stringify(result.error)}`);
  return result.solids;
}

/** Everything that must hold for any piece. */
async function expectSound(solids: Solids, name: string): Promise<void> {
  for (const part of solids.metal) {
    expect(countOpenEdges(part.mesh), `${name}: open edges`).toBe(0);
    const volume = meshVolumeMm3(part.mesh);
    expect(Math.abs(volume - part.volumeMm3) / volume, `${name}: volume`).toBeLessThan(1e-3);
    expect(volume).toBeGreaterThan(0);
  }
  const found = await atBench((bench) => ({
    bodies: countBodies(bench, solids),
    stonesInStonesMm3: stoneOverlapMm3(bench, solids),
    metalInStonesMm3: solids.stones.length > 0 ? metalInStonesMm3(bench, solids) : 0,
    withStones: countBodiesWithStones(bench, solids, 1.05),
  }));
  expect(found.bodies, `${name}: bodies`).toBe(1);
  expect(found.withStones, `${name}: floating stones`).toBe(1);
  expect(found.stonesInStonesMm3, `${name}: stone in stone`).toBeLessThan(1e-3);
  expect(found.metalInStonesMm3, `${name}: metal in stone`).toBeLessThan(0.03);
}

const CASES: readonly (readonly [string, Partial<Brief>, number])[] = [
  ['solitaire', { setting: 'Solitary' }, 0],
  ['cathedral', { setting: 'Solitary' }, 1],
  ['emerald-cut halo', { setting: 'Halo', gemstones: ['Emerald'], stoneCut: 'Emerald' }, 0],
  ['opal bezel', { gemstones: ['Opal'], setting: 'Bezel' }, 0],
  ['three stones', { stoneCount: 3 }, 1],
  ['pave', { setting: 'Pave' }, 1],
  ['channel band', { setting: 'Channel' }, 2],
  ['cluster', { setting: 'Cluster' }, 0],
  ['tension', { setting: 'Tension' }, 0],
  ['hammered band', { noStones: true, finish: 'Hammered', bandWidthMm: 5 }, 0],
  ['two alloys', { metals: ['Mixed Metals'], stoneCut: 'Princess' }, 0],
];

describe('buildSolids', () => {
  it('has the analytic volume for a flat band of US 7, 2.0 x 1.8 mm', async () => {
    const solids = await built(
      flatBandDesign({ head: null, centre: null, halo: null, sideStones: null, bandStones: null }),
    );
    const volume = solids.metal.reduce((sum, part) => sum + part.volumeMm3, 0);
    expect(Math.abs(volume - 216.2) / 216.2).toBeLessThan(0.005);
  });

  it.each(CASES)(
    'makes a sound %s',
    async (name, brief, seed) => {
      const design = designed(brief, seed);
      expect(readDesign(design).ok).toBe(true);
      const solids = await built(design);
      await expectSound(solids, name);
      expect(solids.metal.reduce((sum, part) => sum + part.mesh.indices.length / 3, 0)).toBeLessThan(120_000);
    },
    30_000,
  );

  it('separates two alloys that touch without sharing volume', async () => {
    const solids = await built(designed({ metals: ['Mixed Metals'], setting: 'Prong' }, 0));
    expect(new Set(solids.metal.map((part) => part.alloyId)).size).toBe(2);
    const sum = solids.metal.reduce((total, part) => total + part.volumeMm3, 0);
    const single = await built(designed({ metals: ['Yellow Gold'], setting: 'Prong' }, 0));
    expect(Math.abs(sum - single.metal[0].volumeMm3) / sum).toBeLessThan(0.01);
  });

  it('makes the same bytes twice', async () => {
    const design = designed({ setting: 'Halo' }, 3);
    const hash = async (): Promise<string> => {
      const { metal, planeSets } = await built(design);
      const digest = createHash('sha256');
      for (const { mesh } of metal) digest.update(mesh.positions).update(mesh.indices);
      for (const { planes } of planeSets) digest.update(planes);
      return digest.digest('hex');
    };
    expect(await hash()).toBe(await hash());
  });

  it('keeps the culet at least half a millimetre from the finger', async () => {
    for (const seed of [0, 1, 2, 3]) {
      const solids = await built(designed({ caratWeight: 2 }, seed));
      const clearance = solids.measures.find((measure) => measure.kind === 'culet-clearance');
      expect(clearance?.value).toBeGreaterThanOrEqual(0.499);
    }
  });

  it('builds random briefs', async () => {
    // Half a dozen; the fuzz of bench/ draws thousands.
    for (let seed = 0; seed < 12; seed += 2) {
      const random = seededRandom(seed + 9000);
      const maybe = <T>(list: readonly T[]): T | null =>
        random() < 0.45 ? list[Math.floor(random() * list.length)] : null;
      const gem = maybe(GEMSTONES);
      const cut = maybe(STONE_CUTS);
      const design = designed(
        {
          gemstones: gem ? [gem] : [],
          stoneCut: cut,
          setting: maybe(SETTING_STYLES),
          finish: maybe(METAL_FINISHES),
          era: maybe(DESIGN_ERAS),
          caratWeight: maybe([0.2, 1, 4]),
          bandWidthMm: maybe([1.5, 3, 6]),
        },
        seed,
      );
      const solids = await built(design);
      for (const part of solids.metal) expect(countOpenEdges(part.mesh), `seed ${seed}`).toBe(0);
    }
  });
});
