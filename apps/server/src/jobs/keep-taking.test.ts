import { expect, it, vi } from 'vitest';
import { keepTaking } from './keep-taking.ts';

const LONG_MS = 60_000;
const noError = (error: Error) => {
  throw error;
};

it('takes all that there is, one after the other, and then waits to be told', async () => {
  const line = ['a', 'b', 'c'];
  const taken: string[] = [];
  const taking = keepTaking(
    async () => {
      const next = line.shift();
      await Promise.resolve();
      if (next !== undefined) taken.push(next);
      return next !== undefined;
    },
    LONG_MS,
    noError,
  );
  await expect.poll(() => taken).toEqual(['a', 'b', 'c']);
  line.push('d');
  taking.look();
  await expect.poll(() => taken).toEqual(['a', 'b', 'c', 'd']);
  await taking.stop();
});

it('looks by itself when the pause is over', async () => {
  const takeOne = vi.fn(async () => Promise.resolve(false));
  const taking = keepTaking(takeOne, 1, noError);
  await expect.poll(() => takeOne.mock.calls.length).toBeGreaterThan(3);
  await taking.stop();
});

it('does not miss a call to look that comes while it is looking', async () => {
  let answer: (wasThere: boolean) => void = () => undefined;
  const takeOne = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const taking = keepTaking(takeOne, LONG_MS, noError);
  taking.look();
  answer(false);
  await expect.poll(() => takeOne.mock.calls.length).toBe(2);
  answer(false);
  await taking.stop();
});

it('tells why a piece has failed, and goes on', async () => {
  const heard: string[] = [];
  const takeOne = vi.fn(async () => Promise.resolve(false)).mockRejectedValueOnce(new Error('lost'));
  const taking = keepTaking(takeOne, 1, (error) => heard.push(error.message));
  await expect.poll(() => takeOne.mock.calls.length).toBeGreaterThan(1);
  expect(heard).toEqual(['lost']);
  await taking.stop();
});

it('ends only when the piece at hand is done', async () => {
  let finish: (wasThere: boolean) => void = () => undefined;
  const takeOne = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  const taking = keepTaking(takeOne, LONG_MS, noError);
  let isOver = false;
  const stopped = taking.stop().then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  finish(true);
  await stopped;
  expect(takeOne).toHaveBeenCalledTimes(1);
});
