/** The way that a band goes, told apart from the ring: "an open gold ring", "a wedding band, V shape", "one plain, one wavy". */
import type { JewelryType } from '@filigree/contracts';
import type { Reading } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

interface Place {
  readonly at: number;
  readonly last: number;
}

/** Forms that are told so. */
export const BAND_FORMS = ['open', 'curved', 'coil', 'chevron', 'wavy'] as const;

/** Words that stand before the metal of a ring as well as before the ring. */
const BEFORE_METAL = {
  open: /^open$/,
  curved: /^(?:curved|contour(?:ed)?|nesting)$/,
  coil: /^(?:coil(?:ed)?|spiral(?:l?ing|ed)?|helix)$/,
  chevron: /^(?:chevron|v|v shaped?|pointed)$/,
  wavy: /^(?:wavy|waved|undulating)$/,
} as const;

/** "An open gold ring", "a contoured rose gold band": the word and its piece with metals and sizes between. */
function ringApart({ items }: Reading, word: RegExp): Place | null {
  const at = items.findIndex(({ norm, negated }) => word.test(norm) && !negated);
  if (at === -1) return null;
  for (let last = at + 1; last <= at + 3; last++) {
    if (/^(?:Ring|Toe Ring)$/.test(valueIn(items[last], 'type') ?? '')) return { at, last };
    // "A curved pavé wedding band": what stands along a bow.
    const isAlongBow =
      (word === BEFORE_METAL.curved || word === BEFORE_METAL.chevron || word === BEFORE_METAL.wavy) &&
      has(items[last], 'setting', 'gemstone', 'occasion');
    if (!has(items[last], 'metal', 'size') && !isAlongBow) return null;
  }
  return null;
}

/** What "V shape" does not stand before where it is the ring's own form. */
const ENDS_SHAPE = /^(?:[,.;!?()\n]|with|and|in|for|to|please|so|size|that|which|of)$/;

/** "A wedding band, V shape, platinum", "in a V shape", "white gold, chevron with tiny diamonds": the form of a band, said by itself. */
function bandOfV({ items }: Reading, types: readonly JewelryType[]): Place | null {
  if (!types.includes('Ring')) return null;
  const at = items.findIndex(({ norm, negated }, index) => {
    const isBounded = ENDS_SHAPE.test(items[index + 1]?.norm ?? '.');
    const isAlone = index === 0 || /^[,.;(\n]$/.test(items[index - 1]!.norm);
    return (
      !negated &&
      isBounded &&
      (/^(?:v|chevron|wishbone) ?shaped?$/.test(norm) || (isAlone && /^(?:chevron|wishbone)$/.test(norm)))
    );
  });
  return at === -1 ? null : { at, last: at };
}

/** What "wavy" stands behind where it is said of the ring or its band. */
const SAYS_WAVY =
  /^(?:[,;(.]|one|is|it|the|are|be|slightly|gently|softly|little|bit|very|and|but|a|other|third|second|band|ring|slim|thin|skinny|fine|plain|simple|wide)$/;

/** What a ring is called that bears nothing: a wave on such a one is the way that it goes. */
const BARE =
  /^(?:simple|plain|thin|slim|skinny|slender|dainty|delicate|minimal(?:ist)?|stacking|gentle|soft)$/;

/**
 * "A stack of four: one plain, one wavy", "the band should be slightly wavy", "thin and wavy": said by itself. A wave ring
 * shows a wave, a simple one goes in waves.
 */
function bandOfWaves({ items }: Reading, types: readonly JewelryType[]): Place | null {
  if (!types.includes('Ring')) return null;
  const at = items.findIndex(({ norm, negated }, index) => {
    const [before, behind] = [items[index - 1]?.norm, items[index + 1]];
    if (negated) return false;
    if (norm === 'wave') return BARE.test(before ?? '') && /^(?:ring|band)$/.test(behind?.norm ?? '');
    const isSaidOfBand = before === undefined || SAYS_WAVY.test(before);
    return BEFORE_METAL.wavy.test(norm) && isSaidOfBand && ENDS_SHAPE.test(behind?.norm ?? '.');
  });
  return at === -1 ? null : { at, last: at };
}

/** The words that say that form of a ring, first to last; null where none do. */
export function bandApart(
  reading: Reading,
  types: readonly JewelryType[],
  form: (typeof BAND_FORMS)[number],
): Place | null {
  const apart = ringApart(reading, BEFORE_METAL[form]);
  if (apart !== null) return apart;
  return form === 'chevron' ? bandOfV(reading, types) : form === 'wavy' ? bandOfWaves(reading, types) : null;
}
