/**
 * What was named and is not made: living things without a figure (their motif is drawn, or the figure that comes nearest,
 * but not they), kinds of pieces.
 */

import type { Brief } from '@filigree/contracts';
import { outlinesStone } from './readers/looks.ts';
import { type Reading, wordsOf } from './reading.ts';
import { has, valueIn } from './scan.ts';

/** Words that name no kind: any animal or flower does. */
const ANY =
  /^(?:animals?|creatures?|wildlife|insects?|bugs?|cubs?|seali(?:fe|ves)|florals?|flowers?|flowery|floral sprays?|posy|posies|spriggy|leafed|foliate|leafy|foliage|petals?|blooms?|botanicals?|botany|gardens?|trees?|forests?|woodland|nature(?: inspired)?|inspired by nature|bouquets?|wreaths?|garlands?|rosettes?|thorns?|roots?|flora|plants?|greenery|buds?|herbs?|seedlings?|birth flowers?|wildflowers?|wild flowers?|fleur|twiggy|flower shaped|tree barks?|fruits?|berry|berries|feather leaf)$/;

/** Kinds of pieces with a mechanism or a form that is not made: the piece is drawn without it. */
const KINDS =
  /^(?:gimmel ring|gimmal ring|fede ring|(?:turkish )?puzzle ring|harem ring|poison ring|mood ring|stick ?pin|hat pin|cameo(?: brooch)?)$/;
/**
 * What was named and will not be drawn, in the customer's words.
 * @param cutAt the item of a cut that another stands in for, which the design tells of; null where none was named
 * @param second the second finish of a band that has both
 * @param standsIn items of what another figure stands in for, which the design tells of too
 */
export const unmodelled = (
  reading: Reading,
  cutAt: number | null,
  second: Brief['secondFinish'] = null,
  standsIn: ReadonlySet<number> = new Set(),
): string[] =>
  reading.items.flatMap((item, at) => {
    const words = wordsOf(reading, at);
    if (KINDS.test(item.norm) && !item.negated) return [words];
    if (!second && isSecondFinish(reading, at)) return [wordsOf(reading, at, at + 1)];
    // "Hexagon cut", "a kite-shaped diamond": outlines that stones are not cut to here.
    if (!item.negated && at !== cutAt && outlinesStone(reading, at)) return [words];
    if (!item.negated && item.kind !== 'quoted' && has(item, 'standIn') && reading.used.has(at))
      return standsIn.has(at) ? [] : [words];
    if (isChainOfNose(reading, at)) return [words];
    const motif = valueIn(item, 'motif');
    if (motif !== 'Animal' && motif !== 'Floral') return [];
    if (item.negated || item.kind === 'quoted' || !reading.used.has(at)) return [];
    if (has(item, 'figure', 'gemstone', 'colour', 'metal', 'type', 'culture') || ANY.test(item.norm))
      return [];
    return [wordsOf(reading, at)];
  });

/** "A nath and a chain that goes to the hair": what a nose ring hangs by or to is not made. */
function isChainOfNose({ items }: Reading, at: number): boolean {
  const item = items[at]!;
  return (
    /^(?:(?:hair|ear|nose|gold|silver|pearl|support|long|fine|thin) )?chain$/.test(item.norm) &&
    !item.negated &&
    items.some((other) => valueIn(other, 'type') === 'Nose Ring' && !other.negated) &&
    !items.some((other) => /^(?:necklace|pendant|bracelet|anklet|body chain)$/.test(other.norm))
  );
}

/** What of a piece can have a finish of its own. */
const PART =
  /^(?:edge|edging|rim|border|bevel|line|stripe|groove|centre|center|middle|inside|interior|side)s?$/;

/** "Brushed with polished edges": what is no band has one finish here, the first that was told. */
function isSecondFinish({ items }: Reading, at: number): boolean {
  const own = valueIn(items[at], 'finish');
  // The first of all the text is looked for last: long texts are of thousands of items.
  if (own === null || own === 'Engraved' || items[at]!.negated || !PART.test(items[at + 1]?.norm ?? ''))
    return false;
  const first = items.find((item) => !item.negated && has(item, 'finish'));
  return first !== items[at] && own !== valueIn(first, 'finish');
}
