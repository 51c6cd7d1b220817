/** The language of the page: which it is, how it changes, and how its texts are found. */
import { tryCode } from '../session/load-code.ts';
import { FIRST_LANGUAGE, isLanguage, LANGUAGE_STORAGE_KEY, type Language } from './languages.ts';
import type { Namespace } from './namespace.ts';
import { readText, type Values } from './read-text.ts';

/** Finds a text in a language; undefined when that language lacks it. */
type Translator = (ns: string, key: string, values: Values) => string | undefined;

interface Loaded {
  readonly text: Translator;
  /** Reads what the design engine says in English; undefined for what it does not say. */
  readonly phrase: (text: string) => string | undefined;
}

/** Every language but the first comes with its texts, with the engine that reads them, and with its phrasebook. */
const LOADERS: Record<Exclude<Language, typeof FIRST_LANGUAGE>, () => Promise<Loaded>> = {
  es: async () => {
    const [{ createEngine, translate }, { texts }, { readPhrase }] = await tryCode(() =>
      Promise.all([import('./engine.ts'), import('./es/index.ts'), import('./es/phrases/index.ts')]),
    );
    const engine = createEngine('es', texts);
    return { text: (ns, key, values) => translate(engine, ns, key, values), phrase: readPhrase };
  },
};

const loaded = new Map<Language, Loaded>();
const listeners = new Set<() => void>();
let current: Language = FIRST_LANGUAGE;
/** The last choice wins, however long an earlier one takes to load. */
let wanted: Language = FIRST_LANGUAGE;

export const currentLanguage = (): Language => current;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the page in a language, once its texts are there; until then the page stays as it is. Rejects when they cannot be
 * fetched, and the language stays.
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language !== FIRST_LANGUAGE && !loaded.has(language)) loaded.set(language, await LOADERS[language]());
  if (wanted !== language || current === language) return;
  current = language;
  for (const listener of listeners) listener();
}

/** What was chosen on this device, if anything. */
export function rememberedLanguage(): Language | null {
  try {
    const kept = window.localStorage.getItem(LANGUAGE_STORAGE_KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // A full or closed storage: the choice holds for this load.
  }
}

/** A text of a namespace in a language that has been loaded, else in the first. */
export function textIn(
  language: Language,
  { name, messages }: Namespace,
  key: string,
  values: Values,
): string {
  return loaded.get(language)?.text(name, key, values) ?? readText(messages, key, values);
}

/** A sentence or title of the design engine in a language that has been loaded; any other text as it is. */
export const phraseIn = (language: Language, text: string): string =>
  loaded.get(language)?.phrase(text) ?? text;
