import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('tiaras that fall away from their middle', () => {
  it.each([
    'tiara with pink crystals, the points getting lower to the sides',
    'tiara that is highest in the middle and gets lower to the sides, diamonds',
    'tiara with oval sapphires, the biggest in the middle, smaller to the sides',
    'graduated tiara with pearls',
    'tiara with peaks tapering down at the sides, aquamarine',
    'silver tiara of stars, tallest in the centre',
  ])('%s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.arrangements).toContain('graduated');
    expect(brief.proportions.presence).toBeNull();
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    'silver tiara with a heart-shaped ruby in the centre',
    'a tiara with a comb at each side',
    'tiara for my daughter who graduated from college',
  ])('are no others: %s', (prompt) => {
    expect(read(prompt).brief.arrangements ?? []).not.toContain('graduated');
  });
});

describe('one of the stones that were named, of a shape of its own', () => {
  it.each([
    'Tiara, pink crystals, a large heart shaped one at the middle',
    'tiara with pink stones, a big heart-shaped one in the middle',
    'tiara with crystals and a heart shaped one in the middle',
  ])('is cut so, and the others are round: %s', (prompt) => {
    const { stoneCut, sideCut, motifs } = read(prompt).brief;
    expect([stoneCut, sideCut]).toEqual(['Heart', 'Round']);
    expect(motifs).toEqual([]);
  });

  it('is cut so on other pieces', () => {
    expect(read('ring with a pink stone, a heart shaped one').brief).toMatchObject({
      stoneCut: 'Heart',
      motifs: [],
    });
  });

  it.each(['two gold charms, a star and a heart shaped one', 'silver earrings, heart shaped ones'])(
    'is none where no stone was named: %s',
    (prompt) => {
      expect(read(prompt).brief.motifs).toContain('Heart');
    },
  );
});
