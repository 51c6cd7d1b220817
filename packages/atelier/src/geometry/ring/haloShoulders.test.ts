import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { motifOfForm } from '../../design/ornament/motif.ts';
import { seededRandom } from '../../design/random.ts';
import { NO_ERA } from '../../design/ring/eras.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';

const accent = { gemstone: 'Lapis Lazuli', cut: 'Round', form: 'cabochon', colour: null } as const;

describe('motifs on the shoulders of a halo ring', () => {
  it.each([
    ['Geometric', 'hexagons', 1.5],
    ['Geometric', 'hexagons', 1.2],
    ['Geometric', 'deco-fan', 1.6],
    ['Eye', 'almond-eye', 1.5],
  ] as const)(
    'stand beside it, not under it: %s, %s, halo of %d mm',
    async (motif, form, meleeDiameterMm) => {
      const ring = ringOf(
        createDesign(
          openBrief({ type: 'Ring', gemstones: ['Diamond'], setting: 'Halo', caratWeight: 0.25 }),
          1,
        ),
      );
      const style = {
        era: null,
        eraRules: NO_ERA,
        alloyId: ring.band.alloyId,
        accentAlloyId: ring.band.alloyId,
        centre: null,
        accent,
        small: accent,
        presence: 1,
        sizeMm: 5,
      };
      const ornament = motifOfForm(motif, form, style, seededRandom(2));
      const built = await buildSolids({
        ...ring,
        band: { ...ring.band, widthMm: 1.8 },
        halo: { ...ring.halo!, stone: accent, meleeDiameterMm, rows: 1 },
        shoulders: { kind: 'motif', motif, place: 'shoulders', ornament },
        bandStones: null,
      });
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
    },
  );
});
