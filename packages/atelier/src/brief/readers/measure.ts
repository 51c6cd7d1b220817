/** A number of the text with what it turned out to count or measure. */
import { UNIT_WORDS } from '../lexicon/numbers.ts';
import type { Quantity } from '../quantities.ts';
import type { Item } from '../scan.ts';

export interface Measure {
  readonly kind:
    | 'karat'
    | 'carat'
    | 'stoneMm'
    | 'bandMm'
    | 'pieceMm'
    | 'lengthIn'
    | 'prongs'
    | 'ringSize'
    | 'count'
    | 'money';
  /** The number, or the middle of a range. */
  readonly value: number;
  readonly quantity: Quantity;
  /** Millimetres a unit, where a second side was said ("2 x 3 cm"). */
  readonly scale?: number;
  readonly words: string;
  /** Index of the item that holds the number. */
  readonly at: number;
}

type Unit = keyof typeof UNIT_WORDS;
export const isUnit = (item: Item | undefined, unit: Unit): boolean =>
  item !== undefined && (UNIT_WORDS[unit] as readonly string[]).includes(item.norm);

export const middle = (quantity: Quantity): number =>
  Math.round(((quantity.low + quantity.high) / 2) * 1000) / 1000;

/** A unit of weight, fineness or length. */
export function measuresSomething(item: Item): boolean {
  return (['carat', 'karat', 'millimetre', 'centimetre', 'inch', 'point'] as const).some((unit) =>
    isUnit(item, unit),
  );
}
