export { type Address, misfitPostalCode, missingRegionalFields } from './check.ts';
export {
  type CityName,
  type Country,
  cityName,
  countries,
  countryName,
  countryOf,
  DEFAULT_COUNTRY,
  hasField,
  needsField,
  type PostalCodeName,
  postalCodeName,
  REGIONAL_FIELDS,
  type RegionalField,
  type StateName,
  stateName,
} from './countries.ts';
export { addressLines } from './lines.ts';
