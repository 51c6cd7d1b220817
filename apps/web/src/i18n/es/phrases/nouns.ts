import type { Said } from '../../phrasebook.ts';

export type Gender = 'm' | 'f';

export interface Noun {
  readonly word: string;
  readonly gender: Gender;
  readonly plural: boolean;
}

/** A noun by its word and gender as a dictionary has them: `anillo m`, `aretes m pl`. */
export function noun(entry: string): Noun {
  const [, word = entry, gender, plural] = /^(.*) (m|f)( pl)?$/.exec(entry) ?? [];
  return { word, gender: gender === 'f' ? 'f' : 'm', plural: plural !== undefined };
}

export const nounsOf = <Key extends string>(
  entries: Readonly<Record<Key, string>>,
): Readonly<Record<string, Noun>> =>
  Object.fromEntries(Object.entries<string>(entries).map(([english, entry]) => [english, noun(entry)]));

/** Feminine nouns that begin with a stressed a: «el ala», «un ala», and «la alianza». */
const STRESSED_A = /^(?:ala|asa|águila|ancla|ánfora)\b/;

/** The endings of adjectives: `{gem.o}` in `roj{gem.o}`. */
export const ending = ({ gender, plural }: Noun): string =>
  `${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`;

/** A noun with what agrees with it in a sentence. */
export function formsOf(of: Noun): Readonly<Record<string, string>> {
  const { word, gender, plural } = of;
  const masculine = gender === 'm';
  const takesEl = masculine || STRESSED_A.test(word);
  const el = plural ? (masculine ? 'los' : 'las') : takesEl ? 'el' : 'la';
  const un = plural ? (masculine ? 'unos' : 'unas') : takesEl ? 'un' : 'una';
  return {
    '': word,
    el: `${el} ${word}`,
    un: `${un} ${word}`,
    del: el === 'el' ? `del ${word}` : `de ${el} ${word}`,
    al: el === 'el' ? `al ${word}` : `a ${el} ${word}`,
    este: `${plural ? (masculine ? 'estos' : 'estas') : masculine ? 'este' : 'esta'} ${word}`,
    ningun: `${takesEl ? 'ningún' : 'ninguna'} ${word}`,
    lo: plural ? (masculine ? 'los' : 'las') : masculine ? 'lo' : 'la',
    o: ending(of),
    /** Of verbs: `cuelga{piece.n}`. */
    n: plural ? 'n' : '',
    es: plural ? 'son' : 'es',
    s: plural ? 's' : '',
  };
}

/** A slot's table, asked in lower case; compounds of the wire stand with spaces. */
export const saidBy =
  (nouns: Readonly<Record<string, Noun>>) =>
  (words: string): Said | undefined => {
    const found = nouns[words.toLowerCase().replaceAll('-', ' ')];
    return found && formsOf(found);
  };

/** A pattern for any of some words, the longest first, as they stand or with capitals; spaces may be hyphens. */
export const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', '[ -]'))
    .map((word) =>
      word.replace(/(?<![\p{L}\d\\[-])[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`),
    )
    .join('|')})`;

/** Words joined as Spanish does: «y», before an i «e». */
export const listed = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`;
};
