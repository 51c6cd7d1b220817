/** Which of the trade's colours a stone shows: what the document cannot say of a stone, none shows. */

import type { StonePlacement } from '@filigree/atelier/geometry';
import { isOfColour } from '@filigree/atelier/refine';
import type { Gemstone, StoneColour } from '@filigree/contracts';

type Shown = (stone: Pick<StonePlacement, 'gemstone' | 'colour'>) => boolean;

const usual =
  (...gemstones: Gemstone[]): Shown =>
  ({ gemstone, colour }) =>
    colour === null && gemstones.includes(gemstone);

/**
 * Colours with names of their own. The yellow of a stone is as deep as gold, and a pearl's as warm; brown is a cognac, too deep
 * to be champagne; grey is even, without the specks of salt and pepper; each stone has one colour, so that none is bicolour.
 */
const OF_OWN: Readonly<Partial<Record<StoneColour, Shown>>> = {
  golden: (stone) => isOfColour(stone, 'yellow'),
  peach: usual('Morganite'),
  champagne: () => false,
  bicolour: () => false,
  'salt and pepper': () => false,
  white: (stone) => isOfColour(stone, 'white') || isOfColour(stone, 'colourless'),
  // By day, as it is shown.
  green: (stone) => isOfColour(stone, 'green') || usual('Alexandrite')(stone),
  teal: (stone) => isOfColour(stone, 'teal') || usual('Alexandrite')(stone),
};

/** Several colours are those of several stones: that is not asked of one. */
export const showsColour = (
  stone: Parameters<Shown>[0],
  colour: Exclude<StoneColour, 'multicolour'>,
): boolean => OF_OWN[colour]?.(stone) ?? isOfColour(stone, colour);

/** From here on stones of one kind in unlike colours are a rainbow. */
const LEAST_COLOURS = 3;

export const areMulticoloured = (stones: readonly Pick<StonePlacement, 'gemstone' | 'colour'>[]): boolean =>
  new Set(stones.map(({ gemstone, colour }) => colour ?? gemstone)).size >= LEAST_COLOURS;
