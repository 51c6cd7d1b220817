/**
 * Beads that are told by their colour alone: "a mangalsutra with black beads on the chain"; beside little bells in more
 * colours: "a bangle with bells and blue beads".
 */
import type { Arrangement, Gemstone, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

/** What beads of a colour are usually cut of. */
const OF_COLOUR: Readonly<Record<string, Gemstone>> = {
  black: 'Onyx',
  white: 'Pearl',
  blue: 'Lapis Lazuli',
};
/** Of these alone nobody would take another stone. */
const BY_THEMSELVES = /^black$/;

/** What beads are strung on. */
const STRUNG: ReadonlySet<JewelryType> = new Set<JewelryType>(['Necklace', 'Bracelet', 'Anklet']);
/** Stiff pieces, and those whose beads hang elsewhere. */
const ELSEWHERE = /(?:^| )(?:bangle|kada|cuff|tassel|hoop|fringe)$/;
const FEW = /^(?:few|some|several|couple|handful|sprinkling)$/;

export interface ColouredBeads {
  readonly gemstone: Claim<Gemstone>;
  /** That they are strung, where nothing else says where they are. */
  readonly arrangement: Claim<Arrangement> | null;
}

/** @param stones the stones that were named, none of which these beads are */
export function readColouredBeads(
  reading: Reading,
  types: readonly JewelryType[],
  arrangements: readonly Claim<Arrangement>[],
  stones: readonly Claim<Gemstone>[],
): ColouredBeads | null {
  const { items, tokens } = reading;
  const hasBells = arrangements.some(({ value }) => value === 'bells');
  const [type] = types;
  const isStrung =
    !hasBells &&
    types.length === 1 &&
    type !== undefined &&
    STRUNG.has(type) &&
    !items.some((item) => !item.negated && ELSEWHERE.test(item.norm));
  if (hasBells ? stones.length > 0 : !isStrung) return null;
  const at = items.findIndex((item, index) => {
    const colour = valueIn(items[index - 1], 'colour') ?? '';
    return (
      item.norm === 'bead' &&
      !item.negated &&
      colour in OF_COLOUR &&
      (hasBells ||
        (BY_THEMSELVES.test(colour) &&
          !FEW.test(items[index - 2]?.norm ?? '') &&
          items[index - 2]?.quantity == null &&
          (/s$/.test(tokens[item.last]!.norm) || has(items[index + 1], 'type'))))
    );
  });
  if (at === -1) return null;
  const value = OF_COLOUR[valueIn(items[at - 1], 'colour')!]!;
  if (stones.some((claim) => claim.value === value)) return null;
  use(reading, at - 1, at);
  const words = wordsOf(reading, at - 1, at);
  const isTold = hasBells || arrangements.some((claim) => claim.value === 'strand');
  return {
    gemstone: { value, words, at },
    arrangement: isTold ? null : { value: 'strand', words, at },
  };
}

/** "A bracelet of green beads", "necklace with red beads": they are strung where nothing else says where they are. */
export function readStrungByColour(
  { items, tokens, ...reading }: Reading,
  types: readonly JewelryType[],
  arrangements: readonly Claim<Arrangement>[],
  stones: readonly Claim<Gemstone>[],
): Claim<Arrangement> | null {
  const [type] = types;
  const isStrung =
    types.length === 1 &&
    type !== undefined &&
    STRUNG.has(type) &&
    arrangements.length === 0 &&
    !items.some((item) => !item.negated && (ELSEWHERE.test(item.norm) || PLACED.test(item.norm)));
  if (!isStrung) return null;
  const at = items.findIndex(
    (item, index) =>
      item.norm === 'bead' &&
      !item.negated &&
      (/s$/.test(tokens[item.last]!.norm) || has(items[index + 1], 'type')) &&
      stones.length === 1 &&
      stones[0]!.at === index - 1 &&
      has(items[index - 1], 'colour') &&
      items[index - 1]!.quantity == null &&
      !FEW.test(items[index - 2]?.norm ?? ''),
  );
  return at === -1
    ? null
    : { value: 'strand', words: wordsOf({ items, tokens, ...reading }, at - 1, at), at };
}
/** Words that say where beads are. */
const PLACED = /^(?:hanging|dangling|hang|dangle|drop|between|kundan|polki|jadau|charm|pendant|medallion)$/;
