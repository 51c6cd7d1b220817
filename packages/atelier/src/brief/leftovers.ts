import {
  BOUNDARY_WORDS,
  COMES_OFF,
  HUNG_LOOSE,
  PARTS_OF_PIECES,
  STOP_WORDS,
} from './lexicon/plainEnglish.ts';
import type { Reading } from './reading.ts';
import { wordsOf } from './reading.ts';
import { has, type Item } from './scan.ts';
import { lemma } from './spelling.ts';

/** Roles that help to read and are not themselves a wish. */
const HELPERS = [
  'exclude',
  'soften',
  'jewelryNoun',
  'stoneNoun',
  'centreNoun',
  'accentNoun',
  'accentCue',
  'bandPart',
  'recipient',
] as const;

/** "A removable charm": what hangs from a ring or a chain comes off; of a halo that does nothing is made. */
const comesOff = (item: Item, { items }: Reading): boolean =>
  COMES_OFF.has(item.norm) && items.some(({ norm, negated }) => HUNG_LOOSE.has(norm) && !negated);

function means(item: Item, reading: Reading): boolean {
  if (item.kind === 'mark') return false;
  if (item.kind === 'quoted') return true;
  if (item.kind === 'quantity') return item.quantity!.digits;
  if (item.kind === 'phrase') {
    if (item.entries.every((entry) => entry.sense === 'filler'))
      return item.entries.some((entry) => entry.value === 'otherCut');
    return !has(item, ...HELPERS);
  }
  // A person's name was understood as a name.
  if (item.norm.endsWith(' (name)')) return false;
  if (comesOff(item, reading) || PARTS_OF_PIECES.has(item.norm)) return false;
  const token = reading.tokens[item.first]!;
  const isStop = STOP_WORDS.has(token.norm) || STOP_WORDS.has(lemma(token.norm));
  return token.norm.length > 1 && !isStop && !BOUNDARY_WORDS.has(token.norm);
}

const REAL = /^(?:real|genuine|actual|natural|true|authentic)$/;

/** "No real", "not from real", "don't want genuine". */
const refusedBefore = (items: readonly Item[], at: number): boolean =>
  items[at]!.negated ||
  items
    .slice(Math.max(0, at - 4), at)
    .some(({ norm }) => /^(?:no|not|never|without|don t|don't|isn't)\b/.test(norm));

/** "Best friends x2": how often a piece is wanted. */
function isTimes({ items, tokens, text }: Reading, at: number): boolean {
  const { quantity, first } = items[at]!;
  return (
    quantity !== null &&
    Number.isInteger(quantity.low) &&
    quantity.across === null &&
    /(?:^|\s)[x×] ?$/i.test(text.slice(0, tokens[first]!.start))
  );
}

/** "Coils round the arm", "45 years" of an anniversary: a preposition and a time, which ask for nothing. */
function saysNothing(reading: Reading, at: number): boolean {
  const { items } = reading;
  const next = items[at + 1]?.norm ?? '';
  // "No real coral though": what is none of our stones is never the real one, and its stand-in is told.
  if (has(items[at], 'customGemstone') && REAL.test(items[at - 1]?.norm ?? '') && refusedBefore(items, at))
    return true;
  if (isTimes(reading, at)) return true;
  if (items[at]!.norm === 'round') return /^(?:the|my|his|her|their|your|our|it|an?|and round)$/.test(next);
  return (
    items[at]!.quantity !== null &&
    /^years?$/.test(next) &&
    items.some(
      (item) =>
        item.entries.some(({ value }) => value === 'Anniversary') || /^(?:married|together)$/.test(item.norm),
    )
  );
}

/** Indices of items with a meaning that no reader made use of. */
export function unusedItems(reading: Reading): number[] {
  return reading.items.flatMap((item, at) =>
    !reading.used.has(at) && means(item, reading) && !saysNothing(reading, at) ? [at] : [],
  );
}

/** "38g", "6mm": a number keeps the unit that it is written with. */
function withUnit({ items, tokens }: Reading, last: number): number {
  const next = items[last + 1];
  const isUnit = items[last]!.quantity !== null && next?.kind === 'word' && tokens[next.first]!.glued;
  return isUnit ? last + 1 : last;
}

/** What was not understood, in the customer's words; neighbours are joined. */
export function listLeftovers(reading: Reading): string[] {
  const unused = unusedItems(reading);
  const groups: [number, number][] = [];
  for (const at of unused) {
    const group = groups.at(-1);
    if (group !== undefined && group[1] === at - 1) group[1] = at;
    else groups.push([at, at]);
  }
  return [...new Set(groups.map(([first, last]) => wordsOf(reading, first, withUnit(reading, last))))];
}
