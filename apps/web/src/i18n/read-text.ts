import { FIRST_LANGUAGE, LOCALES } from './languages.ts';
import type { Messages, Value } from './namespace.ts';

/**
 * Reads texts of the prerendered pages' language. It knows the two things of i18next's format that our texts use, values
 * and plural forms, so that the first page does not wait for (nor weigh) the whole engine; `read-text.test.ts` holds it
 * to what i18next makes of every text.
 */
const locale = LOCALES[FIRST_LANGUAGE];
const plurals = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

export type Values = Readonly<Record<string, Value>>;

/** The text, or the key itself for one that does not exist, as i18next has it. */
export function readText(messages: Messages, key: string, values: Values = {}): string {
  const { count } = values;
  // Keys may be words of the catalogue's data, such as a style called "constructor".
  const own = (name: string) => (Object.hasOwn(messages, name) ? messages[name] : undefined);
  const form = typeof count === 'number' ? own(`${key}_${plurals.select(count)}`) : undefined;
  const text = form ?? own(key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}
