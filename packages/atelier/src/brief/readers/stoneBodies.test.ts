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
