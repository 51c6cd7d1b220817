/** The runs of items that can be what is cut, by the tags that they have in patterns. */
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { isHand } from '../readers/letterings.ts';
import type { Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import {
  initialsEnd,
  isCapitalAt,
  isLead,
  isNameAt,
  isNumberAt,
  nameListEnd,
  runEnd,
  titleEnd,
} from './run-ends.ts';

/** Senses of words that say something of the piece. */
export const OF_PIECE = [
  'type',
  'metal',
  'gemstone',
  'customGemstone',
  'stoneNoun',
  'jewelryNoun',
  'setting',
  'cut',
  'finish',
  'colour',
] as const;

const textOf = ({ tokens }: Reading, item: Item): string => tokens[item.first]!.text;
const isCapitals = (text: string): boolean => /^\p{Lu}{1,4}$/u.test(text) && text !== 'A' && text !== 'I';

/** A stamp or a laboratory, no lettering. */
const STAMP = /^(?:GIA|IGI|HRD|AGS|CZ|USA?|UK|EU|NYC|LA|OK|PLEASE|ASAP|FYI|DIY|VS\d?|SI\d?|VVS\d?|[DGJ]|OM)$/;
const isShouted = (text: string): boolean => /^\p{Lu}{2}[\p{Lu}'’]*$/u.test(text) || /^\p{Lu}$/u.test(text);
/** A text that is written in capitals throughout, or as a title is, tells nothing by them. */
export function areCapitalsRare({ tokens }: Reading): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  return words.filter(({ text }) => /^\p{Lu}/u.test(text)).length < words.length / 2;
}

/** What may be read from the words of a line that is cut: whom it speaks of. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['filler', 'recipient', 'occasion', 'soften', 'proportion']);
const isOfPeople = ({ entries }: Item): boolean => entries.every(({ sense }) => OF_PEOPLE.has(sense));
/** A capitalised word that the vocabulary does not claim. */
const isUnclaimed = (item: Item): boolean =>
  item.kind === 'word' && item.entries.length === 0 && !STOP_WORDS.has(item.norm);

/** "Lt. Harris", whatever "Lt" may mean. */
const isShortened = ({ text, items, tokens }: Reading, at: number): boolean =>
  text[tokens[items[at]!.last]!.end] === '.' && items[at + 1] !== undefined && items[at + 1]!.norm !== '.';

/** Behind a name necklace a word with a capital is the name, whatever else it may mean. */
const canName = (item: Item): boolean =>
  item.first === item.last &&
  !has(item, 'metal', 'type', 'jewelryNoun', 'finish') &&
  !STOP_WORDS.has(item.norm);

/** A run of items, told by where it ends; null where none begins. */
interface Run {
  readonly last: number | null;
  readonly tags: readonly string[];
}

/** "Siempre tuya": a capital, and the small words of its language behind it. */
function foreignEnd(reading: Reading, first: number): number | null {
  const isForeign = (at: number): boolean =>
    reading.items[at]?.kind === 'word' && reading.tokens[reading.items[at]!.first]!.foreign === 'unknown';
  let last = first;
  while (isForeign(last + 1)) last += 1;
  return isCapitalAt(reading, first) && isForeign(first) && last > first ? last : null;
}

/** Runs that begin with a capital or a number. */
export function capitalRuns(reading: Reading, at: number, areRare: boolean): Run[] {
  const item = reading.items[at]!;
  const text = textOf(reading, item);
  const ofPeople = isOfPeople(item) && at > 0 && item.first === item.last;
  // "E.M.H." is not found again at its second letter.
  const isWithin = reading.items[at - 1]?.norm === '.' && reading.tokens[item.first]!.glued;
  const initials = isWithin ? null : initialsEnd(reading, at);
  const shouts = areRare && text.length > 1 && !STAMP.test(text);
  return [
    {
      last: titleEnd(reading, at),
      tags: [
        'title',
        ...(isUnclaimed(item) || isShortened(reading, at) ? ['unclaimed-title'] : []),
        ...(areRare && canName(item) ? ['name-title'] : []),
      ],
    },
    {
      last: ofPeople
        ? titleEnd(reading, at, (part) => isCapitalAt(reading, part) && isOfPeople(reading.items[part]!))
        : null,
      tags: ['title-of-people'],
    },
    {
      last: shouts ? titleEnd(reading, at, (part) => isShouted(textOf(reading, reading.items[part]!))) : null,
      tags: ['shouted'],
    },
    { last: foreignEnd(reading, at), tags: ['foreign-line'] },
    { last: nameListEnd(reading, at), tags: ['names', 'name-list'] },
    { last: isNameAt(reading, at) ? at : null, tags: ['names'] },
    // Alone, these are the article and the pronoun.
    { last: /^[AI]$/.test(text) && initials === at ? null : initials, tags: ['initials'] },
    { last: initials === at && /^\p{Lu}$/u.test(text) ? at : null, tags: ['one-capital'] },
    { last: isCapitals(text) ? at : null, tags: ['capitals'] },
  ];
}

const OPENS_CLAUSE = /^(?:if|but|so|i|we)$/;
/** Behind a colon these tell of the piece. */
const TOLD_OF_PIECE = [...OF_PIECE, 'plain', 'size', 'exclude'] as const;

/** Runs of words of every kind, as they stand behind what announces them. */
export function announcedRuns(reading: Reading, at: number): Run[] {
  const item = reading.items[at]!;
  const isCapital = isCapitalAt(reading, at);
  const isBare = item.kind === 'mark' || item.kind === 'quoted' || isHand(item) || isLead(reading, item);
  if (isBare || (OPENS_CLAUSE.test(item.norm) && !isCapital)) return [];
  const opens = isCapital || isNumberAt(reading, at);
  const isOfStyle = has(item, 'culture', 'era', 'type');
  const ofPiece = item.quantity !== null || has(item, ...TOLD_OF_PIECE);
  return [
    { last: runEnd(reading, at, { isOpen: false, isSigned: true }), tags: ['signed-run'] },
    {
      last: runEnd(reading, at, { isOpen: false, isSigned: false }),
      tags: ['run', ...(opens && !isOfStyle ? ['capital-run'] : [])],
    },
    {
      last: runEnd(reading, at, { isOpen: true, isSigned: true }),
      tags: [
        'clause',
        ...(ofPiece ? [] : ['clause-of-words']),
        ...(isNumberAt(reading, at) ? ['dated-clause'] : []),
        ...(isCapital ? ['capital-clause'] : []),
      ],
    },
  ];
}
