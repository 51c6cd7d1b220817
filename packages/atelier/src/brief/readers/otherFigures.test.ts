import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const others = (prompt: string) => interpret({ prompt }).brief.otherFigures ?? [];

describe('what is none of our figures', () => {
  it.each([
    ['a brooch of a platypus', 'platypus', 'otter'],
    ['a protea pendant', 'protea', 'lotus'],
    ['necklace with sweet peas', 'sweet peas', 'blossom'],
    ['signet ring with a badger on it', 'badger', 'raccoon'],
  ])('is told with the one that stands in: %s', (prompt, name, as) => {
    expect(others(prompt)).toEqual([{ name, as }]);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });
  it('is not told of figures that are ours', () => expect(others('a brooch of an otter')).toEqual([]));
});
