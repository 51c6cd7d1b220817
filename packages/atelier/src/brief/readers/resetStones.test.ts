import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('one stone of an old piece', () => {
  it.each([
    "I have my late mother's engagement ring with a 0.6ct old european cut diamond and two tiny sapphires that are chipped. Could you put the diamond in something low profile?",
    "Gran's old ring has a 0.6 ct old European cut diamond between two rubies. Please reset the diamond in a low profile ring",
    'I inherited a ring, 0.6ct old european cut diamond with small emeralds. I want to use only the diamond, low profile ring',
  ])('is set anew, and the others are left: %s', (prompt) => {
    const { gemstones, stoneCut, stoneCount, caratWeight, proportions } = read(prompt);
    expect([gemstones, stoneCut, stoneCount, caratWeight, proportions.profile]).toEqual([
      ['Diamond'],
      'Round',
      null,
      0.6,
      'low',
    ]);
  });

  it.each([
    ["Mum's old ring has a diamond and two sapphires. Put the diamond and the sapphires in a bangle", 2],
    ['a ring with a diamond and two sapphires, set the diamond in a bezel', 2],
    ['I have an old ring with a ruby and diamonds and would like a new ring with a ruby and diamonds', 2],
  ])('takes none away that is asked for: %s', (prompt, kinds) => {
    expect(read(prompt).gemstones).toHaveLength(kinds);
  });
});
