import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';

const enamelsOf = (prompt: string): readonly string[][] =>
  [0, 1, 2, 3].map((seed) => {
    const { ornaments } = createDesign(interpret({ prompt }).brief, 4049 + seed) as PieceDesign;
    return ornaments.flatMap(({ ornament }) =>
      ornament.kind === 'plate' || ornament.kind === 'emblem' ? ornament.enamel : [],
    );
  });

describe('an evil eye', () => {
  it.each(['evil eye necklace', 'gold evil eye studs', 'square evil eye pendant', 'evil eye coin necklace'])(
    'is of blue, white and black glass: %s',
    (prompt) => {
      for (const enamel of enamelsOf(prompt)) expect(enamel).toEqual(['blue', 'white', 'black']);
    },
  );

  it.each([
    'evil eye necklace with diamonds',
    'evil eye pendant without enamel',
    'brushed silver evil eye pendant',
  ])('is of none: %s', (prompt) => {
    for (const enamel of enamelsOf(prompt)) expect(enamel).toEqual([]);
  });
});
