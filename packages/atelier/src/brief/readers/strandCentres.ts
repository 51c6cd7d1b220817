/** One thing in the middle of strands of beads: "three rows of pearls and a sapphire in the center front". */
import { type Arrangement, GEMSTONES, type Gemstone, type JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { WORDS_OF_ROWS } from './rows.ts';

/** Where what is in the middle is, from the words behind it. */
const IN_MIDDLE =
  /^(?:(?:right|set|sitting|sits|placed|worn) )?(?:(?:in|at|on|as|for|to) (?:the |its |a |my |her )?(?:very |exact |dead )?(?:center front|front center|centre front|front centre|center|centre|middle|front|focal point|centerpiece|centrepiece|center piece|centre piece|center stone|centre stone)|in between|between them|between the (?:rows|strands))\b/;
/** "A ruby centerpiece", "a sapphire centre stone". */
const IS_MIDDLE =
  /^(?:center|centre|centerpiece|centrepiece|center piece|centre piece|center stone|centre stone|middle stone|focal|front clasp|focal point|focal bead)\b/;
/** "With a central ruby", "a centre sapphire". */
const MIDDLE = /^(?:central|center|centre|middle)$/;
const STRAND =
  /^(?:(?:single|double|triple|multi|two|three|four|five) )?(?:row|rowed|strand|stranded|string)$/;
/** Worn about neck or wrist, of which beads are strands. */
const WORN: ReadonlySet<JewelryType> = new Set<JewelryType>(['Necklace', 'Bracelet', 'Anklet']);
const BEADS = /^bead(?:ed)?(?: |$)/;
/** It hangs there: that is a pendant. */
const HANGS =
  /\b(?:pendant|drop|dangl\w*|hang\w*|suspended|charm|charms|locket|chain|clasp at the back|dotted|between every)\b/;
/** What may stand between a thing and the words for its place. */
const OF_IT =
  /^(?:clasp|stone|gem|gemstone|bead|motif|shape|piece|one|cut|shaped|that|sits|is|which|right|set|placed|,)$/;
/** What frames it is told between. */
const FRAMED = /^(?:surrounded|framed|haloed|encircled)\b/;
const MOST_BETWEEN = 5;
const SENTENCE_END = /^[.;!?\n]$/;

const gemAt = (item: Item | undefined): Gemstone | null =>
  GEMSTONES.find((gem) => item !== undefined && !item.negated && gem === valueIn(item, 'gemstone')) ?? null;

const isThing = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.negated &&
  item.kind !== 'quoted' &&
  has(item, 'gemstone', 'customGemstone', 'motif', 'figure');

/** The stone that the strands are of: beside "beads", behind "rows of", else pearls. */
function strungAt({ items, tokens }: Reading): number | null {
  const isMany = (at: number): boolean => /[^s]s$/.test(tokens[items[at]!.last]!.norm);
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    const isStone = (place: number): boolean => has(items[place], 'gemstone', 'customGemstone');
    if (BEADS.test(item.norm) && (isMany(at) || has(item, 'type') || has(items[at + 1], 'type'))) {
      const of = items[at + 1]?.norm === 'of' ? [at + 2, at + 3] : [at - 1, at - 2];
      const stone = of.find(isStone);
      if (stone !== undefined) return stone;
    }
    if (STRAND.test(item.norm)) {
      const stone = [at + 1, at + 2, at + 3, at + 4, at - 1].find(isStone);
      if (stone !== undefined && gemAt(items[stone]) !== 'Diamond') return stone;
    }
  }
  // "A pearl choker": of what it is made is before the piece.
  const pearls = items.findIndex(
    (item, at) =>
      gemAt(item) === 'Pearl' &&
      (isMany(at) || [1, 2].some((step) => WORN.has(valueIn(items[at + step], 'type') as JewelryType))),
  );
  return pearls === -1 ? null : pearls;
}

/** The thing whose place in the middle is told, and the last of the words that do. */
function middleAt({ items, tokens }: Reading, strung: number): { at: number; last: number } | null {
  const wordsFrom = (from: number): string =>
    items
      .slice(from, from + 6)
      .map(({ norm }) => norm)
      .join(' ');
  for (const [at, item] of items.entries()) {
    if (at === strung || !isThing(item)) continue;
    const word = tokens[item.last]!.norm;
    // "Rubies in the middle" are several.
    const isMany = /[^s]s$/.test(word) && item.norm.split(' ').at(-1) !== word;
    const kind = gemAt(item);
    if (isMany || (kind !== null && kind === gemAt(items[strung]) && item.quantity === null)) continue;
    if (MIDDLE.test(items[at - 1]?.norm ?? '')) return { at, last: at };
    let isFramed = false;
    for (let from = at + 1; from <= at + MOST_BETWEEN && from < items.length; from++) {
      const said = IN_MIDDLE.exec(wordsFrom(from)) ?? IS_MIDDLE.exec(wordsFrom(from));
      if (said !== null) return { at, last: from + said[0].split(' ').length - 1 };
      const next = items[from]!;
      isFramed ||= FRAMED.test(next.norm);
      const isOfIt =
        isFramed || OF_IT.test(next.norm) || has(next, 'cut', 'shape', 'size', 'colour', 'motif', 'figure');
      if (SENTENCE_END.test(next.norm) || !isOfIt) break;
    }
  }
  return null;
}

export interface StrandCentre {
  /** Beads are strung, and something is in the middle between them. */
  readonly arrangements: readonly Claim<Arrangement>[];
  /** The stone in the middle leads the others; null where it is none. */
  readonly gemstone: Gemstone | null;
}

/** Reads strands of beads with one thing in their middle; null where nothing is, or where it hangs from them. */
export function readStrandCentre(reading: Reading, types: readonly JewelryType[]): StrandCentre | null {
  const { items } = reading;
  const [type] = types;
  if (type === undefined || types.length > 1 || !WORN.has(type)) return null;
  const strung = strungAt(reading);
  const middle = strung === null ? null : middleAt(reading, strung);
  if (strung === null || middle === null) return null;
  const sentence = items.map(({ norm, negated }) => (negated ? '' : norm)).join(' ');
  if (HANGS.test(sentence)) return null;
  const last = Math.min(middle.last, items.length - 1);
  use(reading, middle.at, last);
  for (const [at, { norm }] of items.entries()) if (BEADS.test(norm)) use(reading, at);
  const claims: Claim<Arrangement>[] = [
    { value: 'strand', words: wordsOf(reading, strung), at: strung },
    { value: 'flanked', words: wordsOf(reading, middle.at, last), at: middle.at },
  ];
  return { arrangements: claims, gemstone: gemAt(items[middle.at]) };
}

/** "Two strands of turquoise beads": worn about the neck, where no piece was named. */
export function typeOfStrands(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    if (item.negated || !/(?:^| )strands?$/.test(item.norm)) continue;
    const before = items[at - 1];
    const isCounted =
      item.norm.includes(' ') ||
      WORDS_OF_ROWS[before?.norm ?? ''] !== undefined ||
      (before?.quantity?.low ?? 0) >= 1 ||
      /^(?:a|one|single)$/.test(before?.norm ?? '');
    const behind = items.slice(at + 1, at + 6);
    const isOfBeads =
      behind[0]?.norm === 'of' &&
      behind.some((other) => /^bead$/.test(other.norm) || gemAt(other) === 'Pearl') &&
      !behind.some((other) => has(other, 'type'));
    if (isCounted && isOfBeads) return { value: 'Necklace', words: wordsOf(reading, at), at };
  }
  return null;
}
