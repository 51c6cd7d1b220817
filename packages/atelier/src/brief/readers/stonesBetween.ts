/** "Three opals in a row with tiny diamonds between them": a counted row of one stone, small ones of another in its gaps. */
import type { Arrangement, Brief, Gemstone, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';

type Counts = NonNullable<Brief['gemstoneCounts']>;

export interface StonesBetween {
  /** That they take turns; the count of the row, where one was said, and of those between, where it was. */
  readonly arrangement: Claim<Arrangement>;
  readonly counts: Claim<Counts> | null;
  readonly stoneCount: Claim<number> | null;
  /** The stones of the row, and those between where they were named. */
  readonly lead: Gemstone;
  readonly between: Gemstone | null;
}

/** Few stones stand in a row across a finger; of two there is one gap. */
const MOST_IN_ROW = 11;
/** Words between a number and its stone: "five small round pink sapphires". */
const QUALITIES = 5;
/** Words between a stone and what says where it is: "diamond accents nestled in". */
const REACH = 4;

const PLACED =
  /^(?:set|placed|tucked|nestled|nestling|sitting|sat|sit|standing|fitted|filling|fill|scattered|accents?|chips?|points?|spacers?|stones?|ones?|brilliants?|dots?|in|right|just|all|are|is|little)$/;
/** What parts them, in words of its own: "separated by", "interspersed with". */
const PARTED =
  /^(?:separated|divided|parted|spaced|interspersed|punctuated|interrupted|broken|split|interspaced)(?: (?:out|up|apart))? (?:by|with)$/;
const GAP = /^(?:gap|space|spacing)s?$/;
const OF_THEM = /^(?:them|each|every|one|of|other|two|the|all|these|those|both)$/;

const isStone = (item: Item | undefined): boolean =>
  item !== undefined && !item.negated && has(item, 'gemstone');
const isSmallStone = (item: Item | undefined): boolean =>
  isStone(item) || (item !== undefined && !item.negated && has(item, 'stoneNoun', 'accentNoun'));
const isCalledSmall = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 3), at + 1)
    .some(
      (item) =>
        item.entries.some(({ value }) => value === 'small') || /^(?:seed|melee|pave)$/.test(item.norm),
    );

/** The number before a stone, with only its qualities between; null where it stands without one. */
function countBefore({ items }: Reading, at: number): Count | null {
  for (let back = at - 1; back >= Math.max(0, at - QUALITIES); back--) {
    const { quantity, kind, norm } = items[back]!;
    if (quantity !== null) {
      const isCount =
        Number.isInteger(quantity.low) && quantity.low === quantity.high && quantity.across === null;
      return isCount && quantity.low >= 1 ? { count: quantity.low, at: back } : null;
    }
    if (/^trio$/.test(norm)) return { count: 3, at: back };
    if (/^an?$/.test(norm) && !/^(?:pair|trio|row|line)$/.test(items[back + 1]?.norm ?? ''))
      return { count: 1, at: back };
    if (kind === 'mark' && !/^[-,]$/.test(norm)) return null;
    if (/^(?:and|&|with|by|plus|or)$/.test(norm) || isStone(items[back])) return null;
  }
  return null;
}

/** "Between them", "in between each", "in the gaps", from an item on: its last item; null where nothing says so. */
function placeAt(
  { items }: Reading,
  from: number,
): { readonly last: number; readonly isEach: boolean } | null {
  let at = from;
  while (at < from + REACH && PLACED.test(items[at]?.norm ?? '')) at++;
  if (items[at]?.norm === 'the' && GAP.test(items[at + 1]?.norm ?? '') && items[at - 1]?.norm === 'in')
    return { last: at + 1, isEach: false };
  if (items[at]?.norm === 'each' && GAP.test(items[at + 1]?.norm ?? ''))
    return { last: at + 1, isEach: true };
  if (!/^(?:between|inbetween|betwixt)$/.test(items[at]?.norm ?? '')) return null;
  let last = at;
  let isEach = false;
  while (OF_THEM.test(items[last + 1]?.norm ?? '')) {
    last += 1;
    isEach ||= /^(?:each|every)$/.test(items[last]!.norm);
  }
  return { last, isEach };
}

