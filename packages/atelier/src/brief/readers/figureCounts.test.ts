import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { interpret } from '../interpret.ts';

const countOf = (prompt: string): number | null | undefined => interpret({ prompt }).brief.figureCount;

describe('figures that are counted', () => {
  it.each([
    ['silver anklet with seven small moons dangling from it', 7],
    ['a bracelet, three tiny gold hearts hanging off', 3],
    ['necklace with 4 bees', 4],
    ['gold necklace with five stars', 5],
    ['a 3 star necklace', 3],
  ])('%s', (prompt, count) => {
    expect(countOf(prompt)).toBe(count);
  });

  it.each([
    'earrings with two hearts',
    'bracelet with three hearts and two moons',
    'three stone necklace with a star',
    'necklace with a star, 3 mm chain',
    'a necklace of one heart',
    'gold bangle with two snakes',
    'necklace of three interlocking circles',
  ])('nothing else is a count of them: %s', (prompt) => {
    expect(countOf(prompt)).toBeNull();
  });

  it.each([
    ['silver anklet with six little stars hanging from it', 6],
    ['gold bracelet with 4 hearts', 4],
    ['necklace with three butterflies', 3],
  ] as const)('every sketch has so many: %s', (prompt, count) => {
    const { brief } = interpret({ prompt });
    for (const seed of [0, 1, 2, 3]) {
      const { ornaments } = createDesign(brief, seed) as PieceDesign;
      const figures = ornaments.filter(({ ornament }) => ornament.kind !== 'stone');
      expect(figures, `sketch ${seed}`).toHaveLength(count);
    }
  });
});
