import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const setting = (prompt: string) => interpret({ prompt }).brief.setting;

describe('a rim of metal about a stone', () => {
  it.each([
    'opal necklace, one oval opal lying sideways, gold rim, dainty chain',
    'ring, one moonstone with a thin silver rim round it',
    'turquoise necklace with a gold edge around the stone',
    'necklace, one round garnet rimmed in gold',
    'amethyst ring, the stone in a gold surround',
    'onyx pendant, framed in silver',
    'ring with a lapis, a smooth gold border around the stone',
    'oval labradorite pendant with a silver collar around it',
    'emerald ring with a plain metal rim',
  ])('is a bezel: %s', (prompt) => {
    expect(setting(prompt)).toBe('Bezel');
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each([
    ['garnet necklace with a halo and a gold rim', 'Halo'],
    ['pendant with a moon and a pearl, a gold rim', null],
    ['round disc pendant with a raised gold rim and a ruby', null],
    ['onyx ring with gold edges', null],
    ['turquoise ring with a diamond rim', null],
    ['sapphire pendant surrounded by gold leaves', null],
    ['opal ring, gold band', null],
  ])('others are none: %s', (prompt, expected) => expect(setting(prompt)).toBe(expected));
});
