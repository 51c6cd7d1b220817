/** Numbers that count stones: "three opals", "7 x 2.5 mm brilliants", "x5". */
import type { Gemstone } from '@filigree/contracts';
import type { Quantity } from '../quantities.ts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { wordsBetween } from '../tokens.ts';
import { isUnit } from './measure.ts';

/** What is still a number of stones; what is more than a piece holds is said where the brief is put together. */
const MOST_COUNTED = 5000;

/** "two pearl earrings", "a pair of opal studs": the number counts the pieces. */
function countsPieces(reading: Reading, stoneAt: number, quantity: Quantity): boolean {
  const next = reading.items[stoneAt + 1];
  if (
    next === undefined ||
    !(has(next, 'type') || /^drops?$/.test(next.norm)) ||
    reading.chunk[stoneAt + 1] !== reading.chunk[stoneAt]
  )
    return false;
  const plural = (item: Item): boolean => /s$/.test(reading.tokens[item.last]!.norm);
  // "a pair of aquamarine drops" is one pair of earrings.
  if (/^(?:pair|couple)$/.test(reading.tokens[quantity.first]!.norm)) return true;
  // "one diamond nose pin"
  if (quantity.low === 1 && !quantity.digits && reading.tokens[quantity.first]!.norm === 'one') return true;
  return plural(next) && !plural(reading.items[stoneAt]!);
}

/** How many stones: the number stands before a stone's name, with only its qualities between. */
export function countsStones(reading: Reading, at: number, quantity: Quantity): boolean {
  if (
    !Number.isInteger(quantity.low) ||
    quantity.low < 1 ||
    quantity.low > MOST_COUNTED ||
    quantity.high !== quantity.low ||
    quantity.across !== null
  )
    return false;
  // "40th anniversary"
  if (/^(?:st|nd|rd|th)$/.test(reading.items[at + 1]?.norm ?? '')) return false;
  // "born 9 September, ..."
  if (has(reading.items[at + 1], 'month', 'birthMonth')) return false;
  for (let index = at + 1; index < Math.min(at + 8, reading.items.length); index++) {
    const item = reading.items[index]!;
    if (has(item, 'gemstone', 'stoneNoun', 'customGemstone')) {
      // "three strands of pearls" counts the strands.
      if (/^(?:strand|string|row|rope|cluster)\b/.test(item.norm)) return false;
      if (countsPieces(reading, index, quantity)) return false;
      if (
        /solitaire|halo|cluster|pave/.test(reading.items[index + 1]?.norm ?? '') &&
        !quantity.digits &&
        quantity.low === 1
      )
        return false;
      return true;
    }
    // "Two tapered baguettes on each side": a cut that is a noun.
    if (
      has(item, 'cut') &&
      /^(?:baguettes|trillions|trilliants)$/.test(reading.tokens[item.last]!.norm) &&
      (/^(?:on |at )?(?:each|either|both) sides?$/.test(reading.items[index + 1]?.norm ?? '') ||
        /^flank/.test(reading.items[at - 1]?.norm ?? ''))
    )
      return true;
    if (has(item, 'accentNoun', 'centreNoun') && /(?:stone|diamond|gem)/.test(item.norm)) return true;
    if (has(item, 'setting') && /\bset\b|solitary/.test(item.norm)) continue;
    // "coiling three times, emerald eyes": it counts the word at its side.
    if (index === at + 1 && item.kind === 'word' && /[^s]s$/.test(reading.tokens[item.first]!.norm))
      return false;
    // "On one bar, garnet, ruby": the thing that bears them is counted.
    if (index === at + 1 && /^(?:bar|plate|plaque|wire)$/.test(item.norm)) return false;
    // "two snakes, emerald and ruby heads"
    if (index === at + 1 && has(item, 'motif') && !has(item, 'shape', 'cut')) return false;
    // "a trio of diamonds"
    if (index === at + 1 && item.norm === 'of') continue;
    if (has(item, 'type', 'thing', 'exclude', 'accentCue', 'setting') && !has(item, 'colour', 'shape', 'cut'))
      return false;
    if (reading.chunk[index] === -1 && !(item.kind === 'mark' && /^[,-]$/.test(item.norm))) return false;
  }
  return false;
}

/** No stone is so much longer than wide, baguettes aside: "7 x 2.5 mm brilliants" are seven. */
const LONGEST_STONE = 2.4;

/** "7 x 2.5mm brilliants", "10 x 1.7 rd": so many stones of a size. */
export function countTimesSize(reading: Reading, at: number, quantity: Quantity): boolean {
  const { low, across } = quantity;
  if (across === null || !Number.isInteger(low) || low < 2 || low / across < LONGEST_STONE) return false;
  // "30 mm x 4 mm": a number with a unit of its own is a length.
  const between = reading.tokens.slice(quantity.first + 1, quantity.last);
  if (between.some(({ norm }) => /^(?:mm|cm|in|inch|inches)$/.test(norm))) return false;
  const behind = reading.items.slice(at + 1, at + 6);
  // "35 x 5 mm with 2 rubies": the stones behind are others.
  const linked = behind.findIndex(({ norm }) => /^(?:with|and|set|in|[,;.:])$/.test(norm));
  const near = linked === -1 ? behind : behind.slice(0, linked);
  if (isUnit(near[0], 'carat') || near.some((item) => item.entries.some(({ value }) => value === 'Baguette')))
    return false;
  return (
    (Number.isInteger(across) ? low >= 5 * across : true) &&
    near.some((item) => has(item, 'gemstone', 'customGemstone', 'cut', 'shape', 'stoneNoun'))
  );
}

