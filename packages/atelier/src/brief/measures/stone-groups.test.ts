import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const groupsOf = (prompt: string) => interpret({ prompt }).brief.stoneGroups ?? null;

describe('stones that are told apart', () => {
  it('each have their own size, cut and place', () =>
    expect(
      groupsOf('drop earrings, 4mm round diamond at the top and a 12x8 pear topaz at the bottom'),
    ).toMatchObject([
      { gemstone: 'Diamond', cut: 'Round', sizeMm: [4], place: 'above' },
      { gemstone: 'Topaz', cut: 'Pear', sizeMm: [12, 8], place: 'below' },
    ]));

  it('are weighed each for itself, and counted on both sides', () =>
    expect(
      groupsOf('ring with a 1ct oval ruby in the middle, a 0.25ct round diamond either side'),
    ).toMatchObject([
      { gemstone: 'Ruby', caratWeight: 1, place: 'middle' },
      { gemstone: 'Diamond', caratWeight: 0.25, count: 2, place: 'beside' },
    ]));

  it('may be told by their places in a row alone', () =>
    expect(
      groupsOf(
        'Five round emeralds in a row on a ring: middle 5mm, then 4mm either side, then 3mm at the ends',
      ),
    ).toMatchObject([
      { gemstone: 'Emerald', sizeMm: [5], place: 'middle' },
      { gemstone: 'Emerald', sizeMm: [4], count: 2, place: 'beside' },
      { gemstone: 'Emerald', sizeMm: [3], count: 2, place: 'ends' },
    ]));

  it.each([
    ['anklet with three 4mm pearls', 3, 4],
    ['bar brooch with five 4 mm round garnets in one row', 5, 4],
    ['ring with five round tanzanites in a row, 2.5mm each', 5, 2.5],
  ])('are counted where they are alike: %s', (prompt, count, mm) =>
    expect(groupsOf(prompt)).toMatchObject([{ count, sizeMm: [mm] }]),
  );

  it.each([
    'a 2 carat oval diamond ring',
    'ring with an 8x6 mm emerald',
    'a 2 mm diamond band',
    'studs, 1 ctw in diamonds',
    'a gold band 4 mm wide at the top and 2 mm at the bottom',
    'hoops 30 mm across with 2 mm wire',
  ])('are none in: %s', (prompt) => expect(groupsOf(prompt)).toBeNull());
});
