import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('stones that are not named', () => {
  it.each([
    'brooch shaped like a peacock with coloured stones',
    'ring with multicoloured stones',
    'pendant with mixed gemstones',
    'necklace with stones of different colours',
    'dragonfly brooch with colourful gems',
  ])('in many colours are of the kind that has them all: %s', (prompt) => {
    const { gemstones, stoneColours } = briefOf(prompt);
    expect(gemstones).toEqual(['Sapphire']);
    expect(stoneColours).toEqual([{ gemstone: 'Sapphire', colour: 'multicolour' }]);
  });

  it.each([
    'peacock brooch with coloured stones and a pearl',
    'ring with a multicoloured stone',
    'rubies and other stones',
  ])('are passed over where another is, and one is no many: %s', (prompt) =>
    expect(briefOf(prompt).gemstones).not.toContain('Sapphire'),
  );

  it.each([
    'butterfly pendant with crystals',
    'silver dragonfly brooch with gems on the wings',
    'jewelled turtle charm',
  ])('are asked for on a figure: %s', (prompt) =>
    expect(briefOf(prompt)).toMatchObject({ arrangements: ['jewelled'], noStones: false }),
  );

  it.each(['turtle charm, no stones', 'turtle charm with rubies', 'turtle charm'])(
    'are not where they were refused, named or not spoken of: %s',
    (prompt) => expect(briefOf(prompt).arrangements ?? []).not.toContain('jewelled'),
  );

  it.each([
    ['hair comb, silver leaves with ivory pearls and little crystals between them', ['Pearl', 'Diamond']],
    ['pearl drop earrings with a few sparkly crystals above', ['Pearl', 'Diamond']],
    ['ruby ring with diamonds, like little crystals', ['Ruby', 'Diamond']],
  ] as const)('crystals beside stones with a name are clear: %s', (prompt, gemstones) =>
    expect(briefOf(prompt).gemstones).toEqual(gemstones),
  );

  it.each(['amethyst crystals on a silver ring', 'pearl earrings, no crystals'])(
    'crystals of a stone, or refused, are no others: %s',
    (prompt) => expect(briefOf(prompt).gemstones).toHaveLength(1),
  );
});
