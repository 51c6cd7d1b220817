import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('three stones of which one differs', () => {
  it.each([
    ['two rubies and a diamond in a row, on a gold ring', ['Diamond', 'Ruby']],
    ['gold ring with 2 small sapphires and one opal', ['Opal', 'Sapphire']],
    ['a pendant with a pair of emeralds and a pearl', ['Pearl', 'Emerald']],
    ['ring with two oval garnets and a single round diamond', ['Diamond', 'Garnet']],
    ['a ring with a diamond and two rubies', ['Diamond', 'Ruby']],
    ['a ruby ring with two diamonds', ['Ruby', 'Diamond']],
  ])('the one that differs leads: %s', (prompt, gemstones) => {
    const { brief } = interpret({ prompt });
    expect(brief.gemstones).toEqual(gemstones);
  });

  it('those of four stay in their order', () => {
    const { brief } = interpret({ prompt: 'a ring with two rubies and two diamonds' });
    expect(brief.gemstones).toEqual(['Ruby', 'Diamond']);
  });
});

describe('a stone with its article', () => {
  it.each([
    'a gold necklace with a pearl',
    'silver bracelet with a small oval sapphire',
    'pendant with an opal, white gold',
    'an anklet with a tiny garnet',
  ])('is one on a chain: %s', (prompt) => {
    expect(interpret({ prompt }).brief.stoneCount).toBe(1);
  });

  it.each([
    'a necklace with pearls',
    'a pendant with a garnet halo',
    'tennis bracelet with a sapphire',
    'necklace with a ruby and diamonds',
    'a ring with a diamond',
    'a pendant with a rose and a pearl',
  ])('counts nothing elsewhere: %s', (prompt) => {
    expect(interpret({ prompt }).brief.stoneCount).toBeNull();
  });

  it.each([
    ['baguette emeralds, four of them, in a yellow gold ring', 4],
    ['a silver bracelet with little garnets (five of them)', 5],
    ['two of them, gold rings with a ruby', null],
  ])('behind the stones: %s', (prompt, count) => {
    expect(interpret({ prompt }).brief.stoneCount).toBe(count);
  });
});
