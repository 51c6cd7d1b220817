import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const figuresOf = (prompt: string) => interpret({ prompt }).brief.figures;

describe('a general noun behind a figure', () => {
  it.each([
    ['hummingbird pendant, the bird in silver', ['hummingbird']],
    ['a pendant of a fir tree with a diamond at the tip of the tree', ['fir-tree']],
    ['a dachshund charm, the dog with onyx eyes', ['dachshund']],
    ['colgante de un abeto con un diamante en la punta del árbol', ['fir-tree']],
  ])('means that figure: %s', (prompt, figures) => expect(figuresOf(prompt)).toEqual(figures));

  it.each([
    ['a pendant with a fox and a bird', ['fox', 'swallow']],
    ['a brooch of a tree', ['tree-of-life']],
    ['a lighthouse charm, with the tree of life on the back', ['lighthouse', 'tree-of-life']],
  ])('is another one elsewhere: %s', (prompt, figures) => expect(figuresOf(prompt)).toEqual(figures));
});
