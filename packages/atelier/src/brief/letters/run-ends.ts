/** Where runs of words end that can be what is cut. All places are items; null where no such run begins. */
import type { Sense } from '../lexicon/entry.ts';
import { UNIT_WORDS } from '../lexicon/numbers.ts';
import { JEWEL_NAMES } from '../lexicon/people.ts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { areInitials, isInitial, isPrefixed } from '../readers/initials.ts';
import { type Reading, wordAt } from '../reading.ts';
import { has, type Item } from '../scan.ts';

/** Longer runs of capitals are a sentence in them. */
const MOST_TITLE_ITEMS = 12;
const UNITS = new Set<string>(Object.values(UNIT_WORDS).flat());

const textAt = ({ items, tokens }: Reading, at: number): string => {
  const item = items[at];
  return item === undefined ? '' : tokens[item.first]!.text;
};
const normAt = ({ items }: Reading, at: number): string => items[at]?.norm ?? '';
const isWordAt = ({ items }: Reading, at: number): boolean =>
  items[at] !== undefined && items[at].kind !== 'quoted' && items[at].kind !== 'mark';

export const isCapitalAt = (reading: Reading, at: number): boolean =>
  isWordAt(reading, at) && /^\p{Lu}/u.test(textAt(reading, at));
export const isNumberAt = (reading: Reading, at: number): boolean =>
  reading.items[at] !== undefined && reading.tokens[reading.items[at].first]!.kind === 'number';

/** "MARIE, 16 inch": a measure of the piece. */
const isMeasureAt = (reading: Reading, at: number): boolean =>
  isNumberAt(reading, at) && UNITS.has(normAt(reading, at + 1));

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

const isJoinAt = (reading: Reading, at: number): boolean => /^(?:,|&|\+|\/|and|n)$/.test(normAt(reading, at));
const isLinkAt = (reading: Reading, at: number): boolean => /^(?:&|\+|and|n)$/.test(normAt(reading, at));

