import { useCallback } from 'react';
import { currentLanguage, phraseIn } from './language.ts';
import { useLanguage } from './texts.ts';

/** English sentences of the engine and the server, and titles of designs, in the shown language; others as they are. */
export function usePhrases(): (text: string) => string {
  const language = useLanguage();
  return useCallback((text) => phraseIn(language, text), [language]);
}

/** The same, at this moment, outside of components. */
export const phraseNow = (text: string): string => phraseIn(currentLanguage(), text);
