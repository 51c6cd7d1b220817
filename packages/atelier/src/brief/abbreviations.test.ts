import { describe, expect, it } from 'vitest';
import { isAbbreviating, isNumberSign } from './abbreviations.ts';
import { interpret } from './interpret.ts';

describe('a point behind a word that it shortens', () => {
  it.each([
    'Lt. Harris',
    'by Flt. Moss',
    'on Aug. 2019',
    'st. george',
    'the back: No. 7',
    'Tom Reed Jr. on it',
  ])('ends no sentence: %s', (text) => expect(isAbbreviating(text, text.indexOf('.'))).toBe(true));
  it.each(['A ring. Thanks', 'Diamonds? No. 7 mm wide', 'No. Thanks', 'In Aug. I marry', 'a lt. ring'])(
    'ends one: %s',
    (text) => expect(isAbbreviating(text, text.indexOf('.'))).toBe(false),
  );
  it('stands for a number', () => expect(isNumberSign('on it No. 7', 8)).toBe(true));
  it('is cut with the name behind it', () => {
    const { brief } = interpret({
      prompt: 'A disc pendant. On the front Lt. Harris and on the back 1998-2024.',
    });
    expect(brief).toMatchObject({ engraving: 'Lt. Harris / 1998-2024', engravingPlace: 'both' });
  });
});
