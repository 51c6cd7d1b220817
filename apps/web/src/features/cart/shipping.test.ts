import { describe, expect, it } from 'vitest';
import {
  addressToSend,
  initialShipping,
  missingFields,
  postalCodeExample,
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

  it('begins in the country that was typed, by its own name, and else in the United States', () => {
    const countryWith = (country: unknown) => initialShipping({ shipping: { country } }, null).country;
    expect(countryWith('deutschland')).toBe('Germany');
    for (const country of ['', 'Narnia', 7, undefined]) expect(countryWith(country)).toBe('United States');
  });

  it('is missing what is blank and its country has, in the order of the form, but never the country', () => {
    const values = new FormData();
    for (const [field, value] of Object.entries(ADDRESS)) values.set(field, value);
    values.set('state', '');
    expect(missingFields(shippingOf(values))).toEqual([]);
    values.set('zipCode', '   ');
    values.set('email', '');
    expect(missingFields(shippingOf(values))).toEqual(['email', 'zipCode']);
    values.set('country', 'Hong Kong');
    expect(missingFields(shippingOf(values))).toEqual(['email', 'state']);
    values.set('country', '');
    expect(missingFields(shippingOf(values))).toEqual(['email', 'state', 'zipCode']);
  });

  it('has a postal code of its country', () => {
    expect(postalCodeExample(ADDRESS)).toBeUndefined();
    expect(postalCodeExample({ ...ADDRESS, zipCode: '02903' })).toBe('EC1Y 8SY');
    expect(postalCodeExample({ ...ADDRESS, country: '' })).toBe('95014');
    expect(postalCodeExample({ ...ADDRESS, country: 'Hong Kong' })).toBeUndefined();
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
