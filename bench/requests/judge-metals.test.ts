import { expect, it } from 'vitest';
import { judged } from './judging.ts';

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
