import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { countOpenEdges } from '../testing/inspect.ts';

async function built(wish: Parameters<typeof openBrief>[0], seed: number) {
  const result = await buildSolids(createDesign(openBrief(wish), seed));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

describe('milgrain along a hoop', () => {
  it.each([
    ['hoop', 0],
    ['hoop', 1],
    ['huggie', 0],
    ['huggie', 1],
  ] as const)('%s, seed %i: lies on closed metal', async (earringKind, seed) => {
    const wish = { type: 'Earrings', earringKind, noStones: true } as const;
    const [bare, edged] = [await built(wish, seed), await built({ ...wish, plateBorder: 'milgrain' }, seed)];
    for (const part of edged.metal) expect(countOpenEdges(part.mesh)).toBe(0);
    const corners = ({ metal }: typeof bare): number =>
      metal.reduce((sum, { mesh }) => sum + mesh.positions.length, 0);
    expect(corners(edged)).toBeGreaterThan(2 * corners(bare));
    // Beads are rolled on, and make a hoop no larger than by themselves.
    expect(edged.bounds.max[2] - edged.bounds.min[2]).toBeLessThan(
      bare.bounds.max[2] - bare.bounds.min[2] + 0.5,
    );
    expect(edged.measures.some(({ where }) => where === 'milgrain along the hoop')).toBe(true);
  });

  it('leaves the stones of a counted row their places', async () => {
    const { stones, metal } = await built(
      {
        type: 'Earrings',
        earringKind: 'huggie',
        gemstones: ['Aquamarine'],
        stoneCount: 3,
        plateBorder: 'milgrain',
      },
      0,
    );
    expect(stones).toHaveLength(6);
    for (const part of metal) expect(countOpenEdges(part.mesh)).toBe(0);
  });
});
