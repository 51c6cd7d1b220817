/** "A halo ring with a curved pavé wedding band": what is said of the band that is worn beside an engagement ring. */
import { type Reading, use, wordsOf } from '../reading.ts';
import { type Item, valueIn } from '../scan.ts';

export interface BandBeside {
  /** The text without the band, and that of the band with what is said behind it of both. */
  readonly ring: string;
  readonly band: string;
  readonly words: string;
}

const BAND = /^(?:(?:\S+ )*band|wedding ring|eternity ring)$/;
const LINKS = /^(?:with|and|&|plus|\+|n)$/;
const ARTICLE = /^(?:an?|the|one|its|her|my|matching)$/;
/** What ends a band's own words: a mark, or whose the next is. */
const ENDS = /^[,.;!?()\n]$/;
/** Words before a band that are its own: "a slim curved pavé wedding band". */
const MOST_QUALITIES = 8;
/** How it lies beside the other is understood, for it is drawn to do so. */
const LIES_BESIDE =
  /^(?:flush|snug|snugly|neatly|nicely|perfectly|underneath|beneath|under|below|beside|next|against|alongside|close|up|it|to|together|sit|sits|sitting|fit|fits|fitting|nest|nests|nesting|around|round|follow|follows|match|matches)$/;

const isRing = (item: Item | undefined): boolean =>
  item !== undefined && !item.negated && valueIn(item, 'type') === 'Ring';

/**
 * Where the link stands that brings a band in behind a ring, and the band; null where there is none. Of two bands the
 * first is the ring's own: "a ring with a pavé band and a plain wedding band".
 */
function bandAt({ items, tokens }: Reading): { readonly link: number; readonly at: number } | null {
  const first = items.findIndex((item) => isRing(item) && !BAND.test(item.norm));
  if (first === -1) return null;
  let found: { readonly link: number; readonly at: number } | null = null;
  for (let at = first + 1; at < items.length; at++) {
    const item = items[at]!;
    if (!isRing(item) || !BAND.test(item.norm) || /s$/.test(tokens[item.last]!.norm)) continue;
    for (let link = at - 1; link > Math.max(first, at - MOST_QUALITIES); link--) {
      if (ENDS.test(items[link]!.norm)) break;
      if (!LINKS.test(items[link]!.norm) || !ARTICLE.test(items[link + 1]?.norm ?? '')) continue;
      found = { link, at };
      break;
    }
  }
  return found;
}

export function readWeddingBand(reading: Reading): BandBeside | null {
  const found = bandAt(reading);
  if (found === null) return null;
  const { items, tokens, text } = reading;
  let end = found.at + 1;
  while (end < items.length && !ENDS.test(items[end]!.norm)) end += 1;
  for (let at = found.at + 1; at < end; at++) if (LIES_BESIDE.test(items[at]!.norm)) use(reading, at);
  const opens = tokens[items[found.link]!.first]!.start;
  const begins = tokens[items[found.link + 1]!.first]!.start;
  const ends = tokens[items[end - 1]!.last]!.end;
  return {
    ring: `${text.slice(0, opens)}${text.slice(ends)}`,
    band: `${text.slice(begins, ends)}${text.slice(ends)}`,
    words: wordsOf(reading, found.link + 1, found.at),
  };
}
