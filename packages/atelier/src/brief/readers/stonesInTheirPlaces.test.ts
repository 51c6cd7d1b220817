import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/index.ts';
import { interpret } from '../interpret.ts';

const rings = (prompt: string) =>
  Array.from({ length: 8 }, (_, seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    if (design.type !== 'Ring') throw new Error(design.type);
    return design;
  });

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

describe('a stone in the middle', () => {
  it.each([
    ['ring with pearls and diamonds, a square ruby in the middle', 'Ruby'],
    ['deco ring of onyx and topaz with an oval sapphire in the centre', 'Sapphire'],
  ])('leads: %s', (prompt, gemstone) => expect(interpret({ prompt }).brief.gemstones[0]).toBe(gemstone));
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

describe('claws and shapes', () => {
  it.each([
    ['garnet pendant in six gold claws', 6],
    ['opal ring held by four fine platinum prongs', 4],
  ])('are counted: %s', (prompt, count) => expect(interpret({ prompt }).brief.prongCount).toBe(count));

  it.each(['cross pendant with a stone in the middle square', 'navaratna ring in a square layout'])(
    'the shape of a part is no motif: %s',
    (prompt) => expect(interpret({ prompt }).brief.motifs).not.toContain('Geometric'),
  );
});
