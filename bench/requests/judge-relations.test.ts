import { expect, it } from 'vitest';
import { judged } from './judging.ts';

it('a stone stands to a name plate as it lies in the piece', async () => {
  const words = 'a gold bracelet with the name Oksana cut out, with a ruby';
  const verdicts = await Promise.all(
    (['beside', 'behind'] as const).map((how) =>
      judged(words, 1, { is: 'relation', a: 'Ruby', how, b: 'nameplate' }),
    ),
  );
  expect(verdicts[1]).toBe('false');
  expect(verdicts[0]).not.toBe('unjudged');
}, 60_000);
