import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};
const OTHERS = [
  'cross',
  'star-of-david',
  'om',
  'dharma-wheel',
  'crescent',
  'hamsa',
  'crescent-and-star',
  'khanda',
];
const formsIn = (design: PieceDesign): string[] =>
  OTHERS.filter((form) => JSON.stringify(design.ornaments).includes(`"form":"${form}"`));

describe('what is of one faith', () => {
  it.each([
    ['St. Benedict medal in gold', 'cross', /St\. Benedict is not among our figures/],
    ['silver pendant of the Virgin Mary', 'cross', /Virgin Mary is not among our figures/],
    ['gold buddha pendant', 'dharma-wheel', /Buddha is not among our figures/],
    ['ik onkar pendant for a Sikh wedding', 'khanda', /Ik onkar is not among our figures/],
    ['a Jewish pendant in white gold', 'star-of-david', null],
  ] as const)('%s: shows its own sign and no other', (prompt, sign, told) => {
    for (const design of drawn(prompt)) {
      expect(formsIn(design)).toEqual([sign]);
      const { adjustments } = design.provenance;
      if (told === null) expect(adjustments).toEqual([]);
      else expect(adjustments.join()).toMatch(told);
    }
  });

  it('shows the sign that was named', () => {
    for (const design of drawn('a Catholic hamsa pendant')) expect(formsIn(design)).toEqual(['hamsa']);
  });

  it('is a medal where a person was to be shown, with different borders', () => {
    const borders = drawn('Saint Anthony necklace in silver').map(({ ornaments }) => {
      const plate = ornaments.map(({ ornament }) => ornament).find(({ kind }) => kind === 'plate');
      return plate?.kind === 'plate' ? plate.border.kind : null;
    });
    expect(borders).not.toContain(null);
    expect(new Set(borders).size).toBeGreaterThan(2);
  });
});

it('a cross is a cross and no sign of another faith', () => {
  const [, ...others] = OTHERS;
  for (const prompt of ['pearl rosary bracelet with a cross', 'gold religious bracelet with a cross'])
    for (const design of drawn(prompt))
      for (const form of others) expect(JSON.stringify(design.ornaments)).not.toContain(`"${form}"`);
});

describe('letters on the back', () => {
  it.each([
    "St Jude medal, engraved on the back 'Be safe'",
    "a feather pendant with 'Ana' on the reverse",
    "anchor charm engraved 'Home' on its back",
  ])('%s: no tag hangs from it for them', (prompt) => {
    for (const { engraving, ornaments } of drawn(prompt)) {
      expect(engraving).toMatchObject({ place: 'back' });
      expect(JSON.stringify(ornaments)).not.toContain('"kind":"text"');
    }
  });
});
