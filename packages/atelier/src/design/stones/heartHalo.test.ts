import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from '../piece/document.ts';
import { openBrief } from '../testing/briefs.ts';

describe('a heart and a halo', () => {
  it.each(['Pendant', 'Necklace', 'Earrings', 'Charm'] as const)(
    'on %s are a stone cut as a heart with small stones about it',
    (type) => {
      const haloed = [0, 1, 2, 3].filter((seed) => {
        const brief = openBrief({ type, motifs: ['Heart'], setting: 'Halo', gemstones: ['Garnet'] });
        const piece = createDesign(brief, seed) as PieceDesign;
        const garnets = piece.ornaments
          .flatMap(({ ornament }) => ornamentStones(ornament))
          .filter(({ gemstone }) => gemstone === 'Garnet');
        expect(garnets.map(({ cut }) => cut)).toContain('Heart');
        return piece.ornaments.some(({ ornament }) => ornament.kind === 'stone' && ornament.halo !== null);
      });
      expect(haloed.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('on a ring are its centre stone', () => {
    const ring = createDesign(openBrief({ type: 'Ring', motifs: ['Heart'], setting: 'Halo' }), 1);
    expect('centre' in ring && isRing(ring) ? ring.centre?.cut : null).toBe('Heart');
  });

  it('stay a heart of metal where the stone has no facets, has a cut, or lies inside', () => {
    for (const changes of [
      { gemstones: ['Opal'] as const },
      { stoneCut: 'Round' as const },
      { arrangements: ['within'] as const },
    ]) {
      const brief = openBrief({
        type: 'Pendant',
        motifs: ['Heart'],
        setting: 'Halo',
        ...structuredClone(changes),
      } as Parameters<typeof openBrief>[0]);
      const piece = createDesign(brief, 1) as PieceDesign;
      expect(
        piece.ornaments
          .flatMap(({ ornament }) => ornamentStones(ornament))
          .every(({ cut }) => cut !== 'Heart'),
      ).toBe(true);
    }
  });
});
