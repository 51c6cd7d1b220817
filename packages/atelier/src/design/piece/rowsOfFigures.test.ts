import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';
import { sizeOfOrnament } from './scaling.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};
const formsOf = ({ ornaments }: PieceDesign): string[] =>
  ornaments.map(({ ornament }) => ('form' in ornament ? ornament.form : ornament.kind));

describe('figures that follow one another along a chain', () => {
  it('are let into it, alike, in every sketch', () => {
    const pieces = drawn('gold bracelet with elephants marching in a row along the chain');
    for (const piece of pieces) {
      expect(new Set(formsOf(piece))).toEqual(new Set(['elephant']));
      expect(piece.ornaments.length).toBeGreaterThanOrEqual(4);
      expect(piece.carrier).toMatchObject({ front: 'let-in' });
      expect(piece.provenance.adjustments).toEqual([]);
      expect(readDesign(piece)).toMatchObject({ ok: true });
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('are led by the first of two things, which is larger than those that follow', () => {
    for (const piece of drawn('gold necklace with a crescent moon followed by a trail of stars')) {
      const [leader, ...followers] = formsOf(piece);
      expect(leader).toBe('crescent');
      expect(new Set(followers).size).toBe(1);
      expect(followers).not.toContain('crescent');
      const [first, second] = piece.ornaments.map(({ ornament }) => sizeOfOrnament(ornament));
      expect(first).toBeGreaterThan(second!);
    }
  });

  it('come in turn where they alternate: no stones of many colours in their place', () => {
    for (const piece of drawn('anklet with alternating suns and moons in silver')) {
      const forms = formsOf(piece);
      expect(forms.slice(0, 4)).toEqual(['sun', 'crescent', 'sun', 'crescent']);
      expect(piece.provenance.adjustments).toEqual([]);
      expect(piece.title).toMatch(/sun and crescent/i);
    }
  });

  it('come in turn with the one stone that was named', () => {
    for (const piece of drawn('gold anklet with bees alternating with sapphires')) {
      expect(formsOf(piece).slice(0, 3)).toEqual(['bee', 'stone', 'bee']);
      expect(
        new Set(gemsWithin(piece.ornaments.filter(({ ornament }) => ornament.kind === 'stone'))),
      ).toEqual(new Set(['Sapphire']));
      expect(JSON.stringify(piece)).not.toContain('"colour":"orange"');
      expect(piece.provenance.adjustments).toEqual([]);
    }
  });

  it('are no rainbow, which is of stones', () => {
    for (const { composition } of drawn('rainbow sapphire heart necklace'))
      expect(composition).not.toMatch(/-row/);
  });

  it('of three kinds are each there as often as the others', () => {
    for (const piece of drawn('silver necklace with a sun, a moon and a star in a row')) {
      const forms = formsOf(piece);
      expect(forms.filter((form) => form === 'sun')).toHaveLength(forms.length / 3);
    }
  });

  it('are as many as were counted', () => {
    for (const { ornaments } of drawn('silver necklace with three hearts in a row'))
      expect(ornaments).toHaveLength(3);
  });
});

describe('one figure on both sides of a stone', () => {
  it('leaves the middle to the stone where two of it were counted', () => {
    for (const { ornaments } of drawn('gold necklace with a round ruby flanked by two small birds')) {
      expect(ornaments.find(({ slot }) => slot === 'main')?.ornament).toMatchObject({
        kind: 'stone',
        stone: { gemstone: 'Ruby' },
      });
      expect(ornaments.find(({ slot }) => slot === 'side')?.ornament).toMatchObject({ form: 'swallow' });
    }
  });
});
