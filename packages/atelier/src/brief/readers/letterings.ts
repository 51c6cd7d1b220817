/** How letters are written: "in cursive", "block letters", "old English", "all in capitals". */
import type { BriefLettering } from '@filigree/contracts';
import {
  CASE_WORDS,
  HAND_QUALITIES,
  HAND_WORDS,
  LETTER_NOUNS,
  OTHER_WRITING,
  OWN_HAND,
  TYPEFACE_NOUNS,
  TYPEFACE_QUALITIES,
  WRITES,
} from '../lexicon/letterings.ts';
import { type Claim, type Reading, startReading, use, wordAt, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { type Table, tableOf, type Word, wordsWithItems } from './phraseTable.ts';

export type LetterCase = keyof typeof CASE_WORDS;

/** Words that name a hand or a case, where they stand. */
export interface Hand {
  readonly face: BriefLettering | null;
  readonly letterCase: LetterCase | null;
  /** Items, both included; a leading "in" among them. */
  readonly first: number;
  readonly last: number;
  /** They can speak of nothing but letters; the others do where something is to be written. */
  readonly sure: boolean;
}

const NAMES = tableOf(HAND_WORDS);
const QUALITIES = tableOf(HAND_QUALITIES);
const OF_TYPEFACES = tableOf(TYPEFACE_QUALITIES);
const CASES = tableOf(CASE_WORDS);
/** Between a hand and its noun: "old English style lettering". */
const STYLE = /^(?:style|styled|type|looking|kind|block|old|bold)$/;
/** Between "in" and a hand: "in a nice flowing script". */
const LEADS =
  /^(?:a|an|the|all|some|nice|pretty|lovely|beautiful|elegant|fancy|simple|small|little|tiny|big|large|plain|fine|thin|bold|traditional|classic|clean|modern|old|vintage|clear|proper|really|very)$/;
/** "Font: script", "the lettering should be italic". */
const BETWEEN = /^(?::|=|-|is|be|should|style|in|to|as|a|an|more|bit|look|looking)$/;

const matchIn = <Value extends string>(table: Table<Value>, words: readonly Word[], at: number) =>
  table.find(({ keys }) => keys.every((key, offset) => words[at + offset]?.key === key));

/** The last of the words for letters behind a place, with what may stand before them; null where none follows. */
function nounBehind(words: readonly Word[], from: number, nouns: ReadonlySet<string>): number | null {
  let at = from;
  if (STYLE.test(words[at]?.key ?? '') && nouns.has(words[at + 1]?.key ?? '')) at += 1;
  if (!nouns.has(words[at]?.key ?? '')) return null;
  while (LETTER_NOUNS.has(words[at + 1]?.key ?? '')) at += 1;
  return at;
}

/** "Just plain letters"; of a "plain letter necklace" the necklace is plain. */
function plainLetters({ items }: Reading, words: readonly Word[], at: number): number | null {
  if (words[at]?.key !== 'letter' || has(items[words[at]!.item], 'type')) return null;
  return has(items[words[at]!.item + 1], 'type', 'jewelryNoun') ? null : at;
}

/** The word "in" before a place, with an article or praise between; null where there is none. */
function leadBefore(words: readonly Word[], at: number): number | null {
  let lead = at - 1;
  while (lead >= 0 && at - lead < 5 && LEADS.test(words[lead]!.key)) lead -= 1;
  return words[lead]?.key === 'in' ? lead : null;
}

/** "Font: script": the word for letters that a hand is said of; null where there is none. */
function nounBefore(words: readonly Word[], at: number, nouns: ReadonlySet<string>): number | null {
  let noun = at - 1;
  while (noun >= 0 && at - noun < 5 && BETWEEN.test(words[noun]!.key)) noun -= 1;
  const key = words[noun]?.key ?? '';
  return TYPEFACE_NOUNS.has(key) || (nouns === LETTER_NOUNS && key === 'letter') ? noun : null;
}

/** An item is taken with all its words: "old english" of an Old English sheepdog is none. */
const isWhole = (words: readonly Word[], first: number, last: number): boolean =>
  words[first - 1]?.item !== words[first]!.item && words[last + 1]?.item !== words[last]!.item;

/** "In my mum's handwriting", "Persian calligraphy". */
function isOther(reading: Reading, words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (before === undefined) return false;
  const { possessive, norm } = reading.tokens[reading.items[before.item]!.last]!;
  return (
    OTHER_WRITING.test(before.key) ||
    (OWN_HAND.test(words[at]!.key) &&
      (possessive || /^(?:my|her|his|their|our|own|your|its)$/.test(norm) || /'s$/.test(norm)))
  );
}

function faceAt(reading: Reading, words: readonly Word[], at: number): (Hand & { end: number }) | null {
  const name = matchIn(NAMES, words, at);
  const quality = matchIn(QUALITIES, words, at);
  const longer = (name?.keys.length ?? 0) >= (quality?.keys.length ?? 0) ? name : quality;
  for (const [match, nouns] of [
    [longer, LETTER_NOUNS],
    [longer === name ? quality : name, LETTER_NOUNS],
    [matchIn(OF_TYPEFACES, words, at), TYPEFACE_NOUNS],
  ] as const) {
    if (match === undefined) continue;
    const end = at + match.keys.length - 1;
    if (!isWhole(words, at, end) || isOther(reading, words, at)) continue;
    const noun =
      nounBehind(words, end + 1, nouns) ??
      (nouns === TYPEFACE_NOUNS ? plainLetters(reading, words, end + 1) : null);
    const isName = match === name;
    const said = nounBefore(words, at, nouns);
    if (noun === null && said === null && !isName) continue;
    // "A typewriter charm" is one; a "cursive necklace" is written so.
    const next = reading.items[words[end]!.item + 1];
    if (noun === null && match.value !== 'script' && has(next, 'type', 'jewelryNoun')) continue;
    const lead = leadBefore(words, at);
    // The noun of "script name necklace" is the piece's too, and stays.
    const last = noun !== null && words[noun + 1]?.item !== words[noun]!.item ? noun : end;
    const first = said ?? (lead !== null && words[lead - 1]?.item !== words[lead]!.item ? lead : at);
    return {
      face: match.value,
      letterCase: null,
      first: words[first]!.item,
      last: words[last]!.item,
      sure: noun !== null || said !== null || lead !== null || match.keys.length > 1,
      end: last,
    };
  }
  return null;
}

/** Every hand and case that a text names, from left to right. */
export function handsIn(reading: Reading): Hand[] {
  const words = wordsWithItems(reading);
  const hands: Hand[] = [];
  for (let at = 0; at < words.length; at++) {
    const hand = faceAt(reading, words, at);
    if (hand === null) continue;
    const { end, ...found } = hand;
    hands.push(found);
    at = end;
  }
  for (let at = 0; at < words.length; at++) {
    const match = matchIn(CASES, words, at);
    const end = at + (match?.keys.length ?? 0) - 1;
    if (match === undefined || !isWhole(words, at, end)) continue;
    const lead = leadBefore(words, at) ?? at;
    const noun = nounBehind(words, end + 1, LETTER_NOUNS);
    const last = noun !== null && words[noun + 1]?.item !== words[noun]!.item ? noun : end;
    hands.push({
      face: null,
      letterCase: match.value,
      first: words[lead]!.item,
      last: words[last]!.item,
      sure: true,
    });
    at = end;
  }
  return hands;
}

/** What stands in the place of a hand while the lettering itself is read. */
const MASK = '|';
export const isHand = (item: Item | undefined): boolean => item?.kind === 'mark' && item.norm === MASK;

/** The text with its hands out of the way of the lettering: "engraved Always cursive" reads "Always". */
export function withoutHands(
  reading: Reading,
  hands: readonly { readonly first: number; readonly last: number }[],
): Reading {
  if (hands.length === 0) return reading;
  const items = reading.items.map((item, at) =>
    hands.some(({ first, last }) => at >= first && at <= last)
      ? { ...item, kind: 'mark' as const, norm: MASK, entries: [], quantity: null }
      : item,
  );
  return startReading(reading.text, reading.tokens, items, reading.trace);
}

/** "Not italic", "no curly letters", "I hate cursive": refused; what is refused before it takes the refusal. */
function isRefused({ items }: Reading, { first }: Hand): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 5); at--) {
    const item = items[at]!;
    if (has(item, 'exclude') || /^(?:not|no|never|don't|dont|hate|isn't|without)$/.test(item.norm))
      return true;
    if (item.kind === 'mark' || item.kind === 'quoted' || item.norm === 'but') return false;
    if (has(item, 'type', 'metal', 'gemstone', 'customGemstone', 'stoneNoun', 'setting', 'finish'))
      return false;
  }
  return false;
}

