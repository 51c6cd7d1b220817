/** Stones in the plural that are not named: "with coloured stones", "with gems of all colours", "set with crystals". */
import type { Arrangement, Gemstone } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import type { ColouredStone } from './colours.ts';

/** Before the noun: stones that differ in colour. */
const MANY_BEFORE =
  /^(?:mixed|different|various|assorted|varied|multiple|colou?rful|colou?red|multi|rainbow|all|many|multi ?colou?r(?:ed)?)$/;
/** Behind it: "stones of different colours". */
const MANY_BEHIND =
  /^(?:of|in) (?:different|various|many|all|mixed|assorted|several|multiple|lots of|rainbow)(?: the)? colou?r/;

const isPlural = ({ tokens }: Reading, { last }: Item): boolean => /[^s]s$/.test(tokens[last]!.norm);

const nounsOf = (reading: Reading): number[] =>
  reading.items.flatMap((item, at) =>
    has(item, 'stoneNoun') && !item.negated && isPlural(reading, item) ? [at] : [],
  );

export interface ManyColoured {
  readonly gemstone: Claim<Gemstone>;
  readonly colour: Claim<ColouredStone>;
}

/**
 * Stones of many colours: one kind comes in all of them, so that they are worn alike. Null where others were named.
 * @param named what else was read for stones; of it only a colour that the same words gave is passed over
 */
export function readManyColoured(reading: Reading, named: readonly Claim<Gemstone>[]): ManyColoured | null {
  for (const at of nounsOf(reading)) {
    const { items } = reading;
    const before = items[at - 1];
    const behind = items
      .slice(at + 1, at + 6)
      .map(({ norm }) => norm)
      .join(' ');
    const isIridescent = before !== undefined && has(before, 'colour') && /multi|rainbow/.test(before.norm);
    const isMany =
      /^(?:colou?red|colou?rful) (?:stone|gem|gemstone)$/.test(items[at]!.norm) ||
      isIridescent ||
      (before !== undefined && MANY_BEFORE.test(before.norm)) ||
      MANY_BEHIND.test(behind);
    if (!isMany || named.some((claim) => claim.at !== at && claim.at !== at - 1)) continue;
    const first = before !== undefined && (isIridescent || MANY_BEFORE.test(before.norm)) ? at - 1 : at;
    use(reading, first, at);
    const words = wordsOf(reading, first, at);
    return {
      gemstone: { value: 'Sapphire', words, at },
      colour: { value: { gemstone: 'Sapphire', colour: 'multicolour' }, words, at },
    };
  }
  return null;
}

/** Stones were spoken of and nothing was said of their kind. */
export function readJewelled(reading: Reading): Claim<Arrangement> | null {
  const [at] = nounsOf(reading);
  return at === undefined ? null : { value: 'jewelled', words: wordsOf(reading, at), at };
}

/** Stones of these names are clear. */
const CLEAR = /^(?:crystal|rhinestone|brilliant|sparkler|sparkle|diamante|strass)$/;

/**
 * "Ivory pearls and little crystals": clear stones beside those that have a name.
 * @param named what was read for stones; where nothing was, they are the piece's own
 */
export function readCrystals(reading: Reading, named: readonly Claim<Gemstone>[]): Claim<Gemstone> | null {
  const { items } = reading;
  if (named.length === 0 || named.some(({ value }) => value === 'Diamond')) return null;
  const at = items.findIndex(
    (item, index) =>
      CLEAR.test(item.norm) &&
      !item.negated &&
      isPlural(reading, item) &&
      // "Crystals of amethyst", "sapphire crystals", "red crystals" are of what was named.
      !has(items[index - 1], 'gemstone', 'customGemstone', 'colour') &&
      // "Crystals or moonstones": those that have a name are meant.
      !/^or$/.test(items[index + 1]?.norm ?? '') &&
      !/^or$/.test(items[index - 1]?.norm ?? '') &&
      !(/^(?:of|in)$/.test(items[index + 1]?.norm ?? '') && has(items[index + 2], 'gemstone', 'colour')) &&
      !named.some((claim) => claim.at === index),
  );
  if (at === -1) return null;
  use(reading, at);
  return { value: 'Diamond', words: wordsOf(reading, at), at };
}
