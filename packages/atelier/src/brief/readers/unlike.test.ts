import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('pairs that are not alike', () => {
  it.each([
    ['mismatched studs, a sun and a moon in silver'],
    ['earrings, a bee on one ear and a daisy on the other'],
    ['cufflinks with one anchor and one compass'],
    ['studs, one ear a round ruby, the other ear a round sapphire'],
    ['cufflinks where one is a chess knight and the other is a rook'],
    ['earrings, the left one a sun, the right one a crescent moon'],
    ['one gold leaf stud and one silver acorn stud earring'],
    ["little studs that don't match: a cat and a dog"],
    ['asymmetrical earrings with a star and a planet'],
  ])('%s', (prompt) => {
    expect(briefOf(prompt).arrangements).toContain('mismatched');
  });

  it.each([
    ['earrings with one pearl on the top and one diamond below'],
    ['earrings with one ruby and one little star each'],
    ['matching earrings, a sun and a moon on each'],
    ['a pendant with a fox on one side and a hare on the other'],
  ])('but %s', (prompt) => {
    expect(briefOf(prompt).arrangements ?? []).not.toContain('mismatched');
  });

  it('counts no stones for both of the two', () => {
    const { stoneCount, gemstones } = briefOf('studs, one ear a round ruby, the other ear a round sapphire');
    expect(stoneCount).toBeNull();
    expect(gemstones).toEqual(['Ruby', 'Sapphire']);
  });

  it('names the two in the order of the words', () => {
    expect(briefOf('sun and moon studs').figures).toEqual(['sun', 'crescent-moon']);
    expect(briefOf('moon and sun studs').figures).toEqual(['crescent-moon', 'sun']);
  });
});
