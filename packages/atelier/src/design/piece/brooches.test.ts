import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3, 4, 5].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('brooches of a figure', () => {
  it.each(['bee brooch with citrines', 'silver fern brooch, garnets', 'an owl brooch with an emerald'])(
    'no row of stones stands off it: %s',
    (prompt) => {
      for (const { ornaments } of sketches(prompt))
        expect(ornaments.filter(({ slot, ornament }) => slot === 'top' && ornament.kind === 'row')).toEqual(
          [],
        );
    },
  );
});
