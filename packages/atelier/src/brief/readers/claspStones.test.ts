import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('stones on a clasp', () => {
  it.each([
    [
      'chunky cuban link chain in yellow gold, thick, 20 inch, with some diamonds on the clasp only. No pendant',
      ['Diamond'],
    ],
    ['silver curb chain bracelet with small sapphires on the clasp only', ['Sapphire']],
    ['pearl necklace with a diamond clasp', ['Pearl', 'Diamond']],
    ['gold box chain with a ruby set clasp', ['Ruby']],
    ['gold rope chain, clasp set with diamonds', ['Diamond']],
  ])('are the last of the piece: %s', (prompt, gemstones) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.gemstones).toEqual(gemstones);
    expect(brief.arrangements).toContain('figure-clasp');
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['thick gold cuban link, 10k, 20 inches, 8mm, iced out clasp only', ['Diamond']],
    ['silver curb chain bracelet, only the clasp iced out', ['Diamond']],
    ['10k cuban link chain with a pave clasp', ['Diamond']],
    ['gold chain with a sapphire pave clasp', ['Sapphire']],
  ])('are diamonds where the clasp alone is to be set: %s', (prompt, gemstones) => {
    const { brief } = read(prompt);
    expect(brief).toMatchObject({ gemstones, setting: null });
    expect(brief.arrangements).toContain('figure-clasp');
  });

  it('are not those of a chain that is set all over', () =>
    expect(read('iced out cuban chain with box clasp').brief).toMatchObject({ setting: 'Pave' }));

  it('are not what the chain bears elsewhere', () => {
    for (const prompt of [
      'gold chain with a ruby pendant and a lobster clasp',
      'tennis bracelet with diamonds and a box clasp',
      'pearl necklace with a ruby clasp in the front',
      'gold necklace, toggle clasp, with a ruby pendant',
    ])
      expect(read(prompt).brief.arrangements ?? [], prompt).not.toContain('figure-clasp');
  });
});
