import { describe, expect, it } from 'vitest';
import { type Design, isRing, membersOf } from '../design/document.ts';
import { DERIVED, differences, made, refined, refusal } from './testing.ts';

const PAIR = made('matching wedding bands for him and her in yellow gold', 31);
const SUITE = made('set of necklace, ring and earrings with amethysts in silver', 3);
const STACK = made('stacking rings set of three, rose yellow and white gold', 372);

/** By place, the paths in which a piece is different. */
const changed = (before: Design, say: string): Record<number, string[]> => {
  const after = membersOf(refined(before, say).design);
  return Object.fromEntries(
    membersOf(before).flatMap((member, at) => {
      const paths = differences(member, after[at]).filter((path) => !DERIVED.test(path));
      return paths.length === 0 ? [] : [[at, paths]];
    }),
  );
};
const placesOf = (before: Design, say: string) => Object.keys(changed(before, say)).map(Number);

describe('whose ring of a pair is meant', () => {
  it.each([
    ['make his wider', [0]],
    ['hers in rose gold', [1]],
    ['can his be brushed and leave hers alone', [0]],
    ["my husband's should be matte", [0]],
    ["the bride's a bit thinner please", [1]],
    ['the wider one in black please', [0]],
    ['the thinner band in white gold', [1]],
    ['the second one brushed', [1]],
    ['make his and hers wider', [0, 1]],
    ['her fingers are small, size 5 for hers', [1]],
  ])('%s', (say, places) => {
    expect(placesOf(PAIR, say)).toEqual(places);
  });

  it('each gets its own of what one sentence says of both', () => {
    const rings = (say: string) => membersOf(refined(PAIR, say).design).filter(isRing);
    expect(rings('size 11 for him, size 5 for her').map(({ size }) => size.us)).toEqual([11, 5]);
    expect(rings('his 8mm and hers 2.5mm').map(({ band }) => band.widthMm)).toEqual([8, 2.5]);
    for (const say of [
      'engrave Ana in one and Bea in the other',
      'put our initials in, "Ana" in his and "Bea" in hers',
    ])
      expect(
        rings(say).map(({ engraving }) => engraving?.text),
        say,
      ).toEqual(['Ana', 'Bea']);
    expect(rings('his in platinum and hers in rose gold').map(({ alloys }) => alloys[0]!.metal)).toEqual([
      'Platinum',
      'Rose Gold',
    ]);
  });
});

describe('pieces that are told apart by their look', () => {
  it('are named, and not made so', () => {
    const metals = (design: Design) => membersOf(design).map(({ alloys }) => alloys[0]!.metal);
    const { design } = refined(STACK, 'the white gold one with a twist');
    expect(metals(design)).toEqual(metals(STACK));
    expect(placesOf(STACK, 'the white gold one with a twist')).toEqual([2]);
    expect(placesOf(STACK, 'the yellow gold band wider')).toEqual([1]);
    expect(placesOf(STACK, 'the last one in platinum')).toEqual([2]);
  });

  it('are asked for again where that cannot be', () => {
    expect(refusal(PAIR, 'the black one matte, the rose one shiny')).toMatch(/^Which of the pieces/);
  });
});

describe('one sentence of several pieces', () => {
  it.each([
    ['shorter chain for the necklace and leverbacks on the earrings', [0, 2]],
    ['change the stones in the ring and the earrings to garnets', [1, 2]],
    ['amethysts to garnets everywhere but the ring', [0, 2]],
    ['everything in rose gold except the necklace', [1, 2]],
    ['ring in yellow gold. the rest is perfect', [1]],
  ])('%s', (say, places) => {
    expect(placesOf(SUITE, say)).toEqual(places);
  });

  it('does to each what is said of it alone', () => {
    const paths = changed(SUITE, 'shorter chain for the necklace and leverbacks on the earrings');
    expect(paths[0]).toEqual(['carrier.lengthMm']);
    expect(paths[2]?.every((path) => path.startsWith('carrier.fitting'))).toBe(true);
  });
});

describe('stones of a band in a pair', () => {
  it('come in a row and go', () => {
    const bridal = made('engagement ring and wedding band set, princess cut diamond, platinum', 3);
    const paths = changed(bridal, 'wedding band with diamonds like the other ring');
    expect(Object.keys(paths)).toEqual(['1']);
    expect(paths[1]!.every((path) => /^bandStones|^band\.(?:thickness|width)Mm$/.test(path))).toBe(true);
    const wed = made('his and hers wedding rings in white gold, hers with small diamonds', 124);
    const both = membersOf(refined(wed, 'no stones in hers please, and make his 7mm').design).filter(isRing);
    expect(both.every(({ bandStones }) => bandStones === null)).toBe(true);
    expect(both.map(({ band, size }) => [size.us > 8, band.widthMm])).toContainEqual([true, 7]);
  });
});
