/** Golds of several rings, counted off or listed by their colours: "one rose gold, one yellow and one white". */
import { METALS, type Metal } from '@filigree/contracts';
import { GOLD_COLOURS } from '../lexicon/metals.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';

const isMetal = (value: string): value is Metal => (METALS as readonly string[]).includes(value);
export const metalsOf = (item: Item): Metal[] =>
  item.entries
    .filter((entry) => entry.sense === 'metal')
    .map((entry) => entry.value)
    .filter(isMetal);
/** "gold" that names neither colour nor karat. */
export const isBareGold = (item: Item): boolean =>
  /^(?:gold|gld|golden|gold tone|gold toned|solid gold)$/.test(item.norm);
export const isColouredGold = (metal: Metal): boolean => /^(?:White|Rose|Yellow) Gold$/.test(metal);

/** What counts one ring off, or says which it is. */
const COUNTER =
  /^(?:one|1|another|an?|two|2|three|3|other|first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|middle|top|bottom)$/;
/** Before a colour, behind what counts it: "one in yellow", "the middle one white". */
const IN = /^(?:in|of|is|one|ring|band|:|should|be|to)$/;

const counterOf = ({ items, tokens }: Reading, at: number): string | null => {
  let before = at - 1;
  while (before > at - 4 && IN.test(items[before]?.norm ?? '') && COUNTER.test(items[before - 1]?.norm ?? ''))
    before--;
  if (items[before]?.norm === 'in') before--;
  const one = items[before];
  const word = one === undefined ? '' : tokens[one.first]!.norm;
  return COUNTER.test(word) || COUNTER.test(one?.norm ?? '') ? word : null;
};

/** Nothing follows that a colour could be of: the end, a link, or what counts off the next. */
const isFree = ({ items, tokens }: Reading, at: number): boolean => {
  const next = items[at + 1];
  if (next === undefined || next.kind === 'mark') return true;
  if (/^(?:and|or|gold|with|plus)$/.test(next.norm)) return true;
  const word = tokens[next.first]!.norm;
  const isNext = word === 'the' ? COUNTER.test(items[at + 2]?.norm ?? '') : COUNTER.test(word);
  // "One white one", "a yellow one with": the noun is behind the colour.
  return isNext && !has(next, 'type');
};

/**
 * "three bands: one rose, one white, one yellow": golds counted off one by one, where no stone is named that they could
 * be of: none at all, one that comes behind the rings ("one yellow, one with opals"), or beside a gold counted off with
 * them.
 */
export function countedColours(reading: Reading): Claim<Metal>[] {
  const { items, tokens } = reading;
  const counted = items.flatMap((item, at): Claim<Metal>[] => {
    const colour = GOLD_COLOURS[item.norm];
    if (colour === undefined || item.negated || !isFree(reading, at) || counterOf(reading, at) === null)
      return [];
    return [{ value: colour, words: wordsOf(reading, at), at }];
  });
  const named = items.flatMap((item, at) =>
    counterOf(reading, at) !== null && !item.negated && !isBareGold(item)
      ? metalsOf(item).filter(isColouredGold)
      : [],
  );
  if (new Set([...counted.map(({ value }) => value), ...named]).size < 2) return [];
  const stoneAt = items.findIndex((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun'));
  const ofPieces = items
    .slice(0, counted[0]?.at ?? 0)
    .some((item) => has(item, 'type') && /s$/.test(tokens[item.last]!.norm));
  const isBehind = ofPieces && counted.every(({ at }) => at < stoneAt || has(items[at], 'gemstone'));
  if (stoneAt !== -1 && !isBehind && named.length === 0) return [];
  const again = items.flatMap((item, at): Claim<Metal>[] => {
    // "The white one with a sapphire": of those that were counted off.
    const colour = GOLD_COLOURS[item.norm];
    const isOne = /^(?:one|ring|band)$/.test(items[at + 1]?.norm ?? '') && items[at - 1]?.norm === 'the';
    return isOne && !item.negated && counted.some(({ value }) => value === colour)
      ? [{ value: colour!, words: wordsOf(reading, at), at }]
      : [];
  });
  for (const { at } of [...counted, ...again]) use(reading, at - 1, at);
  return [...counted, ...again];
}

/** "Three bands, rose gold, yellow and white": two colours or more listed behind a gold of another. */
export function listedColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, first): Claim<Metal>[] => {
    if (item.negated || !metalsOf(item).some(isColouredGold)) return [];
    const colours: Claim<Metal>[] = [];
    let at = first + 1;
    for (;;) {
      const from = at;
      while (/^(?:,|and|&|\/|plus)$/.test(items[at]?.norm ?? '')) at++;
      const colour = GOLD_COLOURS[items[at]?.norm ?? ''];
      if (at === from || colour === undefined || /^(?:red|pink)$/.test(items[at]!.norm)) break;
      if (items[at]!.negated) break;
      colours.push({ value: colour, words: wordsOf(reading, at), at });
      at++;
    }
    const next = items[colours.at(-1) === undefined ? at : colours.at(-1)!.at + 1];
    const isEnd = next === undefined || next.kind === 'mark' || /^(?:with|and|in)$/.test(next.norm);
    if (colours.length < 2 || !isEnd) return [];
    for (const { at: place } of colours) use(reading, place);
    return colours;
  });
}
