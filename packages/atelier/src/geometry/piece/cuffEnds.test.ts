import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

describe('the ends of a plain cuff', () => {
  it('are rounded: the edges of the band end before its middle does', async () => {
    const widthMm = 12;
    const design = createDesign(
      openBrief({ type: 'Bracelet', braceletKind: 'cuff', noStones: true, bandWidthMm: widthMm }),
      1,
    );
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const points = built.solids.metal.flatMap(({ mesh: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => [...positions.slice(3 * i, 3 * i + 3)]),
    );
    const mean = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k]!, 0) / points.length);
    const heights = points.map(([, , z]) => z!);
    const middle = (Math.max(...heights) + Math.min(...heights)) / 2;
    // From the middle of the gap, radians.
    const fromGap = ([x, y]: readonly number[]): number => {
      const turn = Math.atan2(y!, x!) - Math.atan2(-mean[1]!, -mean[0]!);
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    };
    const end = (among: readonly (readonly number[])[]): number => Math.min(...among.map(fromGap));
    const edges = points.filter((point) => Math.abs(point[2]! - middle) > 0.48 * widthMm);
    expect(end(edges) - end(points)).toBeGreaterThan(0.08);
  });
});
