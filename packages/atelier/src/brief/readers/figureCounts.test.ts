import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const countOf = (prompt: string): number | null | undefined => interpret({ prompt }).brief.figureCount;

describe('figures that are counted', () => {
  it.each([
    ['silver anklet with seven small moons dangling from it', 7],
    ['a bracelet, three tiny gold hearts hanging off', 3],
    ['necklace with 4 bees', 4],
    ['gold necklace with five stars', 5],
    ['a 3 star necklace', 3],
    ['bracelet with two little discs, initials A and B', 2],
    ['gold necklace with the initials R, S and O on tiny discs', 3],
    ['bracelet with the letters P and H on little silver discs', 2],
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
    'gold necklace with the initials B and K on a disc',
    'necklace with the name Olga on discs',
  ])('nothing else is a count of them: %s', (prompt) => {
    expect(countOf(prompt)).toBeNull();
  });
});

describe('a figure on each side of a stone', () => {
  it.each(['ring with a fox on each side of the stone', 'a ring with one lion either side of a ruby'])(
    'is not one by itself: %s',
    (prompt) => expect(countOf(prompt)).toBeNull(),
  );

  it('as one on top is', () => expect(countOf('ring with a fox on top')).toBe(1));
});

describe('paws of an animal', () => {
  it.each([
    ['garnet ring, two foxes leaning on the stone with their paws', ['fox']],
    ['cat ring, its paws holding the stone', ['cat']],
    ['silver dog brooch, one paw raised', ['dog']],
    ['a bear pendant with its paws up', ['bear']],
  ])('are no print: %s', (prompt, figures) => expect(interpret({ prompt }).brief.figures).toEqual(figures));

  it.each(['pendant with our dog and a paw print', "silver disc with my cat's paw on it"])(
    'others are: %s',
    (prompt) => expect(interpret({ prompt }).brief.figures).toEqual(['paw-print']),
  );
});
