/** "Keep just the blue stones": one colour of several. */

/** Colours that stones and enamels are called by. */
export const COLOUR_NAMES =
  'red, pink, orange, yellow, green, teal, blue, violet, purple, brown, grey, gray, black, white';
/** What says that nothing else stays. */
export const ALONE =
  'just, only, nothing but, all but, everything but, anything but, all except, everything except, everything apart from, all apart from';
/** What has a colour. */
export const OF_STONES = 'stone, stones, gem, gems, gemstone, gemstones, one, ones';
export const OF_PARTS = 'enamel, bit, bits, part, parts, colour, color';
