/** What is said of each of two rings by its wearer: "hers with diamonds, his plain". */
import { GOES_ON, OF_ALL } from '../lexicon/eachRing.ts';
import { KIN, type Wearer } from '../lexicon/wearers.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { endsSentence, has, type Item, valueIn } from '../scan.ts';
import { measuresSomething } from './measure.ts';
import { ownerAt } from './owners.ts';

/** A ring of a pair: whose, the text to read of it, and the words that tell it from the other. */
export interface WornRing {
  readonly wearer: Wearer;
  readonly text: string;
  readonly words: string;
}

interface Part {
  readonly wearer: Wearer | 'mine';
  readonly first: number;
  readonly last: number;
}

const isSeparator = ({ kind, norm }: Item): boolean =>
  kind === 'mark' ? /^[,;/&+:–—-]$/.test(norm) : /^(?:and|plus|then|n|while|but)$/.test(norm);
const isColonOrEnd = (item: Item): boolean => endsSentence(item) || item.norm === ':';
const describes = (item: Item): boolean =>
  item.quantity !== null ||
  has(item, 'finish', 'setting', 'plain', 'metal', 'gemstone', 'customGemstone', 'stoneNoun') ||
  has(item, 'cut', 'shape', 'size', 'colour', 'motif', 'figure');

/** A part runs up to the next wearer's; the last of them ends at a comma that does not go on with it. */
function endOf({ items }: Reading, head: number, next: number | undefined): number {
  let end = next ?? items.length;
  for (let at = head + 1; at < end; at++) {
    const item = items[at]!;
    const goesOn = GOES_ON.has(items[at + 1]?.norm ?? '');
    const isLast = next === undefined && isSeparator(item) && item.kind === 'mark' && item.norm !== '-';
    if (
      endsSentence(item) ||
      (OF_ALL.has(item.norm) && item.norm !== 'size') ||
      (isLast && at > head + 1 && !goesOn)
    )
      end = at;
  }
  while (end > head + 1 && isSeparator(items[end - 1]!)) end--;
  return end;
}

/** "Tungsten for him": what stands before it is of his ring; "gold rings for him and her" are of both. */
function openingOf({ items, tokens }: Reading, at: number): number {
  const leadAt = /^(?:my|the|our|his|her|your)$/.test(items[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  const isFor = /^for\b/.test(items[at]!.norm) || items[leadAt]?.norm === 'for';
  if (!isFor) return at;
  let from = at;
  while (from > 0 && !isSeparator(items[from - 1]!) && !isColonOrEnd(items[from - 1]!)) from--;
  const before = items.slice(from, at);
  const areRings = before.some(
    (item) => valueIn(item, 'type') === 'Ring' && /s$/.test(tokens[item.last]!.norm),
  );
  return before.some(describes) && !areRings ? from : at;
}

/** Whose a ring is by a word for its wearer: "his", "for my wife", "for me"; null where the word is none. */
function wearerAt(reading: Reading, at: number): Wearer | 'mine' | null {
  const { items } = reading;
  const item = items[at]!;
  if (item.negated) return null;
  if (item.norm === 'me') return items[at - 1]?.norm === 'for' ? 'mine' : null;
  const lead = /^(?:my|our)$/.test(items[at - 1]?.norm ?? '') ? items[at - 2] : items[at - 1];
  return ownerAt(reading, at) ?? (lead?.norm === 'for' ? (KIN.get(item.norm) ?? null) : null);
}

/** "A plain band for him and a diamond band for her", "for me a gold ring, for my wife a silver one". */
export function wornApart(reading: Reading): readonly [number, number] | null {
  const { items } = reading;
  const isRing = (item: Item): boolean => !item.negated && valueIn(item, 'type') === 'Ring';
  const singular = ({ last }: Item): boolean => !/s$/.test(reading.tokens[last]!.norm);
  for (let first = 0; first < items.length; first++) {
    if (!isRing(items[first]!) || !singular(items[first]!)) continue;
    let second = first + 1;
    while (second < items.length && !endsSentence(items[second]!) && !isAnother(reading, second, isRing))
      second++;
    if (second >= items.length || endsSentence(items[second]!)) continue;
    const opening = sentenceOpening(reading, first);
    const between = wearersIn(reading, first + 1, second);
    const ahead = wearersIn(reading, opening, first);
    const behind = wearersIn(reading, second + 1, sentenceEnd(reading, second));
    // Each has its wearer behind it, or each before it.
    const pair =
      between.length > 0 && behind.length > 0 ? [between[0], behind[0]] : [ahead.at(-1), between.at(-1)];
    const joined = items.slice(first + 1, second).some(isSeparator);
    if (joined && pair[0] !== undefined && pair[1] !== undefined && pair[0] !== pair[1])
      return [first, second];
  }
  return null;
}

/** A second ring by its noun, or "one" behind its article or wearer: "and a plain one for her", "one for her". */
function isAnother({ items }: Reading, at: number, isRing: (item: Item) => boolean): boolean {
  const item = items[at]!;
  if (isRing(item)) return items[at - 1]!.norm !== 'wedding';
  return /^(?:one|other|another)$/.test(item.norm) && isSeparatorOrArticle(items, at);
}

const isSeparatorOrArticle = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 4), at).some((item) => isSeparator(item) || /^(?:an?|the)$/.test(item.norm));

