import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const cabochonsOf = (prompt: string) => interpret({ prompt }).brief.cabochons;

describe('cabochons', () => {
  it.each([
    ['gold ring with a sapphire cabochon and small diamonds', ['Sapphire']],
    ['cabochon cut emerald pendant', ['Emerald']],
    ['earrings with cabochon rubies', ['Ruby']],
    ['a tanzanite, cabochon, in a bezel ring', ['Tanzanite']],
    ['bracelet of citrine cabs', ['Citrine']],
  ])('%s', (prompt, stones) => expect(cabochonsOf(prompt)).toEqual(stones));

  it.each(['gold ring with a faceted ruby', 'an emerald pendant, no cabochon please'])('%s: none', (prompt) =>
    expect(cabochonsOf(prompt)).toBeNull(),
  );
});
