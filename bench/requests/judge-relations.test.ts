import { describe, expect, it } from 'vitest';
import { judged } from './judging.ts';
import type { FactOf } from './request.ts';

type Relation = Omit<FactOf<'relation'>, 'is'>;
const relation = (words: string, seed: number, fact: Relation): Promise<string> =>
  judged(words, seed, { is: 'relation', ...fact });

it('a stone stands to a name plate as it lies in the piece', async () => {
  const words = 'a gold bracelet with the name Oksana cut out, with a ruby';
  const verdicts = await Promise.all(
    (['beside', 'behind'] as const).map((how) => relation(words, 1, { a: 'Ruby', how, b: 'nameplate' })),
  );
  expect(verdicts[1]).toBe('false');
  expect(verdicts[0]).not.toBe('unjudged');
}, 60_000);

describe('what stands', () => {
  it.each<[string, Relation, Relation]>([
    [
      'a gold branch brooch with three pearls hanging below it',
      { a: 'Pearl', how: 'below', b: 'branch' },
      { a: 'Pearl', how: 'on', b: 'branch' },
    ],
    [
      'a gold fir tree pendant with a diamond at the tip',
      { a: 'Diamond', how: 'above', b: 'fir-tree' },
      { a: 'Diamond', how: 'below', b: 'fir-tree' },
    ],
    [
      'a cushion morganite ring with a halo of diamonds, rose gold',
      { a: 'halo', how: 'around', b: 'Morganite' },
      { a: 'halo', how: 'below', b: 'Morganite' },
    ],
    [
      'a gold three stone ring, an oval sapphire between two diamonds',
      { a: 'Sapphire', how: 'between', b: 'Diamond' },
      { a: 'Diamond', how: 'around', b: 'Sapphire' },
    ],
    [
      'a gold three stone ring, an oval sapphire between two diamonds',
      { a: 'Diamond', how: 'beside', b: 'Sapphire' },
      { a: 'Diamond', how: 'above', b: 'Sapphire' },
    ],
    [
      'a white gold bar necklace with a sapphire in the middle of the bar',
      { a: 'Sapphire', how: 'on', b: 'bar' },
      { a: 'Sapphire', how: 'below', b: 'bar' },
    ],
    [
      'a platinum tennis bracelet of sapphires and diamonds alternating',
      { a: 'Sapphire', how: 'beside', b: 'Diamond' },
      { a: 'Sapphire', how: 'above', b: 'Diamond' },
    ],
    [
      'silver hoop earrings, 20 mm, with a pearl hanging from each hoop',
      { a: 'drops', how: 'below', b: 'hoop' },
      { a: 'Pearl', how: 'above', b: 'hoop' },
    ],
    [
      'a gold solitaire ring with a round diamond',
      { a: 'Diamond', how: 'above', b: 'band' },
      { a: 'Diamond', how: 'inside', b: 'band' },
    ],
    [
      'a silver disc pendant',
      { a: 'bail', how: 'above', b: 'disc' },
      { a: 'chain', how: 'below', b: 'disc' },
    ],
    [
      'a white gold crescent moon pendant with a moonstone in its curve',
      { a: 'Moonstone', how: 'inside', b: 'crescent-moon' },
      { a: 'Moonstone', how: 'above', b: 'crescent-moon' },
    ],
  ])(
    'in %s as %j does not stand as %j',
    async (words, so, otherwise) => {
      expect(await relation(words, 0, so)).toBe('true');
      expect(await relation(words, 0, otherwise)).toBe('false');
    },
    60_000,
  );

  it('nowhere, where it is not there', async () => {
    const words = 'a gold solitaire ring with a round diamond';
    for (const b of ['halo', 'locket', 'Ruby', 'owl', 'filigree'])
      expect(await relation(words, 0, { a: 'Diamond', how: 'on', b })).toBe('false');
  }, 60_000);
});
