/** What is asked for and refused in one breath: "a diamond ring with no diamonds". */
import { GEMSTONES } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

export interface Contradiction {
  /** What stays. */
  readonly asked: string;
  /** What is said against it. */
  readonly refused: string;
}

const POLITE = /^(?:please|pls|plz|thanks|thank you|at all|whatsoever|though|ever|anywhere)$/;
const ENDS = /^(?:[.!?;\n]|and|or|but)$/;
/** "No other stones", "no side stones": beside what is asked. */
const BESIDE = /^(?:other|further|extra|more|additional|side|small|smaller|little|tiny|big|large|accent)$/;

/** Nothing tells where or of what kind: "no diamonds on the band" leaves the centre its own. */
function isBare({ items }: Reading, at: number): boolean {
  let next = at + 1;
  while (items[next] !== undefined && (items[next]!.norm === ',' || POLITE.test(items[next]!.norm))) next++;
  const told = items.slice(at + 1, next).some(({ norm }) => norm === ',');
  return items[next] === undefined || (!told && ENDS.test(items[next]!.norm));
}

/** "No stones" is one phrase of the lexicon. */
const refusesAll = (item: Item): boolean =>
  has(item, 'noStones') || (item.negated && !item.softened && !item.qualifier);

/** The words of a refusal, its "no" included. */
function refusalOf(reading: Reading, at: number): string {
  if (has(reading.items[at], 'noStones')) return wordsOf(reading, at);
  let first = at;
  while (first > 0 && at - first < 3 && !has(reading.items[first], 'exclude')) first--;
  return wordsOf(reading, has(reading.items[first], 'exclude') ? first : at, at);
}

/**
 * Stones that stay although they are refused: where both are said the wish comes first, and what is taken back later
 * in so many words ("no wait") is read elsewhere.
 */
export function contradictionsIn(
  reading: Reading,
  gemstones: readonly Claim<string>[],
  isStoneless: boolean,
): Contradiction[] {
  const { items } = reading;
  const found: Contradiction[] = [];
  const told = (asked: Claim<string>, at: number): void => {
    if (!found.some(({ asked: known }) => known === asked.words))
      found.push({ asked: asked.words, refused: refusalOf(reading, at) });
  };
  items.forEach((item, at) => {
    if (!refusesAll(item) || !isBare(reading, at)) return;
    const gemstone = GEMSTONES.find((one) => one === valueIn(item, 'gemstone'));
    const isAny =
      gemstone === undefined &&
      (has(item, 'noStones') || (has(item, 'stoneNoun') && !has(item, 'accentNoun')));
    if ((gemstone === undefined && !isAny) || (isAny && isStoneless)) return;
    if (isAny && BESIDE.test(items[at - 1]?.norm ?? '')) return;
    const isSame = ({ value }: Claim<string>): boolean => isAny || value === gemstone;
    // "No diamonds, only the one diamond": what is asked for behind it takes the refusal back.
    const again = items.some(
      (other, index) =>
        index > at && !other.negated && has(other, 'gemstone') && valueIn(other, 'gemstone') === gemstone,
    );
    const asked = gemstones.find((claim) => isSame(claim) && claim.at < at);
    if (asked !== undefined && !again) told(asked, at);
  });
  return found;
}
