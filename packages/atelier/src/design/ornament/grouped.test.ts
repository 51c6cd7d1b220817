import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import { openBrief } from '../testing/briefs.ts';

describe('a scene', () => {
  it.each([
    ['bird-on-branch', ['Animal', 'Floral']],
    ['rain-cloud', ['Abstract']],
  ] as const)('%s: is the whole front of a brooch', (figure, motifs) => {
    for (const seed of [0, 1, 2, 3]) {
      const wish = openBrief({ type: 'Brooch', figures: [figure], motifs: [...motifs] });
      const { ornaments } = createDesign(wish, seed) as PieceDesign;
      const [{ ornament }, ...others] = ornaments;
      expect(others).toEqual([]);
      // In its own outline, or on a plate.
      expect(ornament.kind === 'plate' ? ornament.field : ornament).toMatchObject({
        kind: 'emblem',
        form: figure,
      });
    }
  });
});

describe('one figure with several of another', () => {
  it.each(['Pendant', 'Brooch', 'Charm', 'Cufflinks'] as const)('%s: is one casting of both', (type) => {
    const ways = [0, 1, 2, 3].map((seed) => {
      const piece = createDesign(
        openBrief({
          type,
          figures: ['starfish', 'scallop-shell'],
          motifs: ['Animal'],
          arrangements: ['flanked'],
          figureCount: 3,
        }),
        seed,
      ) as PieceDesign;
      expect(piece.ornaments).toHaveLength(1);
      expect(piece.ornaments[0]!.ornament).toMatchObject({
        kind: 'emblem',
        form: 'starfish',
        ground: 'silhouette',
        beside: { form: 'scallop-shell', count: 3 },
      });
      expect(piece.title).toContain('tarfish and scallop shell');
      expect(piece.provenance.adjustments).toEqual([]);
      const { ornament } = piece.ornaments[0]!;
      return ornament.kind === 'emblem' ? ornament.beside?.place : undefined;
    });
    expect(new Set(ways).size).toBe(2);
  });
});
