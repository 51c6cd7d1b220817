/** One piece of a set measured against another: "2 mm narrower than his", "as wide as hers". */

/** Beyond the other: how far it goes is said before, or is left open. */
export const WIDER_THAN = 'wider, broader, bigger, larger, chunkier';
export const NARROWER_THAN = 'narrower, thinner, slimmer, smaller, daintier, finer';
export const THICKER_THAN = 'thicker, deeper';
/** The measure itself. */
export const WIDTHS = 'wide, broad, width, big, large, slim, narrow';
export const THICKNESSES = 'thick, thickness, deep, thin';
export const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  'three times': 3,
  'half again': 1.5,
  half: 0.5,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
};
