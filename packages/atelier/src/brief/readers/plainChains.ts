/** "A locket on a fine chain": a chain of no kind, for a pendant that would otherwise come without one. */
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

/** The weave that is meant where none is named: plain round links, one in the other. */
const USUAL = 'cable';
const BRINGS = /^(?:on|with|and|plus|from|including|includes|include|incl|need|want)$/;
const ARTICLE = /^(?:an?|its|matching)$/;
const QUALITY =
  /^(?:nice|good|matching|necklace|neck|pretty|plain|little|long|short|strong|quality|solid|k|ct)$/;
/** Qualities of a chain before it: "on a fine yellow gold chain". */
const MOST_QUALITIES = 5;

export function readPlainChain(reading: Reading): (Claim<typeof USUAL> & { readonly last: number }) | null {
  const { items } = reading;
  for (const [last, { norm, negated }] of items.entries()) {
    if (negated || !/^(?:\S+ )?chain$/.test(norm)) continue;
    for (let at = last - 1; at >= Math.max(1, last - MOST_QUALITIES); at--) {
      const item = items[at]!;
      if (ARTICLE.test(item.norm) && BRINGS.test(items[at - 1]!.norm))
        return { value: USUAL, words: wordsOf(reading, at + 1, last), at: last, last };
      const isQuality = has(item, 'metal', 'size', 'colour', 'finish') || QUALITY.test(item.norm);
      if ((!isQuality && item.quantity === null) || item.negated) break;
    }
  }
  return null;
}
