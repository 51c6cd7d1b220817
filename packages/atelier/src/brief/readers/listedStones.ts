/** A family's stones in a list, some of them more than once: "garnet, aquamarine x2, emerald, ruby". */
import type { Gemstone, JewelryType, SettingStyle } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';

export interface Listed {
  /** Each as often as it was counted, in the order told. */
  readonly gemstones: readonly Claim<Gemstone>[];
  readonly count: Claim<number>;
}

const FAMILY =
  /\b(?:mother|mothers|mum|mums|mom|moms|family|families|grand\w*|nan|nana|nans|gran|kids?|kiddos|children|childrens|sons|daughters|siblings|birthstones?)\b/i;
const PEOPLE = /^(?:grand)?(?:kids?|children|child|sons?|daughters?)$/;
/** What stands between the stones of a list. */
const JOINS =
  /^(?:[,;+&/()×*-]|and|plus|n|x|an?|one|single|twice|two|of|the|for|each|both|birthstones?|stones?)$/;
const TIMES = /^[x×*]$/;
/** Stones of a family, and of one kind among them. */
const MOST = 13;
const MOST_OF_ONE = 6;
/** So many kinds are a list whoever they are for. */
const MANY_KINDS = 4;

const isListed = (item: Item): boolean =>
  JOINS.test(item.norm) || item.quantity !== null || has(item, 'size', 'colour', 'shape', 'cut', 'stoneNoun');

/** The whole number at an item, where it can count stones. */
function countAt(item: Item | undefined): number | null {
  const quantity = item?.quantity;
  if (quantity == null || quantity.low !== quantity.high || quantity.across !== null) return null;
  return Number.isInteger(quantity.low) && quantity.low > 0 && quantity.low <= MOST_OF_ONE
    ? quantity.low
    : null;
}

/** "Aquamarine x2", "aquamarine (2)", "aquamarine twice", "2 x aquamarine", "two blue topazes". */
function timesOf({ items }: Reading, at: number, taken: Set<number>): number {
  const take = (index: number): number | null => {
    const count = taken.has(index) ? null : countAt(items[index]);
    if (count !== null) taken.add(index);
    return count;
  };
  if (/^twice$/.test(items[at + 1]?.norm ?? '')) return 2;
  if (TIMES.test(items[at + 1]?.norm ?? '') || items[at + 1]?.norm === '(') {
    const behind = take(at + 2);
    if (behind !== null) return behind;
  }
  let before = at - 1;
  while (
    before > at - 5 &&
    (TIMES.test(items[before]?.norm ?? '') || has(items[before], 'size', 'colour', 'shape', 'cut'))
  )
    before -= 1;
  return take(before) ?? 1;
}

/** Null where they are no list, or none of them was counted twice. */
export function readListedStones(
  reading: Reading,
  types: readonly JewelryType[],
  gemstones: readonly Claim<Gemstone>[],
): Listed | null {
  const { items, text } = reading;
  const listed = [...gemstones].sort((a, b) => a.at - b.at);
  const [first] = listed;
  const last = listed.at(-1);
  const kinds = new Set(listed.map(({ value }) => value)).size;
  if (!types.every((type) => type === 'Ring') || types.length !== 1) return null;
  if (first === undefined || last === undefined || kinds < 3) return null;
  if (kinds < MANY_KINDS && !FAMILY.test(text)) return null;
  const places = new Set(listed.map(({ at }) => at));
  if (
    !items.slice(first.at, last.at + 1).every((item, index) => places.has(first.at + index) || isListed(item))
  )
    return null;
  const taken = new Set<number>();
  const told = listed.flatMap((claim) =>
    Array.from({ length: timesOf(reading, claim.at, taken) }, (): Claim<Gemstone> => claim),
  );
  if (told.length === listed.length || told.length > MOST) return null;
  for (const at of taken) use(reading, at);
  // "7 grandkids": as many as they are.
  for (const [at, { quantity }] of items.entries())
    if (quantity !== null && quantity.low === told.length && quantity.high === told.length)
      use(reading, at, PEOPLE.test(items[at + 1]?.norm ?? '') ? at + 1 : at);
  return {
    gemstones: told,
    count: { value: told.length, words: wordsOf(reading, first.at, last.at), at: first.at },
  };
}

/** Stones that are grouped, and stand in no row. */
const GROUPED =
  /\b(?:bunched|grouped|huddled|gathered|clumped|jumbled)\b|\blike (?:an? |some )?(?:little |small |tiny )?(?:posy|bouquet|bunch of \w+|wild ?flowers)\b|\b(?:not|n['’]?t|never|without|rather than|instead of|hates?|dislikes?)\b[^,.;!?]{0,60}\b(?:in|of|like)? ?(?:an? |one )?(?:straight )?(?:row|line)\b/i;
/** Fewer stand side by side. */
const FEWEST_GROUPED = 4;

/** "Not in a row", "bunched like a bouquet": how several kinds of stones on a ring stand. */
export function readGrouped(
  reading: Reading,
  types: readonly JewelryType[],
  gemstones: readonly Claim<Gemstone>[],
): Claim<SettingStyle> | null {
  if (types.length !== 1 || types[0] !== 'Ring' || gemstones.length < FEWEST_GROUPED) return null;
  const found = GROUPED.exec(reading.text);
  if (found === null) return null;
  const { items, tokens } = reading;
  const end = found.index + found[0].length;
  const within = items.flatMap(({ first, last }, at) =>
    tokens[last]!.end > found.index && tokens[first]!.start < end ? [at] : [],
  );
  const [at] = within;
  if (at === undefined) return null;
  for (const index of within) if (!has(items[index], 'gemstone', 'metal')) use(reading, index);
  return { value: 'Cluster', words: found[0], at };
}

/** "Clustered like wildflowers": the flowers are what the stones look like, and no motif besides. */
export const isLikeness = ({ items }: Reading, at: number): boolean =>
  items.slice(Math.max(0, at - 4), at).some(({ norm }) => /^like$/.test(norm));
