import { phrasesOf } from './entry.ts';

/** What chains are replaced by elsewhere and nothing is made of here. Words are lemmas (spelling.ts). */
export const SOFT_MATERIALS: ReadonlySet<string> = new Set(
  phrasesOf(
    'leather, suede, cowhide, rawhide, paracord, macrame, macramé, cord, cording, thread, string, silk, satin, velvet, cotton, hemp, jute, rubber, silicone, neoprene, nylon, elastic, fabric',
  ),
);

/** Of what it is laid: "braided leather". */
export const BRAIDED: ReadonlySet<string> = new Set(
  phrasesOf('braided, braid, plaited, plait, woven, weave, knotted, twisted'),
);

/** Words that only describe it. */
export const OF_SOFT: ReadonlySet<string> = new Set(
  phrasesOf(
    'real, genuine, vegan, faux, soft, natural, waxed, thick, thin, wide, slim, flat, round, dark, light, black, brown, tan, cognac, red, white, navy, blue, green, grey, gray, beige, leather, silk, cotton, nylon, rubber',
  ),
);

/** Behind it: how it is worn. */
export const WORN_AS: ReadonlySet<string> = new Set(
  phrasesOf('cord, strap, band, string, lace, thread, rope, strip'),
);
