import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { looksOf } from '../ground.ts';
import type { MetalPart } from '../solids.ts';

const BAND: Partial<Brief> = { type: 'Ring', arrangements: ['band'], culture: ['Celtic'], noStones: true };

async function bandOf(wish: Partial<Brief>): Promise<MetalPart> {
  for (let seed = 0; seed < 8; seed++) {
    const design = createDesign(openBrief({ ...BAND, ...wish }), seed);
    if (!('band' in design) || design.band.texture.kind !== 'pattern') continue;
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    return built.solids.metal[0]!;
  }
  throw new Error('no seed draws a border');
}

describe('the sunk ground of a border', () => {
  it.each(['comfort', 'd-shape', 'flat'] as const)(
    'is told from what stands over it on a %s band',
    async (bandProfile) => {
      const part = await bandOf({ bandProfile });
      const [polished, sunk] = looksOf(part).map(({ indices }) => indices) as [Uint32Array, Uint32Array];
      expect(polished.length + sunk.length).toBe(part.mesh.indices.length);
      const areaOf = (indices: Uint32Array): number => {
        const p = part.mesh.positions;
        let area = 0;
        for (let i = 0; i < indices.length; i += 3) {
          const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
          const u = [0, 1, 2].map((q) => p[b + q]! - p[a + q]!);
          const v = [0, 1, 2].map((q) => p[c + q]! - p[a + q]!);
          area +=
            Math.hypot(
              u[1]! * v[2]! - u[2]! * v[1]!,
              u[2]! * v[0]! - u[0]! * v[2]!,
              u[0]! * v[1]! - u[1]! * v[0]!,
            ) / 2;
        }
        return area;
      };
      // A plait leaves between a tenth and a half of a band's outside open; the inside is as large as the outside.
      const share = areaOf(sunk) / areaOf(part.mesh.indices);
      expect(share).toBeGreaterThan(0.04);
      expect(share).toBeLessThan(0.3);
    },
  );

  it('is not there where glass fills it, nor on a band without a border', async () => {
    expect((await bandOf({ metals: ['Silver', 'Enamel'] })).ground).toBeUndefined();
    const plain = await buildSolids(
      createDesign(openBrief({ type: 'Ring', arrangements: ['band'], noStones: true }), 0),
    );
    expect(plain.ok && plain.solids.metal.every(({ ground }) => ground === undefined)).toBe(true);
  });
});
