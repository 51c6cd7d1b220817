/** "Peacocks on either side of a lotus", "a crown flanked by two lions": what is in the middle, and what beside it. */
import type { Arrangement, Figure, JewelryType } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

/** About a wrist only beads stand on both sides of one thing (strandCentres.ts), on a ring figures beside its stone (besideStone.ts). */
const OTHERWISE: ReadonlySet<JewelryType> = new Set<JewelryType>(['Bracelet', 'Anklet', 'Ring']);

interface Flanks {
  /** The figures, that of the middle first. */
  readonly figures: readonly Claim<Figure>[];
  readonly claim: Claim<Arrangement> | null;
  /** How many stand beside it, where that was said and the piece is no necklace. */
  readonly count: Claim<number> | null;
}

/** Fronts of one casting, on which several figures stand together. */
const GROUPED: ReadonlySet<JewelryType> = new Set<JewelryType>(['Pendant', 'Brooch', 'Charm', 'Cufflinks']);
/** "One starfish with two shells": between the one and the several. */
const AND_SEVERAL = /^\s*(?:,\s*)?(?:with|and|beside|next to|between|above|over|among|plus)\s/i;
const ARTICLE = /^(?:an?|one|the|single|lone|a single|a little|a small|big|large)$/;

/** Behind a figure: it is on both sides. */
const BESIDE =
  /^\s*(?:,\s*)?(?:one |standing |facing |placed |set |on |at |to |in )*(?:either|each|both) sides?\b|^\s*(?:one )?(?:on|to) the left and (?:one )?(?:on )?the right\b|^\s*flanking\b|^\s*beside (?:it|her|him)\b/i;
/** Before a figure: what was named first stands between two of it. */
const BETWEEN =
  /\b(?:flanked|framed|guarded|supported) by(?: (?:two|a pair of|2|twin))?(?: \w+)?\s*$|\bbetween (?:two|a pair of|2|twin)(?: \w+)?\s*$/i;
const WORDS_OF_SIDES =
  /^(?:either|each|both|side|sides|flanking|flanked|flanked by|either side|each side|both sides|on either side|on each side|bottom)$/;

export function readFlanks(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly Claim<Figure>[],
): Flanks {
  const none: Flanks = { figures, claim: null, count: null };
  if (
    types.length !== 1 ||
    !types.some((type) => ARRANGED_PIECES.flanked.includes(type) && !OTHERWISE.has(type))
  )
    return none;
  const { text, tokens, items } = reading;
  for (const side of figures) {
    const item = items[side.at]!;
    const [start, end] = [tokens[item.first]!.start, tokens[item.last]!.end];
    const behind = BESIDE.exec(text.slice(end));
    if (behind === null && !BETWEEN.test(text.slice(0, start))) continue;
    const far = end + (behind?.[0].length ?? 0);
    items.forEach((other, at) => {
      const from = tokens[other.first]!.start;
      if (from >= start - 24 && from < far && WORDS_OF_SIDES.test(other.norm)) use(reading, at);
    });
    const others = figures.filter(({ value }) => value !== side.value);
    return {
      figures: [...others.slice(0, 1), side, ...others.slice(1)],
      claim: { value: 'flanked', words: wordsOf(reading, side.at), at: side.at },
      count: types.some((type) => GROUPED.has(type)) ? countOf(reading, side) : null,
    };
  }
  return types.some((type) => GROUPED.has(type)) ? (oneAndSeveral(reading, figures) ?? none) : none;
}

const isPlural = ({ items, tokens }: Reading, at: number): boolean =>
  /[^s]s$/.test(tokens[items[at]!.last]!.norm);

/** "One starfish with two shells": of two figures the first is one and the second several; null for others. */
function oneAndSeveral(reading: Reading, figures: readonly Claim<Figure>[]): Flanks | null {
  const [first, side, ...others] = figures;
  if (first === undefined || side === undefined || others.length > 0 || side.at <= first.at) return null;
  const { text, tokens, items } = reading;
  const between = text.slice(tokens[items[first.at]!.last]!.end, tokens[items[side.at]!.first]!.start);
  const isOne = phraseOf(reading, first.at).some((at) => at < first.at && ARTICLE.test(items[at]!.norm));
  if (!isOne || !AND_SEVERAL.test(between)) return null;
  const count = countOf(reading, side);
  if (count === null && !isPlural(reading, side.at)) return null;
  return { figures, claim: { value: 'flanked', words: wordsOf(reading, side.at), at: side.at }, count };
}

const MOST_BESIDE = 4;

/** The number before a figure: "two small shells". */
function countOf(reading: Reading, { at }: Claim<Figure>): Claim<number> | null {
  const place = phraseOf(reading, at).find((index) => index < at && reading.items[index]!.quantity !== null);
  const low = place === undefined ? undefined : reading.items[place]!.quantity?.low;
  if (place === undefined || low === undefined || !Number.isInteger(low) || low < 2 || low > MOST_BESIDE)
    return null;
  use(reading, place);
  return { value: low, words: wordsOf(reading, place, at), at: place };
}
