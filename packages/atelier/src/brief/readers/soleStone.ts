/** "No side stones", "just the one opal", "nothing else on it": nothing stands beside the stone that was named. */
import type { Arrangement } from '@filigree/contracts';
import { ruleSet } from '@filigree/language';
import type { Sense } from '../lexicon/entry.ts';
import { ALONE_ARTICLES, ALONE_CUES, SOLE_STONE_WORDS } from '../lexicon/soleStones.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { tagReading } from '../scopes/tagged-reading.ts';
import { tableOf, type Word, wordsWithItems } from './phraseTable.ts';

const TABLE = tableOf({ sole: SOLE_STONE_WORDS });

/** Small stones that were asked for somewhere else in the text keep their places. */
const WITH_SMALL: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'side-stones',
  'set-shoulders',
  'surround',
  'eternity',
  'half-eternity',
  'alternating',
  'strand',
  'line',
  'stations',
  'fringe',
]);

/** A refusal in so many words: these are themselves negated, so that the finder of wishes passes them. */
function refused(words: readonly Word[]): { first: number; last: number } | null {
  for (let at = 0; at < words.length; at++) {
    const match = TABLE.find(({ keys }) => keys.every((key, offset) => words[at + offset]?.key === key));
    if (match !== undefined) return { first: words[at]!.item, last: words[at + match.keys.length - 1]!.item };
  }
  return null;
}

const ENDS = /^(?:[.,;!?\n]|please|pls|thanks|on|in|set|nothing|no|that s)$/;

/** "Just a small sapphire on a plain band": the one stone that is named behind the word, and no second with it. */
function justOne({ items, tokens }: Reading): { first: number; last: number } | null {
  for (const [at, item] of items.entries()) {
    if (!ALONE_CUES.has(item.norm) || !ALONE_ARTICLES.has(items[at + 1]?.norm ?? '')) continue;
    for (let last = at + 2; last <= at + 6 && last < items.length; last++) {
      const next = items[last]!;
      if (next.kind === 'mark' || next.negated || has(next, 'type')) break;
      if (!has(next, 'gemstone', 'customGemstone', 'stoneNoun', 'centreNoun')) continue;
      const isOne = !/[^s]s$/.test(tokens[next.last]!.norm) || next.norm === tokens[next.last]!.norm;
      const behind = items[last + 1];
      if (isOne && (behind === undefined || ENDS.test(behind.norm))) return { first: at, last };
      if (!has(behind, 'stoneNoun', 'cut', 'shape')) break;
    }
  }
  return null;
}

export const ONE_ALONE_RULES = ruleSet([
  {
    name: 'just-the-one',
    when: ['(just|only) the? (one|1) (!.|please|and nothing)'],
    effect: 'alone',
    yes: ['Those sapphires, oval, just the one.', 'An opal, only one please.'],
    no: ['Just one stone.', 'The only one I ever liked.'],
  },
]);

/** Items before the words within which the stone stands that they speak of. */
const REACH_BACK = 6;

