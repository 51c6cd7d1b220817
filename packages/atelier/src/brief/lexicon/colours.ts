import type { Gemstone, StoneColour } from '@filigree/contracts';

/** The stone a customer most likely pictures under "a ... stone" when only the colour is said. */
export const STONE_OF_COLOUR: Readonly<Record<string, { gemstone: Gemstone; words: string }>> = {
  red: {
    gemstone: 'Ruby',
    words:
      'red, scarlet, crimson, blood red, ruby red, cherry red, bright red, vermilion, fiery red, ruby coloured, ruby colored',
  },
  wine: {
    gemstone: 'Garnet',
    words:
      'wine red, burgundy, maroon, dark red, deep red, oxblood, wine coloured, wine colored, claret, garnet red, wine colour, brick red',
  },
  blue: {
    gemstone: 'Sapphire',
    words:
      'blue, navy, navy blue, royal blue, deep blue, dark blue, midnight blue, sapphire blue, cobalt, cobalt blue, indigo, cornflower blue, blueish, bluish, electric blue, cornflower, inky blue, ink blue, rich blue, vivid blue, bright blue',
  },
  paleBlue: {
    gemstone: 'Aquamarine',
    words:
      'light blue, pale blue, sky blue, ice blue, icy blue, baby blue, sea blue, ocean blue, aqua blue, sea green, seafoam, aqua coloured, aqua colored, powder blue, soft blue, watery blue, glacier blue, frosty blue, sea foam',
  },
  green: {
    gemstone: 'Emerald',
    words:
      'green, emerald green, forest green, bottle green, dark green, deep green, bright green, hunter green, rich green, grass green, vivid green, emerald coloured, emerald colored, greenish, jade green, moss green, sage, sage green, mint green',
  },
  lime: {
    gemstone: 'Peridot',
    words:
      'lime, lime green, olive, olive green, apple green, light green, pale green, yellow green, yellowish green, chartreuse, pear green, peridot green',
  },
  purple: {
    gemstone: 'Amethyst',
    words:
      'purple, violet, lilac, lavender, mauve, plum, amethyst purple, deep purple, light purple, dark purple, royal purple, grape, purplish, plum coloured, amethyst coloured, eggplant, aubergine, orchid purple, pale purple, bright purple',
  },
  violetBlue: {
    gemstone: 'Tanzanite',
    words:
      'violet blue, blue violet, periwinkle, purple blue, blue purple, bluish purple, purplish blue, bluish violet',
  },
  pink: {
    gemstone: 'Tourmaline',
    words:
      'pink, hot pink, fuchsia, magenta, rose pink, raspberry, bright pink, dark pink, bubblegum pink, shell pink, pinkish, deep pink, vivid pink, barbie pink',
  },
  blush: {
    gemstone: 'Morganite',
    words:
      'peach, blush, salmon, pale pink, light pink, peachy, blush pink, peach pink, soft pink, baby pink, dusty pink, dusky pink, peachy pink, nude pink, apricot, powder pink, coral pink',
  },
  yellow: {
    gemstone: 'Citrine',
    words:
      'yellow, lemon, sunny yellow, golden yellow, canary yellow, honey coloured, honey colored, amber coloured, amber colored, sunshine yellow, bright yellow, mustard, mustard yellow, pale yellow, buttery yellow, honey',
  },
  orange: {
    gemstone: 'Citrine',
    words: 'orange, tangerine, burnt orange, sunset orange, bright orange, amber orange',
  },
  teal: {
    gemstone: 'Turquoise',
    words:
      'turquoise blue, teal, turquoise coloured, turquoise colored, robin egg blue, robin s egg blue, turquoise green, tiffany blue, duck egg blue, teal blue, blue green, blue-green',
  },
  black: {
    gemstone: 'Onyx',
    words: 'black, jet black, inky black, pitch black, midnight black, ebony, all black, raven black',
  },
  clear: {
    gemstone: 'Diamond',
    words:
      'white, clear, colourless, colorless, transparent, crystal clear, icy white, sparkly white, see through',
  },
  milky: { gemstone: 'Moonstone', words: 'milky, milky white, glowing white, moon white, cloudy white' },
  iridescent: {
    gemstone: 'Opal',
    words:
      'iridescent, rainbow, opalescent, multicolour, multicolor, multicoloured, multicolored, multi coloured, multi colored, multi colour, multi color, holographic, rainbow coloured',
  },
  changing: {
    gemstone: 'Alexandrite',
    words: 'colour changing, color changing, colour change, color change, colour shifting, color shifting',
  },
  brown: {
    gemstone: 'Topaz',
    words:
      'brown, cognac, chocolate brown, coffee coloured, whisky coloured, whiskey coloured, sherry coloured, smoky, smokey, smoky brown, smokey brown, dark brown, light brown, caramel, chestnut, mocha',
  },
  cream: {
    gemstone: 'Pearl',
    words:
      'cream, ivory, ivory coloured, off white, eggshell, egg shell, ivory white, pearl white, pearly, creamy white, creamy, pearly white, pearlescent',
  },
};

/** A stone that was chosen for a colour which is not its usual one has that colour. */
export const COLOUR_OF_CHOICE: Readonly<Record<string, StoneColour>> = { brown: 'brown', orange: 'orange' };

/** Stones known for one colour: who hates it hates them. */
export const STONES_KNOWN_FOR: Readonly<Record<string, readonly Gemstone[]>> = {
  red: ['Ruby', 'Garnet'],
  green: ['Emerald', 'Peridot'],
  blue: ['Sapphire', 'Aquamarine', 'Tanzanite', 'Lapis Lazuli'],
  purple: ['Amethyst'],
  pink: ['Morganite'],
  yellow: ['Citrine'],
  orange: ['Citrine'],
  black: ['Onyx'],
  turquoise: ['Turquoise'],
};

/** "A green stone, but no emerald": what is taken instead of a colour's usual stone, nearest first. */
export const STONES_OF_LIKE_COLOUR: Readonly<Partial<Record<Gemstone, readonly Gemstone[]>>> = {
  Ruby: ['Garnet', 'Spinel'],
  Garnet: ['Ruby', 'Spinel'],
  Sapphire: ['Tanzanite', 'Aquamarine', 'Topaz'],
  Aquamarine: ['Topaz', 'Sapphire'],
  Emerald: ['Peridot', 'Tourmaline'],
  Peridot: ['Tourmaline', 'Emerald'],
  Amethyst: ['Tanzanite', 'Spinel'],
  Tanzanite: ['Amethyst', 'Sapphire'],
  Tourmaline: ['Morganite', 'Spinel'],
  Morganite: ['Tourmaline'],
  Citrine: ['Topaz'],
  Turquoise: ['Lapis Lazuli'],
};

/** Words that only shade the colour beside them and say nothing alone. */
export const SHADES =
  'dark, light, pale, deep, bright, vivid, soft, rich, pastel, colour, color, coloured, colored, tone, shade, hue, tint, tinted, grey, gray, beige, champagne, neon, toned, tonal, hued';

/** The stone of each month of birth, first choice of the trade's list. */
export const BIRTHSTONES: Readonly<Record<string, Gemstone>> = {
  january: 'Garnet',
  february: 'Amethyst',
  march: 'Aquamarine',
  april: 'Diamond',
  may: 'Emerald',
  june: 'Pearl',
  july: 'Ruby',
  august: 'Peridot',
  september: 'Sapphire',
  october: 'Opal',
  november: 'Topaz',
  december: 'Turquoise',
};
