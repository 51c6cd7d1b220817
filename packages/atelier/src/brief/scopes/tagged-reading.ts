/** A reading as the rules of the language package see it. */
import type { Fired, Phrase, Stretch, TaggedText, TextWord } from '@filigree/language';
import type { Sense } from '../lexicon/entry.ts';
import type { Reading } from '../reading.ts';
import type { ReadingTrace } from '../reading-trace.ts';
import { endsSentence, has, type Item } from '../scan.ts';
import { lemma } from '../spelling.ts';

/** What answers a question of which a piece has one answer: the earlier of two can give way. */
export const ANSWERS: readonly Sense[] = [
  'type',
  'metal',
  'gemstone',
  'customGemstone',
  'cut',
  'shape',
  'setting',
  'finish',
];
/** What can be refused. */
export const REFUSABLE: readonly Sense[] = [...ANSWERS, 'motif', 'figure', 'stoneNoun', 'era'];

export interface TaggedReading extends TaggedText {
  /** Index of the item that a word belongs to. */
  readonly itemOf: (word: number) => number;
  /** Index of the item whose first word this is; undefined inside of one. */
  readonly itemBeginningAt: (word: number) => number | undefined;
  /** Index of the word behind an item. */
  readonly endOf: (item: number) => number;
}

/** "Or rose gold. Actually yellow is fine": beside gold its colour is a metal. */
export const isColourOfGold = ({ items }: Reading, item: Item): boolean =>
  /^(?:rose|white|yellow)$/.test(item.norm) &&
  !has(items[items.indexOf(item) + 1], 'gemstone', 'stoneNoun', 'customGemstone', 'metal') &&
  items.some((other) => other.entries.some(({ sense, value }) => sense === 'metal' && / Gold$/.test(value)));

function tagsOf(reading: Reading, item: Item): Set<string> {
  const tags = new Set(item.entries.flatMap(({ sense, value }) => [sense, `${sense}=${value}`]));
  if (has(item, ...ANSWERS) || isColourOfGold(reading, item)) tags.add('answer');
  if (has(item, ...REFUSABLE)) tags.add('refusable');
  return tags;
}

/** Tells who follows a reading of the rules that hold in it, by its items. */
function onFired(trace: ReadingTrace, itemOf: TaggedReading['itemOf']): (fired: Fired<unknown>) => void {
  const spanOf = ({ first, end }: Stretch) => ({
    first: itemOf(first),
    last: itemOf(Math.max(first, end - 1)),
  });
  return ({ rule, captures, ...place }) => {
    const named = Object.entries(captures).map(([name, stretch]) => [name, spanOf(stretch)] as const);
    trace.fired({ rule, captures: Object.fromEntries(named), ...spanOf(place) });
  };
}

/** The tags are those that the items have when a rule asks: a rule sees what those before it have taken out. */
export function tagReading(reading: Reading): TaggedReading {
  const words: TextWord[] = [];
  const itemOfWord: number[] = [];
  const firstWord: number[] = [];
  reading.items.forEach(({ first, last, kind }, at) => {
    firstWord.push(words.length);
    for (const token of reading.tokens.slice(first, last + 1)) {
      const isMark = kind === 'mark' || kind === 'quoted';
      const forms = kind === 'quoted' ? ['"'] : [...new Set([token.norm, lemma(token.norm)])];
      words.push({ forms, isMark, endsSentence: endsSentence({ kind, norm: token.norm }) });
      if (token.possessive) words.push({ forms: ["'s"], isMark: false, endsSentence: false });
    }
    while (itemOfWord.length < words.length) itemOfWord.push(at);
  });
  const itemAtWord = new Map(firstWord.map((word, at) => [word, at]));
  const itemOf = (word: number): number => itemOfWord[Math.min(word, itemOfWord.length - 1)] ?? 0;
  return {
    words,
    onFired: reading.trace === undefined ? undefined : onFired(reading.trace, itemOf),
    itemBeginningAt: (word) => itemAtWord.get(word),
    endOf: (item) => firstWord[item + 1] ?? words.length,
    itemOf,
    phrasesAt(word): Phrase[] {
      const at = itemAtWord.get(word);
      const item = at === undefined ? undefined : reading.items[at];
      if (at === undefined || item === undefined || item.entries.length === 0) return [];
      return [{ end: firstWord[at + 1] ?? words.length, tags: tagsOf(reading, item) }];
    },
  };
}
