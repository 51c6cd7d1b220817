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

const pointsOf = ({ positions }: TriangleMesh): number[][] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [...positions.slice(3 * i, 3 * i + 3)]);

/** How many points of a ring, its stones and its glass lie in the gap below (-1) or in front (+1). */
async function inGap(ring: RingDesign, side: 1 | -1): Promise<number> {
  const built = await buildSolids(ring);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const { metal, enamels, stones, stoneMeshes } = built.solids;
  const slabs = stones.flatMap(({ shape, placement }) =>
    shape.kind === 'mesh'
      ? pointsOf(stoneMeshes[shape.mesh]!).map((point) =>
          [0, 2].map(
            (k) =>
              placement.origin[k]! +
              placement.x[k]! * point[0]! +
              placement.y[k]! * point[1]! +
              placement.z[k]! * point[2]!,
          ),
        )
      : [],
  );
  const points = [...metal, ...enamels].flatMap(({ mesh }) => pointsOf(mesh).map(([x, , z]) => [x, z]));
  return [...points, ...slabs].filter(([x, z]) => Math.abs(x!) < HALF_MM && z! * side > 0).length;
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

  it.each([
    ['Toe Ring', ['inlay', 'band'], 0, -1],
    ['Ring', ['inlay', 'open'], 0, 1],
    ['Ring', ['inlay', 'open'], 3, 1],
  ] as const)(
    'is not bridged by slabs of stone (%s, %j, seed %i)',
    async (type, arrangements, seed, side) => {
      const asked = { arrangements: [...arrangements], gemstones: ['Turquoise' as const] };
      const metals = type === 'Ring' ? [] : ['Titanium' as const];
      const ring = ringOf(createDesign(openBrief({ type, ...asked, metals }), seed));
      expect(ring.band.inlay).toBeDefined();
      expect(side === 1 ? ring.openFront : ring.openingMm).toBeTruthy();
      expect(await inGap(ring, side)).toBe(0);
    },
  );

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
