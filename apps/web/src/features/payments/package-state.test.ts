import { describe, expect, it } from 'vitest';
import { packageOf } from './package-state.ts';
import { testPackage } from './testing.ts';

describe('the package in navigation state', () => {
  it('is read back', () => {
    const creditPackage = testPackage();
    expect(packageOf({ creditPackage })).toEqual(creditPackage);
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { from: { pathname: '/x' } },
    { creditPackage: null },
    { creditPackage: { id: 1 } },
    { creditPackage: { ...testPackage(), priceUSD: '9.99' } },
  ])('is not taken from %j', (state) => {
    expect(packageOf(state)).toBeNull();
  });
});