export interface HandClaims {
  readonly lettering: Claim<BriefLettering> | null;
  readonly letterCase: Claim<LetterCase> | null;
}

/**
 * The hand and the case that are asked for. Runs before every reader but that of the lettering: gothic letters are no
 * style of the piece, italics no Italy's.
 * @param isWritten true where something to be written is known from elsewhere
 */
export function readLetterings(reading: Reading, hands: readonly Hand[], isWritten: boolean): HandClaims {
  const { items } = reading;
  const inHand = (at: number): boolean => hands.some(({ first, last }) => at >= first && at <= last);
  const writes =
    isWritten ||
    items.some((item, at) => item.kind !== 'mark' && !inHand(at) && WRITES.test(wordAt(reading, item)));
  const meant = hands.filter(
    (hand) => (hand.sure || writes) && !isRefused(reading, hand) && items[hand.last]!.kind !== 'quoted',
  );
  const faces = meant.filter(({ face }) => face !== null);
  const chosen = faces.find(({ sure }) => sure) ?? faces[0];
  const cased = meant.find(({ letterCase }) => letterCase !== null);
  for (const hand of meant) take(reading, hand);
  const claimOf = <Value>(hand: Hand, value: Value): Claim<Value> => ({
    value,
    words: wordsOf(reading, hand.first, hand.last),
    at: hand.first,
  });
  return {
    lettering: chosen?.face == null ? null : claimOf(chosen, chosen.face),
    letterCase: cased?.letterCase == null ? null : claimOf(cased, cased.letterCase),
  };
}

/** Words of letters say nothing else. */
function take(reading: Reading, { first, last }: Hand): void {
  use(reading, first, last);
  for (let at = first; at <= last; at++) {
    const item = reading.items[at]!;
    (reading.items as Item[])[at] = { ...item, entries: [] };
  }
}

/** Letters in the case that was asked for. */
export const inCase = (text: string, letterCase: LetterCase | null): string =>
  letterCase === null
    ? text
    : letterCase === 'capitals'
      ? text.toLocaleUpperCase()
      : text.toLocaleLowerCase();
