/** Metals that are not worked here, where a piece is asked for in them; the nearest of ours are read in their place. */
import type { Metal, OtherMetal } from '@filigree/contracts';
import {
  CHOICE_OF_METALS,
  CLOSINGS,
  NO_METAL_BEFORE,
  NO_METAL_BEHIND,
  PARTS_OF_METAL,
} from '../lexicon/otherMetals.ts';
import { BOUNDARY_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { metalsOf } from './countedGolds.ts';

export const isOtherMetal = (item: Item | undefined): boolean => has(item, 'otherMetal');

/** What says that a phrase goes on to speak of the piece. */
const OF_PIECE = [
  'type',
  'jewelryNoun',
  'bandPart',
  'setting',
  'figure',
  'motif',
  'accentNoun',
  'lengthIn',
] as const;

const namesOurs = (items: readonly Item[]): boolean =>
  items.some((item) => !item.negated && !isOtherMetal(item) && metalsOf(item).length > 0);

/**
 * "Copper hair", "her brass lamp": a plain noun behind it is of that metal, not the piece. A noun of jewelry further on
 * in the phrase is ("copper wire ring"), and so is nothing at all ("a bangle, copper").
 */
function isOfAnother(items: readonly Item[], at: number): boolean {
  let plain = 0;
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'mark' || item.kind === 'quoted' || BOUNDARY_WORDS.has(item.norm)) break;
    if (has(item, ...OF_PIECE) || PARTS_OF_METAL.test(item.norm)) return false;
    // "A leather bracelet with a steel clasp": of it nothing else is metal.
    if (CLOSINGS.test(item.norm.split(' ').at(-1)!) && !namesOurs(items)) return false;
    if (item.kind === 'word') plain += 1;
  }
  return plain > 0 && items[at + 1]!.kind === 'word';
}

/** Words on one side, marks as full stops, so that nothing is read across them. */
const wordsIn = (items: readonly Item[]): string =>
  items.map(({ norm, kind }) => (kind === 'mark' && norm !== '-' ? '.' : norm)).join(' ');

function isLikeness(items: readonly Item[], at: number): boolean {
  const behind = items[at + (items[at + 1]?.norm === '-' ? 2 : 1)]?.norm ?? '';
  return (
    NO_METAL_BEHIND.test(behind.split(' ')[0]!) ||
    NO_METAL_BEFORE.test(wordsIn(items.slice(Math.max(0, at - 6), at))) ||
    isOfAnother(items, at)
  );
}

/** Of the brief's schema. */
const LONGEST_NAME = 60;
/** How far apart two metals stand that one may choose from: "zirconium? if not tungsten". */
const CHOICE_REACH = 6;

/** "Tantalum or titanium", "gold or bronze": beside one of ours as a choice. */
function isChoice(items: readonly Item[], at: number): boolean {
  return items.some((other, index) => {
    if (Math.abs(index - at) > CHOICE_REACH || isOtherMetal(other) || metalsOf(other).length === 0)
      return false;
    return CHOICE_OF_METALS.test(wordsIn(items.slice(Math.min(at, index) + 1, Math.max(at, index))));
  });
}

/**
 * The items with names of such metals made mute where they tell a colour, a likeness or another thing; beside one of
 * ours as a choice it is ours that is made, and nothing has to be told.
 */
export function withoutMetalLikenesses(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    if (!isOtherMetal(item)) return item;
    if (isLikeness(items, at)) return { ...item, kind: 'word', entries: [] };
    return isChoice(items, at) ? { ...item, entries: [{ sense: 'filler', value: '' }] } : item;
  });
}

/** Those that the piece is to be of, each with ours that were read for it. */
export function readOtherMetals(reading: Reading, metals: ReadonlySet<Metal>): Claim<OtherMetal>[] {
  const named = new Map<string, Claim<OtherMetal>>();
  reading.items.forEach((item, at) => {
    if (!isOtherMetal(item) || item.negated || !reading.used.has(at)) return;
    const as = metalsOf(item).filter((metal) => metals.has(metal));
    const words = wordsOf(reading, at);
    const name = words.toLowerCase().slice(0, LONGEST_NAME);
    if (as.length > 0 && !named.has(name)) named.set(name, { value: { name, as }, words, at });
  });
  return [...named.values()];
}
