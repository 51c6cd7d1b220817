/** Words of instructions that are often misspelt; the words of jewelry have the lexicon of the brief for theirs. */
export const OFTEN_MISSPELT =
  'thinner, thicker, thickness, slimmer, narrower, wider, width, smaller, bigger, larger, longer, length, shorter, higher, height, lower, heavier, lighter, rounder, sturdier, delicate, chunkier, daintier, simpler, plainer, fancier, remove, replace, switch, change, instead, without, engraving, engraved, initials, lettering, inscription, setting, prongs, polished, brushed, hammered, middle, centre, center, around, between, another, slightly, little, smooth, darker, brighter, double, straight, narrow, shorten, lengthen, enlarge, shrink, reduce, increase';

/** Slips too far from what is meant for a distance to tell, and words as they are spoken. */
export const FAR_SLIPS: Readonly<Record<string, string>> = {
  swop: 'swap',
  swopped: 'swapped',
  em: 'them',
  insted: 'instead',
  lil: 'little',
  wether: 'whether',
};

/** Before "to thin", where "too thin" is meant, and what is found so. */
export const FOUND =
  "is, are, its, it's, looks, look, feels, feel, seems, seem, hangs, hang, sits, sit, way, far, bit, little, much, just";
export const FOUND_SO =
  'thin, thick, big, small, large, wide, narrow, long, short, heavy, light, high, low, tall, chunky, plain, busy, tight, loose, bulky, dark, bright, shiny, girly, fussy, simple, flat, round, close, bold, delicate';
