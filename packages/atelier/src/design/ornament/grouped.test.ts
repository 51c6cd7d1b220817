import type { Figure } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import { openBrief } from '../testing/briefs.ts';
import { standsAsTold } from './grouped.ts';

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

describe('two figures that were told to stand to each other', () => {
  const shown = (
    relation: { figure: Figure; how: 'above' | 'below' | 'beside'; of: Figure; count: number | null },
    first: Figure,
    seed: number,
  ) => {
    const second = first === relation.figure ? relation.of : relation.figure;
    const wish = openBrief({
      type: 'Brooch',
      figures: [first, second],
      motifs: ['Animal', 'Floral'],
      figureRelations: [relation],
    });
    const { ornaments } = createDesign(wish, seed) as PieceDesign;
    return ornaments.map(({ ornament }) => ornament);
  };
  const SEEDS = [0, 1, 2, 3];

  it.each([
    // The one that was named first leads, and the other stands on its other side.
    ['above', 'fox', { form: 'fox', place: 'below' }],
    ['above', 'fir-tree', { form: 'fir-tree', place: 'above' }],
    ['below', 'fox', { form: 'fox', place: 'above' }],
    ['below', 'fir-tree', { form: 'fir-tree', place: 'below' }],
    ['beside', 'fox', { form: 'fox', place: 'around' }],
  ] as const)('a fox %s a fir tree, the %s named first', (how, first, { form, place }) => {
    const relation = { figure: 'fox', how, of: 'fir-tree', count: null } as const;
    for (const seed of SEEDS) {
      const [ornament, ...others] = shown(relation, first, seed);
      expect(others).toEqual([]);
      expect(ornament).toMatchObject({ kind: 'emblem', form, beside: { place, count: 1 } });
      expect(ornament?.kind === 'emblem' && standsAsTold(ornament, relation)).toBe(true);
    }
  });

  it('several of one stand about the other, whichever was named first', () => {
    const relation = { figure: 'swallow', how: 'above', of: 'fir-tree', count: 2 } as const;
    for (const seed of SEEDS)
      expect(shown(relation, 'swallow', seed)).toMatchObject([
        { form: 'fir-tree', beside: { form: 'swallow', count: 2, place: 'above' } },
      ]);
  });
});

describe('whether a casting shows figures as told', () => {
  const casting = (place: 'above' | 'below' | 'around') =>
    ({ form: 'fox', beside: { form: 'fir-tree', count: 1, place } }) as const;

  it.each([
    // The tree above the fox is the fox below the tree.
    ['above', { figure: 'fox', how: 'below', of: 'fir-tree' }, true],
    ['above', { figure: 'fir-tree', how: 'above', of: 'fox' }, true],
    ['above', { figure: 'fox', how: 'above', of: 'fir-tree' }, false],
    ['below', { figure: 'fox', how: 'below', of: 'fir-tree' }, false],
    ['around', { figure: 'fox', how: 'beside', of: 'fir-tree' }, true],
    ['around', { figure: 'fox', how: 'below', of: 'fir-tree' }, false],
    ['above', { figure: 'fox', how: 'below', of: 'lighthouse' }, false],
  ] as const)('%s: %o is %s', (place, relation, isSo) =>
    expect(standsAsTold(casting(place), relation)).toBe(isSo),
  );

  it('a figure by itself shows no other', () =>
    expect(standsAsTold({ form: 'fox' }, { figure: 'fox', how: 'below', of: 'fir-tree' })).toBe(false));
});
