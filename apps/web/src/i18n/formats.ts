/** Numbers, prices and dates as the shown language writes them. Components call `useTexts` or `useLanguage` beside. */
import { currentLanguage } from './language.ts';
import { LOCALES } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times. */
function kept<F extends Intl.NumberFormat | Intl.DateTimeFormat>(
  options: object,
  make: (locale: string) => F,
): F {
  const locale = LOCALES[currentLanguage()];
  const name = `${locale} ${JSON.stringify(options)}`;
  const format = (formats.get(name) as F | undefined) ?? make(locale);
  formats.set(name, format);
  return format;
}

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  kept(options, (locale) => new Intl.NumberFormat(locale, options)).format(value);

/** Nothing for a date that cannot be read. */
export function formatDate(date: Date | string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  return kept({ ...options, date: true }, (locale) => new Intl.DateTimeFormat(locale, options)).format(
    moment,
  );
}
