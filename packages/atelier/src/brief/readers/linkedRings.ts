/** "Two circles linked together", "interlocking rings on a chain": closed rings through one another, on a piece that is none. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

export interface LinkedRings {
  readonly arrangements: readonly Claim<Arrangement>[];
  /** How many, where they are more than a pair. */
  readonly count: Claim<number> | null;
  /** Items that speak of them: no geometry, and no circle of one ring, besides. */
  readonly said: ReadonlySet<number>;
}

/** Pieces whose front they can be. */
export const LINKED_PIECES: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Pendant',
  'Necklace',
  'Charm',
  'Earrings',
  'Bracelet',
  'Anklet',
  'Brooch',
]);
/** About a wrist circles that are joined may be its chain. */
const OF_LINKS: ReadonlySet<JewelryType> = new Set<JewelryType>(['Bracelet', 'Anklet']);

/** Said of nothing but rings through or over one another. */
const THROUGH = /^(?:interlock|interlink|inter-?twin|entwin|interwov|intersect|overlap|interloc)/;
const JOINED = /^(?:linked|linking|joined|connected|looped|hooked|fused|wrapped|united)$/;
const CIRCLE = /^(?:circle|ring|hoop|loop)s?$/;
/** Words between the rings and what they do: "two gold rings that are linked". */
const NEAR = { before: 3, behind: 4 } as const;
const MOST = 3;

const wordsAt = ({ tokens }: Reading, { first, last }: Reading['items'][number]): string[] =>
  tokens.slice(first, last + 1).map(({ norm }) => norm);

/** Whether an item is of circles; rings for a finger by their own names are none. */
function isCircle(reading: Reading, at: number): boolean {
  const item = reading.items[at];
  if (item === undefined || item.negated) return false;
  const words = wordsAt(reading, item);
  return (
    words.some((word, i) => CIRCLE.test(word) && (i === words.length - 1 || i === 0 || words.length < 4)) &&
    !/wedding|engagement|signet|promise|jump|o ring|earring/.test(item.norm)
  );
}

const isMany = (reading: Reading, at: number): boolean =>
  wordsAt(reading, reading.items[at]!).some((word) => /^(?:circle|ring|hoop|loop)s$/.test(word));

/** Where the word stands that links the circles at an item, itself included; null where none does. */
function linkAt(reading: Reading, at: number, isCounted: boolean): number | null {
  const { items } = reading;
  const links = (index: number): boolean => {
    const item = items[index];
    if (item === undefined || item.negated) return false;
    return wordsAt(reading, item).some((word) => THROUGH.test(word) || (isCounted && JOINED.test(word)));
  };
  if (links(at)) return at;
  for (let index = at - 1; index >= Math.max(0, at - NEAR.before); index--) {
    if (items[index]!.kind === 'mark' && items[index]!.norm !== '-') break;
    if (links(index)) return index;
  }
  for (let index = at + 1; index <= at + NEAR.behind; index++) {
    if (items[index]?.kind === 'mark') break;
    if (links(index)) return index;
  }
  return null;
}

/** The number that counts the circles at an item. */
function countAt({ items }: Reading, at: number): Claim<number> | null {
  for (let before = at - 1; before >= Math.max(0, at - 1 - NEAR.before); before--) {
    const { quantity, kind, norm } = items[before]!;
    if (kind === 'mark' && norm !== '-') return null;
    if (/^(?:pair|duo|couple)$/.test(norm)) return { value: 2, words: norm, at: before };
    if (/^trio$/.test(norm)) return { value: 3, words: norm, at: before };
    if (quantity !== null && quantity.low === quantity.high && quantity.across === null)
      return { value: quantity.low, words: norm, at: before };
  }
  return null;
}

/** Whether a ring is one of those that are linked, and none for a finger. */
export function isLinkedRing(reading: Reading, at: number): boolean {
  if (!isCircle(reading, at) || reading.items.some((item) => has(item, 'matchingSet'))) return false;
  return linkAt(reading, at, isMany(reading, at) || countAt(reading, at) !== null) !== null;
}

/** "One smooth and one covered with small diamonds", "diamonds on one of them": one is unlike the other. */
function oneAlone({ items }: Reading): number | null {
  const isOfStones = (item: Reading['items'][number] | undefined): boolean =>
    has(item, 'gemstone', 'stoneNoun', 'setting') && item?.negated === false;
  const at = items.findIndex(
    ({ norm, negated }, index) =>
      norm === 'one' &&
      !negated &&
      !isOfStones(items[index + 1]) &&
      items.slice(Math.max(0, index - 3), index + 7).some(isOfStones),
  );
  return at === -1 ? null : at;
}

/** @param named arrangements that have names: a Russian ring, a trinity ring */
export function readLinkedRings(
  reading: Reading,
  types: readonly JewelryType[],
  named: readonly Claim<Arrangement>[],
): LinkedRings | null {
  const [type] = types;
  if (type === undefined || types.length > 1 || !LINKED_PIECES.has(type)) return null;
  const { items } = reading;
  const circles = items.flatMap((_, at) => (isCircle(reading, at) ? [at] : []));
  for (const at of circles) {
    // What is worn at an ear is itself a hoop.
    if (type === 'Earrings' && valueIn(items[at], 'type') === 'Earrings') continue;
    const count = countAt(reading, at);
    const other = circles.find((one) => one > at && one <= at + 6);
    const areSeveral = isMany(reading, at) || other !== undefined;
    const isCounted = count !== null && (count.value === 2 || count.value === MOST);
    if (count !== null && !isCounted && count.value !== 1) continue;
    const link = linkAt(reading, at, isCounted || (areSeveral && !OF_LINKS.has(type)));
    if (link === null || (!areSeveral && !isCounted && link !== at && link !== at - 1)) continue;
    const said = new Set([
      link,
      at,
      ...(other === undefined ? [] : [other]),
      ...(isCounted ? [count.at] : []),
    ]);
    for (const index of said) use(reading, index);
    if (/^together$/.test(items[link + 1]?.norm ?? '')) use(reading, link + 1);
    const words = wordsOf(reading, Math.min(at, link), Math.max(at, link));
    const alone = oneAlone(reading);
    if (alone !== null) use(reading, alone);
    return {
      arrangements: [
        { value: 'rolling', words, at: link },
        ...(alone === null
          ? []
          : [{ value: 'mismatched' as const, words: wordsOf(reading, alone), at: alone }]),
      ],
      count: isCounted && count.value === MOST ? { ...count, value: MOST } : null,
      said,
    };
  }
  const rolling = named.find(({ value }) => value === 'rolling');
  return rolling === undefined
    ? null
    : { arrangements: [rolling], count: { ...rolling, value: MOST }, said: new Set([rolling.at]) };
}
