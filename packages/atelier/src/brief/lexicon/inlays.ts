/** What lies along a band, level with the metal. Words are lemmas (spelling.ts). */
import { phrasesOf } from './entry.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list));

/** Words that ask for inlay, of whatever stone. */
export const INLAY_WORDS = setOf('inlay, inlaid, inlaying, inset band, intarsia');

/** What is laid into a band: "a thin strip of jade", "a meteorite stripe". */
export const STRIPS = setOf(
  'strip, stripe, line, channel, ribbon, vein, streak, layer, core, center, centre',
);

/** Along these a strip runs: "turquoise down the middle", "lapis around the centre". */
export const ALONG = setOf('down, through, along, around, round, running, going');
export const MIDDLES = setOf('middle, center, centre');

/** Opaque gemstones: clear ones are set in a line or a channel. */
export const OPAQUE_GEMS = setOf('Turquoise, Onyx, Lapis Lazuli, Opal');
/** And of the stones that are not offered. */
export const OPAQUE_OTHERS = setOf(
  "jade, jadeite, nephrite, coral, tiger eye, tiger's eye, tigers eye, obsidian, agate, moss agate, carnelian, malachite, bloodstone, jasper, hematite, larimar, sodalite, rhodonite, howlite, pyrite, amazonite, mother of pearl, mother-of-pearl, abalone, abalone shell, paua shell, meteorite, jet, whitby jet, ivory, bone",
);

/** What is no stone but laid in like one, and by what name it is told (design/stones/lookAlike.ts). */
export const LAID_LIKE_STONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wood: 'wood, wooden, oak, walnut, rosewood, koa, ebony, cherrywood, maple, teak, bamboo, olivewood, driftwood, whisky barrel, whiskey barrel, barrel wood',
    antler: 'antler, horn',
    'carbon fiber': 'carbon fiber, carbon fibre, forged carbon, carbon',
  }).flatMap(([name, words]) => phrasesOf(words).map((word) => [word, name] as const)),
);

/** Between a strip and what it is of. */
export const LEADS = setOf(
  'of, with, in, and, from, made, crushed, raw, real, genuine, natural, a, an, the, some',
);
