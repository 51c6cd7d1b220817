import { useCallback } from 'react';
import { currentLanguage, textIn } from './language.ts';
import type { Language } from './languages.ts';
import { namespace } from './namespace.ts';
import { useLanguage } from './texts.ts';

/** The product's enumerations are spelled in English as people see them: only other languages need words for them. */
const vocabulary = namespace('vocabulary', {});

const wordIn = (language: Language, value: string): string => textIn(language, vocabulary, value, {});

/** The word for people of a value of an enumeration (`Rose Gold`, `ring`); any other text stays as it is. */
export function useVocabulary(): (value: string) => string {
  const language = useLanguage();
  return useCallback((value) => wordIn(language, value), [language]);
}

/** The same, at this moment, outside of components. */
export const wordNow = (value: string): string => wordIn(currentLanguage(), value);

const errorCodes = namespace('errorCodes', {});

/** What a code of the API's errors means, in a language that the server does not speak; undefined where it does. */
export function errorWords(code: string): string | undefined {
  const words = textIn(currentLanguage(), errorCodes, code, {});
  return words === code ? undefined : words;
}