function sentenceOpening({ items }: Reading, at: number): number {
  let opening = at;
  while (opening > 0 && !endsSentence(items[opening - 1]!)) opening--;
  return opening;
}

function sentenceEnd({ items }: Reading, at: number): number {
  let end = at;
  while (end < items.length && !endsSentence(items[end]!)) end++;
  return end;
}

const wearersIn = (reading: Reading, from: number, to: number): (Wearer | 'mine')[] =>
  reading.items.slice(from, to).flatMap((_, offset) => wearerAt(reading, from + offset) ?? []);

function partsOf(reading: Reading): Part[] {
  const { items } = reading;
  const heads = items.flatMap((_, at) => {
    const wearer = wearerAt(reading, at);
    return wearer === null ? [] : [{ wearer, at, from: openingOf(reading, at) }];
  });
  const parts = heads.flatMap(({ wearer, at, from }, i): Part[] => {
    const end = endOf(reading, at, heads[i + 1]?.from);
    return items.slice(from, end).some(describes) ? [{ wearer, first: from, last: end - 1 }] : [];
  });
  return parts.filter(({ wearer }, i) => parts.findIndex((one) => one.wearer === wearer) === i).slice(0, 2);
}

const otherOf = (wearer: Wearer): Wearer => (wearer === 'his' ? 'hers' : 'his');

/** "Hers with diamonds", with no word of the other: his is as both were described. */
const tellsAlone = (reading: Reading, { first }: Part): boolean => {
  const next = reading.items[first + 1];
  return (
    /^(?:his|hers)$/i.test(wordsOf(reading, first)) &&
    next !== undefined &&
    (describes(next) || GOES_ON.has(next.norm))
  );
};

/** The two rings of a pair in the order in which they are told of; null where nothing tells them apart. */
export function readWearers(reading: Reading): readonly [WornRing, WornRing] | null {
  const [one, other] = partsOf(reading);
  if (one === undefined || (other === undefined && !tellsAlone(reading, one))) return null;
  const second = other !== undefined && other.wearer !== 'mine' ? other.wearer : null;
  const wearer = one.wearer === 'mine' ? otherOf(second ?? 'hers') : one.wearer;
  const { tokens, items, text } = reading;
  const without = (part: Part | undefined): string =>
    part === undefined
      ? text
      : `${text.slice(0, tokens[items[part.first]!.first]!.start)} ${text.slice(tokens[items[part.last]!.last]!.end)}`;
  const saidOf = (part: Part | undefined): string =>
    part === undefined ? '' : wordsOf(reading, part.first, part.last);
  for (const part of [one, other]) {
    if (part === undefined) continue;
    use(reading, part.first);
    // A second width is understood with its unit, if not of the whole.
    for (let at = part.first; at <= part.last; at++) {
      if (items[at]!.quantity === null) continue;
      use(reading, at);
      if (at < part.last && measuresSomething(items[at + 1]!)) use(reading, at + 1);
    }
  }
  return [
    { wearer, text: without(other), words: saidOf(one) },
    { wearer: otherOf(wearer), text: without(one), words: saidOf(other) },
  ];
}
