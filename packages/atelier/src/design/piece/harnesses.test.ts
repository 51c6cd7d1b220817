import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7920 + seed) as PieceDesign);
};

describe('a body chain that crosses over the chest', () => {
  it.each([
    'silver body harness with garnets',
    'gold body chain, waist chain and chains crossing over the chest, opals',
    'rose gold chest chain criss cross in front with one pearl',
    'gold body chain around the neck, down the front and around the waist, tiny pearls',
  ])('%s: has its harness in every sketch, four ways', (prompt) => {
    const pieces = drawn(prompt);
    for (const { type, carrier, ornaments } of pieces) {
      expect(type).toBe('Body Chain');
      expect(carrier).toMatchObject({ kind: 'chain', harness: { neckMm: expect.any(Number) } });
      expect(ornaments.filter(({ slot }) => slot === 'main')).toHaveLength(1);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('is none where the waist alone was spoken of', () => {
    for (const { carrier } of drawn('gold waist chain with moonstones'))
      expect(carrier).not.toHaveProperty('harness');
  });
});
