/** Phrases of a vocabulary found in the text word by word, whatever items the scanner made of them. */
import { type Entry, phrasesOf } from '../lexicon/entry.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { lemma } from '../spelling.ts';

export interface Word {
  readonly key: string;
  /** Index of the item that holds the word. */
  readonly item: number;
}

export interface Named<Value> extends Claim<Value> {
  readonly last: number;
}

/** The text word by word, as the lexicon spells it. */
export function wordsWithItems({ items }: Reading): Word[] {
  return items.flatMap((item, at) =>
    item.kind === 'quoted'
      ? []
      : item.norm.split(' ').flatMap((part) => part.split("'").map((key) => ({ key: lemma(key), item: at }))),
  );
}

export type Table<Value extends string> = readonly {
  readonly value: Value;
  readonly keys: readonly string[];
}[];

/** Longest phrases first, so that "knife edge" is tried before "edge". */
export function tableOf<Value extends string>(vocabulary: Readonly<Record<Value, string>>): Table<Value> {
  return (Object.entries(vocabulary) as [Value, string][])
    .flatMap(([value, list]) =>
      phrasesOf(list).map((phrase) => ({ value, keys: phrase.split(' ').map(lemma) })),
    )
    .sort((a, b) => b.keys.length - a.keys.length);
}

/** The first phrase of a table in the text, from left to right, the longest that fits; refused ones are passed. */
export const find = <Value extends string>(
  reading: Reading,
  words: readonly Word[],
  table: Table<Value>,
): Named<Value> | null => findAll(reading, words, table).at(0) ?? null;

/** All phrases of a table in the text, from left to right, the longest that fits at each place; refused ones are passed. */
export const findAll = <Value extends string>(
  reading: Reading,
  words: readonly Word[],
  table: Table<Value>,
): Named<Value>[] =>
  phrasesIn(reading, words, table).filter(
    (named) => !isRefusedPhrase(reading, named) && !isOfThing(reading, named),
  );

/** The phrases of a table that are refused. */
export const findRefused = <Value extends string>(
  reading: Reading,
  words: readonly Word[],
  table: Table<Value>,
): Named<Value>[] =>
  phrasesIn(reading, words, table).filter(
    (named) => isRefusedPhrase(reading, named) || isRefusedAt(reading, named.at),
  );

function phrasesIn<Value extends string>(
  reading: Reading,
  words: readonly Word[],
  table: Table<Value>,
): Named<Value>[] {
  const found: Named<Value>[] = [];
  for (let at = 0; at < words.length; at++) {
    const match = table.find(({ keys }) => keys.every((key, offset) => words[at + offset]?.key === key));
    if (match === undefined) continue;
    const first = words[at]!.item;
    const last = words[at + match.keys.length - 1]!.item;
    at += match.keys.length - 1;
    found.push({ value: match.value, words: wordsOf(reading, first, last), at: first, last });
  }
  return found;
}

const isOfThing = ({ items }: Reading, { at, last }: Named<string>): boolean =>
  items.slice(at, last + 1).some((item) => has(item, 'thing') && item.norm.includes(' '));

const isRefusedPhrase = ({ items }: Reading, { at, last }: Named<string>): boolean =>
  items.slice(at, last + 1).some(({ negated }) => negated) ||
  has(items[at - 1], 'exclude') ||
  /^(?:don't|dont|doesn't|doesnt|won't|wont)$/.test(items[at - 1]?.norm ?? '');

/** Whether something that no word of the lexicon names is refused: right behind the word that says so, or one word on. */
export const isRefusedAt = ({ items }: Reading, at: number): boolean =>
  items[at]!.negated ||
  items
    .slice(Math.max(0, at - 2), at)
    .some((item) => has(item, 'exclude') || /^(?:no|not|non|without|never|isn't|don't)$/.test(item.norm));

/** An item that these readers took is no snake, no wheat and no Byzantium any more. */
export function take(reading: Reading, claim: Named<string> | null, keep: readonly Entry['sense'][]): void {
  if (claim === null) return;
  use(reading, claim.at, claim.last);
  for (let at = claim.at; at <= claim.last; at++) {
    const item = reading.items[at]!;
    const entries = item.entries.filter(({ sense }) => keep.includes(sense));
    (reading.items as (typeof item)[])[at] = { ...item, entries };
  }
}
