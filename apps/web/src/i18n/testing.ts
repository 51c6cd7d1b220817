/** The whole catalogue, for tests. */
import type { Messages, Namespace } from './namespace.ts';
import type { Values } from './read-text.ts';

/** What a module of a language exports: the namespace, or its translation. */
const english = import.meta.glob<Record<string, Namespace>>('./en/*.ts', { eager: true });

/** Every namespace, by the files that hold them. */
export const ENGLISH: readonly Namespace[] = Object.values(english).flatMap((module) =>
  Object.values(module),
);

const ofDesk = import.meta.glob<Record<string, Namespace>>('./desk/*.ts', { eager: true });

/** The namespaces of the desk, which stand in English alone, each with its file. */
export const DESK: readonly { readonly path: string; readonly ns: Namespace }[] = Object.entries(
  ofDesk,
).flatMap(([path, module]) => Object.values(module).map((ns) => ({ path, ns })));

/** The names of the values in a text. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** The names of the marks in a text, such as `link` in `<link>here</link>`. */
export const marksIn = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>.*?<\/\1>/gs)].map(([, name = '']) => name).sort();

/** Something for every value of a text. */
export const sampleValues = (text: string, count: number): Values => ({
  ...Object.fromEntries(variablesIn(text).map((name) => [name, `«${name}»`])),
  count,
});

/** A key without its plural form. */
export const baseOf = (messages: Messages, key: string): string => {
  const base = key.replace(/_(?:one|other)$/, '');
  return base !== key && `${base}_other` in messages ? base : key;
};
