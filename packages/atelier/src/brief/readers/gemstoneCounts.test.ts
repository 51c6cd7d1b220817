import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;
const counts = (prompt: string) =>
  read(prompt).gemstoneCounts?.map(({ gemstone, count }) => `${count} ${gemstone}`) ?? null;

describe('stones counted one by one', () => {
  it.each([
    ['a gold bar with 3 rubies, a sapphire and two opals', ['3 Ruby', '1 Sapphire', '2 Opal']],
    ['bar necklace, two amethysts, one citrine', ['2 Amethyst', '1 Citrine']],
    ['vertical bar pendant: emerald, 2 pearls, garnet', ['1 Emerald', '2 Pearl', '1 Garnet']],
  ])('keep their numbers: %s', (prompt, said) => expect(counts(prompt)).toEqual(said));

  it.each([
    'a bar pendant with a ruby and an opal',
    'a bar necklace with rubies and 2 sapphires',
    'a bar with three opals',
  ])('are none where not all were, or each is one: %s', (prompt) => expect(counts(prompt)).toBeNull());

  it('are as many together as was said of the whole', () =>
    expect(read('a bar with four birthstones on it: two garnets, a ruby and an opal').stoneCount).toBe(4));
});

describe('a bar of so many millimetres by so many', () => {
  it.each([
    ['a silver vertical bar pendant 40mm x 5mm with a ruby', [40, 5]],
    ['gold bar necklace, 32 x 6 mm, set with 2 emeralds', [32, 6]],
  ])('is measured, and no stones are counted by it: %s', (prompt, size) => {
    const { pieceSizeMm, stoneSizeMm, stoneCount } = read(prompt);
    expect(pieceSizeMm).toEqual(size);
    expect(stoneSizeMm).toEqual([]);
    expect(stoneCount ?? 0).toBeLessThan(3);
  });
  it('so many stones of a size are still counted', () => {
    const { stoneCount, stoneSizeMm } = read('a platinum ring, 12 x 2mm brilliants');
    expect([stoneCount, stoneSizeMm]).toEqual([12, [2]]);
  });
});
