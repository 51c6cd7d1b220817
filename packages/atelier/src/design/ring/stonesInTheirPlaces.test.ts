import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ringOf } from '../testing/ring.ts';

const rings = (prompt: string) =>
  Array.from({ length: 8 }, (_, seed) => ringOf(createDesign(interpret({ prompt }).brief, seed)));

describe('stones that are counted in the plural', () => {
  it.each([
    ['five little amethysts in a row on a silver ring', 'Amethyst'],
    ['rose gold ring with three rubies, the middle one 4mm', 'Ruby'],
  ])('are all of their kind: %s', (prompt, gemstone) => {
    for (const { centre, sideStones } of rings(prompt))
      expect([centre?.gemstone, sideStones?.stone.gemstone]).toEqual([gemstone, gemstone]);
  });

  it('a ring of three stones with one that is named has the usual sides', () => {
    for (const { sideStones } of rings('three stone ring with an emerald'))
      expect(sideStones?.stone.gemstone).toBe('Diamond');
  });
});

describe('where diamonds are refused', () => {
  it.each(['a teal spinel ring, no diamonds', 'engagement ring, pear aquamarine, she hates diamonds'])(
    'nothing stands in for them: %s',
    (prompt) => {
      for (const { halo, sideStones, bandStones } of rings(prompt))
        expect([halo, sideStones, bandStones]).toEqual([null, null, null]);
    },
  );

  it('a halo that was asked for is shown', () => {
    expect(rings('halo ring with a tourmaline, no diamonds please').some(({ halo }) => halo !== null)).toBe(
      true,
    );
  });
});
