import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import type { PieceDesign } from './document.ts';

describe('a tiered necklace like a waterfall', () => {
  it.each([
    'a three tiered necklace of rubies, like a waterfall',
    'triple layer silver necklace, a fringe of garnets on each chain',
  ])('%s: stones hang from every chain, four ways', (prompt) => {
    const { brief } = interpret({ prompt });
    const pieces = [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
    for (const piece of pieces) {
      const bearing = new Set(piece.ornaments.map(({ layer }) => layer ?? 0));
      expect(bearing).toEqual(new Set([0, 1, 2]));
      for (const { slot, count, ornament } of piece.ornaments) {
        expect(slot).toBe('drop');
        expect(count).toBeGreaterThanOrEqual(3);
        expect(ornament.kind).toBe('stone');
      }
      expect(readDesign(piece)).toMatchObject({ ok: true });
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });
});
