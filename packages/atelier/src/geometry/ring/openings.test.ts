import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import type { TriangleMesh } from '../solids.ts';

/** Half of what is looked at of a gap, mm: within the narrowest that a band is opened by. */
const HALF_MM = 0.9;
const ROPE = { plateBorder: 'rope', noStones: true } as const;

/** How many points of a ring lie in the gap below (-1) or in front (+1). */
async function inGap(ring: RingDesign, side: 1 | -1): Promise<number> {
  const built = await buildSolids(ring);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const meshes: TriangleMesh[] = [...built.solids.metal, ...built.solids.enamels].map(({ mesh }) => mesh);
  return meshes
    .flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => [positions[3 * i]!, positions[3 * i + 2]!]),
    )
    .filter(([x, z]) => Math.abs(x!) < HALF_MM && z! * side > 0).length;
}

const toeRing = (asked: Parameters<typeof openBrief>[0], seed: number): RingDesign =>
  ringOf(createDesign(openBrief({ type: 'Toe Ring', ...asked }), seed));

describe('a band that is open', () => {
  it.each([0, 1])('is not bridged by the rope along it (seed %i)', async (seed) => {
    const ring = toeRing(ROPE, seed);
    expect(ring.openingMm).not.toBeNull();
    expect(ring.band.cord).toBe(seed === 0 ? 'edges' : 'middle');
    expect(await inGap(ring, -1)).toBe(0);
  });

  it('is not bridged by the glass of its border', async () => {
    const ring = toeRing({ metals: ['Silver', 'Enamel'], noStones: true }, 0);
    expect(ring.band.texture).toMatchObject({ kind: 'pattern' });
    expect(await inGap(ring, -1)).toBe(0);
  });

  it('is free in front too', async () => {
    const ring = ringOf(createDesign(openBrief({ type: 'Ring', ...ROPE }), 1));
    expect(await inGap({ ...ring, openFront: { ends: 'straight', gapMm: 2.4 } }, 1)).toBe(0);
  });
});

describe('a rope along a band', () => {
  it('keeps its size around the finger, and has no beads beside it', () => {
    for (const seed of [0, 1, 2, 3])
      expect(ringOf(createDesign(openBrief({ type: 'Ring', ...ROPE }), seed)).band).toMatchObject({
        palmTaper: 1,
        milgrain: false,
        grooves: 0,
      });
  });
});
