import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { BellOrnament } from '../ornament/bell.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};
const bellsOf = ({ ornaments }: PieceDesign): BellOrnament[] =>
  ornaments.flatMap(({ ornament }) => (ornament.kind === 'bell' ? [ornament] : []));

describe('bells below the top of an earring', () => {
  it('are in all four sketches of who names them', () => {
    for (const [prompt, form] of [
      ['gold jhumkas for a wedding', 'jhumka'],
      ['little silver jhumki earrings with pearls', 'jhumka'],
      ['chandbalis with emeralds and pearls, 22k', 'chandbali'],
      ['jhumkas with elephant tops', 'jhumka'],
    ] as const)
      for (const design of sketches(prompt))
        expect(
          bellsOf(design).map((bell) => bell.form),
          prompt,
        ).toEqual([form]);
  });

  it('have the pearls that were named along the rim, the other stones above', () => {
    for (const design of sketches('jhumka earrings with rubies and pearls')) {
      expect(bellsOf(design)[0]?.fringe?.stone?.gemstone).toBe('Pearl');
      expect(gemsWithin(design.ornaments)).toContain('Ruby');
    }
    for (const design of sketches('plain gold jhumkas, no stones'))
      expect(bellsOf(design)[0]?.fringe?.stone).toBeNull();
  });

  it('carry the figure of the top', () => {
    for (const design of sketches('jhumkas with peacock tops'))
      expect(design.ornaments[0]?.ornament).toMatchObject({ kind: 'emblem', form: 'peacock' });
  });
});
