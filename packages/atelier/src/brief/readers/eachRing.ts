/** What is said of one ring of several: "one hammered, one twisted", "two plain", "the middle one with a heart". */
import { SET_MAX_PIECES } from '@filigree/contracts';
import { GOES_ON, LOOKS, NO_RINGS, OF_ALL, PLACES } from '../lexicon/eachRing.ts';
import { GOLD_COLOURS } from '../lexicon/metals.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { endsSentence, has, type Item, valueIn } from '../scan.ts';

/** A part of the text that speaks of one ring, or of several alike. */
interface Part {
  readonly words: string;
  /** Of the part in the text, the end exclusive. */
  readonly from: number;
  readonly to: number;
  /** Of its items, both included. */
  readonly items: readonly [first: number, last: number];
  readonly times: number;
  readonly place: number | 'middle' | 'rest' | { readonly like: string } | null;
}

/** The texts of each ring, in their order: what is said of all, with what is said of this one. */
export interface RingTexts {
  readonly texts: readonly string[];
  /** Of each ring the words that tell it from the others; empty where nothing does. */
  readonly words: readonly string[];
  /** And their items, part by part. */
  readonly items: readonly (readonly (readonly [first: number, last: number])[])[];
}

const isSeparator = ({ kind, norm }: Item): boolean =>
  kind === 'mark' ? /^[,;/&+:–—-]$/.test(norm) : /^(?:and|plus|then|n)$/.test(norm);

interface Head {
  /** Of the item with which the part begins, and of the one that makes it one. */
  readonly from: number;
  readonly at: number;
  readonly times: number;
  readonly place: Part['place'];
}

/** Where the phrase begins that an item stands in: "a plain silver one", "the middle one". */
function openingOf({ items }: Reading, at: number): number | null {
  for (let from = at - 1; from >= Math.max(0, at - 6); from--) {
    const item = items[from]!;
    if (/^(?:a|an|the|my|this|that)$/.test(item.norm)) return from;
    if (isSeparator(item) || endsSentence(item) || item.kind === 'quoted') return null;
  }
  return null;
}

/** A ring named for itself: "a hammered band" of several, not "another with a chevron band". */
function nounAt(reading: Reading, at: number): Head | null {
  const { items, tokens } = reading;
  const item = items[at]!;
  const opening = openingOf(reading, at);
  if (item.negated || valueIn(item, 'type') !== 'Ring' || /s$/.test(tokens[item.last]!.norm)) return null;
  if (opening === null || !/^an?$/.test(items[opening]!.norm)) return null;
  const isPartOf = /^(?:with|in|on|of|as|like|has|is|for)$/.test(items[opening - 1]?.norm ?? '');
  return isPartOf ? null : { from: opening, at, times: 1, place: null };
}

/** "A yellow, a white and a rose gold band": of the first the noun is that of the last. */
function metalAt({ items }: Reading, at: number): Head | null {
  const isGold = isMetal(items[at]!) || GOLD_COLOURS[items[at]!.norm] !== undefined;
  const next = items[at + 1];
  const before = items[at - 2];
  const isListed = before === undefined || isSeparator(before) || before.norm === 'of';
  return isGold &&
    /^an?$/.test(items[at - 1]?.norm ?? '') &&
    isListed &&
    next !== undefined &&
    isSeparator(next)
    ? { from: at - 1, at: at - 1, times: 1, place: null }
    : null;
}

function headAt(reading: Reading, at: number): Head | null {
  const { items } = reading;
  const item = items[at]!;
  const next = items[at + 1];
  if (item.negated || NO_RINGS.has(next?.norm ?? '')) return null;
  const { quantity } = item;
  const count = quantity !== null && quantity.low === quantity.high ? quantity.low : null;
  if (count !== null && count > 1) {
    // "Two with moonstones", "three plain": no two moonstones.
    const isOfStones = has(next, 'gemstone', 'stoneNoun', 'accentNoun', 'cut', 'customGemstone');
    return count > SET_MAX_PIECES || !Number.isInteger(count) || isOfStones
      ? null
      : { from: at, at, times: count, place: null };
  }
  const place = quantity?.digits === true ? undefined : PLACES.get(item.norm);
  if (place === undefined) return nounAt(reading, at) ?? metalAt(reading, at);
  const opening = openingOf(reading, at);
  // "A plain silver one", "the middle one" begin at their article.
  if (place === null) return { from: opening ?? at, at, times: 1, place: placeIn(reading, opening, at) };
  // Never "my first ring", "the other day".
  if (opening === null || items[opening]!.norm !== 'the' || next === undefined) return null;
  return { from: opening, at, times: 1, place };
}

