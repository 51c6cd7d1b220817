/** Names told one after the other: "Theo, Ava & Finn", "my kids' initials: A, B and C". */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import type { Sense } from '../lexicon/entry.ts';
import { JEWEL_NAMES } from '../lexicon/people.ts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

/** What a capitalised word can mean besides a person: a figure or a culture ("Leo", "Paris"), but no part of the wish. */
const OF_THE_WISH: readonly Sense[] = [
  'type',
  'metal',
  'gemstone',
  'customGemstone',
  'finish',
  'setting',
  'cut',
  'shape',
  'occasion',
  'size',
  'colour',
  'jewelryNoun',
  'stoneNoun',
  'exclude',
  'filler',
];

const capitalAt = ({ items, tokens }: Reading, at: number): string | null => {
  const item = items[at];
  if (item === undefined || item.kind === 'quoted' || item.kind === 'mark') return null;
  const { text } = tokens[item.first]!;
  return /^\p{Lu}/u.test(text) && text !== 'I' ? text : null;
};

/** A capitalised word that can be somebody's name. */
function isNameAt(reading: Reading, at: number): boolean {
  const text = capitalAt(reading, at);
  const item = reading.items[at];
  if (text === null || item === undefined || !/^\p{Lu}[\p{L}'’]+$/u.test(text)) return false;
  const word = reading.tokens[item.first]!.norm;
  // "Ella, Max and Zoe": in the middle of a list even a word of everyday is a name.
  if (isJoin(reading, at - 1) && isLink(reading, at + 1) && !has(item, ...OF_THE_WISH)) return true;
  return (
    item.first === item.last &&
    (JEWEL_NAMES.has(word) || !(STOP_WORDS.has(word) || has(item, ...OF_THE_WISH)))
  );
}

const isLetterAt = (reading: Reading, at: number): boolean => /^\p{Lu}$/u.test(capitalAt(reading, at) ?? '');

const isJoin = ({ items }: Reading, at: number): boolean =>
  /^(?:,|&|\+|\/|and|n)$/.test(items[at]?.norm ?? '');
const isLink = ({ items }: Reading, at: number): boolean => /^(?:&|\+|and|n)$/.test(items[at]?.norm ?? '');

interface NameList {
  readonly last: number;
  readonly count: number;
  /** Joined by more than commas. */
  readonly linked: boolean;
}

/** The list that begins with a name or a letter; of one alone where nothing joins it. */
function listFrom(reading: Reading, first: number, isOne: typeof isNameAt): NameList {
  let last = first;
  let count = 1;
  let linked = false;
  for (;;) {
    let next = last + 1;
    while (isJoin(reading, next) && next <= last + 2) next += 1;
    if (!isOne(reading, next)) return { last, count, linked };
    linked ||= Array.from({ length: next - last - 1 }, (_, k) => last + 1 + k).some((at) =>
      isLink(reading, at),
    );
    last = next;
    count += 1;
  }
}

/** Where the list of names ends that begins here; its own beginning where it is none. */
export function nameListEnd(reading: Reading, first: number): number {
  if (!isNameAt(reading, first)) return first;
  const { last, count, linked } = listFrom(reading, first, isNameAt);
  // "Amelia, London": two with a comma are no list.
  return count > 2 || linked ? last : first;
}

/** Words that say that names or letters follow. */
const NAMES = /^names?$/;
const LETTERS = /^(?:initials?|letters?)$/;
/** What may stand between: whose they are, how many, and where they go. */
const BETWEEN =
  /^(?:of|my|our|her|his|their|the|all|both|each|two|three|four|five|six|2|3|4|5|6|little|lovely|beautiful|dear|late|are|is|being|will|be|on|in|it|them|with|this|order|front|back|inside|disc|tag|bar|charm|band|and|who|[:–—(-]|,)$/;

/** "The names of my boys, Jack and Harry", "names Theo, Ava & Finn on a bar", "initials of my kids: A, B and C". */
export function toldNames(reading: Reading): Claim<string> | null {
  const { items, tokens, text } = reading;
  for (let cue = 0; cue < items.length; cue++) {
    const item = items[cue]!;
    const words = item.norm.split(' ');
    const last = words.at(-1)!;
    const isOne = NAMES.test(last) ? isNameAt : LETTERS.test(last) ? isLetterAt : null;
    if (isOne === null || item.negated || item.kind === 'quoted') continue;
    let first = cue + 1;
    while (
      first <= cue + 10 &&
      !isOne(reading, first) &&
      (BETWEEN.test(wordAtOrNone(reading, first)) || has(items[first], 'recipient', 'motif'))
    )
      first += 1;
    if (!isOne(reading, first)) continue;
    const list = listFrom(reading, first, isOne);
    const plural = /s$/.test(tokens[item.last]!.norm);
    if (list.count < 2 && !(plural && first > cue + 1)) continue;
    // "Our initials A and B in sapphire" are set, not cut.
    if (items[list.last + 1]?.norm === 'in' && has(items[list.last + 2], 'gemstone')) continue;
    use(reading, cue);
    use(reading, first, list.last);
    const letters = text.slice(tokens[items[first]!.first]!.start, tokens[items[list.last]!.last]!.end);
    return {
      value: letters.slice(0, ENGRAVING_MAX_LENGTH),
      words: wordsOf(reading, cue, list.last),
      at: first,
    };
  }
  return null;
}

const wordAtOrNone = (reading: Reading, at: number): string =>
  reading.items[at] === undefined ? '' : wordAt(reading, reading.items[at]!);
