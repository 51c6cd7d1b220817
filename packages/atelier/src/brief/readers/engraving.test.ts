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
  ])('%s', (prompt, text) => {
    expect(lettering(prompt)).toBe(text);
  });

  it.each([
    'a "statement" ring in gold',
    'a ring that says I’m rich without shouting',
    'a ring in the style of "Game of Thrones"',
    'the "Marilyn" pendant, big and bold',
    'my name is Sofia and I want a gold ring',
    'her name is Pearl, a silver bracelet',
    'rune ring, says Odin’s name in futhark',
  ])('nothing: %s', (prompt) => {
    expect(lettering(prompt)).toBeNull();
  });

  it('a name keeps its piece and its metal', () => {
    const { brief } = interpret({ prompt: 'personalized name necklace, Emma, rose gold' });
    expect(brief).toMatchObject({ type: 'Necklace', metals: ['Rose Gold'], arrangements: ['nameplate'] });
  });
});
