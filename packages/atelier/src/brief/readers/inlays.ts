/**
 * Stones inlaid in a band: "turquoise inlay ring", "a thin strip of wood down the middle". Lines of metal are read in
 * bands.ts, lines of clear stones are set.
 */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import {
  ALONG,
  INLAY_WORDS,
  LAID_LIKE_STONE,
  LEADS,
  MIDDLES,
  OPAQUE_GEMS,
  OPAQUE_OTHERS,
  STRIPS,
} from '../lexicon/inlays.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';
import type { Measure } from './measure.ts';

const REACH = 4;

export interface Inlay {
  /** The items of the words, both included, and the one that asks for it. */
  readonly first: number;
  readonly last: number;
  readonly at: number;
  /** One strip along the band, where slabs were not spoken of. */
  readonly isStrip: boolean;
  /** What is no stone of any kind, by the name that it is told by. */
  readonly material: Claim<string> | null;
}

/** "Wood", "carbon fibre": the name of what is laid in at an item, and its first and last. */
function likeStoneAt({ items }: Reading, at: number): { name: string; first: number; last: number } | null {
  if (items[at] === undefined || items[at].negated) return null;
  for (const [first, last] of [
    [at, at + 1],
    [at - 1, at],
    [at, at],
  ] as const) {
    if (first < 0 || last >= items.length) continue;
    const words = items.slice(first, last + 1).map(({ norm }) => norm);
    const name = LAID_LIKE_STONE.get(words.join(' '));
    if (name !== undefined) return { name, first, last };
  }
  return null;
}

function isOpaque({ items, tokens }: Reading, at: number): boolean {
  const item = items[at];
  if (item === undefined || item.negated || /s$/.test(tokens[item.last]!.norm)) return false;
  const gem = valueIn(item, 'gemstone');
  return (
    (gem !== null && OPAQUE_GEMS.has(gem)) || (has(item, 'customGemstone') && OPAQUE_OTHERS.has(item.norm))
  );
}

/** The first thing behind `at` that can be laid in, past what only describes it. */
function laidBehind(reading: Reading, at: number, is: (at: number) => boolean): number | null {
  const { items } = reading;
  for (let next = at + 1; next <= at + REACH; next++) {
    if (is(next)) return next;
    if (!LEADS.has(items[next]?.norm ?? '') && !has(items[next], 'colour', 'size')) return null;
  }
  return null;
}

/** Which inlay a text asks for, whatever the piece; null for none. */
export function findInlay(reading: Reading): Inlay | null {
  const { items } = reading;
  const isLaid = (at: number): boolean => likeStoneAt(reading, at) !== null || isOpaque(reading, at);
  const isStone = (at: number): boolean =>
    isLaid(at) || (has(items[at], 'gemstone', 'customGemstone', 'stoneNoun') && !items[at]!.negated);
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    const isNamed = INLAY_WORDS.has(item.norm);
    if (isNamed || STRIPS.has(item.norm)) {
      const is = isNamed ? isStone : isLaid;
      // "A turquoise centre" is a stone; "a wood centre" is a strip.
      const isPlace = MIDDLES.has(item.norm);
      const isOne = (index: number): boolean => (isPlace ? likeStoneAt(reading, index) !== null : is(index));
      const linked = isNamed || /^(?:of|with|in|from|made)$/.test(items[at + 1]?.norm ?? '');
      const stoneAt = isOne(at - 1) ? at - 1 : linked && !isPlace ? laidBehind(reading, at, isOne) : null;
      if (stoneAt !== null) return inlayOf(reading, at, stoneAt, !isNamed);
    }
    const runs = isLaid(at) ? runsAlong(reading, at) : null;
    if (runs !== null) return inlayOf(reading, runs, at, true);
  }
  return null;
}

/** "Lapis running down the middle", "wood in the centre": at which item it is said to. */
function runsAlong(reading: Reading, at: number): number | null {
  const { items } = reading;
  const like = likeStoneAt(reading, at);
  const from = (like?.last ?? at) + 1;
  const behind = items.slice(from, from + REACH).map(({ norm }) => norm);
  const middle = behind.findIndex((norm) => MIDDLES.has(norm));
  if (middle <= 0) return null;
  const between = behind.slice(0, middle);
  const isAlong = between.some((norm) => ALONG.has(norm)) || (like !== null && between[0] === 'in');
  return isAlong && between.every((norm) => ALONG.has(norm) || /^(?:in|the|its|set|laid)$/.test(norm))
    ? from + middle
    : null;
}

function inlayOf(reading: Reading, at: number, stoneAt: number, isStrip: boolean): Inlay {
  const like = likeStoneAt(reading, stoneAt);
  const last = Math.max(at, like?.last ?? stoneAt);
  let from = like?.first ?? stoneAt;
  // "Koa wood"
  while (like !== null && likeStoneAt(reading, from - 1) !== null) from -= 1;
  return {
    first: Math.min(at, from),
    last: alternativeTo(reading, last),
    at,
    isStrip: isStrip || like !== null,
    material: like === null ? null : { value: like.name, words: wordsOf(reading, from, like.last), at: from },
  };
}

/** "Wood or meteorite": of several that were left open the first is laid in. */
function alternativeTo(reading: Reading, last: number): number {
  if (reading.items[last + 1]?.norm !== 'or') return last;
  const next = last + 2;
  const like = likeStoneAt(reading, next);
  return like?.last ?? (isOpaque(reading, next) ? next : last);
}

/** The narrowest band that an inlay lies in and the widest that is worn, mm. */
const LAID_INTO_MM = [3.6, 14] as const;

/** "A strip of jade in the middle, 8 mm": a length beside an inlay is that of the band. */
export const ofInlaidBand = (measures: readonly Measure[], inlay: Inlay | null): readonly Measure[] => {
  if (inlay === null || measures.some(({ kind }) => kind === 'bandMm')) return measures;
  const [least, most] = LAID_INTO_MM;
  return measures.map((measure) =>
    measure.kind === 'stoneMm' &&
    measure.quantity.across === null &&
    measure.value >= least &&
    measure.value <= most
      ? { ...measure, kind: 'bandMm' }
      : measure,
  );
};

/** "Oak", "antler": laid in they are no tree and no stag. */
function asMaterials(reading: Reading, first: number, last: number): void {
  for (let at = first; at <= last; at++)
    if (LAID_LIKE_STONE.has(reading.items[at]!.norm))
      (reading.items as Item[])[at] = { ...reading.items[at]!, entries: [] };
}

export function readInlay(
  reading: Reading,
  types: readonly JewelryType[],
  inlay: Inlay | null,
): Claim<Arrangement>[] {
  const [type] = types;
  if (inlay === null || types.length !== 1 || type === undefined || !ARRANGED_PIECES.inlay.includes(type))
    return [];
  const { first, last, at, isStrip } = inlay;
  // A line of stone runs along a band; elsewhere stones fill what was drawn.
  if (isStrip && type !== 'Ring') return [];
  const words = wordsOf(reading, Math.min(first, at), Math.max(last, at));
  if (isStrip) use(reading, first, last);
  asMaterials(reading, first, last);
  use(reading, at);
  const claim: Claim<Arrangement> = { value: 'inlay', words: isStrip ? words : wordsOf(reading, at), at };
  return isStrip ? [claim, { ...claim, value: 'band' }] : [claim];
}
