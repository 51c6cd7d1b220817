import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const lettering = (prompt: string): string | null => interpret({ prompt }).brief.engraving;

describe('names and words that a piece is to bear', () => {
  it.each([
    ['nameplate necklace "Sofía"', 'Sofía'],
    ['name necklace that says Sofía', 'Sofía'],
    ['a nameplate necklace with the name Sofia', 'Sofia'],
    ['personalized name necklace, Emma, rose gold', 'Emma'],
    ['name necklace in Yellow Gold, Lucía', 'Lucía'],
    ['Silver Name Necklace With Birthstone For Mom Emma', 'Emma'],
    ['nameplate bracelet that says mama in gold', 'mama'],
    ['a name ring, Ana y Luis, silver', 'Ana y Luis'],
    ['charm with the names Tom and Ellie', 'Tom and Ellie'],
    ['a bracelet that says Carpe Diem', 'Carpe Diem'],
    ['a pendant with "Sofia"', 'Sofia'],
    ['initial necklace M', 'M'],
    ['monogram cufflinks RJB', 'RJB'],
    ['a locket with her initials E.M.H. on the front', 'E.M.H.'],
    ['collar con el nombre Valentina', 'Valentina'],
    ['two-name bracelet, Jack and Rose, silver', 'Jack and Rose'],
    ['I want Mom written in cursive on a gold necklace', 'Mom'],
    ['necklace with number 7', '7'],
    ['jersey number 23 pendant, basketball', '23'],
    ['a ring with roman numerals XII IX MMXX', 'XII IX MMXX'],
    ['silver cross with my confirmation date 12/05/2026', '12/05/2026'],
    ['a charm with a graduation cap and 2026', '2026'],
    ['initial bracelet with L and a heart', 'L'],
    ['cufflinks in silver, engrave them JM please', 'JM'],
    ['two bangles, engrave each Sisters', 'Sisters'],
    ["cufflinks with just his initials, T.O'B. Silver", "T.O'B."],
    ["a locket, inside we'd like it to say Always Near. She lost her father", 'Always Near'],
    ['a bracelet that says Carpe Diem. He knows Latin', 'Carpe Diem'],
  ])('%s', (prompt, text) => {
    expect(lettering(prompt)).toBe(text);
  });

  it.each([
    'a "statement" ring in gold',
    'a silver band engraved all the way round',
    'a gold bangle, engraved with ferns and ivy',
    'locket engraved lion crest style',
    'a ring that says I’m rich without shouting',
    'a ring in the style of "Game of Thrones"',
    'the "Marilyn" pendant, big and bold',
    'my name is Sofia and I want a gold ring',
    'her name is Pearl, a silver bracelet',
    'initial ring with A diamond',
    'a ring with 5 diamonds for under 2000',
    'rune ring, says Odin’s name in futhark',
  ])('nothing: %s', (prompt) => {
    expect(lettering(prompt)).toBeNull();
  });

  it.each([
    ['titanium ring. Engrave inside: Always, K', 'Always, K'],
    ['gold locket, engraving: Sleep tight, Nan', 'Sleep tight, Nan'],
    ['silver bangle, engraving: Courage, Silver chain with it', 'Courage'],
    ["gold band, no engraving outside. Inside we would like: I am my beloved's.", "I am my beloved's"],
    ['medical bracelet in silver, must say TYPE 1 DIABETIC. Rope chain', 'TYPE 1 DIABETIC'],
    ['dog tag that says UNIT 22 HEROES, silver', 'UNIT 22 HEROES'],
    ['a rose gold heart necklace engraved ride or die. 16 inch', 'ride or die'],
    ['bracelet engraved onwards and upwards, in silver', 'onwards and upwards'],
  ])('who signs behind a comma is cut too: %s', (prompt, text) => {
    expect(lettering(prompt)).toBe(text);
  });

  it('a name keeps its piece and its metal', () => {
    const { brief } = interpret({ prompt: 'personalized name necklace, Emma, rose gold' });
    expect(brief).toMatchObject({ type: 'Necklace', metals: ['Rose Gold'], arrangements: ['nameplate'] });
  });
});

describe('quoted words that are told of and not cut', () => {
  it.each([
    ['silver infinity bracelet. Back should read "always".', 'always'],
    ['gold ring, I want it to say "Nana"', 'Nana'],
    ['his and hers bands in platinum, his "Always" is too soppy so no engraving', null],
    ['no engraving outside, inside "Te amo", gold ring', 'Te amo'],
  ])('%s', (prompt, letters) => expect(lettering(prompt)).toBe(letters));
});

describe('times that a piece is to bear', () => {
  it.each([
    ['silver pendant, finish time 38:14:52 on the reverse', '38:14:52'],
    ['gold disc pendant with 3:42:10 on the back', '3:42:10'],
    ['silver bar pendant, born at 2:15, engraved on the back', '2:15'],
  ])('%s', (prompt, letters) =>
    expect(interpret({ prompt }).brief).toMatchObject({ engraving: letters, engravingPlace: 'back' }),
  );

  it('are none where they say when it is needed', () =>
    expect(
      interpret({ prompt: 'silver pendant with a star on the back, needed by 5:30' }).brief.engraving,
    ).toBe(null));
});
