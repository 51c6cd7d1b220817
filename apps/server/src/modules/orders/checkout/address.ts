/** What an address to ship to must hold, by its country. */
import {
  type Country,
  DEFAULT_COUNTRY,
  misfitPostalCode,
  missingRegionalFields,
  type PostalCodeName,
  postalCodeName,
} from '@filigree/addresses';
import { SHIPPING_MISSING, type ShippingAddress } from '@filigree/contracts';
import { fail, ok, type Result } from '../../../http/failure.ts';

const POSTAL_CODES: Record<PostalCodeName, string> = {
  cap: 'postal code (CAP)',
  cep: 'postal code (CEP)',
  eircode: 'Eircode',
  pin: 'PIN code',
  plz: 'postal code (PLZ)',
  postal: 'postal code',
  postcode: 'postcode',
  zip: 'ZIP code',
};

const unusable = (country: Country) =>
  `Please enter a valid ${POSTAL_CODES[postalCodeName(country)]}, such as ${country.example}.`;

const refuse = (fields: readonly string[], message: string) =>
  fail('VALIDATION_FAILED', message, {
    details: fields.map((field) => ({ path: `shippingAddress.${field}`, message })),
  });

/**
 * The address with its country named. Fails with VALIDATION_FAILED, field by field, for one that lacks what addresses of
 * its country have, and for a postal code that cannot be one of it.
 */
export function completeAddress(address: ShippingAddress): Result<ShippingAddress> {
  const named = { ...address, country: address.country || DEFAULT_COUNTRY };
  const missing = missingRegionalFields(named);
  if (missing.length > 0) return refuse(missing, SHIPPING_MISSING);
  const country = misfitPostalCode(named);
  return country ? refuse(['zipCode'], unusable(country)) : ok(named);
}
