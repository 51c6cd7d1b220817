import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { countBodies, countBodiesWithStones, countOpenEdges, solidOf } from '../testing/inspect.ts';
import { onRing, ringFrame } from './frame.ts';

async function ringWith(motif: 'Wing' | 'Heart' | 'Serpent' | 'Star', seed: number) {
  const ring = ringOf(createDesign(openBrief({ motifs: [motif] }), seed));
  const built = await buildSolids(ring);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return { ring, solids: built.solids };
}

/** How many separate bodies the section through the ring at an angle from the top shows. */
async function coilsAt(angle: number): Promise<number> {
  const brief = openBrief({ motifs: ['Serpent'], figures: ['coiled-snake'], gemstones: ['Ruby'] });
  const ring = ringOf(createDesign(brief, 0));
  expect(ring.shoulders).toMatchObject({ kind: 'motif', place: 'front', ornament: { form: 'spiral' } });
  const built = await buildSolids(ring);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const { solids } = built;
  expect(solids.stones.length).toBe(2);
  // The body is the ring: its turns are seen from the finger outwards.
  const from = ringFrame(ring).innerRadiusMm - 0.5;
  return atBench((bench) => {
    expect(countBodies(bench, solids)).toBe(1);
    const metal = bench.union(solids.metal.map((part) => solidOf(bench, part.mesh)));
    expect(metal.volume()).toBeLessThan(1200);
    const corners = [from, from + 8].flatMap((radius) =>
      [-15, 15].flatMap((y) => [-0.004, 0.004].map((turn) => onRing(angle + turn, radius, y))),
    );
    const section = bench.intersect(metal, bench.hull(corners));
    return bench.bodies(section).filter((body) => body.volume() > 0.01).length;
  });
}

describe('motifs on rings', () => {
  it.each([
    ['Wing', 1, 'shoulders'],
    ['Heart', 3, 'shoulders'],
    ['Serpent', 0, 'front'],
    ['Serpent', 2, 'front'],
    ['Star', 2, 'around'],
  ] as const)('fuses a %s (seed %i) to the band', async (motif, seed, place) => {
    const { ring, solids } = await ringWith(motif, seed);
    expect(ring.shoulders).toMatchObject({ kind: 'motif', motif, place });
    expect(ring.provenance.adjustments.join(' ')).not.toContain('not yet');
    for (const part of solids.metal) expect(countOpenEdges(part.mesh)).toBe(0);
    await atBench((bench) => {
      expect(countBodies(bench, solids)).toBe(1);
      expect(countBodiesWithStones(bench, solids, 1.05)).toBe(1);
      if (place !== 'shoulders') return;
      // Both shoulders carry the same metal: the ring is its own mirror image but for the mesh's grain.
      const metal = bench.union(solids.metal.map((part) => solidOf(bench, part.mesh)));
      const half = (sign: number): number => {
        const far = 60 * sign;
        const corners = [0, far].flatMap((x) =>
          [-60, 60].flatMap((y) => [2, 60].map((z) => [x, y, z] as const)),
        );
        return bench.intersect(metal, bench.hull(corners)).volume();
      };
      expect(Math.abs(half(1) / half(-1) - 1)).toBeLessThan(0.01);
    });
  });

  it.each([
    [Math.PI, 2],
    [Math.PI * 0.6, 2],
  ])('winds a serpent twice around the finger (at %f)', async (angle, coils) => {
    expect(await coilsAt(angle)).toBe(coils);
  });
});