/** "Those sapphires, oval, just the one.": said behind the stone. */
function saidBehind(reading: Reading): { first: number; last: number } | null {
  const text = tagReading(reading);
  for (const { first: from, end } of ONE_ALONE_RULES.findIn(text)) {
    const [first, last] = [text.itemOf(from), text.itemOf(end - 1)];
    const before = reading.items.slice(Math.max(0, first - REACH_BACK), first);
    if (before.some((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun'))) return { first, last };
  }
  return null;
}

/** Between a stone and what it stands on. */
const ON = /^(?:on|upon|atop|onto)$/;

/** "A moonstone on a curved band": a stone that stands on the bow is no row along it. */
function oneOnBow({ items, tokens }: Reading): { first: number; last: number } | null {
  for (const [first, item] of items.entries()) {
    if (!has(item, 'gemstone', 'customGemstone') || item.negated) continue;
    const word = tokens[item.last]!.norm;
    if (/[^s]s$/.test(word) && item.norm.split(' ').at(-1) !== word) continue;
    const on = items.findIndex(({ norm }, at) => at > first && at <= first + 5 && ON.test(norm));
    if (on === -1) continue;
    const curved = items.findIndex(({ norm }, at) => at > on && at <= on + 3 && /^curved\b/.test(norm));
    if (curved !== -1) return { first, last: first };
  }
  return null;
}

const AN = /^(?:an?|one|single)$/;

/** "A wavy ring with a small opal": waves carry a row as well, but one is none. */
function oneOnWaves({ items, tokens }: Reading): { first: number; last: number } | null {
  const first = items.findIndex((item) => {
    if (!has(item, 'gemstone', 'customGemstone') || item.negated) return false;
    const word = tokens[item.last]!.norm;
    if (/[^s]s$/.test(word) && item.norm.split(' ').at(-1) !== word) return false;
    return [1, 2, 3, 4].some((back) => AN.test(tokens[item.first - back]?.norm ?? ''));
  });
  return first === -1 ? null : { first, last: first };
}

/** What would be in front of a stone, or beside it. */
const OTHERS = ['accentNoun', 'accentCue', 'figure', 'motif'] as const;
/** "In the centre", "as its middle", and what may stand between that and the stone. */
const BETWEEN_CENTRE =
  /^(?:stone|set|placed|sitting|sits|right|bang|smack|dead|just|as|for|of|in|is|the|a|an|its)$/;

/** "Navajo pendant with a turquoise in the middle": the stone is the front of what is of a culture, no emblem of that. */
function centredInCulture({ items, tokens }: Reading): { first: number; last: number } | null {
  const isSaid = (at: number, ...senses: readonly Sense[]): boolean =>
    items[at] !== undefined && !items[at].negated && has(items[at], ...senses);
  const at = items.map((_, i) => i).filter((i) => isSaid(i, 'gemstone', 'customGemstone'));
  const [stone] = at;
  if (at.length !== 1 || stone === undefined) return null;
  if (!items.some((_, i) => isSaid(i, 'culture')) || items.some((_, i) => isSaid(i, ...OTHERS))) return null;
  // Several of them are a row.
  const word = tokens[items[stone]!.last]!.norm;
  if (/[^s]s$/.test(word) && items[stone]!.norm.split(' ').at(-1) !== word) return null;
  for (const step of [1, -1])
    for (let next = stone + step; Math.abs(next - stone) <= 5 && items[next] !== undefined; next += step) {
      if (isSaid(next, 'centreNoun')) return { first: Math.min(stone, next), last: Math.max(stone, next) };
      if (!BETWEEN_CENTRE.test(items[next]!.norm) && !has(items[next]!, 'stoneNoun', 'cut', 'colour')) break;
    }
  return null;
}

const isSaidOfMetal = (reading: Reading, { first }: { first: number }): boolean =>
  /^nothing\b/.test(reading.tokens[reading.items[first]!.first]!.norm) &&
  !reading.items.some((item) =>
    has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'centreNoun', 'cut', 'setting', 'occasion'),
  );

/** Runs behind the readers of arrangements and of what stands beside a stone. */
export function readSoleStone(
  reading: Reading,
  named: readonly Claim<Arrangement>[],
): Claim<'solitaire'> | null {
  const isNamed = (form: Arrangement): boolean => named.some(({ value }) => value === form);
  const found =
    refused(wordsWithItems(reading)) ??
    justOne(reading) ??
    saidBehind(reading) ??
    centredInCulture(reading) ??
    (isNamed('curved') ? oneOnBow(reading) : isNamed('wavy') ? oneOnWaves(reading) : null);
  if (found === null || named.some(({ value }) => WITH_SMALL.has(value))) return null;
  // "A signet with an R, nothing else on it": no stone was spoken of that would be alone.
  if (isSaidOfMetal(reading, found)) {
    use(reading, found.first, found.last);
    return null;
  }
  use(reading, found.first, found.last);
  return { value: 'solitaire', words: wordsOf(reading, found.first, found.last), at: found.first };
}
