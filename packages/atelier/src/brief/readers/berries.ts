/**
 * "Seed pearls as berries", "a vine with garnet berries", "a fern frond with a tourmaline where its tip unrolls": stones
 * among the leaves of a ring, none of them its front.
 */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const BERRIES = /^(?:berry|berries|rose hip|rosehip|buds?|dewdrops?|dew drops?)$/;
/** Between the stones and what they stand for, or the other way round. */
const AS = /^(?:as|for|like|of|in|the|a|its|are|being|made|from|little|tiny|small|seed)$/;
const REACH = 5;

/** Where on a plant a stone sits: "at its tip", "among the leaves", "where the frond unrolls". */
const PLACE =
  /\b(?:(?:at|on|in|by|near) (?:the|its|one|each) (?:very |outer |curled |curling )*(?:tip|end|curl)|(?:among|amongst|amid|between|beneath|under|nestled in|tucked into|tucked in) (?:the |its |some |a few |two |tiny |little |small |gold |golden |silver )*(?:lea(?:f|ves)|foliage|fronds?|tendrils?)|where (?:the|its|it|they|two) (?:\w+ ){0,3}(?:unrolls?|uncurls?|unfurls?|curls?|ends?|meets?|opens?))\b/i;
/** What is told of a stone that is the front of its ring. */
const IS_FRONT =
  /\b(?:engagement|solitaire|centre ?stone|center ?stone|proposal|large|big|huge|statement)\b/i;

/** A stone of no told size that has its place on the plant. */
function placedOnPlant(reading: Reading): Claim<Arrangement> | null {
  const { items, tokens, text } = reading;
  const place = PLACE.exec(text);
  if (place === null || IS_FRONT.test(text)) return null;
  const among = items.flatMap((item, at) => {
    const { start } = tokens[item.first]!;
    return start >= place.index && start < place.index + place[0].length ? [at] : [];
  });
  const [first] = among;
  const last = among.at(-1);
  if (first === undefined || last === undefined) return null;
  const stone = items.findLastIndex(
    (item, at) => at < first && has(item, 'gemstone', 'stoneNoun') && !item.negated,
  );
  const behind = items.findIndex(
    (item, at) => at > last && has(item, 'gemstone', 'stoneNoun') && !item.negated,
  );
  // "Where the tip unrolls a tourmaline": one or the other stands near.
  const isNear = (stone !== -1 && first - stone <= REACH) || (behind !== -1 && behind - last <= REACH);
  if (!isNear) return null;
  use(reading, first, last);
  return { value: 'berries', words: wordsOf(reading, first, last), at: first };
}

/** @param isSized the weight, the size or the cut of a stone was told: it is the front */
export function readBerries(
  reading: Reading,
  types: readonly JewelryType[],
  isLeafy: boolean,
  isSized: boolean,
): Claim<Arrangement> | null {
  if (!isLeafy || !types.some((type) => ARRANGED_PIECES.berries.includes(type))) return null;
  const { items } = reading;
  const isStone = (at: number): boolean => has(items[at], 'gemstone', 'stoneNoun') && !items[at]!.negated;
  const at = items.findIndex(({ norm, negated }) => BERRIES.test(norm) && !negated);
  if (at === -1) return isSized ? null : placedOnPlant(reading);
  for (const step of [-1, 1]) {
    let other = at + step;
    while (Math.abs(other - at) < REACH && AS.test(items[other]?.norm ?? '')) other += step;
    if (!isStone(other)) continue;
    const [first, last] = [Math.min(at, other), Math.max(at, other)];
    use(reading, first, last);
    return { value: 'berries', words: wordsOf(reading, first, last), at };
  }
  return null;
}
