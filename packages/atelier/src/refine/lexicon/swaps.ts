/** Two metals of one piece, each in the place of the other. */
export const CHANGE_PLACES =
  'flip, swap, switch, reverse, exchange, invert, turn, have, put, swap round, swap around';
export const TWO_METALS =
  'colours, colors, metals, golds, tones, two golds, two metals, two colours, two colors, metal colours, metal colors, gold colours, gold colors';