type Count = { readonly count: number; readonly at: number };
interface Found {
  readonly lead: number;
  readonly small: number;
  /** Null for a row that was not counted. */
  readonly count: Count | null;
  readonly first: number;
  readonly last: number;
  readonly isEach: boolean;
}

/** Small stones named behind the row: "... with tiny diamonds between", "... separated by tiny diamonds". */
function behindRow(reading: Reading, lead: number, small: number): Omit<Found, 'count'> | null {
  const { items } = reading;
  const isOver = items
    .slice(lead + 1, small)
    .some(({ kind, norm }) => kind === 'quoted' || (kind === 'mark' && /^[.;!?]$/.test(norm)));
  if (isOver) return null;
  const place = placeAt(reading, small + 1);
  if (place !== null) return { lead, small, first: small, ...place };
  for (let at = lead + 1; at < small; at++) {
    const words = (length: number): string =>
      items
        .slice(at, at + length)
        .map(({ norm }) => norm)
        .join(' ');
    const length = [3, 2, 1].find((one) => at + one <= small && PARTED.test(words(one)));
    if (length !== undefined) return { lead, small, first: at, last: at + length - 1, isEach: false };
    // "Five garnets alternating with four tiny diamonds"
    if (
      (/^alternating(?: with)?$/.test(items[at]!.norm) || items[at]!.norm === 'alternate') &&
      isCalledSmall(items, small)
    )
      return { lead, small, first: at, last: at, isEach: false };
    const own = placeAt(reading, at);
    if (own !== null && own.last < small && items[at]!.norm !== 'the')
      return { lead, small, first: at, last: own.last, isEach: own.isEach };
  }
  return null;
}

/** "Tiny diamonds between three opals": those that are between are named first. */
function beforeRow(reading: Reading, small: number, lead: number): Omit<Found, 'count'> | null {
  const { items, tokens } = reading;
  const place = placeAt(reading, small + 1);
  const number = countBefore(reading, lead);
  if (place === null || number === null || number.at > lead || place.last >= lead) return null;
  if (items.slice(place.last + 1, number.at).some(({ norm }) => !OF_THEM.test(norm))) return null;
  // "An emerald between two diamonds" leads.
  const areSmall = isCalledSmall(items, small) || /s$/.test(tokens[items[small]!.last]!.norm);
  return areSmall && !isCalledSmall(items, lead) ? { lead, small, first: small, ...place } : null;
}

const isPlural = ({ items, tokens }: Reading, at: number): boolean =>
  /s$/.test(tokens[items[at]!.last]!.norm);

/** "A five-stone opal ring with diamonds between": the stones of the row are counted before their name. */
const countedAsWhole = ({ items }: Reading, measures: readonly Measure[], before: number): Count | null => {
  const whole = measures.find(
    ({ kind, value, at }) =>
      kind === 'count' &&
      value > 1 &&
      at < before &&
      items.slice(at + 1, at + 3).some(({ norm }) => norm === 'stone'),
  );
  return whole === undefined ? null : { count: whole.value, at: whole.at };
};

function find(reading: Reading, measures: readonly Measure[]): Found | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    if (!isSmallStone(item)) continue;
    // The row stands nearest before them, or behind.
    let lead = at - 1;
    while (lead >= 0 && !isStone(items[lead])) lead--;
    const behind = lead === -1 ? null : behindRow(reading, lead, at);
    if (behind !== null) {
      const own = countBefore(reading, lead) ?? countedAsWhole(reading, measures, at);
      if (own !== null && own.count > 1 && own.at !== countBefore(reading, at)?.at)
        return { ...behind, count: own };
      if (own === null && isPlural(reading, lead) && isPlural(reading, at)) return { ...behind, count: null };
    }
    const next = items.findIndex((other, index) => index > at && isStone(other));
    const ahead = next === -1 || !isStone(item) ? null : beforeRow(reading, at, next);
    const number = ahead === null ? null : countBefore(reading, next);
    if (ahead !== null && number !== null && number.count > 1) return { ...ahead, count: number };
  }
  return null;
}

