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

const gemAt = (item: Item | undefined): Gemstone | null =>
  GEMSTONES.find((gem) => item !== undefined && !item.negated && gem === valueIn(item, 'gemstone')) ?? null;

export interface ClaspStones {
  readonly arrangement: Claim<Arrangement>;
  /** It stands last among the stones. */
  readonly gemstone: Gemstone;
}

/** Reads which stones a clasp was to bear; null where none, or where it is worn in front as what is looked at. */
export function readClaspStones(reading: Reading, types: readonly JewelryType[]): ClaspStones | null {
  const { items } = reading;
  if (types.length !== 1 || !types.some((type) => ARRANGED_PIECES['figure-clasp'].includes(type)))
    return null;
  const clasp = items.findIndex(({ norm, negated }) => CLASP.test(norm) && !negated);
  if (clasp === -1) return null;
  const stone = stoneBefore(items, clasp) ?? stoneBehind(items, clasp);
  const gemstone = stone === null ? null : gemAt(items[stone]);
  if (stone === null || gemstone === null) return null;
  const [first, last] = [Math.min(stone, clasp), Math.max(stone, clasp)];
  use(reading, clasp);
  if (/^only$/.test(items[last + 1]?.norm ?? '')) use(reading, last + 1);
  return {
    arrangement: { value: 'figure-clasp', words: wordsOf(reading, first, last), at: clasp },
    gemstone,
  };
}

/** "A ruby set clasp", "sapphires on the clasp": the stone before it. */
function stoneBefore(items: readonly Item[], clasp: number): number | null {
  for (let at = clasp - 1; at >= Math.max(0, clasp - MOST_BETWEEN); at--) {
    if (gemAt(items[at]) !== null) return at;
    if (!LEADS.test(items[at]!.norm) && !has(items[at], 'metal', 'size', 'setting', 'finish')) return null;
  }
  return null;
}

/** "A clasp set with diamonds". */
function stoneBehind(items: readonly Item[], clasp: number): number | null {
  if (
    !/^(?:set|studded|encrusted|paved|pave|with|in|is|covered|has|bearing)/.test(items[clasp + 1]?.norm ?? '')
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
