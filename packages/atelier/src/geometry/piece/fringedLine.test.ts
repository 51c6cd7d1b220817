import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/index.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { collide, treeOf } from '../testing/collide.ts';
import { bodiesOf } from '../testing/inspect.ts';

describe('a line with beads below its links', () => {
  it('has one that hangs free below each, and is shown with them', async () => {
    const design = createDesign(
      openBrief({
        type: 'Necklace',
        arrangements: ['choker', 'fringe'],
        gemstones: ['Pearl'],
        lengthIn: 13,
      }),
      0,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { metal, stones, anchors } = built.solids;
    const bodies = metal
      .filter(({ name }) => /^(?:link|setting|ornament)/.test(name))
      .flatMap(({ mesh }) =>
        bodiesOf(mesh).map((body) => ({ tree: treeOf(mesh, body.indices), within: body })),
      );
    const links = bodies.length / 2;
    expect(links).toBeGreaterThan(8);
    expect(stones.map(({ gemstone }) => gemstone)).toEqual(Array.from({ length: links }, () => 'Pearl'));
    expect(
      bodies.some((one, i) => bodies.slice(i + 1).some((other) => collide(one, other, [0, 0, 0], 0))),
    ).toBe(false);
    const lowest = Math.min(...stones.map(({ placement }) => placement.origin[2] - placement.z[2]));
    expect(anchors.framed!.min[2]).toBeLessThan(lowest);
  });
});
