import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const told = (prompt: string) => interpret({ prompt }).conflicts.map(({ message }) => message);

describe('stones that are asked for and refused in one text', () => {
  it.each([
    ['diamond ring with no diamonds', 'diamond', 'no diamonds', 'Diamond'],
    ['ruby pendant without any ruby, please', 'ruby', 'without any ruby', 'Ruby'],
    ['pearl earrings with no pearls at all', 'pearl', 'no pearls', 'Pearl'],
    ['an emerald bracelet. No emeralds. Thanks!', 'emerald', 'No emeralds', 'Emerald'],
    ['ring with a garnet and no gemstones', 'garnet', 'no gemstones', 'Garnet'],
  ])('%s: the wish stays, and is told', (prompt, asked, refused, gemstone) => {
    expect(told(prompt)).toEqual([
      `Your words ask for "${asked}" and also say "${refused}": the first is followed.`,
    ]);
    expect(interpret({ prompt }).brief.gemstones).toEqual([gemstone]);
  });

  it.each([
    'sapphire ring, no diamonds please',
    'diamond ring, no diamonds on the band',
    'topaz ring with no topaz in the shoulders',
    'emerald ring, no emerald cut',
    'a ring with a diamond, not a diamond halo',
    'ruby ring, no other stones',
    'a diamond ring, no diamonds, just one diamond in the middle',
    'a plain band with no stones',
  ])('%s: nothing against itself', (prompt) => {
    expect(told(prompt)).toEqual([]);
  });

  it('the guide is followed where it chose stones, and nothing more is told', () => {
    const { conflicts } = interpret({ prompt: 'opal ring with no opals', gemstones: ['Opal'] });
    expect(conflicts.every(({ message }) => !message.includes('also say'))).toBe(true);
  });
});
