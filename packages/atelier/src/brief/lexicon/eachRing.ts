/** Words that tell one ring of several from the others. Lemmas, as spelling.ts makes them. */
import { phrasesOf } from './entry.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list));

/** Which of them: counted from the front, -1 the last; null where any of those that are left will do. */
export const PLACES: ReadonlyMap<string, number | 'middle' | 'rest' | null> = new Map<
  string,
  number | 'middle' | 'rest' | null
>([
  ...[...setOf('one, another, 1')].map((word) => [word, null] as const),
  ...[...setOf('rest, other, others, remaining, remainder')].map((word) => [word, 'rest'] as const),
  ...[...setOf('middle, center, centre, central')].map((word) => [word, 'middle'] as const),
  ...[...setOf('first, 1st, top, upper')].map((word) => [word, 0] as const),
  ...[...setOf('second, 2nd')].map((word) => [word, 1] as const),
  ...[...setOf('third, 3rd')].map((word) => [word, 2] as const),
  ...[...setOf('fourth, 4th')].map((word) => [word, 3] as const),
  ...[...setOf('fifth, 5th')].map((word) => [word, 4] as const),
  ...[...setOf('last, final, bottom, lower')].map((word) => [word, -1] as const),
]);

/** Behind a number these make it a measure, or count stones and not rings. */
export const NO_RINGS = setOf(
  'mm, millimeter, millimetre, cm, inch, ct, carat, karat, k, kt, point, pointer, tone, row, strand, prong, claw, line, groove, stone, x, percent, of, letter, initial, color, colour, metal',
);

/** From these on something is said of all of them again. */
export const OF_ALL = setOf(
  'all, each, every, everything, both, altogether, size, in total, total, overall, budget',
);

/** Behind a comma these go on with what was begun before it. */
export const GOES_ON = setOf('with, set, having, featuring, bearing');

/** Looks of a band that are neither a finish nor a setting: of two of them each is another ring's. */
export const LOOKS = setOf(
  'plain, smooth, twist, twisted, rope, rope twist, braided, plaited, chevron, wishbone, eternity, half eternity, milgrain, beaded, knife edge, engraved, faceted, domed, flat, filigree',
);
