import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const hangsOf = (prompt: string) => interpret({ prompt }).brief.hangs ?? null;

describe('drop necklaces of two stones', () => {
  it.each([
    ['art deco drop necklace, long pendant, onyx and diamonds, very Gatsby', 'Diamond', 'Onyx'],
    ['drop pendant with a pearl and a diamond', 'Diamond', 'Pearl'],
    ['a diamond and sapphire drop necklace in white gold', 'Diamond', 'Sapphire'],
    ['aquamarine and pearl drop pendant', 'Pearl', 'Aquamarine'],
    ['a long pendant of emerald and diamond', 'Diamond', 'Emerald'],
  ])('hang one stone below the other: %s', (prompt, above, below) => {
    expect(hangsOf(prompt)).toMatchObject({
      above: { gemstones: [above] },
      below: { gemstones: [below] },
    });
  });

  it.each([
    'emerald drop pendant with a diamond halo',
    'sapphire drop necklace',
    'gold heart drop necklace with ruby and diamond',
    'a necklace with emerald and diamond drops all round',
    'a pendant with a sapphire and a diamond',
    'drop necklace with an emerald surrounded by diamonds',
    'ruby and diamond drop earrings',
  ])('are none in: %s', (prompt) => expect(hangsOf(prompt)).toBeNull());
});
