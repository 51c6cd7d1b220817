import { expect, it } from 'vitest';
import { openAllowance } from './allowance.ts';

const SETTINGS = { mostAtOnce: 2, workMs: 100, windowMs: 1_000 };

it('lets an account have so many at a time, and others theirs', () => {
  const allowance = openAllowance(SETTINGS, () => 0);
  const first = allowance.enter('a');
  allowance.enter('a');
  expect(allowance.enter('a')).toMatchObject({
    ok: false,
    failure: { code: 'RATE_LIMITED', retryAfterS: 1 },
  });
  expect(allowance.enter('b').ok).toBe(true);
  if (first.ok) first.value(1);
  expect(allowance.enter('a').ok).toBe(true);
});

it('bounds the work of an account until its window ends, also of what is still under way then', () => {
  let now = 0;
  const allowance = openAllowance(SETTINGS, () => now);
  const costly = allowance.enter('a');
  const long = allowance.enter('a');
  if (!costly.ok || !long.ok) throw new Error('Two may be under way.');
  costly.value(100);
  expect(allowance.enter('a')).toMatchObject({
    ok: false,
    failure: { code: 'RATE_LIMITED', retryAfterS: 1 },
  });
  now = 1_000;
  const again = allowance.enter('a');
  expect(again.ok).toBe(true);
  expect(allowance.enter('a').ok).toBe(false);
  long.value(100);
  expect(allowance.enter('a')).toMatchObject({ ok: false, failure: { code: 'RATE_LIMITED' } });
});
