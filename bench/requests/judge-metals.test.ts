import { interpret } from '@filigree/atelier/brief';
import { METAL_FINISHES, METALS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { judgeFinish, judgeMetal } from './judge-metals.ts';
import { judged } from './judging.ts';
import { makeSketch } from './sketch.ts';

const WORDS = 'a brushed platinum wedding band with a polished rose gold stripe around the middle, 6 mm wide';

it.each([0, 2])(
  'the finish of a stripe is told by its own metal, sketch %i',
  async (seed) => {
    const verdicts = await Promise.all(
      (['Polished', 'Brushed'] as const).map((value) =>
        judged(WORDS, seed, { is: 'finish', value, where: 'stripe' }),
      ),
    );
    expect(verdicts.filter((verdict) => verdict === 'true')).toHaveLength(1);
  },
  60_000,
);

it('no finish is told of a stripe where there is none', async () => {
  const words = 'a brushed platinum band, 6 mm wide';
  expect(await judged(words, 0, { is: 'finish', value: 'Brushed', where: 'stripe' })).toBe('unjudged');
}, 60_000);

describe('hammered', () => {
  it.each([
    ['hammered silver hoops', 'hoop'],
    ['a hammered silver penannular brooch', 'hoop'],
    ['a hammered silver band, 5 mm wide', 'band'],
    ['a hammered silver disc pendant', 'disc'],
  ])(
    '%s are so, and smooth ones are not',
    async (words, where) => {
      const fact = { is: 'finish', value: 'Hammered' } as const;
      expect(await judged(words, 0, fact)).toBe('true');
      expect(await judged(words, 0, { ...fact, where })).toBe('true');
      expect(await judged(words.replace('hammered', 'polished'), 0, fact)).toBe('false');
    },
    60_000,
  );

  it('is no disc on a chain whose metal alone is called so', async () => {
    const words = 'hammered silver hoops';
    expect(await judged(words, 0, { is: 'finish', value: 'Hammered', where: 'band' })).toBe('false');
  }, 60_000);
});

it('the edges of a band are told from its middle', async () => {
  const words = 'a brushed titanium band with polished edges, 8 mm wide';
  const at = (where: string) => judged(words, 0, { is: 'finish', value: 'Brushed', where });
  expect(await at('middle')).toBe('true');
  expect(await at('edges')).toBe('false');
}, 60_000);

it('the finish of a figure is told without that of what it hangs from', async () => {
  const words = 'a matte silver crescent moon pendant';
  expect(await judged(words, 0, { is: 'finish', value: 'Matte', where: 'figure' })).toBe('true');
  expect(await judged(words, 0, { is: 'finish', value: 'Polished', where: 'figure' })).toBe('false');
}, 60_000);

describe('a metal', () => {
  it('is black rhodium where it is plated so', async () => {
    const fact = { is: 'metal', value: 'Black Rhodium' } as const;
    expect(await judged('a black rhodium skull ring', 0, fact)).toBe('true');
    expect(await judged('a white gold skull ring', 0, fact)).toBe('false');
  }, 60_000);

  it('is mixed where two of them look unlike', async () => {
    const fact = { is: 'metal', value: 'Mixed Metals' } as const;
    expect(await judged(WORDS, 0, fact)).toBe('true');
    expect(await judged('a brushed platinum band', 0, fact)).toBe('false');
  }, 60_000);

  it.each(['setting', 'prongs', 'halo'])(
    'of the %s is not that of the band',
    async (where) => {
      const words =
        'a yellow gold engagement ring, the head and the halo of platinum, oval sapphire in prongs';
      const [gold, platinum] = await Promise.all(
        ['Yellow Gold', 'Platinum'].map((value) => judged(words, 0, { is: 'metal', value, where })),
      );
      expect(gold).not.toBe(platinum);
      expect(await judged(words, 0, { is: 'metal', value: 'Platinum', where: 'band' })).toBe('false');
    },
    60_000,
  );

  it.each([
    ['a gold crescent moon pendant on a chain', 'figure'],
    ['a gold crescent moon pendant on a chain', 'bail'],
    ['a gold disc necklace that says Mia', 'plate'],
    ['a gold figaro chain', 'clasp'],
    ['a plain gold band', 'inside'],
    ['gold hoops', 'hoop'],
  ])(
    'of %s is gold at the %s',
    async (words, where) => {
      expect(await judged(words, 0, { is: 'metal', value: 'Gold', where })).toBe('true');
      expect(await judged(words, 0, { is: 'metal', value: 'Silver', where })).toBe('false');
      expect(await judged(words, 0, { is: 'metal', value: 'Gold', where: 'halo' })).toBe('false');
    },
    60_000,
  );
});

it('every metal and every finish of the vocabularies is judged', async () => {
  const { brief } = interpret({ prompt: 'a gold solitaire ring with a round diamond in prongs' });
  const sketch = await makeSketch(brief, 0);
  const parts = [
    undefined,
    'band',
    'setting',
    'prongs',
    'halo',
    'figure',
    'stripe',
    'plate',
    'bail',
    'clasp',
    'chain',
    'inside',
  ];
  const unjudged = METALS.flatMap((value) =>
    parts.filter((where) => judgeMetal(sketch, { is: 'metal', value, where }).kind === 'unjudged'),
  );
  expect(unjudged).toEqual([]);
  const places = [undefined, 'band', 'setting', 'inside', 'edges'];
  const untold = METAL_FINISHES.flatMap((value) =>
    places.filter((where) => judgeFinish(sketch, { is: 'finish', value, where }).kind === 'unjudged'),
  );
  expect(untold).toEqual([]);
}, 60_000);
