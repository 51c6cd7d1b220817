/** Stones on a clasp: "some diamonds on the clasp only", "a diamond clasp", "the clasp set with rubies". */
import { type Arrangement, GEMSTONES, type Gemstone, type JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const CLASP = /(?:^| )(?:clasp|closure|fastening|fastener)$/;
/** From the stone to the clasp behind it. */
const LEADS =
  /^(?:on|in|onto|around|set|studded|encrusted|paved|pave|just|only|the|its|a|an|at|small|little|tiny|box|toggle|lobster|gold|silver)$/;
/** From the clasp to the stone behind it. */
const BEARS =
  /^(?:is|with|set|studded|encrusted|paved|pave|in|covered|decorated|bearing|has|having|of|some|a|an|few|little|small|tiny|two|three|the|it|on)$/;
const MOST_BETWEEN = 6;

/** "An iced out clasp", "the clasp paved": stones without a name are diamonds. */
const SET_ALL_OVER =
  /^(?:fully )?(?:iced|iced out|icy|bling out|blinged out|diamond encrusted|stone encrusted|encrusted|pave|pave set|paved|micropave)$/;

const namedAt = (item: Item | undefined): Gemstone | null =>
  GEMSTONES.find((gem) => item !== undefined && !item.negated && gem === valueIn(item, 'gemstone')) ?? null;
const setAt = (item: Item | undefined): Gemstone | null =>
  item !== undefined && !item.negated && SET_ALL_OVER.test(item.norm) ? 'Diamond' : null;
type GemAt = typeof namedAt;

export interface ClaspStones {
  readonly arrangement: Claim<Arrangement>;
  /** It stands last among the stones. */
  readonly gemstone: Gemstone;
  /** The stone where it is told by how it is set alone. */
  readonly unnamed: Claim<Gemstone> | null;
  /** Whether a word at an item speaks of the clasp alone. */
  readonly includes: (at: number) => boolean;
}

/** Reads which stones a clasp was to bear; null where none, or where it is worn in front as what is looked at. */
export function readClaspStones(reading: Reading, types: readonly JewelryType[]): ClaspStones | null {
  const { items } = reading;
  if (types.length !== 1 || !types.some((type) => ARRANGED_PIECES['figure-clasp'].includes(type)))
    return null;
  const clasp = items.findIndex(({ norm, negated }) => CLASP.test(norm) && !negated);
  if (clasp === -1) return null;
  const stone = [namedAt, setAt].reduce<number | null>(
    (found, gemAt) => found ?? stoneBefore(items, clasp, gemAt) ?? stoneBehind(items, clasp, gemAt),
    null,
  );
  const gemstone = stone === null ? null : (namedAt(items[stone]) ?? setAt(items[stone]));
  if (stone === null || gemstone === null) return null;
  const [first, last] = [Math.min(stone, clasp), Math.max(stone, clasp)];
  use(reading, clasp);
  if (/^only$/.test(items[last + 1]?.norm ?? '')) use(reading, last + 1);
  return {
    arrangement: { value: 'figure-clasp', words: wordsOf(reading, first, last), at: clasp },
    gemstone,
    unnamed: has(items[stone], 'gemstone')
      ? null
      : { value: gemstone, words: wordsOf(reading, stone), at: stone },
    includes: (at) => at >= first && at <= last,
  };
}

/** "A ruby set clasp", "sapphires on the clasp": the stone before it. */
function stoneBefore(items: readonly Item[], clasp: number, gemAt: GemAt): number | null {
  for (let at = clasp - 1; at >= Math.max(0, clasp - MOST_BETWEEN); at--) {
    if (gemAt(items[at]) !== null) return at;
    if (!LEADS.test(items[at]!.norm) && !has(items[at], 'metal', 'size', 'setting', 'finish')) return null;
  }
  return null;
}

/** "A clasp set with diamonds". */
function stoneBehind(items: readonly Item[], clasp: number, gemAt: GemAt): number | null {
  if (
    !/^(?:set|studded|encrusted|paved|pave|with|in|is|covered|has|bearing|iced|bling)/.test(
      items[clasp + 1]?.norm ?? '',
    )
  )
    return null;
  for (let at = clasp + 1; at <= clasp + MOST_BETWEEN && at < items.length; at++) {
    // "A clasp with a ruby pendant": that hangs elsewhere.
    if (gemAt(items[at]) !== null)
      return has(items[at + 1], 'type') || /^(?:charm|drop|pendant)$/.test(items[at + 1]?.norm ?? '')
        ? null
        : at;
    if (!BEARS.test(items[at]!.norm) && !has(items[at], 'setting', 'size', 'cut')) return null;
  }
  return null;
}
