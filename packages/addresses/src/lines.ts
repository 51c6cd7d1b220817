import { formatAddress } from 'localized-address-format';
import type { Address } from './check.ts';
import { type Country, countryName, countryOf, hasField, REGIONAL_FIELDS } from './countries.ts';
import { printedPostalCode } from './postal-code.ts';

/** Where these are written, an address begins with its largest part. */
const LARGEST_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** An address of a country that nobody here knows. */
const plainLines = ({ fullName, address, city, state, zipCode }: Address): readonly string[] => [
  fullName,
  address,
  [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
];

function countryLines(country: Country, to: Address): readonly string[] {
  const script = LARGEST_FIRST.test(to.address + to.city + to.state) ? 'local' : 'latin';
  const part = (field: (typeof REGIONAL_FIELDS)[number]) => (hasField(country, field) ? to[field] : '');
  const lines = formatAddress(
    {
      postalCountry: country.code,
      name: to.fullName,
      addressLines: [to.address],
      locality: part('city'),
      administrativeArea: part('state'),
      postalCode: printedPostalCode(country, part('zipCode')),
    },
    script,
  );
  // What somebody has written and the country has no place for is not lost: the carrier reads it too.
  const rest = REGIONAL_FIELDS.filter((field) => !hasField(country, field)).map((field) => to[field]);
  return [...lines, rest.filter(Boolean).join(' ')];
}

/**
 * An address line by line, in the order of its own country, with the country last. Empty parts leave nothing behind.
 * @param language of who reads the name of the country, as `en`
 */
export function addressLines(to: Address, language = 'en'): readonly string[] {
  const country = countryOf(to.country);
  const lines = country
    ? [...countryLines(country, to), countryName(country, language)]
    : [...plainLines(to), to.country];
  return lines.map((line) => line.trim()).filter(Boolean);
}
