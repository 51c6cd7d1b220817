import type { Sense } from './lexicon/entry.ts';
import { BOUNDARY_WORDS } from './lexicon/plainEnglish.ts';
import type { ReadingTrace } from './reading-trace.ts';
import { has, type Item } from './scan.ts';
import { type Token, wordsBetween } from './tokens.ts';

/** A text under reading: its items, the noun phrase each belongs to, and what has found a use. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly items: readonly Item[];
  /** Number of the noun phrase of each item; boundaries have -1. */
  readonly chunk: readonly number[];
  /** Indices of items that some reader made use of. */
  readonly used: Set<number>;
  /** Absent where nobody follows. */
  readonly trace?: ReadingTrace | undefined;
}

/** A value that the words give, with these words; `at` is the index of the item that gave it. */
export interface Claim<Value> {
  readonly value: Value;
  readonly words: string;
  readonly at: number;
}

/** Words that open a noun phrase: "earrings to match my ring" has two. */
const DETERMINER = /^(?:a|an|the|my|our|his|their|your|some)$/;
/** No phrase of a sentence is longer; readers look through whole phrases, so that endless ones would cost too much. */
const LONGEST_PHRASE = 40;
const BOUNDARY_SENSES: readonly Sense[] = ['exclude', 'soften', 'accentCue', 'filler'];

/** The first word of an item as written, folded: phrases are told by it before they are read. */
export const wordAt = (reading: Reading, item: Item): string => reading.tokens[item.first]!.norm;

/** "brass looking", "raw-looking": a quality, where "looking for" opens something else. */
const isHyphenated = (items: readonly Item[], at: number): boolean =>
  items[at]!.norm === 'looking' &&
  at > 0 &&
  items[at - 1]!.kind !== 'mark' &&
  !BOUNDARY_WORDS.has(items[at - 1]!.norm) &&
  !/^(?:for|at|to|into|forward|like|,)$/.test(items[at + 1]?.norm ?? ',');

export function startReading(
  text: string,
  tokens: readonly Token[],
  items: readonly Item[],
  trace?: ReadingTrace,
): Reading {
  const chunk: number[] = [];
  let number = 0;
  let within = 0;
  for (const [at, item] of items.entries()) {
    const isOtherCut = item.entries.some((entry) => entry.value === 'otherCut');
    const bounds =
      (item.kind === 'mark' && !/^[-'’&/]$/.test(item.norm)) ||
      item.kind === 'quoted' ||
      (item.kind === 'word' && BOUNDARY_WORDS.has(item.norm) && !isHyphenated(items, at)) ||
      (item.kind === 'mark' && /^[&/]$/.test(item.norm)) ||
      (item.kind === 'phrase' && !isOtherCut && has(item, ...BOUNDARY_SENSES));
    if (bounds) {
      chunk.push(-1);
      number += 1;
      within = 0;
    } else {
      if (DETERMINER.test(item.norm) || within >= LONGEST_PHRASE) {
        number += 1;
        within = 0;
      }
      chunk.push(number);
      within += 1;
    }
  }
  return { text, tokens, items, chunk, used: trace?.usedItems() ?? new Set(), trace };
}

export function wordsOf(reading: Reading, first: number, last: number = first): string {
  return wordsBetween(reading.text, reading.tokens, reading.items[first]!.first, reading.items[last]!.last);
}

/** The item that stands at a place of the text; -1 where none does. */
export const itemAt = ({ items, tokens }: Reading, place: number): number =>
  items.findIndex(({ first, last }) => tokens[first]!.start <= place && tokens[last]!.end > place);

export function use(reading: Reading, first: number, last: number = first): void {
  for (let index = first; index <= last; index++) reading.used.add(index);
}

/** The number or the pronoun "one". */
export const isOne = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.quantity === null ? item.norm === 'one' : item.quantity.low === 1 && item.quantity.high === 1);

/** Indices of the items that share a noun phrase with one, itself included, in order; none beyond the text. */
export function phraseOf(reading: Reading, at: number): number[] {
  const number = reading.chunk[at];
  if (number === undefined) return [];
  if (number === -1) return [at];
  let first = at;
  let last = at;
  while (reading.chunk[first - 1] === number) first -= 1;
  while (reading.chunk[last + 1] === number) last += 1;
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}

/** A claim of one item, which it marks as used. */
export function claim<Value>(reading: Reading, at: number, value: Value): Claim<Value> {
  use(reading, at);
  return { value, words: wordsOf(reading, at), at };
}

/** One claim a value, the first that was made. */
export function firstOfEach<Value>(claims: readonly Claim<Value>[]): Claim<Value>[] {
  const seen = new Set<Value>();
  return claims.filter(({ value }) => !seen.has(value) && seen.add(value) !== undefined);
}
