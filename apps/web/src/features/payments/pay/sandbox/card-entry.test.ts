import { describe, expect, it } from 'vitest';
import { cardProblems, formatCardNumber, formatExpiry, paymentMethodData } from './card-entry.ts';

describe('a card as it is typed', () => {
  it('is grouped as it is printed', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('4242-42 42x4')).toBe('4242 4242 4');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('37828')).toBe('3782 8');
    expect(formatCardNumber('')).toBe('');
  });

  it('has a month before the slash, which can be deleted again', () => {
    expect(formatExpiry('4')).toBe('04 / ');
    expect(formatExpiry('1')).toBe('1');
    expect(formatExpiry('12')).toBe('12 / ');
    expect(formatExpiry('1234')).toBe('12 / 34');
    expect(formatExpiry('12/345')).toBe('12 / 34');
    expect(formatExpiry('12 /', '12 / ')).toBe('12');
  });

  it('is whole or says what is missing', () => {
    expect(cardProblems({ number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' })).toEqual({});
    expect(cardProblems({ number: '3782 822463 10005', expiry: '12 / 34', cvc: '1234' })).toEqual({});
    expect(Object.keys(cardProblems({ number: '4242', expiry: '12', cvc: '1' }))).toEqual([
      'number',
      'expiry',
      'cvc',
    ]);
    expect(cardProblems({ number: '378282246310005', expiry: '1234', cvc: '123' })).toHaveProperty('cvc');
  });

  it('is sent as digits', () => {
    expect(paymentMethodData({ number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' })).toMatchObject(
      {
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
      },
    );
  });
});
