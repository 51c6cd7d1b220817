import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const figures = (prompt: string): readonly string[] => interpret({ prompt }).brief.figures ?? [];

describe('figures drawn from outlines', () => {
  it.each([
    ['a guitar pendant', 'guitar'],
    ['necklace with a guitar on it', 'guitar'],
    ['earrings shaped like lightning bolts', 'lightning-bolt'],
    ['signet ring with a stag', 'deer'],
    ['a pendant of my dog, a dachshund', 'dog'],
    ['cottagecore mushroom earrings', 'mushroom'],
    ['colgante de gato con rubí', 'cat'],
    ['pendant of a horse head', 'horse-head'],
  ])('%s', (prompt, figure) => {
    expect(figures(prompt)).toEqual([figure]);
  });

  it('several are read in the order of the words', () => {
    expect(figures('a charm bracelet with a rocket, a guitar and a cat')).toEqual([
      'rocket',
      'guitar',
      'cat',
    ]);
  });

  it.each([
    'a ring I can wear on a plane',
    'cufflinks for a golfer',
    'A guitar pick pendant in silver',
    'necklace in peacock tahitian pearls',
    'does it come in platinum? the ring I mean',
    "a halo ring, she has no idea so please don't ring the house",
    'pink and green tourmaline watermelon ring',
    'the tide leaves its silver on the sand, a necklace of moonstones',
  ])('no figure of a thing that only surrounds the wish: %s', (prompt) => {
    expect(figures(prompt)).toEqual([]);
  });

  it('a paw print is of the dog', () => {
    expect(figures('to remember our dog, a paw print pendant')).toEqual(['paw-print']);
  });
});
