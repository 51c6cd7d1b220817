import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('colours that a metal leaves', () => {
  it.each([
    ['palladium earrings, silver turns my ears green', ['Palladium'], ['Silver']],
    ['silver goes black on me, so gold hoops', ['Yellow Gold'], ['Silver']],
    ['my last silver ring turned my finger green, can you do it in platinum', ['Platinum'], ['Silver']],
    ['silver always makes my neck go green so a titanium chain', ['Titanium'], ['Silver']],
    ['the old one left my skin black. A rose gold anklet', ['Rose Gold'], []],
    ['silver brings me out in a rash, platinum studs please', ['Platinum'], ['Silver']],
    ['I get a rash from silver so it has to be gold, studs', ['Yellow Gold'], ['Silver']],
    ['my dress is ivory with blue, a tiara in silver', ['Silver'], []],
  ])('are no stones: %s', (prompt, metals, excludedMetals) => {
    expect(brief(prompt)).toMatchObject({ metals, excludedMetals, gemstones: [], excludedGemstones: [] });
  });

  it.each([
    ['everybody will be green with envy, silver ring'],
    ['gold ring, we are always in the red so not too dear'],
  ])('nor are idioms: %s', (prompt) => expect(brief(prompt).gemstones).toEqual([]));

  it('but a stone that changes keeps its colours', () => {
    expect(brief('a ring with a green stone that looks purple at night').gemstones).toContain('Emerald');
    expect(brief('a snake with green eyes, gold ring').gemstones).toEqual(['Emerald']);
  });

  it.each([
    ['a ring that makes her blue eyes shine', []],
    ['a snake ring with blue eyes', ['Serpent']],
    ['a cat and an evil eye on a pendant', ['Animal', 'Eye']],
  ])('eyes: %s', (prompt, motifs) => expect(brief(prompt).motifs).toEqual(motifs));
});
