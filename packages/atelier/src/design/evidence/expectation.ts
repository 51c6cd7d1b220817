/** What a design must show, and what it costs where it does not. */
import { isRing, type SoleDesign } from '../document.ts';
import type { Ornament } from '../ornament/document.ts';

export interface Expectation {
  readonly name: string;
  /** How much worse a design is without it: what was refused weighs most, what nobody asked for least. */
  readonly cost: number;
  readonly isMet: (design: SoleDesign) => boolean;
}

export const COST = {
  refused: 16,
  letters: 8,
  named: 6,
  carried: 4,
  counted: 3,
  figure: 3,
  set: 2,
  balls: 2,
  added: 1,
} as const;

export const ornamentsOf = (design: SoleDesign): readonly Ornament[] =>
  isRing(design)
    ? 'ornament' in design.shoulders
      ? [design.shoulders.ornament]
      : []
    : design.ornaments.map(({ ornament }) => ornament);
