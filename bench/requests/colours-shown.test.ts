import { GEMSTONES, STONE_COLOURS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { showsColour } from './colours-shown.ts';
import { judged } from './judging.ts';

describe('every colour of the trade', () => {
  const DOCUMENT = [
    null,
    'colourless',
    'red',
    'pink',
    'orange',
    'yellow',
    'green',
    'teal',
    'blue',
    'violet',
    'purple',
    'brown',
    'grey',
    'black',
    'white',
  ] as const;

  it('is shown by some stone, but for those that no document can say', () => {
    const shown = STONE_COLOURS.filter(
      (name) =>
        name === 'multicolour' ||
        GEMSTONES.some((gemstone) => DOCUMENT.some((colour) => showsColour({ gemstone, colour }, name))),
    );
    expect(STONE_COLOURS.filter((name) => !shown.includes(name))).toEqual([
      'champagne',
      'bicolour',
      'salt and pepper',
    ]);
  });

  it('is shown by every stone as it usually is, at least one', () => {
    for (const gemstone of GEMSTONES)
      expect(
        STONE_COLOURS.some((name) => name !== 'multicolour' && showsColour({ gemstone, colour: null }, name)),
        gemstone,
      ).toBe(true);
  });
});

it('a grey diamond is no salt and pepper one', async () => {
  const words = 'a salt and pepper diamond ring';
  expect(await judged(words, 0, { is: 'stones', kind: 'Diamond', colour: 'salt and pepper' })).toBe('false');
}, 60_000);

it('a row of sapphires in many colours is multicoloured, and one of blue ones is not', async () => {
  const fact = { is: 'stones', kind: 'Sapphire', colour: 'multicolour', atLeast: 6 } as const;
  expect(await judged('a multicolour sapphire eternity band', 0, fact)).toBe('true');
  expect(await judged('a blue sapphire eternity band', 0, fact)).toBe('false');
}, 60_000);
