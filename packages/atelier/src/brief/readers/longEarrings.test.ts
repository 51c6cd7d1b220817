import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('earrings that are to be long', () => {
  it.each([
    'Long drop earrings, teardrop emeralds at the bottom, a small diamond at the top by the ear, yellow gold',
    'long dangle earrings in silver with a pearl at the end',
    'long silver earrings',
    'long thin gold chain earrings with a small diamond',
  ])('hang as long as long ones do: %s', (prompt) => {
    const { earringKind, pieceSizeMm } = read(prompt);
    expect(earringKind).toBe('drop');
    expect(pieceSizeMm?.[0]).toBeGreaterThan(40);
  });

  it('brush the shoulder where that was said, and keep a length that was told', () => {
    expect(read('shoulder duster earrings with garnets').pieceSizeMm?.[0]).toBeGreaterThanOrEqual(65);
    expect(read('long drop earrings, 60 mm, with sapphires').pieceSizeMm).toEqual([60]);
  });

  it('are not those of which something else is long, or that are not to be', () => {
    for (const prompt of [
      'drop earrings, not too long, with opals',
      'earrings for my friend with long hair, rubies',
      'drop earrings with pearls, nothing long',
      'long gold necklace with a pearl',
    ])
      expect(read(prompt).pieceSizeMm ?? null, prompt).toBeNull();
  });
});
