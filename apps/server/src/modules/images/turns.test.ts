import { expect, it } from 'vitest';
import { onBehalfOf } from '../../database/fair-places.ts';
import { ok } from '../../http/failure.ts';
import { openTurns, type Turn } from './turns.ts';

/** Turns whose work ends when it is told to, in the order in which it was begun. */
function atWork(settings: Partial<Parameters<typeof openTurns>[0]> = {}) {
  const turns = openTurns({ atOnce: 1, mostOfAsker: 10, mostWaiting: 20, ...settings });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (name: string, { asker, ...turn }: Turn & { readonly asker: string }) =>
    onBehalfOf.run({ party: asker }, () =>
      turns.take(turn, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return ok(name);
      }),
    );
  const endNext = async () => {
    // What has its turn is begun a moment later.
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, take, endNext };
}

it('serves those who wait in turn, and of each the smallest first', async () => {
  const { begun, take, endNext } = atWork();
  const all = [
    take('flood 1', { asker: 'flood', size: 9 }),
    take('flood 2', { asker: 'flood', size: 3 }),
    take('flood 3', { asker: 'flood', size: 1 }),
    take('flood 4', { asker: 'flood', size: 2 }),
    take('visitor 1', { asker: 'visitor', size: 8 }),
    take('visitor 2', { asker: 'visitor', size: 7 }),
  ];
  for (const _turn of all) await endNext();
  expect(begun).toEqual(['flood 1', 'flood 3', 'visitor 2', 'flood 4', 'visitor 1', 'flood 2']);
  expect(await Promise.all(all)).toHaveLength(6);
});

it('runs so many at a time', async () => {
  const { begun, take, endNext } = atWork({ atOnce: 2 });
  const all = ['a', 'b', 'c'].map((name) => take(name, { asker: 'one', size: 1 }));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  await endNext();
  expect(begun).toEqual(['a', 'b', 'c']);
  await endNext();
  await endNext();
  expect(await Promise.all(all)).toEqual([ok('a'), ok('b'), ok('c')]);
});

it('lets only so many wait, of one asker and of all, and others go on', async () => {
  const { take, endNext } = atWork({ mostOfAsker: 2, mostWaiting: 3 });
  const all = Array.from({ length: 3 }, () => take('x', { asker: 'flood', size: 1 }));
  expect(await take('x', { asker: 'flood', size: 1 })).toMatchObject({
    ok: false,
    failure: { code: 'RATE_LIMITED', retryAfterS: 2 },
  });
  all.push(take('y', { asker: 'visitor', size: 1 }));
  expect(await take('z', { asker: 'another', size: 1 })).toMatchObject({
    ok: false,
    failure: { code: 'SERVICE_UNAVAILABLE', retryAfterS: 5 },
  });
  for (const _turn of all) await endNext();
  for (const outcome of await Promise.all(all)) expect(outcome.ok).toBe(true);
});

it('drops what nobody waits for any more, and goes on after what fails', async () => {
  const { begun, take, endNext } = atWork();
  const first = take('first', { asker: 'a', size: 1 });
  const gone = new AbortController();
  const left = take('left', { asker: 'a', size: 1, signal: gone.signal });
  const last = take('last', { asker: 'a', size: 1 });
  gone.abort();
  expect(await left).toMatchObject({ ok: false, failure: { code: 'SERVICE_UNAVAILABLE' } });
  await endNext();
  await endNext();
  expect(begun).toEqual(['first', 'last']);
  expect([(await first).ok, (await last).ok]).toEqual([true, true]);
  const turns = openTurns({ atOnce: 1, mostOfAsker: 1, mostWaiting: 1 });
  const faulty = turns.take({ size: 1 }, () => Promise.reject(new Error('broken')));
  await expect(faulty).rejects.toThrow('broken');
  expect(await turns.take({ size: 1 }, async () => ok(1))).toEqual(ok(1));
});
