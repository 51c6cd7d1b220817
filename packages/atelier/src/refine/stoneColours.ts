/** Colours of stones and enamels, as they are spoken of. */
import type { Gemstone } from '@filigree/contracts';
import type { EnamelColour, StoneKind } from '../design/parts.ts';

/** What a stone's name means by itself; naming it changes nothing. */
export const USUAL_COLOURS: Readonly<Partial<Record<Gemstone, readonly string[]>>> = {
  Diamond: ['white', 'colourless'],
  Ruby: ['red'],
  Sapphire: ['blue'],
  Emerald: ['green'],
  Amethyst: ['purple', 'violet'],
  Aquamarine: ['blue'],
  Topaz: ['blue'],
  Citrine: ['yellow', 'orange'],
  Garnet: ['red'],
  Peridot: ['green'],
  Opal: ['white'],
  Pearl: ['white'],
  Moonstone: ['white', 'blue'],
  Tanzanite: ['blue', 'violet'],
  Tourmaline: ['pink'],
  Morganite: ['pink'],
  Spinel: ['red'],
  Turquoise: ['blue', 'teal'],
  Onyx: ['black'],
  'Lapis Lazuli': ['blue'],
};

type Coloured = Pick<StoneKind, 'gemstone' | 'colour'>;

/** Purple and violet are one colour in a shop. */
const alike = (colour: string): string => (colour === 'violet' ? 'purple' : colour);

export const isOfColour = ({ gemstone, colour }: Coloured, asked: string): boolean =>
  (colour === null ? (USUAL_COLOURS[gemstone] ?? []) : [colour]).some(
    (known) => alike(known) === alike(asked),
  );

/** Stones that stand beside any colour: nobody calls a diamond colourful. */
const NEUTRAL: readonly string[] = ['white', 'colourless', 'grey'];
export const isColourless = (stone: Coloured): boolean => NEUTRAL.some((colour) => isOfColour(stone, colour));

/** The enamels that a colour's name means, besides that of its own name. */
const SHADES: Readonly<Partial<Record<string, readonly EnamelColour[]>>> = {
  blue: ['navy', 'turquoise'],
  teal: ['turquoise'],
  red: ['coral'],
  orange: ['coral'],
  purple: ['violet'],
  white: ['ivory'],
};
export const isEnamelOf = (enamel: EnamelColour, asked: string): boolean =>
  enamel === asked || SHADES[asked]?.includes(enamel) === true;
