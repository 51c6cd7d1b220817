/** The languages of the interface, each by its own name. Settings keep the same codes on the server. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;

export type Language = keyof typeof LANGUAGES;

/** In this language pages are prerendered; every text has its words in it. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** Where the device keeps the choice, as a bare word that the page's first script can read. */
export const LANGUAGE_STORAGE_KEY = 'language';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** For `Intl`. Prices are in US dollars and figures grouped as the language does it. */
export const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;
