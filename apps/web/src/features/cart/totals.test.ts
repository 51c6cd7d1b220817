import { describe, expect, it } from 'vitest';
import { cartTotals, freshTotals } from './totals.ts';

describe('totals of a cart', () => {
  it('add flat shipping and 8 % tax', () => {
    expect(cartTotals([{ price: 100, quantity: 1 }])).toEqual({
      subtotal: 100,
      shipping: 50,
      tax: 8,
      total: 158,
    });
    expect(cartTotals([])).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
  });

  it('do not drift with prices that floating point cannot hold', () => {
    // 0.1 * 3 + 0.2 is 0.5000000000000001.
    expect(
      cartTotals([
        { price: 0.1, quantity: 3 },
        { price: 0.2, quantity: 1 },
      ]).subtotal,
    ).toBe(0.5);
    expect(cartTotals([{ price: 19.99, quantity: 7 }])).toMatchObject({
      subtotal: 139.93,
      tax: 11.19,
      total: 201.12,
    });
  });

  it('are taken from an answer only when they are whole', () => {
    const totals = { subtotal: 200, shipping: 50, tax: 16, total: 266 };
    expect(freshTotals({ ...totals, more: 1 })).toEqual(totals);
    expect([undefined, null, [], 'x', { ...totals, tax: '16' }, { total: 5 }].map(freshTotals)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});
