import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { buildSolids } from '../index.ts';

describe('a row with small stones in its gaps', () => {
  it.each([
    ['five sapphires in a row, one small diamond between each, in prongs', 4],
    ['three opals in a row, two small diamonds between each, in bezels', 4],
  ])('stands over the top, no stone in another: %s', async (prompt, small) => {
    const ring = createDesign(interpret({ prompt: `${prompt}, gold ring` }).brief, 0) as RingDesign;
    const built = await buildSolids(ring);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { stones } = built.solids;
    const between = stones.filter(({ gemstone }) => gemstone === 'Diamond');
    expect(between).toHaveLength(small);
    expect(stones).toHaveLength(small + (ring.bandStones?.between?.count ?? 0));
    const middle = ({ placement }: (typeof stones)[number]) => placement.origin;
    for (const [at, one] of stones.entries())
      for (const other of stones.slice(at + 1)) {
        const [a, b] = [middle(one), middle(other)];
        const apart = Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
        expect(apart).toBeGreaterThan((one.widthMm + other.widthMm) / 2);
      }
  });
});
