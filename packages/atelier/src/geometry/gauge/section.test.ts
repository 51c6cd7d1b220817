import { describe, expect, it } from 'vitest';
import { frameAt } from '../frame.ts';
import type { TriangleMesh } from '../solids.ts';
import { metalAlong, sectionsOf } from './section.ts';
import { sliceable } from './sliceable.ts';

const SIDES = 720;

/** A tube about z, from -1 to 1 mm: `outer` and `inner` are its radii, mm. */
function tube(outer: number, inner: number): TriangleMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < SIDES; i++) {
    const angle = (2 * Math.PI * i) / SIDES;
    for (const [radius, z] of [
      [outer, -1],
      [outer, 1],
      [inner, 1],
      [inner, -1],
    ])
      positions.push(radius * Math.cos(angle), radius * Math.sin(angle), z);
    const next = (i + 1) % SIDES;
    for (let k = 0; k < 4; k++) {
      const [a, b, c, d] = [4 * i + k, 4 * next + k, 4 * next + ((k + 1) % 4), 4 * i + ((k + 1) % 4)];
      indices.push(a, b, c, a, c, d);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The same surface, its triangles in an order that puts far ones side by side. */
function shuffled({ positions, indices }: TriangleMesh): TriangleMesh {
  const count = indices.length / 3;
  const order = Array.from({ length: count }, (_, i) => (i * 1009) % count);
  return { positions, indices: Uint32Array.from(order.flatMap((t) => [...indices.slice(3 * t, 3 * t + 3)])) };
}

describe('metal along a line of a section', () => {
  const plane = frameAt([0.3, 0.2, 0.1]);
  const along = [0.6, 0.8] as const;
  const at = [-0.3, -0.2] as const;

  it('is the wall of a tube, on both sides of what it is around', () => {
    const [before, behind, ...more] = metalAlong(sectionsOf([sliceable(tube(5, 4))], plane), at, along);
    expect(more).toEqual([]);
    for (const [side, from, to] of [
      [before, -5, -4],
      [behind, 4, 5],
    ] as const) {
      expect(side?.from).toBeCloseTo(from, 3);
      expect(side?.to).toBeCloseTo(to, 3);
    }
  });

  it('is the same for triangles in any order', () => {
    const cut = (mesh: TriangleMesh) => metalAlong(sectionsOf([sliceable(mesh)], plane), at, along);
    expect(cut(shuffled(tube(5, 4)))).toEqual(cut(tube(5, 4)));
  });

  it('is one thickness where two bodies touch, and none beside them', () => {
    const bodies = [sliceable(tube(5, 4)), sliceable(tube(4, 3))];
    const sections = sectionsOf(bodies, plane);
    expect(metalAlong(sections, at, along).map(({ from, to }) => Math.round(to - from))).toEqual([2, 2]);
    expect(metalAlong(sections, [6, 0], [0, 1])).toEqual([]);
    expect(metalAlong(sectionsOf(bodies, frameAt([0, 0, 1.5])), at, along)).toEqual([]);
  });
});
