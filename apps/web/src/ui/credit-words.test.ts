import { describe, expect, it } from 'vitest';
import { creditWord, formatChange, formatCredits } from './credit-words.ts';

describe('credits as shown', () => {
  it.each([
    [25, '25'],
    [9.9999, '9.999'],
    [0.0009, '0'],
    [1.005, '1.005'],
    // 8.29 * 1000 is 8289.999... in floating point.
    [8.29, '8.29'],
    [1234.5678, '1,234.567'],
  ])('floor %d to %s', (credits, text) => {
    expect(formatCredits(credits)).toBe(text);
  });

  it('are singular for exactly one', () => {
    expect([1, 0, 2, 1.5, 0.5].map(creditWord)).toEqual([
      'credit',
      'credits',
      'credits',
      'credits',
      'credits',
    ]);
  });

  it('change with a sign', () => {
    expect([50, -4, 0, -0.5, 1200].map(formatChange)).toEqual(['+50', '−4', '0', '−0.5', '+1,200']);
  });
});
