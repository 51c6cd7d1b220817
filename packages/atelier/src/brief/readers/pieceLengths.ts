/** How long a piece is, told from the wrist that it goes around. */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import type { Measure } from './measure.ts';

const BODY = /^(?:wrist|ankle|neck|waist)$/;
const REACH = 4;
const LONGEST = /^longest$/;
const SHORTEST = /^(?:shortest|shorter)$/;

/** "For a wrist of 15 cm", "her neck is 14 inches". */
const isOfBody = ({ items }: Reading, at: number): boolean =>
  items.slice(Math.max(0, at - REACH), at).some(({ norm }) => BODY.test(norm));

/** Inches that nobody needs to name, of a chain that is called the shortest or the longest. */
const BARE_IN = { least: 12, most: 40 } as const;

/** "Shortest 16", "longest is 22": the number behind the word. */
function bareBehind(reading: Reading, word: RegExp): Claim<number> | null {
  const { items } = reading;
  const place = items.findIndex(({ norm, negated }) => word.test(norm) && !negated);
  if (place === -1) return null;
  let at = place + 1;
  while (/^(?:is|at|about|around|one|chain|strand|:|=)$/.test(items[at]?.norm ?? '')) at += 1;
  const quantity = items[at]?.quantity ?? null;
  if (quantity === null || reading.used.has(at) || quantity.low !== quantity.high || quantity.across !== null)
    return null;
  if (quantity.low < BARE_IN.least || quantity.low > BARE_IN.most) return null;
  use(reading, place);
  use(reading, at);
  return { value: quantity.low, words: wordsOf(reading, place, at), at };
}

/** The first length; where several are told, one of the piece before one of its wearer. */
export function readPieceLength(reading: Reading, measures: readonly Measure[]): Claim<number> | null {
  const lengths = measures.filter(({ kind, at }) => kind === 'lengthIn' && !reading.items[at]!.negated);
  const measure = lengths.find(({ at }) => !isOfBody(reading, at)) ?? lengths[0];
  return measure === undefined
    ? bareBehind(reading, SHORTEST)
    : { value: measure.value, words: measure.words, at: measure.at };
}

/** "24-inch longest strand", "shortest 16 inches, longest 22": how long the longest of several chains is. */
export function readLongest(reading: Reading, measures: readonly Measure[]): Claim<number> | null {
  const { items } = reading;
  const lengths = measures.filter(({ kind, at }) => kind === 'lengthIn' && !items[at]!.negated);
  const apart = (place: number): Measure | undefined =>
    lengths
      .filter(({ at }) => Math.abs(at - place) <= REACH)
      .sort((a, b) => Math.abs(a.at - place) - Math.abs(b.at - place))[0];
  const place = items.findIndex(({ norm, negated }) => LONGEST.test(norm) && !negated);
  const longest = place === -1 ? undefined : apart(place);
  if (longest === undefined) return bareBehind(reading, LONGEST);
  use(reading, place);
  for (const [at, { norm }] of items.entries()) if (SHORTEST.test(norm)) use(reading, at);
  return { value: longest.value, words: longest.words, at: longest.at };
}
