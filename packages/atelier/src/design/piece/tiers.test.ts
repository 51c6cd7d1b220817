import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('earrings in tiers', () => {
  it.each([
    ['three-tier chandelier earrings in yellow gold with teardrop emeralds', 3],
    ['gold earrings with three levels of pearls', 3],
    ['two tier drop earrings with sapphires', 2],
    ['four tiered silver earrings', 4],
  ])('%s: have as many in every sketch, four ways', (prompt, tiers) => {
    const pieces = drawn(prompt);
    for (const piece of pieces) {
      expect(piece.ornaments).toHaveLength(tiers);
      expect(piece.provenance.adjustments.join()).not.toMatch(/rows/);
      expect(readDesign(piece)).toMatchObject({ ok: true });
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('are none of a stud, nor where nothing was counted', () => {
    for (const prompt of ['gold chandelier earrings with emeralds', 'sapphire stud earrings'])
      for (const { composition } of drawn(prompt)) expect(composition).not.toMatch(/^tiers/);
  });
});
