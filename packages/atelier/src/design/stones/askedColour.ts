import type { Brief, Gemstone, StoneColour } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';

/** The design's colours for what customers say; null: no one colour, the stone keeps its usual one. */
const COLOURS: Readonly<Record<StoneColour, StoneKind['colour']>> = {
  red: 'red',
  pink: 'pink',
  peach: 'pink',
  orange: 'orange',
  yellow: 'yellow',
  golden: 'yellow',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  violet: 'violet',
  purple: 'purple',
  brown: 'brown',
  champagne: 'brown',
  grey: 'grey',
  white: 'white',
  black: 'black',
  bicolour: null,
  multicolour: null,
  'salt and pepper': 'grey',
};

/** What a gemstone is understood to look like when no colour is said. */
const USUAL: Readonly<Partial<Record<Gemstone, readonly StoneColour[]>>> = {
  Diamond: ['white'],
  Ruby: ['red'],
  Sapphire: ['blue'],
  Emerald: ['green'],
  Amethyst: ['purple', 'violet'],
  Aquamarine: ['blue'],
  Topaz: ['blue'],
  Citrine: ['yellow', 'golden', 'orange'],
  Garnet: ['red'],
  Peridot: ['green'],
  Opal: ['white'],
  Pearl: ['white'],
  Moonstone: ['white'],
  Tanzanite: ['violet', 'blue', 'purple'],
  Tourmaline: ['pink'],
  Morganite: ['pink', 'peach'],
  Turquoise: ['blue', 'teal'],
  Onyx: ['black'],
  'Lapis Lazuli': ['blue'],
};

/** What a colour that was said makes of a gemstone; null for its usual one. */
const drawn = (gemstone: Gemstone, asked: StoneColour | undefined): StoneKind['colour'] =>
  asked === undefined || USUAL[gemstone]?.includes(asked) ? null : COLOURS[asked];

/** The colour that the brief asks of a gemstone; null for its usual one. */
export const askedColour = (brief: Brief, gemstone: Gemstone): StoneKind['colour'] =>
  askedColours(brief, gemstone)[0] ?? null;

/** All colours that the brief asks of a gemstone, in the order said; null among them for its usual one. */
export function askedColours({ stoneColours }: Brief, gemstone: Gemstone): StoneKind['colour'][] {
  const colours = (stoneColours ?? [])
    .filter((one) => one.gemstone === gemstone)
    .map(({ colour }) => drawn(gemstone, colour));
  return [...new Set(colours)];
}
