import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../design/createDesign.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { buildSolids } from '../../buildSolids.ts';
import { atBench } from '../../mesh/bench.ts';
import { bodiesOfMesh } from '../../mesh/bodies.ts';
import { countOpenEdges } from '../../testing/inspect.ts';

describe('a locket', () => {
  it.each([0, 1, 2, 3])('is a case and a lid that touch nowhere, sketch %i', async (seed) => {
    const design = createDesign(
      openBrief({ type: 'Charm', arrangements: ['locket'], metals: ['Silver'] }),
      seed,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(built.error.part);
    const [{ mesh }] = built.solids.metal as [(typeof built.solids.metal)[number]];
    expect(countOpenEdges(mesh)).toBe(0);
    const bodies = bodiesOfMesh(mesh)
      .map(({ volumeMm3 }) => volumeMm3)
      .sort((a, b) => b - a);
    expect(bodies.length).toBeGreaterThanOrEqual(2);
    // Lid and case are each a good part of the whole.
    expect(bodies[1]!).toBeGreaterThan(0.2 * bodies[0]!);
    await atBench((bench) => {
      const [one, other] = bench.bodies(bench.solid(mesh, 'locket')).sort((a, b) => b.volume() - a.volume());
      // What is nearer is cast together.
      expect(one!.minGap(other!, 2)).toBeGreaterThan(0.25);
    });
  });
});
