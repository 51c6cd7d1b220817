import { describe, expect, it } from 'vitest';
import { interpret } from '../../../brief/index.ts';
import { createDesign } from '../../../design/index.ts';
import { buildSolids } from '../../buildSolids.ts';
import { countOpenEdges } from '../../testing/inspect.ts';

describe('a tablet in the face of a signet', () => {
  it.each([
    ['square onyx signet ring with a small diamond in the corner, 14k gold', 0, 2],
    ['silver ring with a rectangular lapis and a tiny ruby in one corner', 2, 2],
    ['oval turquoise signet ring, size 6', 1, 1],
    ['mens black onyx signet', 3, 1],
  ])('%s: stone and metal are closed and apart', async (prompt, seed, count) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    const result = await buildSolids(design);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const { solids } = result;
    expect(solids.stones).toHaveLength(count);
    const [tablet] = solids.stones.filter(({ role }) => role === 'channel');
    expect(tablet!.depthMm).toBeLessThan(1.5);
    if (tablet!.shape.kind !== 'mesh') throw new Error('a tablet is a mesh');
    expect(countOpenEdges(solids.stoneMeshes[tablet!.shape.mesh]!)).toBe(0);
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
  });
});
