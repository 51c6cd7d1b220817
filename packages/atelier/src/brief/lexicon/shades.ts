import type { StoneColour } from '@filigree/contracts';

/**
 * Trade names of stones that name a colour without a word for it, after the gemological institutes' pages on each
 * stone (GIA gem encyclopedia): tsavorite and demantoid are green garnets, rubellite is pink to red tourmaline.
 */
export const TRADE_COLOURS: readonly (readonly [RegExp, StoneColour])[] = [
  [/padparadscha/, 'peach'],
  [/tsavorite|demantoid|prasiolite|verdelite|green amethyst/, 'green'],
  [/spessart|mandarin|hessonite|madeira|fire opal|mexican opal/, 'orange'],
  [/rhodolite|umbalite/, 'purple'],
  [/almandine|pyrope|pigeon blood/, 'red'],
  [/rubellite/, 'pink'],
  [/indicolite|london blue|swiss blue|cornflower|ceylon blue|royal blue/, 'blue'],
  [/paraiba/, 'teal'],
  [/watermelon|parti|ametrine|bi colou?r/, 'bicolour'],
  [/salt (?:and|n) pepper/, 'salt and pepper'],
  [/canary/, 'yellow'],
  [/cognac|chocolate|smok[ey]+/, 'brown'],
  [/champagne/, 'champagne'],
  [/tahitian|black opal/, 'black'],
  [/imperial topaz|imperial/, 'orange'],
  [/mystic|rainbow topaz/, 'multicolour'],
  [/golden/, 'golden'],
];

/** Colour words, the most telling first: "rose pink" is pink before it is anything else. */
export const NAMED_COLOURS: readonly (readonly [RegExp, StoneColour])[] = [
  [/\bsalt (?:and|n) pepper\b/, 'salt and pepper'],
  [/\b(?:rainbow|multi ?colou?r(?:ed)?|iridescent|holographic|opalescent)\b/, 'multicolour'],
  [/\b(?:bi ?colou?r(?:ed)?|watermelon|parti)\b/, 'bicolour'],
  [/\b(?:champagne)\b/, 'champagne'],
  [/\b(?:violet|periwinkle|indigo)\b/, 'violet'],
  [/\b(?:pink|fuchsia|magenta|raspberry|blush|rose)\b/, 'pink'],
  [/\b(?:peach|peachy|salmon|apricot|padparadscha|coral)\b/, 'peach'],
  [
    /\b(?:teal|turquoise|aqua|seafoam|sea foam|sea green|blue green|duck egg blue|paraiba|neon blue|cyan|tiffany blue)\b/,
    'teal',
  ],
  [/\b(?:purple|lilac|lavender|mauve|plum|amethyst|grape|eggplant|aubergine)\b/, 'purple'],
  [/\b(?:blue|navy|cobalt|cornflower|sapphire|bluish|blueish|lapis)\b/, 'blue'],
  [/\b(?:green|emerald|mint|lime|olive|sage|chartreuse|forest|jade|greenish)\b/, 'green'],
  [/\b(?:golden)\b/, 'golden'],
  [/\b(?:yellow|lemon|canary|mustard|honey|amber)\b/, 'yellow'],
  [/\b(?:orange|tangerine|fire|imperial)\b/, 'orange'],
  [/\b(?:red|scarlet|crimson|burgundy|maroon|ruby|garnet|wine|claret|oxblood|vermilion)\b/, 'red'],
  [/\b(?:brown|cognac|chocolate|coffee|whiske?y|sherry|smoky|smokey)\b/, 'brown'],
  [/\b(?:grey|gray|silvery|steel|smoke)\b/, 'grey'],
  [/\b(?:black|ebony|onyx|jet|raven)\b/, 'black'],
  [/\b(?:white|clear|colou?rless|ivory|cream|creamy|milky|transparent)\b/, 'white'],
];
