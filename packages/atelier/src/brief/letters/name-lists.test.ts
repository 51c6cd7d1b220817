import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('names told one after the other', () => {
  it.each([
    ['names Theo, Ava & Finn on a gold pendant', 'Theo, Ava & Finn'],
    ["a bracelet with our kids' names: Ella, Max and Zoe", 'Ella, Max and Zoe'],
    ['silver cuff engraved Bea, Otto & Hal', 'Bea, Otto & Hal'],
    ['bar necklace with Nora, Ines, Jo engraved', 'Nora, Ines, Jo'],
    ['a locket with the names of my boys, Jack and Harry', 'Jack and Harry'],
    [
      "bracelet with my grandchildren's names on it - Poppy, Alfie & George, in silver",
      'Poppy, Alfie & George',
    ],
    ['gold pendant with the name Ruby, Pearl and May', 'Ruby, Pearl and May'],
    ['ring engraved with Mia, Leo and Sam, size 6', 'Mia, Leo and Sam'],
    ['names of my dogs, Biscuit + Waffle, on a silver bracelet', 'Biscuit + Waffle'],
    ['pendant with the initials of my kids: A, B and C', 'A B C'],
    ['a disc necklace, initials of my three girls - P, Q & R', 'P Q R'],
  ])('are all to be cut: %s', (prompt, engraving) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.engraving).toBe(engraving);
    expect(brief.gemstones).toEqual([]);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['engraved with Amelia, gold, 16 inch chain', 'Amelia'],
    ['a ring engraved with Amelia, Silver please', 'Amelia'],
    ['a gold ring engraved Amelia, Birmingham hallmark please', 'Amelia'],
  ])('are no more than were told: %s', (prompt, engraving) => {
    expect(read(prompt).brief.engraving).toBe(engraving);
  });

  it.each([
    'cufflinks with our initials A and B in sapphire',
    'what are the names of your designers, Anna or Marc? I want a gold ring',
  ])('nothing where nothing is to be cut: %s', (prompt) => {
    expect(read(prompt).brief.engraving).toBeNull();
  });
});
