import { expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

it.each(['Indian gold ring, an oval ruby, simple band', 'navaratna ring, simple shank no carving'])(
  'a simple shank bears no border of its culture: %s',
  (prompt) => {
    for (let seed = 0; seed < 6; seed++) {
      const design = createDesign(interpret({ prompt }).brief, seed);
      if (design.type !== 'Ring') throw new Error(design.type);
      if (design.head !== null) expect(design.band.texture.kind).not.toBe('pattern');
    }
  },
);
