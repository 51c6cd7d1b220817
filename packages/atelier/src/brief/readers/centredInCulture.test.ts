import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('a stone in the middle of a piece of a culture', () => {
  it.each([
    'celtic pendant with an emerald in the middle',
    'navajo ring with a turquoise in the middle',
    'egyptian necklace with a carnelian in the centre',
    'native american pendant with centre turquoise',
    'moroccan pendant with a ruby at its heart',
    'southwestern pendant, silver, turquoise stone set right in the center',
  ])('is alone there: %s', (prompt) => expect(read(prompt).brief.arrangements).toContain('solitaire'));

  it.each([
    'celtic necklace with emerald',
    'celtic brooch, amethyst in the center, surrounded by diamonds',
    'celtic ring with a center emerald and diamond accents',
    'celtic ring with emeralds in the middle',
    'celtic pendant, a dragon with an emerald in the middle',
    'pendant with an emerald in the middle',
  ])('is not where others are beside it, a figure has it or no culture was named: %s', (prompt) =>
    expect(read(prompt).brief.arrangements ?? []).not.toContain('solitaire'),
  );
});

describe('identity bracelets for those who are ill', () => {
  it.each([
    [
      'medical id bracelet, type 1 diabetic engraved, rose gold with small cz around the plate',
      'type 1 diabetic',
    ],
    ['medical alert bracelet engraved PENICILLIN ALLERGY', 'PENICILLIN ALLERGY'],
    ['silver medic alert bracelet with tiny diamonds round the plate, engraved EPILEPSY', 'EPILEPSY'],
  ])('have a plate that bears the letters: %s', (prompt, engraving) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief).toMatchObject({ type: 'Bracelet', engraving, arrangements: ['bar'] });
    expect(notUnderstood).toEqual([]);
  });
});
