import { describe, expect, it } from 'vitest';
import { type Address, misfitPostalCode, missingRegionalFields } from './check.ts';

const of = (country: string, parts: Partial<Address> = {}): Address => ({
  fullName: 'Ada',
  address: '1 Street',
  city: '',
  state: '',
  zipCode: '',
  country,
  ...parts,
});

describe('what an address lacks', () => {
  it.each<[string, readonly string[]]>([
    ['United States', ['city', 'state', 'zipCode']],
    ['Canada', ['city', 'state', 'zipCode']],
    ['Germany', ['city', 'zipCode']],
    ['United Kingdom', ['city', 'zipCode']],
    ['Ireland', ['city']],
    ['Hong Kong', ['state']],
    ['United Arab Emirates', ['state']],
    ['Panama', ['city']],
    ['Singapore', ['zipCode']],
    ['Japan', ['state', 'zipCode']],
    // Of a country that nobody here knows, as much is asked as ever.
    ['Narnia', ['city', 'state', 'zipCode']],
  ])('in %s is %j', (country, missing) => {
    expect(missingRegionalFields(of(country))).toEqual(missing);
    expect(missingRegionalFields(of(country, { city: ' ', state: '\t', zipCode: '' }))).toEqual(missing);
    expect(missingRegionalFields(of(country, { city: 'a', state: 'b', zipCode: 'c' }))).toEqual([]);
  });
});

describe('a postal code', () => {
  it.each([
    ['United States', '95014'],
    ['United States', '95014-1234'],
    ['Canada', 'h3z2y7'],
    ['Germany', ' 10115 '],
    ['United Kingdom', 'sw1y 4jh'],
    ['Japan', '154−0023'],
    ['Japan', '〒154-0023'.slice(1)],
    ['Japan', '１５４－００２３'],
    ['Sweden', 'SE-114 55'],
    ['Luxembourg', 'l 4750'],
    ['Switzerland', '8001'],
    // No form is known, or no country: whatever somebody writes.
    ['North Korea', 'x'],
    ['Narnia', 'lamp post'],
    // Nothing is no code, and whether one is needed is another question.
    ['Ireland', ''],
    ['Germany', '  '],
  ])('of %s can be "%s"', (country, zipCode) => {
    expect(misfitPostalCode(of(country, { zipCode }))).toBeUndefined();
  });

  it.each([
    ['United States', '9501'],
    ['United States', '95014 or so'],
    ['Canada', '95014'],
    ['Germany', '1234'],
    ['United Kingdom', 'W1'],
    ['Japan', '15400231'],
    ['Switzerland', '80010'],
  ])('of %s cannot be "%s"', (country, zipCode) => {
    expect(misfitPostalCode(of(country, { zipCode }))?.name).toBe(country);
  });
});
