import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};
const formOf = ({ ornaments }: PieceDesign, slot: string): string | undefined => {
  const ornament = ornaments.find((one) => one.slot === slot)?.ornament;
  return ornament !== undefined && 'form' in ornament ? ornament.form : undefined;
};

describe('a figure between two others', () => {
  it('is in the middle of every sketch, the other beside it, the stones that hang below it', () => {
    const pieces = drawn(
      '22k necklace, Lakshmi between two elephants, emeralds and little pearls hanging below',
    );
    for (const piece of pieces) {
      expect(formOf(piece, 'main')).toBe('lakshmi');
      expect(formOf(piece, 'side')).toBe('elephant');
      const [below] = piece.ornaments.filter(({ under }) => under === true);
      expect(below?.count).toBeGreaterThanOrEqual(3);
      expect(gemsWithin(below)).toEqual(['Pearl']);
      expect(gemsWithin(piece.ornaments)).toContain('Emerald');
      expect(piece.provenance.adjustments).toEqual([]);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('has pearls below also where two other stones were named before them', () => {
    for (const piece of drawn(
      'gold necklace, a swan in the centre and an owl on either side, sapphires, garnets and little pearls hanging below',
    )) {
      const [below] = piece.ornaments.filter(({ under }) => under === true);
      expect(below?.ornament).toMatchObject({
        kind: 'stone',
        stone: { gemstone: 'Pearl' },
        hold: { kind: 'peg' },
      });
      expect(readDesign(piece)).toMatchObject({ ok: true });
    }
  });

  it('has nothing below where nothing was to hang', () => {
    for (const piece of drawn('silver necklace, an owl with ravens on either side'))
      expect(piece.ornaments.map(({ slot }) => slot)).toEqual(['main', 'side']);
  });
});
