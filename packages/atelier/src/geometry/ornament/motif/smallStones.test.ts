import { describe, expect, it } from 'vitest';
import type { MotifForm, MotifOrnament } from '../../../design/ornament/motif.ts';
import { setsSmallStones } from '../../../design/ornament/smallStones.ts';
import { createPiece } from '../../../design/piece/createPiece.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { buildSolids } from '../../buildSolids.ts';

const flowerStud = openBrief({
  type: 'Nose Ring',
  earringKind: 'stud',
  metals: ['14k Gold'],
  motifs: ['Floral'],
  gemstones: ['Opal'],
});

describe('small stones of a motif', () => {
  it.each([0, 1, 2, 3])(
    'are seen where a tiny flower has to bear the one asked for, seed %d',
    async (seed) => {
      const design = createPiece(flowerStud, 'Nose Ring', seed, 'test');
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      expect(built.solids.stones.map(({ gemstone }) => gemstone)).toContain('Opal');
    },
  );

  it('stand in a form from the size on that the design knows of', async () => {
    const design = createPiece(flowerStud, 'Nose Ring', 0, 'test');
    const stonesOf = async (form: MotifForm, motif: MotifOrnament['motif'], sizeMm: number) => {
      const ornament = {
        ...(design.ornaments[0]!.ornament as MotifOrnament),
        motif,
        form,
        sizeMm,
        centre: null,
        accent: {
          stone: { gemstone: 'Opal', cut: 'Round', form: 'cabochon', colour: null },
          diameterMm: 0.9,
        },
      } as const;
      const built = await buildSolids({ ...design, ornaments: [{ slot: 'main', count: 1, ornament }] });
      return built.ok ? built.solids.stones.length : -1;
    };
    for (const [form, motif, small, large] of [
      ['rose', 'Floral', 8, 10],
      ['fox', 'Animal', 7, 8],
    ] as const)
      for (const sizeMm of [small, large])
        expect([form, sizeMm, (await stonesOf(form, motif, sizeMm)) > 0]).toEqual([
          form,
          sizeMm,
          setsSmallStones(form, sizeMm),
        ]);
  });
});
