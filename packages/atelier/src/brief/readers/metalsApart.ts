/** Two pieces of which each has a metal of its own: "two bands, one in silver and the other in yellow gold". */
import type { Metal } from '@filigree/contracts';
import { GOLD_COLOURS } from '../lexicon/metals.ts';
import type { Wearer } from '../lexicon/wearers.ts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { endsSentence, has, type Item } from '../scan.ts';

/** Items of the text, both included. */
type Span = readonly [first: number, last: number];

export interface MetalsApart {
  readonly spans: readonly [Span, Span];
  readonly words: string;
}

const ONE = /^(?:one|1|first)$/;
const OTHER = /^(?:one|1|other|another|second)$/;
/** Between "one" and its metal. */
const REACH = 5;
/** Parts of one piece that have a metal each. */
const OF_PARTS =
  /^(?:half|side|edge|rim|stripe|line|strand|row|tone|layer|loop|link|part|section|end|wire|colou?r|stone|gem|leaf|flower|petal|wing|bead|drop|prong|claw|setting)s?\b/;

const isMetal = (item: Item): boolean =>
  !item.negated && (has(item, 'metal', 'otherMetal') || GOLD_COLOURS[item.norm] !== undefined);

/** The metal that follows a word for one of two, up to what parts it from the next; null where none does. */
function metalBehind({ items }: Reading, head: number, end: number): Span | null {
  const rest = items.slice(head + 1, end);
  const metal = rest.findIndex(isMetal);
  if (metal === -1 || metal >= REACH || rest.slice(0, metal).some(({ norm }) => OF_PARTS.test(norm)))
    return null;
  let last = head + 1 + metal;
  while (last + 1 < end && (isMetal(items[last + 1]!) || has(items[last + 1], 'finish'))) last += 1;
  return OF_PARTS.test(items[last + 1]?.norm ?? '') ? null : [head, last];
}

/** Where the metals of two pieces are told one by one; null where they are not. */
export function metalsApart(reading: Reading): MetalsApart | null {
  const { items } = reading;
  for (let one = 0; one < items.length; one++) {
    if (!ONE.test(items[one]!.norm) || items[one]!.negated) continue;
    let other = one + 1;
    while (other < items.length && !endsSentence(items[other]!) && !OTHER.test(items[other]!.norm)) other++;
    if (other >= items.length || endsSentence(items[other]!)) continue;
    let end = other + 1;
    while (end < items.length && !endsSentence(items[end]!)) end++;
    const [first, second] = [metalBehind(reading, one, other), metalBehind(reading, other, end)];
    if (first !== null && second !== null)
      return { spans: [first, second], words: wordsOf(reading, first[0], second[1]) };
  }
  return null;
}

/** A karat is that of both. */
const KARAT = /^\d/;

/** The metals of each, with what was said of both. */
export const metalsOfEach = (
  { spans }: MetalsApart,
  metals: readonly Claim<Metal>[],
): readonly (readonly Metal[])[] =>
  spans.map(([first, last]) => {
    const own = metals.filter(({ at }) => at >= first && at <= last).map(({ value }) => value);
    const isTold = ({ at }: Claim<Metal>): boolean => spans.some(([from, to]) => at >= from && at <= to);
    const ofBoth = metals.filter((claim) => KARAT.test(claim.value) && !isTold(claim));
    return [...new Set([...ofBoth.map(({ value }) => value), ...own])];
  });

const MEN =
  /\b(?:both (?:of us )?(?:are )?(?:men|guys|blokes|lads|grooms)|(?:two|2) (?:men|grooms|husbands|guys)|grooms|husbands|his (?:and|&|n) his|mr (?:and|&) mr)\b/i;
const WOMEN =
  /\b(?:both (?:of us )?(?:are )?(?:women|ladies|brides)|(?:two|2) (?:women|brides|wives)|brides|wives|hers (?:and|&|n) hers|mrs (?:and|&) mrs)\b/i;

/** Who wears them, where nobody was named for either. */
export const wearersOfBoth = ({ text }: Reading): readonly [Wearer, Wearer] =>
  MEN.test(text) ? ['his', 'his'] : WOMEN.test(text) ? ['hers', 'hers'] : ['hers', 'his'];
