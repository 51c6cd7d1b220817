import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe("a family's stones in a list", () => {
  it.each([
    'family ring with 7 grandkids birthstones: garnet, aquamarine x2, emerald, ruby, opal, blue topaz, clustered like wildflowers',
    'mothers ring, clustered: a garnet, two aquamarines, an emerald, a ruby, an opal and a topaz',
    'grandmother ring with january, march x2, may, july, october and november birthstones in a cluster',
    'ring for nan with garnet, aquamarine (2), emerald, ruby, opal and topaz, not in a row',
    "birthstone ring: garnet, 2 x aquamarine, emerald, ruby, opal, topaz, she hates it when they're all in a line",
  ])('is counted one by one and grouped: %s', (prompt) => {
    const { gemstones, stoneCount, setting, motifs } = read(prompt);
    expect({ gemstones, stoneCount, setting, motifs }).toEqual({
      gemstones: ['Garnet', 'Aquamarine', 'Aquamarine', 'Emerald', 'Ruby', 'Opal', 'Topaz'],
      stoneCount: 7,
      setting: 'Cluster',
      motifs: [],
    });
  });

  it.each([
    'birthstone ring: 1 peridot, 2 amethysts, 1 garnet, 1 diamond in a row',
    'no pearls, mothers ring with peridot, 2 amethysts, garnet and diamond in a row',
  ])('stands in a row where nothing else was said: %s', (prompt) => {
    const { gemstones, stoneCount, setting } = read(prompt);
    expect([gemstones, stoneCount, setting]).toEqual([
      ['Peridot', 'Amethyst', 'Amethyst', 'Garnet', 'Diamond'],
      5,
      null,
    ]);
  });

  it('is none of a centre and its sides', () => {
    expect(read('ring with a sapphire, 2 diamonds and 2 rubies').gemstones).toEqual([
      'Sapphire',
      'Diamond',
      'Ruby',
    ]);
    expect(read('necklace with aquamarine x2, ruby and opal').gemstones).toEqual([
      'Aquamarine',
      'Ruby',
      'Opal',
    ]);
  });
});
