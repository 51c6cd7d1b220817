import type { Lettering } from './fonts.ts';

/**
 * Smallest capitals, mm, with which words of each lettering can be read in metal: with smaller ones most counters close
 * when strokes are as wide and edges as soft as a graver and the casting hold (measured on the letters as they are cut).
 */
export const LEAST_LEGIBLE_MM: Readonly<Record<Lettering, number>> = {
  sans: 1.2,
  typewriter: 1.5,
  serif: 1.7,
  italic: 1.7,
  script: 2,
  blackletter: 2.6,
};

/** Raised letters are made stronger than those that are cut in, so that they have to be larger. */
const RAISED_MORE = 1.4;

export const isLegible = (
  lettering: Lettering,
  letterMm: number,
  cut: 'engraved' | 'raised' = 'engraved',
): boolean => letterMm >= LEAST_LEGIBLE_MM[lettering] * (cut === 'raised' ? RAISED_MORE : 1) - 1e-9;

/** Said where letters are cut in what was asked for all the same. */
export const CLOSING_UP =
  'There is room for small letters only, which close up in the lettering that was asked for: plain ones would read better.';

/** A text in the lettering in which it can be read, and what is to be said of it. */
export interface LegibleText<T> {
  readonly lettering: Lettering;
  readonly fitted: T;
  readonly told: readonly string[];
}

/**
 * A text in the lettering that was chosen for it, or in plain letters where it would be too small to be read. What the
 * customer asked for is kept, and told.
 */
export function legibly<T extends { readonly letterMm: number }>(
  chosen: Lettering,
  isAsked: boolean,
  fittedIn: (lettering: Lettering) => T,
): LegibleText<T> {
  const fitted = fittedIn(chosen);
  if (isLegible(chosen, fitted.letterMm)) return { lettering: chosen, fitted, told: [] };
  return isAsked
    ? { lettering: chosen, fitted, told: [CLOSING_UP] }
    : { lettering: 'sans', fitted: fittedIn('sans'), told: [] };
}
