import { nearest } from '../spelling.ts';
import { fold, type Token, tokenise } from '../tokens.ts';
import { DRAWN_NOUNS } from './drawnNouns.ts';
import { NOUNS } from './nouns.ts';
import { PHRASES } from './phrases.ts';
import { QUALITIES } from './qualities.ts';

/** How a word stands to its neighbours: qualities follow their noun in Spanish. */
export type Role = 'noun' | 'quality' | 'phrase';

export interface SpanishEntry {
  readonly role: Role;
  /** Words of the English that is meant. */
  readonly english: readonly string[];
}

export interface SpanishNode {
  readonly next: Map<string, SpanishNode>;
  entry: SpanishEntry | null;
}

/** "flor", "luz", "collar": -es behind a consonant (-ces for -z), -s behind a vowel; what ends in -s stays. */
export function pluralOf(word: string): string {
  if (/[aeiou]$/.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  return /[sx]$/.test(word) ? word : `${word}es`;
}

const ENGLISH_WITHOUT_PLURAL = /(?:jewelry|gold|silver|platinum|titanium|tungsten|palladium|enamel|metal|s)$/;
const englishPlural = (words: string): string =>
  ENGLISH_WITHOUT_PLURAL.test(words) ? words : `${words.replace(/([^aeiou])y$/, '$1ie')}s`;

const root: SpanishNode = { next: new Map(), entry: null };

/** A word as it is compared: folded, so that accents may be left out, but for pronouns that only theirs tells apart. */
export const keyOf = ({ norm, text }: Token): string =>
  /^(?:él|mí)$/i.test(text.normalize('NFC')) ? text.normalize('NFC').toLowerCase() : fold(norm);

/** Every word of every phrase. */
const words = new Set<string>();

export const isKnownWord = (key: string): boolean => words.has(key);

function insert(phrase: string, role: Role, english: string): void {
  let node = root;
  for (const key of tokenise(phrase).map(keyOf)) {
    words.add(key);
    let next = node.next.get(key);
    if (next === undefined) {
      next = { next: new Map(), entry: null };
      node.next.set(key, next);
    }
    node = next;
  }
  node.entry ??= { role, english: english.split(' ') };
}

const phrasesIn = (list: string): string[] => list.split(',').map((phrase) => phrase.trim());

/** "flor de loto" → "flores de loto"; a quality beside the noun agrees with it ("luna creciente", "mal de ojo"). */
function pluralPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const end = words.findIndex(
    (word, at) => at > 0 && /^(?:de|del|en|con|para|a|contra|y|mío|mía)$/.test(word),
  );
  return words.map((word, at) => (end === -1 || at < end ? pluralOf(fold(word)) : word)).join(' ');
}

const ENDINGS = ['o', 'a', 'os', 'as'] as const;

// What is said in whole phrases goes before the words that they are made of.
for (const [english, list] of Object.entries(PHRASES))
  for (const phrase of phrasesIn(list)) insert(phrase, 'phrase', english);
for (const [english, list] of [...Object.entries(NOUNS), ...Object.entries(DRAWN_NOUNS)]) {
  for (const phrase of phrasesIn(list)) {
    insert(phrase, 'noun', english);
    insert(pluralPhrase(phrase), 'noun', englishPlural(english));
  }
}
for (const [english, list] of Object.entries(QUALITIES)) {
  for (const phrase of phrasesIn(list)) {
    const forms = phrase.includes('@')
      ? ENDINGS.map((ending) => phrase.replaceAll('@', ending))
      : phrase.includes(' ')
        ? [phrase]
        : [phrase, pluralOf(fold(phrase))];
    for (const form of forms) insert(form, 'quality', english);
  }
}

export const SPANISH: SpanishNode = root;

/**
 * A word as it sounds in the Americas, where c, s and z, b and v, ll and y, x and s are heard alike and h not at all:
 * what people who write by ear confuse.
 */
const soundOf = (key: string): string =>
  key
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/qu(?=[ei])|c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/h/g, '');

/** Single words that name something, by their sound. */
const bySound = new Map<string, string>();
for (const [key, { entry }] of root.next)
  if (entry !== null && entry.role !== 'phrase' && key.length > 3) bySound.set(soundOf(key), key);
const SOUNDS = [...bySound.keys()];

const DIMINUTIVE = /^(.{2,}?)(?:e?c|qu)?it([oa])(s?)$/;

/** "Llamita", "florecita", "turquesitas": the word that is made small, in its number; null where it is none of ours. */
function undiminished(key: string): string | null {
  const [, stem, vowel, plural] = DIMINUTIVE.exec(key) ?? [];
  if (stem === undefined) return null;
  const bases = [
    `${stem}${vowel}`,
    stem,
    `${stem}e`,
    `${stem}c${vowel}`,
    `${stem}${vowel === 'a' ? 'o' : 'a'}`,
  ];
  const base = bases.find((one) => one.length > 2 && root.next.has(one));
  return base === undefined ? null : plural === 's' ? pluralOf(base) : base;
}

/** The word that an unknown one is a slip of ("safiro", "anilo"), or null. */
export function spanishFor(key: string): string | null {
  if (key.length < 4) return null;
  // What is made small is no slip of another word: "agüita" is no eagle.
  if (DIMINUTIVE.test(key)) return undiminished(key);
  const sound = soundOf(key);
  const meant = bySound.has(sound) ? sound : nearest(sound, SOUNDS);
  return meant === null ? null : bySound.get(meant)!;
}