/** How many of the small stones were told in words: one or two a gap; null where that was left open. */
function smallCount(reading: Reading, { small, isEach }: Found, row: Count): number | null {
  const { items, tokens } = reading;
  const gaps = row.count - 1;
  if (items.slice(Math.max(0, small - QUALITIES), small).some(({ first }) => tokens[first]!.norm === 'pairs'))
    return 2 * gaps;
  const told = countBefore(reading, small);
  if (told === null || told.at === row.at) return null;
  const isPair = /^(?:pair|couple)$/.test(tokens[items[told.at]!.last]!.norm);
  if (told.count === 2 && (isEach || (isPair && gaps > 1))) return 2 * gaps;
  if (told.count === 1 || told.count === gaps) return gaps;
  return told.count === 2 * gaps ? 2 * gaps : null;
}

/** How small those between are says nothing of the row. */
function withoutTheirSize(reading: Reading, small: number): void {
  for (let at = small - 1; at >= Math.max(0, small - QUALITIES); at--) {
    const item = reading.items[at]!;
    if (isStone(item) || /^(?:with|and|by|,)$/.test(item.norm)) return;
    if (!item.entries.some(({ value }) => value === 'small')) continue;
    use(reading, at);
    const entries = item.entries.filter(({ value }) => value !== 'small');
    (reading.items as Item[])[at] = { ...item, entries };
  }
}

/** Null unless a ring is spoken of, and the stones of its row are counted. */
export function readStonesBetween(
  reading: Reading,
  types: readonly JewelryType[],
  gemstones: readonly Claim<Gemstone>[],
  measures: readonly Measure[],
): StonesBetween | null {
  if (types.some((type) => type !== 'Ring' && type !== 'Toe Ring')) return null;
  // Of three kinds more than one is in the row.
  if (gemstones.length > 2) return null;
  const found = find(reading, measures);
  if (found === null || (found.count?.count ?? 0) > MOST_IN_ROW) return null;
  const { items } = reading;
  const kindAt = (at: number): Gemstone | null => {
    const named = gemstones.find(({ at: own }) => own === at)?.value;
    const word = valueIn(items[at], 'gemstone');
    return named ?? gemstones.find(({ value }) => value === word)?.value ?? null;
  };
  const lead = kindAt(found.lead);
  const between = kindAt(found.small);
  if (lead === null || (isStone(items[found.small]) && between === null)) return null;
  // Without a name of theirs they are known as small stones of a counted row on a ring alone.
  if (between === null && (types.length === 0 || found.count === null)) return null;
  const { count } = found;
  const told = count === null ? null : smallCount(reading, found, count);
  withoutTheirSize(reading, found.small);
  use(reading, found.first, found.last);
  use(reading, found.small);
  if (items[found.small - 1]?.norm === 'seed') use(reading, found.small - 1);
  const first = Math.min(found.first, found.small, found.lead);
  const last = Math.max(found.last, found.small, found.lead);
  const words = wordsOf(reading, first, last);
  const at = found.first;
  const arrangement = { value: 'alternating', words, at } as const;
  if (count === null) return { arrangement, counts: null, stoneCount: null, lead, between };
  use(reading, count.at);
  const ofRow = { gemstone: lead, count: count.count };
  const small =
    between !== null && (told !== null || between === lead)
      ? [{ gemstone: between, count: told ?? count.count - 1 }]
      : [];
  return {
    arrangement,
    counts: { value: [ofRow, ...small], words, at },
    stoneCount: { value: count.count, words: wordsOf(reading, count.at), at: count.at },
    lead,
    between,
  };
}

/** The stones of a row lead, and those between follow. */
export const ledByRow = <Stone extends { readonly value: Gemstone }>(
  gemstones: readonly Stone[],
  { lead, between }: StonesBetween,
): readonly Stone[] => {
  const rank = ({ value }: Stone): number => (value === lead ? 0 : value === between ? 1 : 2);
  return [...gemstones].sort((a, b) => rank(a) - rank(b));
};
