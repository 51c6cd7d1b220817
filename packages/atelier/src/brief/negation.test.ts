import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('a refusal that is taken back', () => {
  it.each([
    ['she is allergic to everything except platinum, studs please', ['Platinum'], []],
    ["he won't wear anything but silver, a bracelet", ['Silver'], []],
    ["I don't want anything other than titanium for the ring", ['Titanium'], []],
    ['a necklace in anything but silver', [], ['Silver']],
    ['no metals other than platinum, an anklet', ['Platinum'], []],
    ['bracelet, any metal except titanium', [], ['Titanium']],
  ])('%s', (prompt, metals, excludedMetals) =>
    expect(brief(prompt)).toMatchObject({ metals, excludedMetals }),
  );
});

describe('stones that are left of a refusal', () => {
  it.each([
    ['silver ring, no stones except a ruby', ['Ruby'], []],
    ['a gold pendant without gems, apart from one opal', ['Opal'], []],
    ['earrings with any stones except pearls', [], ['Pearl']],
  ])('%s', (prompt, gemstones, excludedGemstones) =>
    expect(brief(prompt)).toMatchObject({ gemstones, excludedGemstones, noStones: false }),
  );
});

describe('where a refusal ends', () => {
  it.each([
    ["A ring. She doesn't wear yellow gold, always silver or white gold", ['Silver', 'White Gold']],
    ['pendant, no rose gold, she only ever wears platinum or silver', ['Platinum', 'Silver']],
    ['bracelet, not silver, either titanium or tungsten', ['Titanium', 'Tungsten']],
    ["he can't wear silver, usually wears platinum or palladium. Ring", ['Platinum', 'Palladium']],
    ['he hates yellow gold, prefers white gold or platinum, a band', ['White Gold', 'Platinum']],
    ['necklace without silver, preferably titanium or platinum', ['Titanium', 'Platinum']],
  ])('at what is liked instead: %s', (prompt, metals) => expect(brief(prompt).metals).toEqual(metals));

  it('and where something is said of the list behind it', () => {
    expect(brief("I don't like opals, pearls or moonstones are more me. Earrings")).toMatchObject({
      gemstones: ['Pearl', 'Moonstone'],
      excludedGemstones: ['Opal'],
    });
  });

  it.each([
    ['ring, no diamonds, rubies or emeralds please', ['Diamond', 'Ruby', 'Emerald']],
    ['a silver ring, no pearls, opals and no rubies', ['Pearl', 'Opal', 'Ruby']],
  ])('not inside a list: %s', (prompt, excluded) =>
    expect(brief(prompt).excludedGemstones).toEqual(excluded),
  );

  it('of a surface that there is too much of', () =>
    expect(brief('silver bracelet, less shiny than the usual ones, so brushed').finish).toBe('Brushed'));
});
