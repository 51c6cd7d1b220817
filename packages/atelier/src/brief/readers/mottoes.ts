/** Lines in small letters and without quotation marks: "engraved with be brave", "a cuff that says you and me". */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import type { Item } from '../scan.ts';
import { CUE, STRONG_CUE } from './letteringCues.ts';
import { isHand } from './letterings.ts';

/** What mottoes and dedications are made of: with one of these among them, words behind the verb are a line to be cut. */
const SPOKEN =
  /^(?:be|you|us|we|love|loved|loves|always|forever|brave|strong|believe|dream|breathe|hope|faith|joy|live|laugh|trust|shine|rise|never|ever|beloved|darling|sweetheart|mum|mom|mama|mummy|mommy|mam|dad|daddy|papa|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|auntie|sister|brother|wife|husband|happy|birthday)$/;
/** What else stands in such lines. */
const JOINED =
  /^(?:the|a|my|your|our|his|her|i|me|and|&|or|not|no|of|from|to|for|is|am|are|it|all|so|do|don't|this|that|too|shall|will|can|one|with|by|mine|yours|life|heart|moon|back|soul|world|than|more|most|everything|together|here|there|now|then|day|days|good|best|only|where|when|how|what)$/;
/** Sayings that are one phrase. */
const SAYINGS = /^(?:to the moon and back|love of my life|happily ever after)$/;
/** What else a line begins with, and the word behind it: "I love you", "the love of my life". */
const OPENINGS: readonly (readonly [first: RegExp, next: RegExp])[] = [
  [/^(?:i|i'll|i'm)$/, /^(?:love|am|carry|will|choose|adore|miss|always)$/],
  [/^the$/, SPOKEN],
  [/^not?$/, SPOKEN],
  [/^all$/, /^(?:my|you|we|our)$/],
];
const NO_END = /^(?:the|a|my|your|our|his|her|and|&|or|of|from|to|for|with|by|than|that|is|are|am)$/;
/** Behind a line: where and how it is cut. */
const ENDS = /^(?:in|on|inside|along|around|across|under|underneath|please|at)$/;
const SAYS = /^(?:says|saying|reads|reading)$/;
const MOST_WORDS = 9;

/** Nothing that a piece is made of or shows. */
const isSpoken = ({ kind, norm, entries, quantity, first, last }: Item, word: string): boolean =>
  (first === last && (SPOKEN.test(word) || JOINED.test(word))) ||
  SAYINGS.test(norm) ||
  ((kind === 'word' || kind === 'phrase') &&
    quantity === null &&
    entries.every(({ sense }) => sense === 'filler') &&
    !CUE.test(word) &&
    !STRONG_CUE.test(word));

/** Where a line begins behind its verb; null where what stands there begins none: "engraved like my mum's". */
function beginsAt(reading: Reading, cueAt: number): number | null {
  const word = (at: number): string => {
    const item = reading.items[at];
    return item === undefined ? '' : wordAt(reading, item);
  };
  let at = cueAt + 1;
  if (word(at) === 'with' || word(at) === ':') at += 1;
  while (word(at) === 'the' && /^(?:words?|phrase|message|line)$/.test(word(at + 1))) at += 2;
  const begins =
    SPOKEN.test(word(at)) ||
    SAYINGS.test(reading.items[at]?.norm ?? '') ||
    OPENINGS.some(([first, next]) => first.test(word(at)) && next.test(word(at + 1)));
  return begins ? at : null;
}

/** The line that a verb at an item announces. */
function lineBehind(reading: Reading, cueAt: number, least: number): Claim<string> | null {
  const { items, tokens } = reading;
  const first = beginsAt(reading, cueAt);
  if (first === null) return null;
  let last = first - 1;
  for (let at = first; at < items.length; at++) {
    const item = items[at]!;
    const word = wordAt(reading, item);
    if (item.kind === 'mark' || isHand(item) || (at > first && ENDS.test(word))) break;
    if (item.kind === 'quoted' || !isSpoken(item, word)) return null;
    last = at;
  }
  const words = items.slice(first, last + 1).map((item) => wordAt(reading, item));
  const isLine =
    words.length >= least &&
    words.length <= MOST_WORDS &&
    items.slice(first, last + 1).some((item, i) => SPOKEN.test(words[i]!) || SAYINGS.test(item.norm)) &&
    !NO_END.test(tokens[items[last]!.last]!.norm);
  if (!isLine) return null;
  const text = reading.text.slice(tokens[items[first]!.first]!.start, tokens[items[last]!.last]!.end);
  use(reading, cueAt, last);
  return {
    value: text.slice(0, ENGRAVING_MAX_LENGTH),
    words: wordsOf(reading, cueAt, last),
    at: first,
  };
}

/** Behind "engraved" one such word is enough; what something "says" may be meant of its looks. */
export function motto(reading: Reading): Claim<string> | null {
  for (const [at, item] of reading.items.entries()) {
    if (item.negated || item.kind === 'quoted') continue;
    const word = wordAt(reading, item);
    const isCut = STRONG_CUE.test(word) || word === 'stamped' || word === 'etched';
    if (!isCut && !SAYS.test(word)) continue;
    const line = lineBehind(reading, at, isCut ? 1 : 2);
    if (line !== null) return line;
  }
  return null;
}
