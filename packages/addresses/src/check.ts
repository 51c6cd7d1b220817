import { type Country, countryOf, needsField, REGIONAL_FIELDS, type RegionalField } from './countries.ts';
import { isPostalCode } from './postal-code.ts';

/** An address as it is written in a form; empty texts where nothing was. */
export interface Address {
  readonly fullName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** A name, in one of a few languages, or a code. */
  readonly country: string;
}

/** Which parts an address lacks that addresses of its country have. */
export function missingRegionalFields(address: Address): readonly RegionalField[] {
  const country = countryOf(address.country);
  return REGIONAL_FIELDS.filter((field) => address[field].trim() === '' && needsField(country, field));
}

/** The country whose postal codes look otherwise than the one of this address. */
export function misfitPostalCode({ country: named, zipCode }: Address): Country | undefined {
  const country = countryOf(named);
  return country && zipCode.trim() !== '' && !isPostalCode(country, zipCode) ? country : undefined;
}
