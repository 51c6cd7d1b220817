import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { stonesWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('necklaces of heavy links', () => {
  it.each([
    ['Mexican silver necklace, heavy links, amethyst cabochons', 'Amethyst'],
    ['a chunky gold chain necklace with ruby cabochons', 'Ruby'],
    ['silver choker of thick links set with garnet cabs', 'Garnet'],
    ['Navajo collar, big chunky silver links and turquoise', 'Turquoise'],
  ])('%s: the chain is heavy and the stones are domes', (prompt, gemstone) => {
    const designs = drawn(prompt);
    for (const { carrier, ornaments } of designs) {
      expect(carrier.kind === 'chain' && carrier.chain.widthMm).toBeGreaterThan(4);
      expect(ornaments.length).toBeGreaterThan(0);
      for (const { ornament } of ornaments) {
        expect(ornament.kind).toMatch(/^(?:stone|row)$/);
        const stones = stonesWithin(ornament);
        expect(stones.map((stone) => stone.gemstone)).toContain(gemstone);
        for (const { form } of stones) expect(form).not.toBe('faceted');
      }
    }
    expect(new Set(designs.map(({ composition }) => composition)).size).toBeGreaterThan(2);
  });

  it('show the figure that was named', () => {
    for (const { ornaments } of drawn('heavy silver link necklace with a skull and onyx'))
      expect(JSON.stringify(ornaments)).toContain('"form":"skull"');
  });

  it('are not drawn for a fine chain', () => {
    for (const { carrier } of drawn('fine gold chain necklace with a sapphire, no chunky links'))
      expect(carrier.kind === 'chain' && carrier.chain.widthMm).toBeLessThan(4);
  });
});
