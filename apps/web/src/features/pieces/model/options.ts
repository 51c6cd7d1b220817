import type { CartOptions, PieceCategory } from '@filigree/contracts';
import { LENGTH_IN } from '@filigree/contracts/constants';

/** What can be chosen for a piece of a category. */
interface Choices {
  readonly ringSize: boolean;
  readonly lengthsIn?: readonly number[];
  readonly engraving: boolean;
}

function steps(from: number, to: number, step: number, { min, max }: { min: number; max: number }): number[] {
  const count = Math.round((to - from) / step) + 1;
  return Array.from({ length: count }, (_, place) => from + place * step).filter(
    (value) => value >= min && value <= max,
  );
}

/** From choker to opera. */
const NECKLACE_LENGTHS_IN = [14, 16, 18, 20, 22, 24, 30].filter(
  (length) => length >= LENGTH_IN.min && length <= LENGTH_IN.max,
);
const BRACELET_LENGTHS_IN = steps(6, 8.5, 0.5, LENGTH_IN);

const NO_CHOICES: Choices = { ringSize: false, engraving: false };
const CHOICES: Readonly<Partial<Record<string, Choices>>> = {
  ring: { ringSize: true, engraving: true },
  necklace: { ringSize: false, lengthsIn: NECKLACE_LENGTHS_IN, engraving: false },
  pendant: { ringSize: false, lengthsIn: NECKLACE_LENGTHS_IN, engraving: true },
  bracelet: { ringSize: false, lengthsIn: BRACELET_LENGTHS_IN, engraving: true },
  earring: { ringSize: false, engraving: false },
};

/** None for a piece whose category is not said, or is a newer one. */
export const choicesOf = (category: PieceCategory): Choices => CHOICES[category] ?? NO_CHOICES;

/** What was chosen so far; null: nothing yet. */
export interface Chosen {
  readonly ringSize: NonNullable<CartOptions['ringSize']> | null;
  readonly lengthIn: number | null;
  readonly engraving: string;
}

export const NOTHING_CHOSEN: Chosen = { ringSize: null, lengthIn: null, engraving: '' };

/** The options of the line in the cart: only what was chosen, and only what the category has. */
export function optionsOf(category: PieceCategory, { ringSize, lengthIn, engraving }: Chosen): CartOptions {
  const choices = choicesOf(category);
  const text = engraving.trim();
  return {
    ...(choices.ringSize && ringSize !== null ? { ringSize } : {}),
    ...(choices.lengthsIn && lengthIn !== null ? { lengthIn } : {}),
    ...(choices.engraving && text !== '' ? { engraving: text } : {}),
  };
}
