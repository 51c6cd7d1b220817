import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const pieces = (prompt: string) => interpret({ prompt }).brief.setTypes ?? null;

describe('a ring that is a part of a piece', () => {
  it.each([
    'gold lariat, one end slips through a ring, the other has a pear garnet',
    'silver necklace where the chain passes thru a small ring, with a moonstone at the end',
    'a necklace with a round ring that the tail pulls through, rose gold',
  ])('%s', (prompt) => {
    const { brief } = interpret({ prompt });
    expect(brief.setTypes ?? null).toBeNull();
    expect(brief.arrangements).toContain('through-ring');
  });

  it.each(['charm on a jump ring, silver', 'an anklet hung from an o-ring', 'pendant with a connector ring'])(
    'is no second piece: %s',
    (prompt) => expect(pieces(prompt)).toBeNull(),
  );

  it.each(['a necklace and ring set with opals', 'matching ring and bracelet in gold'])(
    'is a piece of its own: %s',
    (prompt) => expect(pieces(prompt)).toHaveLength(2),
  );
});

describe('a ring and its band', () => {
  it.each([
    'ring with one oval ruby and one round opal, slim platinum band',
    'toi et moi, a pear topaz and a heart garnet, set facing apart, narrow gold band',
    'a ring set pointing up, with a marquise sapphire',
    'emerald ring set diagonally on a flat band',
  ])('are one ring: %s', (prompt) => expect(pieces(prompt)).toBeNull());

  it.each([
    'an opal ring and a thin wedding band',
    'engagement ring with a morganite and diamonds plus a matching wedding band',
    'sapphire ring & a plain 2mm band',
  ])('are two rings: %s', (prompt) => expect(pieces(prompt)).toEqual(['Ring', 'Ring']));
});
