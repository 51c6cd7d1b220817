import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => {
  const { figures, motifs, excludedFigures, excludedMotifs, arrangements } = interpret({ prompt }).brief;
  return { figures, motifs, excludedFigures, excludedMotifs, arrangements };
};

describe('figures and motifs that are refused', () => {
  it.each([
    ["A bracelet that isn't covered in charms, hearts or stars", null, ['Heart', 'Star']],
    ['studs with no leaves of clover, please', ['branch', 'four-leaf-clover'], null],
    ['a silver ring without roses, thorns or leaves', ['rose', 'branch'], ['Floral']],
    ['spare me the skulls, a plain silver ring', ['skull'], null],
  ])('are all of a list: %s', (prompt, excludedFigures, excludedMotifs) => {
    const { figures, motifs, ...refused } = read(prompt);
    expect(refused).toMatchObject({ excludedFigures, excludedMotifs });
    expect({ figures, motifs }).toEqual({ figures: null, motifs: [] });
  });

  it('leave what else was named of their kind', () => {
    expect(read('a cat pendant, not a dog')).toMatchObject({ figures: ['cat'], motifs: ['Animal'] });
    expect(read('an infinity necklace, no hearts')).toMatchObject({
      motifs: ['Infinity'],
      excludedMotifs: ['Heart'],
    });
  });

  it.each([
    'a pendant with a heart, no stones',
    'no pearls, a heart or a star in gold',
    'a heart ring, but no hearts on the band',
    'a ring with no heart cut stones',
  ])('are not what is wished, nor a cut: %s', (prompt) => {
    const { excludedFigures, excludedMotifs } = read(prompt);
    expect([excludedFigures, excludedMotifs]).toEqual([null, null]);
  });
});
