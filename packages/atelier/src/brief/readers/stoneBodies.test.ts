import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const bodyOf = (prompt: string) => interpret({ prompt }).brief.stoneBody;

describe('a stone that is the body of what is shown', () => {
  it.each([
    ['pendant of Saturn, a round opal for the planet and diamonds around it', 'planet', 'Opal'],
    ['silver necklace with a pearl as the moon', 'crescent-moon', 'Pearl'],
    ['Jupiter brooch, the planet is a big garnet', 'planet', 'Garnet'],
    ['charm where turquoise represents the earth', 'globe', 'Turquoise'],
    ['a ring with a planet made of lapis lazuli', 'planet', 'Lapis Lazuli'],
  ])('%s', (prompt, figure, gemstone) => expect(bodyOf(prompt)).toEqual({ figure, gemstone }));

  it.each([
    'a crescent moon pendant with an opal',
    'planet necklace with small diamonds',
    'moonstone ring for my sister, she loves the moon',
  ])('%s: none', (prompt) => expect(bodyOf(prompt)).toBeNull());
});

describe('a stone in the body of a creature', () => {
  it.each([
    ['silver moth brooch, opal for the body', 'butterfly', 'Opal'],
    ['a butterfly pendant with a garnet as the body', 'butterfly', 'Garnet'],
    ['dragonfly brooch in gold, peridot down the body', 'dragonfly', 'Peridot'],
  ])('is read with it: %s', (prompt, figure, gemstone) =>
    expect(interpret({ prompt }).brief.stoneBody).toEqual({ figure, gemstone }),
  );

  it.each(['a butterfly pendant with a garnet', 'a body chain with a butterfly and an opal'])(
    'is none where no body was spoken of: %s',
    (prompt) => expect(interpret({ prompt }).brief.stoneBody ?? null).toBeNull(),
  );
});
