/** What was to be written in letters that are not cut here: a verse of the Qur'an, a name in Arabic. */
import { FAITHS, type Faith } from '../lexicon/faiths.ts';
import { WRITES } from '../lexicon/letterings.ts';
import { IN_OTHER_SCRIPT, OTHER_SCRIPTS, VERSES } from '../lexicon/unwritten.ts';
import { type Claim, type Reading, use } from '../reading.ts';

/** Items of the text, from the first to the last. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Of the brief's schema. */
const LONGEST = 60;

/** "No Arabic letters", "not in Hebrew": refused right before it. */
const REFUSED = /\b(?:no|not|without|instead of|rather than)(?: (?:in|any|an?|the))?\s*$/iu;
const REFUSED_REACH = 24;

/** The items that hold a stretch of the text; null where none does, or something in it is refused. */
function spanOf(reading: Reading, from: number, to: number): Span | null {
  const { items, tokens } = reading;
  if (REFUSED.test(reading.text.slice(Math.max(0, from - REFUSED_REACH), from))) return null;
  const within = items.flatMap(({ first, last }, at) =>
    tokens[first]!.start < to && tokens[last]!.end > from ? [at] : [],
  );
  const [first] = within;
  const last = within.at(-1);
  return first === undefined || last === undefined || within.some((at) => items[at]!.negated)
    ? null
    : { first, last };
}

const isWritten = ({ tokens }: Reading): boolean => tokens.some(({ norm }) => WRITES.test(norm));

/** Where other writing is named. Known before the letters are read: "Fatima in Arabic" is "Fatima". */
export function scriptsIn(reading: Reading): Span[] {
  const { text } = reading;
  const named = [
    ...text.matchAll(OTHER_SCRIPTS),
    ...(isWritten(reading) ? text.matchAll(IN_OTHER_SCRIPT) : []),
  ];
  return named.flatMap(({ index, 0: words }) => spanOf(reading, index, index + words.length) ?? []);
}

/** The verse or the writing that was asked for, in the customer's words. */
export function readUnwritten(reading: Reading, scripts: readonly Span[]): Claim<string> | null {
  const verse = verseIn(reading);
  if (verse !== null) return verse.claim;
  const [script] = scripts;
  if (script === undefined) return null;
  const { items, tokens, text } = reading;
  const words = text
    .slice(tokens[items[script.first]!.first]!.start, tokens[items[script.last]!.last]!.end)
    .replace(/^in /i, '');
  use(reading, script.first, script.last);
  return { value: words.slice(0, LONGEST), words, at: script.first };
}

/** The first verse of any faith that is named. */
function verseIn(reading: Reading): { readonly claim: Claim<string>; readonly faith: Faith } | null {
  for (const faith of FAITHS) {
    const match = VERSES[faith]?.exec(reading.text) ?? null;
    if (match === null) continue;
    const words = match[0];
    const span = spanOf(reading, match.index, match.index + words.length);
    if (span === null) continue;
    use(reading, span.first, span.last);
    return { claim: { value: words.slice(0, LONGEST), words, at: span.first }, faith };
  }
  return null;
}

/** The faith of a verse that is named; null where none is. */
export const faithOfVerse = (
  reading: Reading,
): { readonly faith: Faith; readonly at: number; readonly words: string } | null => {
  const verse = verseIn(reading);
  return verse && { faith: verse.faith, at: verse.claim.at, words: verse.claim.words };
};