/** "The wide middle one". */
function placeIn({ items }: Reading, opening: number | null, at: number): Part['place'] {
  if (opening === null) return null;
  const between = items.slice(opening, at);
  const found = between.find(({ norm }) => (PLACES.get(norm) ?? null) !== null);
  if (found !== undefined) return PLACES.get(found.norm) ?? null;
  // "The white one": one that was told of before.
  const metal = between.find((item) => isMetal(item) || GOLD_COLOURS[item.norm] !== undefined);
  return metal === undefined || items[opening]!.norm !== 'the' || between.length !== 2
    ? null
    : { like: metal.norm.split(' ', 1)[0]! };
}

/** Where a part ends: before the next, at a comma that does not go on with it, or where all are spoken of. */
function endOf({ items }: Reading, head: Head, next: number): number {
  for (let at = head.at + 1; at < next; at++) {
    const item = items[at]!;
    // "In each colour".
    if (endsSentence(item) || OF_ALL.has(item.norm) || OF_ALL.has(item.norm.split(' ', 1)[0]!)) return at;
    const isComma = item.kind === 'mark' && isSeparator(item) && item.norm !== '-' && item.norm !== '&';
    if (isComma && !GOES_ON.has(items[at + 1]?.norm ?? '')) return at;
    const isDash = item.kind === 'mark' && /^[-–—]$/.test(item.norm);
    if (isDash) return at;
  }
  let end = next;
  while (end > head.at + 1 && isSeparator(items[end - 1]!)) end--;
  return end;
}

function partOf(reading: Reading, first: number, last: number, rest: Pick<Part, 'times' | 'place'>): Part {
  const { items, tokens } = reading;
  return {
    words: wordsOf(reading, first, last),
    from: tokens[items[first]!.first]!.start,
    to: tokens[items[last]!.last]!.end,
    items: [first, last],
    times: rest.times,
    place: rest.place,
  };
}

/** Parts that begin with what tells a ring from the others, behind where the rings were named. */
function headed(reading: Reading, after: number): Part[] {
  const found = reading.items.map((_, at) => (at > after ? headAt(reading, at) : null));
  // "A hammered band and a plain band, stacked".
  const heads = found.some((head) => head !== null)
    ? found
    : reading.items.map((_, at) => nounAt(reading, at));
  const firsts = heads
    .filter((head) => head !== null)
    // "The second one", "the other two", "the last a chevron band": one part.
    .filter(({ from }, i, all) => i === 0 || from > all[i - 1]!.at + 1);
  return firsts.flatMap((head, i): Part[] => {
    const end = endOf(reading, head, firsts[i + 1]?.from ?? reading.items.length);
    // "One in each colour": nothing is said of it.
    if (!reading.items.slice(head.from, end).some((item, k) => head.from + k !== head.at && saysMore(item)))
      return [];
    use(reading, head.from, head.at);
    return [partOf(reading, head.from, Math.max(head.at, end - 1), head)];
  });
}

const saysMore = (item: Item): boolean =>
  item.kind === 'quantity' ||
  item.kind === 'quoted' ||
  isLook(item) ||
  (item.kind === 'phrase' && !has(item, 'filler'));

const isLook = (item: Item): boolean => has(item, 'finish', 'setting', 'plain') || LOOKS.has(item.norm);
const isMetal = (item: Item): boolean => has(item, 'metal');
const describes = (item: Item): boolean =>
  isLook(item) ||
  has(item, 'metal', 'gemstone', 'size', 'colour', 'motif', 'figure') ||
  /^(?:a|an|in|with|one|band|ring)$/.test(item.norm);

/**
 * "Hammered, brushed and milgrain": looks in a row, of which no ring has two; or as many metals as there are rings.
 * @param golds items that are a metal of themselves, colours of gold among them
 */
