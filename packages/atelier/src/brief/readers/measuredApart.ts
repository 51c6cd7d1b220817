/** Two rings told apart by their measures alone: "one 6mm size 11 and one 8mm size 13", "size 5 and size 7". */
import { type Reading, use, wordsOf } from '../reading.ts';
import type { InOrder } from './inOrder.ts';
import type { Measure } from './measure.ts';
import { wearersOfBoth } from './metalsApart.ts';
import { readNumbers } from './numbers.ts';

const HEAD = /^(?:one|first|first one|second|second one|other|other one|another|another one|the other|ring)$/;
const SIZES = /^(?:sizes|size|ring size|sz)$/;
const LARGEST_US = 16;

/** Every number as it was placed; those of which nobody made use stay what was not understood. */
function measuresOf(reading: Reading): readonly Measure[] {
  const used = new Set(reading.used);
  const measures = readNumbers(reading).filter(({ at }) => !reading.items[at]!.negated);
  for (const at of reading.used) if (!used.has(at)) reading.used.delete(at);
  return measures;
}

/** "Sizes 10 and 12": of the second the word is not said again. */
function secondSize({ items }: Reading, first: Measure): number | null {
  const isPlural = /^sizes?$/.test(items[first.at - 1]?.norm ?? '');
  const joined = /^(?:and|&|\/|,)$/.test(items[first.at + 1]?.norm ?? '');
  const quantity = items[first.at + 2]?.quantity ?? null;
  return isPlural && joined && quantity !== null && quantity.low <= LARGEST_US && quantity.across === null
    ? first.at + 2
    : null;
}

/**
 * Widths and sizes of two, in the order in which they are told; null where there are not two of either. Widths without sizes
 * need a word for each ring: of one ring too several things are measured.
 */
export function readMeasuredApart(reading: Reading): InOrder | null {
  const { items } = reading;
  const measures = measuresOf(reading);
  const widths = measures.filter(({ kind }) => kind === 'bandMm');
  const told = measures.filter(({ kind }) => kind === 'ringSize');
  const [only] = told;
  const second = told.length === 1 && only !== undefined ? secondSize(reading, only) : null;
  const sizes = [
    ...told.map(({ at, value }) => ({ at, value })),
    ...(second === null ? [] : [{ at: second, value: items[second]!.quantity!.low }]),
  ];
  const heads = items.flatMap(({ norm, negated }, at) => (!negated && HEAD.test(norm) ? [at] : []));
  const isApart = (two: readonly { readonly at: number }[]): boolean =>
    two.length === 2 &&
    heads.some((head) => head < two[0]!.at) &&
    heads.some((head) => head > two[0]!.at && head < two[1]!.at);
  const inTurn =
    widths.length === 2 && sizes.length === 2 && widths[1]!.at > sizes[0]!.at && sizes[1]!.at > widths[1]!.at;
  const areSizes = sizes.length === 2 && sizes.every(({ at }) => at === second || isCalled(reading, at));
  const hasWidths = isApart(widths) || inTurn;
  const hasSizes = sizes.length === 2 && (isApart(sizes) || inTurn || areSizes);
  if (!hasWidths && !hasSizes) return null;
  const all = [...(hasWidths ? widths : []), ...(hasSizes ? sizes : [])].map(({ at }) => at);
  for (const at of all) use(reading, at, at);
  const pair = (two: readonly { readonly value: number }[]): [number, number] => [
    two[0]!.value,
    two[1]!.value,
  ];
  const [a, b] = hasSizes ? pair(sizes) : pair(widths);
  const [first, next] = wearersOfBoth(reading);
  return {
    // Where nobody is named, the larger of the two is his.
    wearers: first !== next && a > b ? ['his', 'hers'] : [first, next],
    widthsMm: hasWidths ? pair(widths) : null,
    sizes: hasSizes ? pair(sizes) : null,
    words: wordsOf(reading, Math.min(...all), Math.max(...all)),
  };
}

/** "Size 5", "a size 7". */
const isCalled = ({ items }: Reading, at: number): boolean =>
  [items[at - 1], items[at - 2]].some((item) => SIZES.test(item?.norm ?? ''));
