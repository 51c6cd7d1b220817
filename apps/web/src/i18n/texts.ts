import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguage, textIn } from './language.ts';
import { FIRST_LANGUAGE, type Language } from './languages.ts';
import type { KeyOf, Messages, Namespace, ValuesArgument } from './namespace.ts';

/** Finds the texts of one namespace in one language: `t('title')`, `t('items', { count: 2 })`. */
export interface Texts<M extends Messages> {
  <K extends KeyOf<M>>(key: K, ...values: ValuesArgument<M, K>): string;
  readonly language: Language;
}

const kept = new Map<Namespace, Map<Language, Texts<Messages>>>();

/** The same function for the same namespace and language, so that it may stand among the dependencies of an effect. */
function textsIn<M extends Messages>(language: Language, ns: Namespace<M>): Texts<M> {
  const ofNamespace = kept.get(ns) ?? new Map<Language, Texts<Messages>>();
  kept.set(ns, ofNamespace);
  let texts = ofNamespace.get(language);
  if (!texts) {
    const find = (key: string, values = {}) => textIn(language, ns, key, values);
    texts = Object.assign(find, { language }) as Texts<Messages>;
    ofNamespace.set(language, texts);
  }
  return texts as unknown as Texts<M>;
}

/** The language shown; the component is drawn anew when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguage, currentLanguage, () => FIRST_LANGUAGE);

/** The texts of a namespace, for a component. */
export const useTexts = <M extends Messages>(ns: Namespace<M>): Texts<M> => textsIn(useLanguage(), ns);

/** The texts of a namespace at this moment, for notices and titles, which are made outside of components. */
export const textsNow = <M extends Messages>(ns: Namespace<M>): Texts<M> => textsIn(currentLanguage(), ns);
