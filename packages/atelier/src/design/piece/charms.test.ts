import type { Figure } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3];
const bracelet = (figures: Figure[], seed: number) =>
  createDesign(openBrief({ type: 'Bracelet', braceletKind: 'charm', figures }), seed) as PieceDesign;
const formsOf = ({ ornaments }: PieceDesign): string[] =>
  ornaments.flatMap(({ ornament }) => ('form' in ornament ? [ornament.form] : []));

describe('several charms', () => {
  it('hang side by side, everything that was named once', () => {
    const compositions = new Set<string>();
    for (const seed of SEEDS) {
      const piece = bracelet(['anchor', 'key', 'fox', 'bell'], seed);
      compositions.add(piece.composition);
      expect(piece.ornaments.every(({ slot, count }) => slot === 'charm' && count === 1)).toBe(true);
      expect(new Set(formsOf(piece))).toEqual(new Set(['anchor', 'key', 'fox', 'bell']));
      expect(piece.title).toMatch(/charm bracelet/);
    }
    expect(compositions.size).toBe(4);
  });

  it('what was told one by one hangs once, what was told in passing again and again in some sketches', () => {
    const counts = (kind: 'charm' | null): number[] =>
      SEEDS.map((seed) => {
        const piece = createDesign(
          openBrief({ type: 'Bracelet', braceletKind: kind, figures: ['turtle', 'scallop-shell'] }),
          seed,
        ) as PieceDesign;
        return formsOf(piece).filter((form) => form === 'turtle').length;
      });
    expect(counts('charm')).toEqual([1, 1, 1, 1]);
    expect(Math.max(...counts(null))).toBeGreaterThan(1);
    expect(Math.min(...counts(null))).toBeGreaterThan(0);
  });

  it('are not drawn where one thing was named', () => {
    for (const seed of SEEDS)
      expect(bracelet(['fox'], seed).ornaments.some(({ slot }) => slot === 'charm')).toBe(false);
  });
});

describe('charms all along', () => {
  it('are at least seven in every sketch, where they were not said to be there alone three lead', () => {
    const along = SEEDS.map(
      (seed) =>
        createDesign(
          openBrief({ type: 'Anklet', figures: ['starfish'], arrangements: ['charms', 'stations'] }),
          seed,
        ) as PieceDesign,
    );
    for (const piece of along) expect(formsOf(piece).length, piece.composition).toBeGreaterThanOrEqual(7);
    expect(new Set(along.map(({ composition }) => composition)).size).toBe(4);
    const few = SEEDS.map(
      (seed) =>
        createDesign(
          openBrief({ type: 'Anklet', figures: ['starfish'], arrangements: ['charms'] }),
          seed,
        ) as PieceDesign,
    );
    expect(Math.min(...few.map((piece) => formsOf(piece).length))).toBeLessThan(7);
  });
});
