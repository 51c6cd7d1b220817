/** i18next, with the texts of one language. Loaded with that language; the prerendered one does without. */
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { type Language, LOCALES } from './languages.ts';
import type { Messages } from './namespace.ts';
import type { Values } from './read-text.ts';

export type Texts = Readonly<Record<string, Messages>>;

/**
 * Languages that say «un millón de» have a form for whole millions. Our counts are written in digits, where it is the
 * form of many things, so translators give one and the engine finds it under both names.
 */
function withEveryForm(messages: Messages): Messages {
  const all: Record<string, string> = { ...messages };
  for (const [key, text] of Object.entries(messages)) {
    if (key.endsWith('_other')) all[key.replace(/_other$/, '_many')] ??= text;
  }
  return all;
}

/** @param texts by namespace */
export function createEngine(language: Language, texts: Texts): i18n {
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  const engine = createInstance();
  engine.use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => (typeof value === 'number' ? numbers.format(value) : String(value)),
  } satisfies FormatterModule);
  void engine.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    resources: {
      [language]: Object.fromEntries(
        Object.entries(texts).map(([name, messages]) => [name, withEveryForm(messages)]),
      ),
    },
    // A key is one word, whatever stands in it: enumerations of the product are keys too.
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '\u0000',
    initAsync: false,
    interpolation: {
      // React escapes what it shows.
      escapeValue: false,
      alwaysFormat: true,
    },
  });
  return engine;
}

/** @returns undefined for a text that this language does not have */
export function translate(engine: i18n, ns: string, key: string, values: Values): string | undefined {
  const options = { ...values, ns };
  return engine.exists(key, options) ? engine.t(key, { ...options, nest: false }) : undefined;
}
