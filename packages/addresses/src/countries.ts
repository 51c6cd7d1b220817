/** What addresses of the world's countries consist of: Google's address metadata, condensed (see ../README.md). */
import table from './countries.json' with { type: 'json' };

/** The parts of an address that not every country has. */
export const REGIONAL_FIELDS = ['city', 'state', 'zipCode'] as const;
export type RegionalField = (typeof REGIONAL_FIELDS)[number];

/** What the place of a city is called. */
export type CityName = 'city' | 'district' | 'post_town' | 'suburb';
/** What the part of a country is called. */
export type StateName =
  | 'area'
  | 'county'
  | 'department'
  | 'district'
  | 'do_si'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'
  | 'prefecture'
  | 'province'
  | 'region'
  | 'state';
/** What the postal code is called. */
export type PostalCodeName = 'cap' | 'cep' | 'eircode' | 'pin' | 'plz' | 'postal' | 'postcode' | 'zip';

interface Row {
  readonly name: string;
  /** Of "C" city, "S" state and "Z" postal code, those that addresses have. */
  readonly fields: string;
  /** Those of them that no address lacks. */
  readonly required: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  /** What a whole postal code looks like. */
  readonly pattern?: string;
  readonly example?: string;
  /** What is printed before a postal code in letters from abroad, and is no part of it. */
  readonly prefix?: string;
}

export interface Country extends Row {
  /** ISO 3166-1 alpha-2, or one of the few that the Universal Postal Union reserves beside it. */
  readonly code: string;
}

const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  Object.entries<Row>(table).map(([code, row]) => [code, { code, ...row }]),
);

/** The country that stands where none is named. */
export const DEFAULT_COUNTRY = 'United States';

/** All of them, by code. */
export const countries = (): readonly Country[] => [...COUNTRIES.values()];

/** Other words that people write for a country; what the browser and the server know of languages comes on top. */
const ALIASES: Readonly<Record<string, string>> = {
  america: 'US',
  burma: 'MM',
  czechrepublic: 'CZ',
  drcongo: 'CD',
  england: 'GB',
  greatbritain: 'GB',
  holland: 'NL',
  ivorycoast: 'CI',
  korea: 'KR',
  macau: 'MO',
  macedonia: 'MK',
  myanmar: 'MM',
  northernireland: 'GB',
  palestine: 'PS',
  republicofireland: 'IE',
  republicofkorea: 'KR',
  russianfederation: 'RU',
  scotland: 'GB',
  swaziland: 'SZ',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  unitedstatesofamerica: 'US',
  usa: 'US',
  vatican: 'VA',
  wales: 'GB',
};
/** Those in which most of our letters come; an address is written in one of them or in English. */
const LANGUAGES = ['es', 'de', 'fr', 'it', 'pt'];

const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/^the /, '')
    .replace(/[^\p{L}]/gu, '');

let byName: ReadonlyMap<string, Country> | undefined;

function namesOfCountries(): ReadonlyMap<string, Country> {
  const names = new Map<string, Country>();
  const add = (name: string | undefined, country: Country | undefined) => {
    const key = keyOf(name ?? '');
    if (key !== '' && country && !names.has(key)) names.set(key, country);
  };
  for (const country of countries()) add(country.name, country);
  for (const [alias, code] of Object.entries(ALIASES)) add(alias, COUNTRIES.get(code));
  for (const language of LANGUAGES) {
    const spoken = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const country of countries()) add(spoken.of(country.code), country);
  }
  return names;
}

/** The country of a name in one of a few languages, or of a code; nothing of what is neither. */
export function countryOf(text: string): Country | undefined {
  const named = text.trim();
  if (/^[a-z]{2}$/i.test(named)) {
    const coded = COUNTRIES.get(named.toUpperCase());
    if (coded) return coded;
  }
  byName ??= namesOfCountries();
  return byName.get(keyOf(named));
}

/** @param language of the reader, as `en` */
export function countryName(country: Country, language: string): string {
  if (language.startsWith('en')) return country.name;
  return (
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(country.code) ?? country.name
  );
}

/** Words that the metadata do not have, since each is one language's own for the same thing. */
const POSTAL_CODES: Readonly<Record<string, PostalCodeName>> = {
  AT: 'plz',
  AU: 'postcode',
  BR: 'cep',
  CH: 'plz',
  DE: 'plz',
  GB: 'postcode',
  GG: 'postcode',
  IM: 'postcode',
  IT: 'cap',
  JE: 'postcode',
  LI: 'plz',
  MY: 'postcode',
  NL: 'postcode',
  NZ: 'postcode',
  SM: 'cap',
  VA: 'cap',
};

export const cityName = ({ city }: Country): CityName => (city ?? 'city') as CityName;
export const stateName = ({ state }: Country): StateName => (state ?? 'province') as StateName;
export const postalCodeName = ({ code, zip }: Country): PostalCodeName =>
  (POSTAL_CODES[code] ?? zip ?? 'postal') as PostalCodeName;

const LETTERS: Readonly<Record<RegionalField, string>> = { city: 'C', state: 'S', zipCode: 'Z' };

/** Whether addresses of a country have this part; of one that is not known, they may have all. */
export const hasField = (country: Country | undefined, field: RegionalField): boolean =>
  country?.fields.includes(LETTERS[field]) ?? true;

/** Whether no address of a country lacks this part; of one that is not known, as in the United States. */
export const needsField = (country: Country | undefined, field: RegionalField): boolean =>
  country?.required.includes(LETTERS[field]) ?? true;
