/** Bands: a wedding band or ring, a plain band, where no single stone is spoken of. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';

const BAND = /(?:^| )(?:band|wedder)$/;
const WEDDING_RING = /(?:wedding|marriage|commitment|thumb|midi|knuckle) ring$|^wedder$/;
const STACKING = /^(?:stacking|stackable|stacker)(?: ring)?$/;
/** "A solitaire on a thin gold band": the band is a part. */
const BEARS = /^(?:on|onto|in|into|along|around|of|atop|across|down|with)$/;

/** "A thin line of rose gold", "with a gold inlay": what runs around a band of metal. */
const isInlaid = (items: Reading['items']): boolean =>
  items.some((item, at) => {
    if (!/^(?:line|stripe|inlay|inlaid|edge|edging|lining|interior)$/.test(item.norm) || item.negated)
      return false;
    return (
      has(items[at - 1], 'metal') ||
      (/^(?:of|in|with)$/.test(items[at + 1]?.norm ?? '') && has(items[at + 2], 'metal'))
    );
  });

/** The word that makes one ring a part of a stack; several are read as such (readers/together.ts). */
function stackerAt(reading: Reading, ringAt: number): number | null {
  const { items, tokens } = reading;
  const ring = items[ringAt]!;
  if (!/(?:^| )ring$/.test(ring.norm) || /s$/.test(tokens[ring.last]!.norm)) return null;
  if (items[ringAt + 1]?.norm === 'set') return null;
  return phraseOf(reading, ringAt).find((at) => at <= ringAt && STACKING.test(items[at]!.norm)) ?? null;
}

/** The item at which a band is named as the piece itself; null where a ring of another kind, or a part, is meant. */
function bandAt(reading: Reading, isStriped: boolean): number | null {
  const { items } = reading;
  const at = items.findIndex((item) => valueIn(item, 'type') === 'Ring' && !item.negated);
  const item = items[at];
  if (item === undefined) return null;
  const isWedding =
    WEDDING_RING.test(item.norm) ||
    (item.norm === 'ring' && /^(?:wedding|marriage)$/.test(items[at - 1]?.norm ?? ''));
  const isStacker = stackerAt(reading, at) !== null;
  if (!isWedding && !isStacker && !BAND.test(item.norm) && !isStriped && !isInlaid(items)) return null;
  // "Thinner band": of a ring that is there.
  if (/er$/.test(items[at - 1]?.norm ?? '') && has(items[at - 1], 'size')) return null;
  // What has a stripe is no part of another.
  if (isStriped) return at;
  let before = at - 1;
  while (
    has(items[before], 'metal', 'size', 'colour', 'finish', 'occasion') ||
    /^(?:a|an|the|plain|simple)$/.test(items[before]?.norm ?? '') ||
    items[before]?.kind === 'quantity'
  )
    before--;
  return BEARS.test(items[before]?.norm ?? '') && before >= 2 ? null : at;
}

/** On a ring to be stacked a stone of a cut of its own, or a coloured one, stands alone; diamonds are a row. */
const isOfStacker = (items: Reading['items'], at: number): boolean =>
  has(items[at - 1], 'cut') || valueIn(items[at], 'gemstone') !== 'Diamond';

/** "With a ruby", "oval diamond, slim band": a stone that stands for itself; "a diamond band" has many. */
function namesOne(reading: Reading, bandIs: number, isStacker: boolean): boolean {
  const { items, tokens } = reading;
  return items.some((item, at) => {
    if (!has(item, 'gemstone', 'customGemstone', 'stoneNoun') || item.negated) return false;
    if (/s$/.test(tokens[item.last]!.norm) || has(items[at + 1], 'accentNoun', 'setting')) return false;
    if (isStacker && has(item, 'gemstone') && isOfStacker(items, at)) return true;
    const isOfBand =
      at <= bandIs &&
      items
        .slice(at, bandIs)
        .every(
          (other) =>
            has(other, 'gemstone', 'stoneNoun', 'metal', 'cut', 'occasion', 'type', 'size') ||
            /^(?:and|&)$/.test(other.norm),
        );
    return !isOfBand;
  });
}

/** Hard stones that are cut so shallow that a band holds them in its own depth. */
const SUNK: ReadonlySet<string> = new Set(['Diamond', 'Ruby', 'Sapphire', 'Spinel']);
const ONE = /^(?:an?|one|single|sole|1|just|only)$/;
/** Words between the number and the stone: "one very small round diamond". */
const ONE_REACH = 5;

/**
 * "A wedding band with one small diamond set in the front": worn every day beside work, such a stone lies in the metal, where
 * no other setting is named and no engagement ring is spoken of. Of the words for it the band is what is named.
 */
