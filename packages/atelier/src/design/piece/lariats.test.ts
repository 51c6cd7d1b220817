import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';
import { shownStones } from './shownCount.ts';

function drawn(prompt: string): PieceDesign[] {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => {
    const design = createDesign(brief, 7919 + seed);
    if (isRing(design)) throw new Error('a necklace was asked for');
    return design as PieceDesign;
  });
}

const endsOf = ({ carrier }: PieceDesign): readonly (number | null | undefined)[] =>
  carrier.kind === 'chain' ? [carrier.tailMm, carrier.secondTailMm] : [];

describe('lariats with two ends', () => {
  it.each([
    ['gold lariat tied in a knot with two pear shaped rubies of different lengths', 'Ruby'],
    ['a silver lariat with two baroque pearls, one longer than the other', 'Pearl'],
    ['white gold lariat necklace with an emerald at each end', 'Emerald'],
    ['rose gold lariat, a garnet on both ends', 'Garnet'],
  ])('%s: both stones hang, at different lengths', (prompt, gemstone) => {
    for (const design of drawn(prompt)) {
      const [first, second] = endsOf(design);
      expect(first).not.toBe(second);
      expect([first, second].every((mm) => typeof mm === 'number')).toBe(true);
      expect(shownStones(design)).toBe(2);
      const hung = design.ornaments.filter(({ slot }) => slot === 'drop');
      expect(hung.flatMap(({ ornament }) => ornamentStones(ornament)).map((stone) => stone.gemstone)).toEqual(
        [gemstone],
      );
    }
  });

  it('is held by a knot where one was asked for, in more than one way of tying it', () => {
    const ties = drawn('yellow gold lariat with a knot and two sapphires hanging down').map(
      ({ ornaments }) => ornaments.find(({ slot }) => slot === 'main')!.ornament,
    );
    expect(ties.every((tie) => tie.kind === 'sculpture' && tie.form.endsWith('-knot'))).toBe(true);
    expect(new Set(ties.map((tie) => tie.kind === 'sculpture' && tie.form)).size).toBeGreaterThan(1);
  });

  it('bears what was named for one end and for the other', () => {
    for (const design of drawn('silver lariat with a feather on one end and an anchor on the other')) {
      const hung = design.ornaments.filter(({ slot }) => slot === 'drop');
      expect(hung).toHaveLength(2);
      expect(JSON.stringify(hung)).toMatch(/feather/);
      expect(JSON.stringify(hung)).toMatch(/anchor/);
      expect(design.provenance.adjustments).toEqual([]);
    }
  });

  it('has one tail where neither two things nor a knot were named', () => {
    for (const design of drawn('a gold lariat with a topaz')) expect(endsOf(design)[1]).toBeUndefined();
  });
});

describe('a drop down the back', () => {
  it.each([
    'gold choker with a diamond and a drop down the back',
    'a pearl necklace for my wedding with something hanging down the back',
  ])('%s: is told of, for it is not made', (prompt) => {
    for (const design of drawn(prompt))
      expect(design.provenance.adjustments.join()).toMatch(/down the back is not made/);
  });
});

describe('lariats through a ring', () => {
  it.each([
    'gold lariat, one end slips through a ring, the other has a pear garnet',
    'silver necklace where the chain passes thru a small ring, with a moonstone at the end',
    'a necklace with a round ring that the tail pulls through, rose gold',
  ])('are drawn so in every sketch: %s', (prompt) => {
    const { brief } = interpret({ prompt });
    for (let seed = 0; seed < 8; seed++)
      expect(createDesign(brief, seed).composition).toMatch(/^lariat-ring/);
  });
});

describe('lariats of counted stones', () => {
  it.each([
    ['gold Y necklace with three moonstones', 3],
    ['silver lariat with four garnets', 4],
    ['rose gold lariat with 5 pearls', 5],
  ])('%s: have as many in every sketch, four ways', (prompt, count) => {
    const pieces = drawn(prompt);
    for (const design of pieces) {
      expect(shownStones(design), design.composition).toBe(count);
      expect(endsOf(design)[0]).not.toBeNull();
      expect(design.provenance.adjustments).toEqual([]);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });
});
