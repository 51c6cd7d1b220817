import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { readDesign } from '../../design/document.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

const rings = (more: object): RingDesign[] =>
  [0, 1, 2, 3].map(
    (seed) =>
      createDesign(
        openBrief({
          gemstones: ['Sapphire', 'Diamond'],
          stoneCut: 'Emerald',
          arrangements: ['side-stones'],
          sideCut: 'Baguette',
          ...more,
        }),
        seed,
      ) as RingDesign,
  );

describe('tapered baguettes beside the centre', () => {
  it('are in every sketch, straight ones where nothing was said of it', () => {
    for (const ring of rings({ sidesTaper: true })) {
      expect(ring.sideStones?.taper).toBeGreaterThan(0.4);
      expect(ring.sideStones?.taper).toBeLessThan(0.8);
      expect(readDesign(JSON.parse(JSON.stringify(ring)))).toMatchObject({ ok: true });
    }
    for (const { sideStones } of rings({})) expect(sideStones).not.toHaveProperty('taper');
  });

  it('lie along the band with their broad end at the centre, clear of it', async () => {
    const ring = rings({ sidesTaper: true })[0]!;
    const built = await buildSolids(ring);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const sides = built.solids.stones.filter(({ cut }) => cut === 'Baguette');
    expect(sides).toHaveLength(2);
    for (const { placement, lengthMm } of sides) {
      const { origin, x } = placement;
      // Their length runs outwards: the narrow end of the body is at +x.
      expect(x[0] * Math.sign(origin[0])).toBeGreaterThan(0);
      expect(Math.abs(x[1])).toBeLessThan(1e-6);
      const inner = Math.abs(origin[0]) - (lengthMm / 2) * (Math.abs(x[0]) / Math.hypot(...x));
      expect(inner).toBeGreaterThan(ring.centre!.widthMm / 2);
    }
  });
});
