import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

describe('figures that are counted', () => {
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
      expect(new Set(figures.map(({ ornament }) => JSON.stringify(ornament))).size, `sketch ${seed}`).toBe(1);
    }
  });

  it.each([
    ['necklace with 3 little discs, each stamped with an initial: E, T and M', ['E', 'T', 'M']],
    ['gold bracelet with two discs, engraved with the initials J and K', ['J', 'K']],
    ['silver necklace with four small discs', [null, null, null, null]],
  ] as const)('counted discs have a letter each: %s', (prompt, letters) => {
    const { brief } = interpret({ prompt });
    for (const seed of [0, 1, 2, 3]) {
      const { ornaments } = createDesign(brief, seed) as PieceDesign;
      const plates = ornaments.flatMap(({ ornament }) => (ornament.kind === 'plate' ? [ornament] : []));
      expect(
        plates.map(({ outline, field }) => [outline, field.kind === 'text' ? field.text : null]),
        `sketch ${seed}`,
      ).toEqual(letters.map((letter) => ['disc', letter]));
    }
  });
});
