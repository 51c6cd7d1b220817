import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [1, { unit: 'seconds', count: 5 }],
  [32_000, { unit: 'seconds', count: 35 }],
  [85_000, { unit: 'seconds', count: 85 }],
  [86_000, { unit: 'minutes', count: 2 }],
  [120_000, { unit: 'minutes', count: 2 }],
  [121_000, { unit: 'minutes', count: 3 }],
  [0, null],
  [-3_000, null],
])('%d ms are said no more exactly than they are known', (ms, said) => {
  expect(timeLeft(ms)).toEqual(said);
});
