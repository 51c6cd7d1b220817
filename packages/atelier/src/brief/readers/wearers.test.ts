import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const pairOf = (prompt: string) => {
  const { setTypes, eachRing } = interpret({ prompt }).brief;
  return {
    pieces: setTypes?.length ?? 1,
    rings: eachRing?.map(
      ({ wearer, metals, gemstones, finish, setting }: NonNullable<Brief['eachRing']>[number]) => [
        wearer,
        ...metals,
        ...gemstones,
        ...(finish === null ? [] : [finish]),
        ...(setting === null ? [] : [setting]),
      ],
    ),
  };
};

describe('a ring for each of two', () => {
  it.each<[string, [string[], string[]]]>([
    [
      'a plain platinum band for him and a diamond band for her',
      [
        ['his', 'Platinum'],
        ['hers', 'Diamond'],
      ],
    ],
    [
      'a plain gold band for me and a sapphire band for my wife',
      [
        ['his', 'Yellow Gold'],
        ['hers', 'Sapphire'],
      ],
    ],
    [
      'a hammered band for the groom, a pave band for the bride',
      [
        ['his', 'Hammered'],
        ['hers', 'Pave'],
      ],
    ],
    [
      'for her a thin gold ring with a ruby, for him a hammered silver one',
      [
        ['hers', 'Yellow Gold', 'Ruby'],
        ['his', 'Silver', 'Hammered'],
      ],
    ],
    [
      'one ring for him, tungsten, and one for her in rose gold with a garnet',
      [
        ['his', 'Tungsten'],
        ['hers', 'Rose Gold', 'Garnet'],
      ],
    ],
    [
      'one band for my wife in rose gold with a garnet, the other for me in titanium',
      [
        ['hers', 'Rose Gold', 'Garnet'],
        ['his', 'Titanium'],
      ],
    ],
    [
      'a gold ring for my girlfriend and a silver one for me',
      [
        ['hers', 'Yellow Gold'],
        ['his', 'Silver'],
      ],
    ],
  ])('%s', (prompt, rings) => expect(pairOf(prompt)).toEqual({ pieces: 2, rings }));

  it.each([
    'a ring for my wife, she lost the one he gave her',
    'a ring for her, and tell me what it costs',
    'a gold ring for my sister, my dad had one like it',
    'a promise ring for my wife and a card for him',
  ])('one ring stays one: %s', (prompt) => expect(pairOf(prompt).pieces).toBe(1));
});