function listed(reading: Reading, count: number, golds: ReadonlySet<number>): Part[] {
  const { items } = reading;
  const runs: [number, number][][] = [];
  let run: [number, number][] = [];
  let open = false;
  const close = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
    open = false;
  };
  items.forEach((item, at) => {
    if (!item.negated && describes(item)) {
      const last = run.at(-1);
      if (open && last !== undefined) last[1] = at;
      else run.push([at, at]);
      open = true;
    } else if (isSeparator(item)) open = false;
    else close();
  });
  close();
  const havingOne = (
    list: readonly [number, number][],
    is: (item: Item, at: number) => boolean,
  ): [number, number][] =>
    list.filter(
      ([from, to]) => items.slice(from, to + 1).filter((item, k) => is(item, from + k)).length === 1,
    );
  // "Hammered, plain, size 6" is of all: a list of several ends in "and", or has one for each.
  const isList = (list: readonly [number, number][]): boolean =>
    list.length > 1 &&
    (list.length === count ||
      items.slice(list.at(-2)![1], list.at(-1)![0]).some(({ norm }) => /^(?:and|&|plus)$/.test(norm)));
  const looks = runs.map((list) => havingOne(list, isLook)).find(isList);
  // "Silver, gold and rose gold": one metal for each of three.
  const metals = runs
    .map((list) => havingOne(list, (item, at) => isMetal(item) || golds.has(at)))
    .find((list) => list.length === count);
  return (looks ?? metals ?? []).map(([from, to]) => partOf(reading, from, to, { times: 1, place: null }));
}

/** Each part to the next ring that has none, or where all have one to the first again. */
function fill(rings: Part[][], parts: readonly Part[]): void {
  let again = 0;
  for (const part of parts) {
    const isWhole = rings.every((ring) => ring.length > 0);
    for (let i = 0; i < part.times; i++) {
      const free = rings.find((ring) => ring.length === 0);
      const next = isWhole ? rings[again++] : free;
      next?.push(part);
    }
  }
}

/**
 * Which parts each ring has: in their order, those with a place of their own first. Where more are told of than there
 * are, "one" is again of them: "one yellow, one white gold, one with a tiny diamond".
 */
function assigned(parts: readonly Part[], count: number): Part[][] {
  const rings: Part[][] = Array.from({ length: count }, () => []);
  // Where each is told of in its order, what is said of "the middle one" is said besides.
  const inOrder = parts.filter(({ place }) => place === null);
  const areAll = inOrder.reduce((sum, { times }) => sum + times, 0) >= count;
  if (areAll) fill(rings, inOrder);
  for (const part of parts) {
    const { place } = part;
    if (place === null || place === 'rest') continue;
    const at =
      typeof place === 'object'
        ? rings.findIndex((ring) =>
            ring.some(({ words }) =>
              words
                .toLowerCase()
                .split(/[^a-z]+/)
                .includes(place.like),
            ),
          )
        : place === 'middle'
          ? Math.floor((count - 1) / 2)
          : place < 0
            ? count - 1
            : place;
    const ring = rings[at];
    if (ring !== undefined && (areAll || ring.length === 0)) ring.push(part);
  }
  if (!areAll) fill(rings, inOrder);
  const rest = parts.find(({ place }) => place === 'rest');
  return rest === undefined ? rings : rings.map((ring) => (ring.length > 0 ? ring : [rest]));
}

/** "A stack of rings, one hammered, one with a ruby": how many are told of by themselves, where no number was said. */
export const ringsTold = (reading: Reading, namedAt: number): number =>
  headed(reading, namedAt)
    .filter(({ place }) => place === null)
    .reduce((sum, { times }) => sum + times, 0);

/**
 * What is told of each of several rings, as texts to be read by themselves; null where nothing tells them apart.
 * @param count the rings
 * @param countAt the item that gave their number, or named them
 * @param golds items that name a metal, colours of gold among them
 */
export function readEachRing(
  reading: Reading,
  count: number,
  countAt: number,
  golds: ReadonlySet<number> = new Set(),
): RingTexts | null {
  const heads = headed(reading, countAt);
  // "In rose, white and yellow gold, the middle one with diamonds": a metal for each, and more of one of them.
  const isOfSome = heads.every(({ place }) => place !== null);
  const metals = isOfSome && heads.length > 0 ? listed(reading, count, golds) : [];
  const parts = heads.length > 0 ? [...metals, ...heads] : listed(reading, count, golds);
  const rings = assigned(parts, count);
  // "Two hoops that interlock": said of all, it tells none from another.
  if (rings.every((ring) => ring.length === rings[0]!.length && ring[0] === rings[0]![0])) return null;
  const textOf = (own: readonly Part[]): string =>
    parts
      .filter((part) => !own.includes(part))
      .sort((a, b) => b.from - a.from)
      .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, reading.text);
  return {
    texts: rings.map(textOf),
    words: rings.map((ring) => ring.map(({ words }) => words).join(', ')),
    items: rings.map((ring) => ring.map(({ items }) => items)),
  };
}
