import { formatAddress } from 'localized-address-format';
import { describe, expect, it } from 'vitest';
import {
  cityName,
  countries,
  countryName,
  countryOf,
  DEFAULT_COUNTRY,
  hasField,
  needsField,
  postalCodeName,
  REGIONAL_FIELDS,
  stateName,
} from './countries.ts';
import { isPostalCode } from './postal-code.ts';

describe('a country', () => {
  it.each([
    ['United States', 'US'],
    ['the United States', 'US'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
    ['  united   kingdom ', 'GB'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['Deutschland', 'DE'],
    ['Alemania', 'DE'],
    ['España', 'ES'],
    ['espana', 'ES'],
    ['Côte d’Ivoire', 'CI'],
    ['Trinidad and Tobago', 'TT'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['JP', 'JP'],
  ])('is known as "%s"', (name, code) => {
    expect(countryOf(name)?.code).toBe(code);
  });

  it.each(['', '   ', 'Narnia', 'ZZ', '__proto__', '…'])('is not "%s"', (name) => {
    expect(countryOf(name)).toBeUndefined();
  });

  it('is found again by its own name, and in Spanish', () => {
    for (const country of countries()) {
      expect(countryOf(country.name)).toBe(country);
      expect(countryOf(country.code)).toBe(country);
      expect(countryOf(countryName(country, 'es'))).toBe(country);
    }
    expect(countryOf(DEFAULT_COUNTRY)?.code).toBe('US');
  });

  it('asks for no part that its addresses have no place for, and the printed address has every part', () => {
    for (const country of countries()) {
      for (const script of ['local', 'latin'] as const) {
        const printed = formatAddress(
          {
            postalCountry: country.code,
            name: 'NAME',
            addressLines: ['STREET'],
            locality: 'city',
            administrativeArea: 'state',
            postalCode: 'zipCode',
          },
          script,
        ).join('\n');
        for (const field of REGIONAL_FIELDS) {
          const has = hasField(country, field);
          expect([country.code, field, printed.includes(field)]).toEqual([country.code, field, has]);
          if (needsField(country, field))
            expect([country.code, field, has]).toEqual([country.code, field, true]);
        }
      }
    }
  });

  it('has examples of its postal codes that are postal codes of it', () => {
    for (const country of countries()) {
      if (country.example === undefined) continue;
      expect([country.code, isPostalCode(country, country.example)]).toEqual([country.code, true]);
    }
  });

  it('calls its parts by their own names', () => {
    const named = (code: string) => {
      const country = countryOf(code);
      if (!country) throw new Error(code);
      return [cityName(country), stateName(country), postalCodeName(country)];
    };
    expect(named('US')).toEqual(['city', 'state', 'zip']);
    expect(named('CA')).toEqual(['city', 'province', 'postal']);
    expect(named('JP')).toEqual(['city', 'prefecture', 'postal']);
    expect(named('GB')).toEqual(['post_town', 'province', 'postcode']);
    expect(named('DE')).toEqual(['city', 'province', 'plz']);
    expect(named('IE')).toEqual(['city', 'county', 'eircode']);
    expect(named('AU')).toEqual(['suburb', 'state', 'postcode']);
  });
});