/** A capitalised word that can be somebody's name. */
export function isNameAt(reading: Reading, at: number): boolean {
  const item = reading.items[at];
  if (item === undefined || !isWordAt(reading, at)) return false;
  if (!/^\p{Lu}[\p{L}'’]+$/u.test(textAt(reading, at))) return false;
  const word = reading.tokens[item.first]!.norm;
  // "Ella, Max and Zoe": in the middle of a list even a word of everyday is a name.
  if (isJoinAt(reading, at - 1) && isLinkAt(reading, at + 1) && !has(item, ...OF_THE_WISH)) return true;
  return (
    item.first === item.last &&
    (JEWEL_NAMES.has(word) || !(STOP_WORDS.has(word) || has(item, ...OF_THE_WISH)))
  );
}

/** "Theo, Ava & Finn": two with a comma alone are no list ("Amelia, London"). */
export function nameListEnd(reading: Reading, first: number): number | null {
  if (!isNameAt(reading, first)) return null;
  let [last, count, isLinked] = [first, 1, false];
  for (let next = first; next !== -1; ) {
    next = [last + 2, last + 3].find((at) => isNameAt(reading, at)) ?? -1;
    const between = [last + 1, ...(next === last + 3 ? [last + 2] : [])];
    if (next === -1 || !between.every((at) => isJoinAt(reading, at))) break;
    isLinked ||= between.some((at) => isLinkAt(reading, at));
    [last, count] = [next, count + 1];
  }
  return count > 2 || isLinked ? last : null;
}

/** Initials and what joins them: "RJB", "A + J", "E.M.H.", "H, M and R", "D.McK". */
export function initialsEnd(reading: Reading, first: number): number | null {
  let last: number | null = null;
  const isSingle = /^\p{Lu}$/u.test(textAt(reading, first));
  for (let at = first; at < reading.items.length; at++) {
    const text = textAt(reading, at);
    // "In block letters I would like": a sentence goes on.
    const goesOn = text === 'I' && /^\p{Ll}/u.test(textAt(reading, at + 1));
    const isPart = isPrefixed(text) || (at > first && isInitial(text));
    if (isWordAt(reading, at) && (/^(?:\p{Lu}['’]?){1,4}$/u.test(text) || isPart) && !goesOn) last = at;
    else if (at === first || !/^(?:&|\+|and|\.|,)$/.test(normAt(reading, at))) break;
    else if (!isSingle && normAt(reading, at) === ',') break;
  }
  return last === null ? null : withLastPoint(reading, first, last);
}

/** "E.M.H." keeps its last point too. */
function withLastPoint(reading: Reading, first: number, last: number): number {
  const { items, tokens, text } = reading;
  const letters = text.slice(tokens[items[first]!.first]!.start, tokens[items[last]!.last]!.end);
  const isDotted = /^(?:\p{Lu}['’]?\.?)*\.(?:\p{Lu}['’]?)+$/u.test(letters);
  const isGlued = text[tokens[items[last]!.last]!.end] === '.';
  return (isDotted || (letters.includes('.') && areInitials(letters))) && isGlued ? last + 1 : last;
}

/** Words that join capitals: "Father of the Bride". */
const TITLE_JOINS = /^(?:of|the|and|to|&|\+|-|'|\/|my|in|de|la|le|du|del|y)$/;

/** A dash that stands alone parts one title from another. */
const joinsTitle = (reading: Reading, at: number): boolean =>
  TITLE_JOINS.test(normAt(reading, at)) &&
  (normAt(reading, at) !== '-' || reading.tokens[reading.items[at]!.first]!.glued);

/** Words with capitals, and the numbers and small words among them; those with a unit are measures of the piece. */
export function titleEnd(
  reading: Reading,
  first: number,
  isPart: (at: number) => boolean = (at) => isCapitalAt(reading, at),
): number | null {
  if (!isPart(first) || /^I(?:['’]\p{L}+)?$/u.test(textAt(reading, first))) return null;
  let last = first;
  for (let at = first + 1; at < Math.min(reading.items.length, first + MOST_TITLE_ITEMS); at++) {
    const isNumber = isNumberAt(reading, at) && !isMeasureAt(reading, at);
    const isAbbreviated = normAt(reading, at) === '.' && /^\p{Lu}$/u.test(textAt(reading, at - 1));
    if (isNumber || isPart(at)) last = at;
    else if (!joinsTitle(reading, at) && !(isAbbreviated && isPart(at + 1))) break;
  }
  // "Says Odin's name": the name is not told.
  return /['’]s$/u.test(textAt(reading, last)) ? null : last;
}

const RUN_ENDS =
  /^(?:on|inside|in|with|for|please|along|around|across|at|as|but|under|using|into|outside|made|set)$/;
const NEXT_CLAUSE = /^(?:a|an|the|make|set|i|we|also|it|some|his|hers|mine|in|inside)$/;

interface RunKind {
  /** Who signs may stand behind a comma: "inside: Always, K". */
  readonly isSigned: boolean;
  /** Goes on to the end of the clause, whatever its words mean. */
  readonly isOpen: boolean;
}

/** What is cut behind a word that announces it. */
export function runEnd(reading: Reading, first: number, kind: RunKind): number {
  let last = first;
  for (let at = first; at < reading.items.length; at++) {
    const { norm } = reading.items[at]!;
    if (at > first && /^[—–|]$/.test(norm)) break;
    if (reading.items[at]!.kind === 'mark' && /^[.;!?,()\n]$/.test(norm)) {
      if (areDottedInitials(reading, first, at)) {
        // "S.K. 04.10.2025"
        if (followsInitial(reading, at) || isNumberAt(reading, at + 1)) continue;
        last = at;
      }
      if (!goesOnBehind(reading, first, at, kind)) break;
    } else if (!kind.isOpen && at > first && endsRun(reading, at)) break;
    else last = at;
  }
  return last;
}

function endsRun(reading: Reading, at: number): boolean {
  const word = wordAt(reading, reading.items[at]!);
  if (RUN_ENDS.test(word)) return !isCapitalAt(reading, at);
  return word === 'and' && NEXT_CLAUSE.test(textAt(reading, at + 1));
}

function goesOnBehind(reading: Reading, first: number, mark: number, { isSigned }: RunKind): boolean {
  const { items, tokens } = reading;
  const isComma = items[mark]!.norm === ',';
  const next = items[mark + 1];
  if (next === undefined) return false;
  // "12.05.2020" and "May 5, 2020".
  if (
    isNumberAt(reading, mark + 1) &&
    (tokens[next.first]!.glued || (isComma && !isMeasureAt(reading, mark + 1)))
  )
    return true;
  if (!isComma) return false;
  const isLetter = (at: number): boolean => /^\p{Lu}$/u.test(textAt(reading, at));
  const isListed = isLetter(mark - 1) && isLetter(mark + 1);
  return (
    isListed || (nameListEnd(reading, first) ?? first) > mark || (isSigned && isSignature(reading, mark))
  );
}

/** Up to a point, with a point among them: "A.B", but not the lone "K" of "Always, K.". */
function areDottedInitials(reading: Reading, first: number, mark: number): boolean {
  const { items, tokens, text } = reading;
  if (items[mark]!.norm !== '.' || mark === first) return false;
  const before = text.slice(tokens[items[first]!.first]!.start, tokens[items[mark]!.first]!.start);
  return areInitials(before) && (before.includes('.') || followsInitial(reading, mark));
}

/** Behind the point of an initial: another one, of the same name or of who stands beside it ("K. & T."). */
function followsInitial(reading: Reading, point: number): boolean {
  const isJoined = /^(?:&|\+|and)$/.test(normAt(reading, point + 1));
  const at = isJoined ? point + 2 : point + 1;
  if (!isInitial(textAt(reading, at))) return false;
  const isGlued = !isJoined && reading.tokens[reading.items[at]!.first]!.glued;
  // "Engraved with K. I would like": a sentence begins.
  return isGlued || /^(?:[.,;!?)])?$/.test(normAt(reading, at + 1));
}

/** Behind a comma who signs, and nothing more in the sentence. */
function isSignature(reading: Reading, comma: number): boolean {
  return (
    isCapitalAt(reading, comma + 1) &&
    /^[.!\n]?$/.test(normAt(reading, comma + 2)) &&
    !has(reading.items[comma + 1], 'metal', 'gemstone', 'finish', 'type', 'setting', 'cut', 'occasion')
  );
}

/** Words before what is cut that are no part of it, unless they begin with a capital. */
const LEADS =
  /^(?:with|wedding|anniversary|birth|of|the|our|my|his|her|a|an|to|as|it|them|these|those|each|on|inside|in|band|and|please|that|which|:|-|,|be|is|should|want|would|like|short|small|little|discreet|both|date|year|inner|surface|ring|back|it'd|of|following|say|read)$/;
/** Words that announce it outright, so that even small letters behind them are cut. */
const ANNOUNCES =
  /^(?:word|words|saying|says|say|reads|reading|initials|initial|name|names|tag|nickname|date|dates|coordinates|coords|phrase|message|text|letters|letter|quote|motto|inscription)$/;

export const isLead = (reading: Reading, item: Item): boolean =>
  LEADS.test(wordAt(reading, item)) && !/^\p{Lu}/u.test(reading.tokens[item.first]!.text);
export const announces = (reading: Reading, item: Item): boolean => ANNOUNCES.test(wordAt(reading, item));
