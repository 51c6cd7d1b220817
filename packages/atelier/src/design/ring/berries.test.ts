import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

describe('stones as the berries of a vine', () => {
  it.each([
    ['a vine ring in yellow gold with three tiny garnets as berries', 'Garnet', 3],
    ['ring of olive leaves, two pearls for berries', 'Pearl', 2],
    ['silver leaf ring with ruby berries', 'Ruby', undefined],
  ])('%s', (prompt, gemstone, count) => {
    const { brief } = interpret({ prompt });
    for (let seed = 0; seed < 8; seed++) {
      const design = createDesign(brief, seed);
      if (design.type !== 'Ring' || design.shoulders.kind !== 'motif') throw new Error(design.type);
      expect(design.head).toBeNull();
      expect(design.shoulders.ornament).toMatchObject({ form: 'branch', accent: { stone: { gemstone } } });
      if (count !== undefined) expect(design.shoulders.ornament.berries).toBe(count);
    }
  });
});
