import { STONE_CUTS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/index.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

describe('a hidden halo', () => {
  it.each(STONE_CUTS)('is seated about a %s, outwards and apart, under its girdle', async (stoneCut) => {
    const brief = { arrangements: ['hidden-halo' as const], setting: 'Halo' as const, caratWeight: 1 };
    const design = createDesign(openBrief({ ...brief, gemstones: ['Diamond'], stoneCut }), 0);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { stones, metal } = built.solids;
    expect(metal).toHaveLength(1);
    const small = stones.filter(({ role }) => role === 'halo');
    expect(small.length).toBeGreaterThanOrEqual(6);
    const [centre] = stones.filter(({ role }) => role === 'centre');
    for (const [i, one] of small.entries()) {
      const [x, y, z] = one.placement.origin;
      expect(z).toBeLessThan(centre!.placement.origin[2] - 0.3);
      // Their tables look away from the middle.
      expect(one.placement.z[0] * x + one.placement.z[1] * y).toBeGreaterThan(0);
      expect(Math.abs(one.placement.z[2])).toBeLessThan(1e-9);
      for (const other of small.slice(i + 1)) {
        const [a, b, c] = other.placement.origin;
        expect(Math.hypot(x - a, y - b, z - c)).toBeGreaterThan(one.widthMm * 0.99);
      }
    }
  });
});
