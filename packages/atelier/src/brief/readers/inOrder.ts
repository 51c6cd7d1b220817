/** Two measures for two wearers, in the order in which they are named: "his and hers, 5mm and 7mm", "sizes 10 and 6". */
import { WEARERS, type Wearer } from '../lexicon/wearers.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { isUnit } from './measure.ts';
import { EU_SIZES, usFromEu } from './ringSizes.ts';

export interface InOrder {
  readonly wearers: readonly [Wearer, Wearer];
  readonly widthsMm: readonly [number, number] | null;
  readonly sizes: readonly [number, number] | null;
  readonly words: string;
}

const JOINS = /^(?:and|&|\/|,|n|then|respectively)$/;
/** Behind them as the scan cuts their plural too. */
const SIZES = /^(?:(?:ring |finger )?siz(?:es?)?|sz)$/;
/** Bands, mm, and US sizes that people have. */
const WIDTHS_MM = { least: 1, most: 15 } as const;
const SIZES_US = { least: 2, most: 16 } as const;
/** Between the two numbers: a unit and what joins them. */
const MOST_BETWEEN = 3;

interface Two {
  readonly first: number;
  readonly last: number;
  readonly values: readonly [number, number];
  readonly isMm: boolean;
}

/** Two numbers that stand side by side; null where there are none, or more. */
function twoOf({ items }: Reading, at: number): Two | null {
  const valueAt = (index: number): number | null => {
    const quantity = items[index]?.quantity ?? null;
    return quantity !== null && quantity.low === quantity.high && quantity.across === null
      ? quantity.low
      : null;
  };
  const isMm = (index: number): boolean => isUnit(items[index], 'millimetre');
  const one = valueAt(at);
  if (one === null) return null;
  let next = at + 1;
  while (next <= at + MOST_BETWEEN && (JOINS.test(items[next]?.norm ?? '') || isMm(next))) next += 1;
  const other = valueAt(next);
  const isJoined = items.slice(at + 1, next).some(({ norm }) => JOINS.test(norm));
  if (other === null || !isJoined) return null;
  const ofMm = isMm(next + 1);
  return { first: at, last: ofMm ? next + 1 : next, values: [one, other], isMm: ofMm };
}

/** The wearers in the order in which they are named together; null where they are told apart, or one is not named. */
function wearersOf({ tokens }: Reading): readonly [Wearer, Wearer] | null {
  // "His and hers" is one phrase: its words tell the order.
  const named = tokens.flatMap(({ norm }) => {
    const wearer = WEARERS.get(norm);
    return wearer === 'his' || wearer === 'hers' ? [wearer] : [];
  });
  const [first, second, ...others] = named;
  return first !== undefined && second !== undefined && first !== second && others.length === 0
    ? [first, second]
    : null;
}

const within = (values: Two['values'], { least, most }: { least: number; most: number }): boolean =>
  values[0] !== values[1] && values.every((value) => value >= least && value <= most);

/** Two sizes as they are told, in US sizes: "sizes 10 and 6", "ring sizes 54 and 64"; null where there are none. */
function twoSizes(reading: Reading): Two | null {
  for (const at of reading.items.keys()) {
    const two = SIZES.test(reading.items[at - 1]?.norm ?? '') ? twoOf(reading, at) : null;
    if (two === null || two.isMm) continue;
    if (within(two.values, SIZES_US)) return two;
    if (within(two.values, { least: EU_SIZES.min, most: EU_SIZES.max }))
      return { ...two, values: [usFromEu(two.values[0]), usFromEu(two.values[1])] };
  }
  return null;
}

/** Sizes of two who are told of one after the other, in that order. */
export function sizesInOrder(reading: Reading): readonly [number, number] | null {
  const two = twoSizes(reading);
  if (two !== null) use(reading, two.first, two.last);
  return two?.values ?? null;
}

export function readInOrder(reading: Reading): InOrder | null {
  const wearers = wearersOf(reading);
  if (wearers === null) return null;
  const { items } = reading;
  const found = items.flatMap((_, at) => twoOf(reading, at) ?? []);
  const widths = found.find(({ values, isMm }) => isMm && within(values, WIDTHS_MM));
  const sizes = twoSizes(reading);
  const told = [widths, sizes].filter((two) => two != null);
  if (told.length === 0) return null;
  for (const { first, last } of told) use(reading, first, last);
  return {
    wearers,
    widthsMm: widths?.values ?? null,
    sizes: sizes?.values ?? null,
    words: told.map(({ first, last }) => wordsOf(reading, first, last)).join(', '),
  };
}
