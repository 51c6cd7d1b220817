import type { Country } from './countries.ts';

/** As it is written in one alphabet and with one hyphen, without what is put before it in letters from abroad. */
function plainPostalCode({ prefix }: Country, typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .trim();
  return prefix !== undefined && plain.toUpperCase().startsWith(prefix)
    ? plain.slice(prefix.length).replace(/^[-\s]+/, '')
    : plain;
}

/** Whether it looks like a postal code of the country; of one whose codes have no known form, all do. */
export function isPostalCode(country: Country, typed: string): boolean {
  if (country.pattern === undefined) return true;
  return new RegExp(`^(?:${country.pattern})$`, 'i').test(plainPostalCode(country, typed));
}

/** What to print of it: the prefix stands in the format already. */
export const printedPostalCode = (country: Country, typed: string): string =>
  country.prefix === undefined ? typed : plainPostalCode(country, typed);