function sunkIn(reading: Reading, bandIs: number): Claim<Arrangement> | null {
  const { items, tokens } = reading;
  const isOther = (item: Item): boolean =>
    !item.negated && (has(item, 'setting') || /engagement|^promise/.test(item.norm));
  // What a figure bears stands on it.
  if (items.some((item) => has(item, 'figure', 'motif') && !item.negated)) return null;
  // "Not too wide band, with a small diamond": the band of any ring.
  if (items.some(isOther) || !items.some(({ norm }) => /\bwedd/.test(norm))) return null;
  const isOne = (item: Item, at: number): boolean => {
    if (item.negated || !SUNK.has(valueIn(item, 'gemstone') ?? '')) return false;
    if (/s$/.test(tokens[item.last]!.norm)) return false;
    const before = items.slice(Math.max(0, at - ONE_REACH), at);
    const from = before.findLastIndex(({ norm, kind }) => ONE.test(norm) || kind === 'mark');
    return (
      from !== -1 &&
      before[from]!.kind !== 'mark' &&
      before.slice(from).some((other) => valueIn(other, 'size') === 'small')
    );
  };
  const stones = items.filter((item) => !item.negated && has(item, 'gemstone', 'customGemstone'));
  return stones.length === 1 && items.some(isOne)
    ? { value: 'flush-set', words: wordsOf(reading, bandIs), at: bandIs }
    : null;
}

/** A band, where the words name one and no stone that would stand for itself on it. */
export function readBand(
  reading: Reading,
  types: readonly JewelryType[],
  measures: readonly Measure[],
  isStriped: boolean,
): Claim<Arrangement> | null {
  if (!types.includes('Ring') && !types.includes('Toe Ring')) return null;
  // A weight or a size is of one stone.
  if (measures.some(({ kind }) => kind === 'carat' || kind === 'stoneMm')) return null;
  const at = bandAt(reading, isStriped);
  if (at === null) return null;
  const stacker = stackerAt(reading, at);
  if (stacker !== null) use(reading, stacker);
  if (namesOne(reading, at, stacker !== null)) return sunkIn(reading, at);
  return { value: 'band', words: wordsOf(reading, at), at };
}

const SHANK = '(?:band|shank|shoulders?|sides of the (?:band|ring))';
const GEMS =
  '(?:micro[- ]?pav[eé]|pav[eé]|melee|diamonds?|(?:tiny |small |little |side |accent )?(?:stones?|gems?)|brilliants?|sapphires?|rub(?:y|ies)|emeralds?)';
const SET_SHANKS = [
  `${GEMS}[- ]?(?:(?:set|encrusted|studded|lined|accented|covered) )?${SHANK}`,
  `${GEMS} (?:(?:set|going|running|all|halfway|half way|part way|partway) )*(?:down|along|on|around|across|in|into|round) (?:both sides of )?(?:the |its |a |each )?(?:(?:slim|thin|delicate|dainty|narrow) )?${SHANK}`,
  `(?:band|shank|shoulders?) (?:(?:is|are|that is|set|lined|studded|encrusted|covered|paved) )*(?:with|in) (?:(?:tiny|small|little|accent|micro|pav[eé]) )*${GEMS}`,
].map((pattern) => new RegExp(`\\b${pattern}(?![\\p{L}])`, 'iu'));

/** "Just a small ruby on a thin band", "a diamond set in a plain shank": the stone of the ring. */
const STARTS_WITH_ONE = /\b(?:an?|one|single|1) (?:[\p{L}-]+ ){0,3}$/iu;
const IS_ONE = /^(?:diamond|stone|gem|brilliant|sapphire|ruby|emerald) /i;
const isTheStone = (text: string, match: RegExpExecArray): boolean =>
  IS_ONE.test(match[0]) &&
  /^\S+ (?:set )?(?:on|in|into) /i.test(match[0]) &&
  STARTS_WITH_ONE.test(text.slice(0, match.index));

/** "A halo on a pavé band", "diamonds down the shank": small stones along the shoulders of a ring that has another. */
export function readSetShoulders(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (types.length > 1 || (types[0] ?? 'Ring') !== 'Ring') return null;
  const match = SET_SHANKS.map((pattern) => pattern.exec(reading.text)).find((found) => found !== null);
  // "Pavé band, ruby, one row": the band is the piece.
  if (!match || match.index === 0 || isTheStone(reading.text, match)) return null;
  const covered = reading.items.flatMap((item, at) => {
    const { end } = reading.tokens[item.last]!;
    return end > match.index && reading.tokens[item.first]!.start < match.index + match[0].length ? [at] : [];
  });
  const [first] = covered;
  const last = covered.at(-1);
  if (first === undefined || last === undefined) return null;
  if (covered.some((at) => reading.items[at]!.negated || has(reading.items[at], 'noStones'))) return null;
  use(reading, first, last);
  return { value: 'set-shoulders', words: wordsOf(reading, first, last), at: first };
}
