import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};

describe('a pearl with one other stone', () => {
  it.each([
    ['single freshwater pearl pendant with a ruby on the bail', 'Ruby'],
    ['a pendant of one pearl, 9 mm, and one small emerald on the bail', 'Emerald'],
    ['one Tahitian pearl of a peacock hue and one sapphire, a pendant', 'Sapphire'],
  ])('has one pearl, and the stone above it: %s', (prompt, gemstone) => {
    const drawn = sketches(prompt);
    expect(new Set(drawn.map(({ composition }) => composition)).size).toBeGreaterThan(1);
    for (const { ornaments, provenance } of drawn) {
      const stones = ornaments.map(({ slot, ornament }) => [
        slot,
        ornamentStones(ornament).map((stone) => stone.gemstone),
      ]);
      expect(stones).toEqual([
        ['main', ['Pearl']],
        ['top', [gemstone]],
      ]);
      const [pearl, small] = ornaments.map(({ ornament }) => ornamentStones(ornament)[0]!.widthMm);
      expect(small!).toBeLessThan(pearl! / 2);
      expect(provenance.adjustments.join(' ')).not.toContain('left out');
    }
  });

  it('keeps a row of pearls that were counted alone', () => {
    for (const { ornaments } of sketches('pendant with two pearls'))
      expect(ornaments.flatMap(({ ornament }) => ornamentStones(ornament))).toHaveLength(2);
  });
});