/** A number behind the stones that it counts. */
const isOfThem = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.norm === 'of' &&
  /^(?:them|these|those)$/.test(items[at + 2]?.norm ?? '') &&
  items.slice(Math.max(0, at - 3), at).some((item) => has(item, 'gemstone', 'stoneNoun', 'customGemstone'));

/** "x5" behind a stone or its size, "1 x" before a size: so many of them. */
export function countedTimes({ items }: Reading, at: number, quantity: Quantity): boolean {
  if (!Number.isInteger(quantity.low) || quantity.low < 1 || quantity.low > MOST_COUNTED) return false;
  if (quantity.across !== null || quantity.high !== quantity.low) return false;
  // "Baguette emeralds, four of them"
  if (isOfThem(items, at)) return true;
  if (!quantity.digits) return false;
  const times = /^[x×*]$/;
  if (times.test(items[at + 1]?.norm ?? '') && items[at + 2]?.quantity?.across != null) return true;
  if (!times.test(items[at - 1]?.norm ?? '')) return false;
  // "25 mm tall x 4 mm wide": a number with a unit of its own is a length.
  if (isUnit(items[at + 1], 'millimetre') || isUnit(items[at + 1], 'centimetre')) return false;
  const before = items.slice(Math.max(0, at - 4), at - 1);
  return before.some(
    (item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun') || isUnit(item, 'millimetre'),
  );
}

/** "With a diamond and a sapphire": two of two kinds, each with its own article; null where they are not counted so. */
export function oneAndOne(
  reading: Reading,
  gemstones: readonly { readonly at: number }[],
): Claim<number> | null {
  const { items, tokens } = reading;
  const [first, second] = gemstones.map(({ at }) => at).sort((a, b) => a - b);
  if (gemstones.length !== 2 || first === undefined || second === undefined) return null;
  const opening = (at: number): number => {
    let from = at - 1;
    while (from > at - MOST_QUALITIES && items[from] !== undefined && !PARTS.test(items[from]!.norm)) from--;
    return from;
  };
  const isSingle = (at: number): boolean =>
    /^(?:an?|one|1)$/.test(items[opening(at)]?.norm ?? '') && !/s$/.test(tokens[items[at]!.last]!.norm);
  const isJoined = /^(?:and|&|n|plus)$/.test(items[opening(second) - 1]?.norm ?? '');
  if (!isSingle(first) || !isSingle(second) || !isJoined) return null;
  return { value: 2, words: wordsOf(reading, opening(first), second), at: first };
}

/**
 * "A necklace with a pearl", beside several figures "shells and a pearl": one, where the only stone that was named ends its phrase in the singular.
 */
export function oneByArticle(
  reading: Reading,
  gemstones: readonly { readonly at: number }[],
  isBesideFigures = false,
): Claim<number> | null {
  const { items, tokens } = reading;
  const [only, ...others] = gemstones;
  if (only === undefined || others.length > 0) return null;
  const named = items.filter((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'accentNoun'));
  const next = items[only.at + 1];
  const ends = next === undefined || /^(?:[.,;!?]|and|on|in)$/.test(next.norm);
  let from = only.at - 1;
  while (from > only.at - MOST_QUALITIES && items[from] !== undefined && !PARTS.test(items[from]!.norm))
    from--;
  const opens = isBesideFigures ? /^(?:with|and|&|plus)$/ : /^with$/;
  const isOne = /^an?$/.test(items[from]?.norm ?? '') && opens.test(items[from - 1]?.norm ?? '');
  const isSingular = !/s$/.test(tokens[items[only.at]!.last]!.norm);
  if (named.length !== 1 || !ends || !isOne || !isSingular || items[only.at]!.negated) return null;
  return { value: 1, words: wordsOf(reading, from, only.at), at: only.at };
}

const SMALL = /^(?:small|tiny|little|wee|teeny|mini)$/;

/** "A hamsa pendant with a small sapphire", "small sapphire in the palm": one, where small stones of it would be many. */
export function oneSmallOnFigure(
  { items, tokens }: Reading,
  gemstones: readonly { readonly at: number }[],
): Claim<number> | null {
  const [only, ...others] = gemstones;
  if (only === undefined || others.length > 0 || !items.some((item) => has(item, 'figure'))) return null;
  if (!items.some((item) => item.entries.some(({ value }) => value === 'Pendant'))) return null;
  const named = items.filter((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'accentNoun'));
  const { last, negated } = items[only.at]!;
  const isSingular = !/s$/.test(tokens[last]!.norm);
  const next = items[only.at + 1];
  const ends = next === undefined || /^(?:[.,;!?]|(?:and|on|in|at|for|within|inside)\b)/.test(next.norm);
  if (named.length !== 1 || negated || !isSingular || !ends || !SMALL.test(items[only.at - 1]?.norm ?? ''))
    return null;
  return { value: 1, words: `${tokens[items[only.at - 1]!.first]!.text} ${tokens[last]!.text}`, at: only.at };
}

/** "Two rubies and a diamond": of three stones the one that differs is in the middle, and leads. */
export function ledByOdd<Stone extends { readonly at: number }>(
  reading: Reading,
  gemstones: readonly Stone[],
  count: number | null,
): readonly Stone[] {
  const [first, second] = gemstones;
  if (count !== 3 || gemstones.length !== 2 || first === undefined || second === undefined) return gemstones;
  const { items } = reading;
  const numberOf = ({ at }: Stone): number | null => {
    for (let from = at - 1; from > at - MOST_QUALITIES && from >= 0; from--) {
      const { quantity, norm } = items[from]!;
      if (quantity !== null) return quantity.low;
      if (/^(?:an?|single)$/.test(norm)) return 1;
      if (PARTS.test(norm)) return null;
    }
    return null;
  };
  return numberOf(first) === 2 && numberOf(second) === 1 ? [second, first] : gemstones;
}

/** "Five small garnets in a row": the only stone that is named stands in the plural, behind its number; all are of it. */
export function allOfOneKind(
  { items, tokens, text }: Reading,
  gemstones: readonly Claim<Gemstone>[],
  count: number | null,
): Claim<{ gemstone: Gemstone; count: number }[]> | null {
  const [only, ...others] = gemstones;
  if (only === undefined || others.length > 0 || count === null || count < 3) return null;
  if (!/[^s]s$/.test(tokens[items[only.at]!.last]!.norm)) return null;
  for (let from = only.at - 1; from >= Math.max(0, only.at - MOST_QUALITIES); from--) {
    const { quantity, kind, norm } = items[from]!;
    if (quantity?.low === count)
      return {
        value: [{ gemstone: only.value, count }],
        words: wordsBetween(text, tokens, items[from]!.first, items[only.at]!.last),
        at: only.at,
      };
    if (kind === 'mark' || PARTS.test(norm)) return null;
  }
  return null;
}

/** "With onyx and diamonds, a rectangular emerald in the middle": the stone that is said to be there leads. */
export function ledByMiddle<Stone extends { readonly at: number }>(
  { items }: Reading,
  gemstones: readonly Stone[],
): readonly Stone[] {
  const isMiddle = ({ at }: Stone): boolean => {
    let next = at + 1;
    while (
      has(items[next], 'cut', 'shape') ||
      /^(?:right|set|sits|sitting|placed)$/.test(items[next]?.norm ?? '')
    )
      next += 1;
    const words = [items[next], items[next + 1], items[next + 2]].map((item) => item?.norm ?? '').join(' ');
    return /^(?:(?:in|at|as|for) (?:the |its )?(?:very )?)(?:middle|centre|center|heart)/.test(words);
  };
  const middle = gemstones.filter(isMiddle);
  // Of several that are in the middle of something each is in its own.
  return middle.length === 1 ? [...middle, ...gemstones.filter((one) => one !== middle[0])] : gemstones;
}

/** The stone that leads first, where one does. */
export const ledBy = <Stone extends { readonly value: string }>(
  gemstone: string | null,
  gemstones: readonly Stone[],
): readonly Stone[] => [
  ...gemstones.filter(({ value }) => value === gemstone),
  ...gemstones.filter(({ value }) => value !== gemstone),
];

/** What was named at a place first, where one is. */
export const ledAt = <Named extends { readonly at: number }>(
  place: number | null,
  named: readonly Named[],
): readonly Named[] => [...named.filter(({ at }) => at === place), ...named.filter(({ at }) => at !== place)];

/** The stone that stands last, where one does. */
export const lastOf = <Stone extends { readonly value: string }>(
  gemstone: string | null,
  gemstones: readonly Stone[],
): readonly Stone[] => [
  ...gemstones.filter(({ value }) => value !== gemstone),
  ...gemstones.filter(({ value }) => value === gemstone),
];

/** Words between an article and its stone: "a pear cut yellow diamond". */
const MOST_QUALITIES = 5;
const PARTS = /^(?:an?|one|1|and|&|n|plus|with|of|in|,|;|\.)$/;

/** "A lariat with a pearl at each end": what hangs from both ends is two. */
export function oneAtEachEnd(reading: Reading, gemstones: readonly Claim<string>[]): Claim<number> | null {
  const [stone, ...others] = gemstones;
  const ends = /\b(?:each|both|either|its two|the two)(?: of (?:the|its))? ends?\b/i.exec(reading.text);
  return stone === undefined || others.length > 0 || ends === null
    ? null
    : { value: 2, words: ends[0], at: stone.at };
}
