/** Several rings for one finger: "a stack of three", "stacking rings", "three interlocking bands". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { SET_MAX_PIECES } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';
import { ringsTold } from './eachRing.ts';

export interface Together {
  readonly arrangement: Claim<Arrangement>;
  /** The rings; two at least where a number was said or left open. */
  readonly rings: readonly Claim<JewelryType>[];
  /** The number that was said, where it is more than are made. */
  readonly beyond: Claim<number> | null;
  /** Up to this item they are named all together. */
  readonly namedAt: number;
}

const USUAL_COUNT = 3;
const STACKING = /^(?:stack|stacking|stackable|stacker|stacked)$/;
const LINKED =
  /^(?:interlock|interlocks|interlocking|interlocked|interlinked|interlinking|intertwined|interwoven|linked)$/;
/** Hoops that are linked with one another: two, where no number was said. */
const GIMMEL = /^gimm[ae]l ring$/;
const COUNTED: Readonly<Record<string, number>> = {
  pair: 2,
  duo: 2,
  two: 2,
  trio: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
};
/** Words from the rings to it. */
const LOT_REACH = 8;
/** "Set of five", "a pack of 3": behind the rings, what brings their number. */
const LOTS = /^(?:set|pack|packet|bundle|group|lot|bunch|collection|total)$/;

/** "To stack with my wedding band", "goes in a stack": one that is worn with what is there. */
const JOINS_OTHERS =
  /\b(?:stacks?|stacked|stacking|stackable) (?:well |nicely |easily )?(?:with|on|onto|next to|beside|alongside|together with|against|up with)\b|\b(?:to|can|could|will|i|my|in a|her|existing|current) stack\b/i;

/** @param leading the type that the reader of types chose */
export function readTogether(reading: Reading, leading: JewelryType | null): Together | null {
  if (leading !== 'Ring') return null;
  const { items, tokens, text } = reading;
  const words = items.map(({ first, last }) => tokens.slice(first, last + 1).map(({ norm }) => norm));
  const isRings = (at: number): boolean =>
    valueIn(items[at], 'type') === 'Ring' && /s$/.test(words[at]!.at(-1)!);
  const ringsAt = items.findIndex((item, at) => !item.negated && isRings(at));
  const stackAt = words.findIndex(
    (list, at) => !items[at]!.negated && list.some((word) => STACKING.test(word)),
  );
  const gimmelAt = items.findIndex(({ norm, negated }) => GIMMEL.test(norm) && !negated);
  const linkAt = words.findIndex((list, at) => !items[at]!.negated && list.some((word) => LINKED.test(word)));
  const joinsOthers = JOINS_OTHERS.test(text) && ringsAt === -1;
  const count = countOf(reading, ringsAt === -1 ? stackAt : ringsAt);
  const isStack =
    stackAt !== -1 &&
    !joinsOthers &&
    (ringsAt !== -1 || /\b(?:ring|band)s? (?:stack|set)\b|\bstackers\b|\bstacking set\b/i.test(text));
  const isLinked =
    gimmelAt !== -1 || (linkAt !== -1 && ringsAt !== -1 && count !== null && Math.abs(linkAt - ringsAt) <= 3);
  if (!isStack && !isLinked) return null;
  const at = gimmelAt !== -1 ? gimmelAt : isLinked ? linkAt : stackAt;
  if (linkAt !== -1) use(reading, linkAt);
  use(reading, at);
  if (count !== null) use(reading, count.at);
  const headAt = ringsAt === -1 ? at : ringsAt;
  const ring: Claim<JewelryType> = { value: 'Ring', words: wordsOf(reading, headAt), at: headAt };
  const namedAt = Math.max(headAt, count?.at ?? 0);
  const told = count === null && !isLinked ? ringsTold(reading, namedAt) : 0;
  const most = isLinked ? USUAL_COUNT : SET_MAX_PIECES;
  const rings = Math.min(most, count?.value ?? (gimmelAt !== -1 ? 2 : told > 1 ? told : USUAL_COUNT));
  return {
    arrangement: { value: isLinked ? 'rolling' : 'stack', words: wordsOf(reading, at), at },
    rings: Array.from({ length: rings }, () => ring),
    beyond:
      !isLinked && count !== null && count.value > most
        ? { value: count.value, words: wordsOf(reading, count.at), at: count.at }
        : null,
    namedAt,
  };
}

interface Count {
  readonly value: number;
  readonly at: number;
}

/** "A stack of three", "5 thin rings", "rings x3", "a trio of bands", "three of them". */
function countOf(reading: Reading, ringsAt: number): Count | null {
  const { items, tokens, text } = reading;
  const spoken = /\b(?:x ?(\d)|(\d) ?x)\b/i.exec(text);
  const times = Number(spoken?.[1] ?? spoken?.[2] ?? Number.NaN);
  const timesAt = items.findIndex((item) => tokens[item.first]!.norm.includes(String(times)));
  if (times > 1 && timesAt !== -1) return { value: times, at: timesAt };
  const numberAt = (at: number): Count | null => {
    const item = items[at];
    const word = item === undefined ? '' : tokens[item.first]!.norm;
    const value = COUNTED[word] ?? (/^(?:\d|1[0-2])$/.test(word) ? Number(word) : null);
    // "3 mm" is a width.
    return value !== null && !/^(?:mm|millimet|ct|carat|k|kt|x)/.test(items[at + 1]?.norm ?? '') && value > 1
      ? { value, at }
      : null;
  };
  for (let at = ringsAt - 1; at >= Math.max(0, ringsAt - 6); at--) {
    const count = numberAt(at);
    if (count !== null) return count;
  }
  for (let at = ringsAt + 1; at <= ringsAt + 3; at++) {
    const count = numberAt(at);
    if (count !== null && /^(?:of|in|for|one|each|:|,)$/.test(items[at + 1]?.norm ?? ',')) return count;
  }
  // "Stacking rings, set of five", "stacking rings (5)".
  for (let at = ringsAt + 1; at <= ringsAt + LOT_REACH; at++) {
    const count = numberAt(at);
    if (count === null) continue;
    const lotAt = items[at - 1]?.norm === 'of' ? at - 2 : null;
    if (lotAt !== null && LOTS.test(items[lotAt]?.norm ?? '')) {
      use(reading, lotAt);
      return count;
    }
    if (items[at - 1]?.norm === '(' && items[at + 1]?.norm === ')') return count;
  }
  return null;
}
