import { describe, expect, it } from 'vitest';
import {
  addressToSend,
  initialShipping,
  missingFields,
  refusedFields,
  type Shipping,
  shippingOf,
} from './shipping.ts';

const ADDRESS: Shipping = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  address: '12 St James’s Square',
  city: 'London',
  state: 'LND',
  zipCode: 'SW1Y 4JH',
  country: 'United Kingdom',
};

describe('a shipping address', () => {
  it('begins with what the account knows, or with what was typed before', () => {
    const user = { name: 'Ada', email: 'ada@example.com' };
    expect(initialShipping(null, user)).toEqual({
      fullName: 'Ada',
      email: 'ada@example.com',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      country: 'United States',
    });
    expect(initialShipping({ shipping: ADDRESS }, user)).toEqual(ADDRESS);
    expect(initialShipping({ shipping: { city: 7, state: 'CA' } }, null)).toMatchObject({
      city: '',
      state: 'CA',
    });
  });

  it('is missing what is blank, in the order of the form, but never the country', () => {
    const values = new FormData();
    for (const [field, value] of Object.entries(ADDRESS)) values.set(field, value);
    expect(missingFields(shippingOf(values))).toEqual([]);
    values.set('zipCode', '   ');
    values.set('email', '');
    values.set('country', '');
    expect(missingFields(shippingOf(values))).toEqual(['email', 'zipCode']);
  });

  it('is sent without an empty country', () => {
    expect(addressToSend(ADDRESS)).toEqual(ADDRESS);
    expect(addressToSend({ ...ADDRESS, country: '' })).not.toHaveProperty('country');
  });

  it('shows at its fields what the server refused', () => {
    const details = [
      { path: 'body.shippingAddress.email', message: 'Please enter a valid email address.' },
      { path: 'shippingAddress.city', message: 'City must be at most 120 characters.' },
      { path: 'total', message: '"total" must be a number.' },
      null,
    ];
    expect(refusedFields(details)).toEqual({
      email: 'Please enter a valid email address.',
      city: 'City must be at most 120 characters.',
    });
    expect(refusedFields(undefined)).toEqual({});
  });
});
