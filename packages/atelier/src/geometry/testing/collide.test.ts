import { describe, expect, it } from 'vitest';
import { atBench } from '../mesh/bench.ts';
import type { TriangleMesh, Vec3 } from '../solids.ts';
import { collide, treeOf } from './collide.ts';
import type { Box } from './inspect.ts';

const EVERYWHERE: Box = { min: [-99, -99, -99], max: [99, 99, 99] };

describe('whether meshes run into each other', () => {
  it('is so where their surfaces cross, and not where they are apart, one in the other, or but graze', async () => {
    const ball = (radiusMm: number): Promise<TriangleMesh> =>
      atBench((bench) => bench.mesh(bench.sphere(radiusMm, 24)));
    const [large, small] = [treeOf(await ball(2)), treeOf(await ball(0.5))];
    const meet = (moved: Vec3, within = EVERYWHERE, grazeMm?: number): boolean =>
      collide({ tree: large, within }, { tree: small, within: EVERYWHERE }, moved, grazeMm);
    expect([meet([0, 0, 0]), meet([3, 0, 0]), meet([2, 0, 0]), meet([0, -2.2, 0.3])]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([meet([2.499, 0, 0]), meet([2.499, 0, 0], EVERYWHERE, 0)]).toEqual([false, true]);
    // Only what lies within the box counts.
    expect(meet([2, 0, 0], { min: [-3, -3, -3], max: [0.5, 3, 3] })).toBe(false);
  });
});
