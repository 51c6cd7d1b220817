/** Budget, recipient, flags, counts and lengths: what is said about the piece rather than of it. */
import { RECIPIENT_LEADS } from '../lexicon/people.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import type { Measure } from './numbers.ts';

export type Budget = { min: number | null; max: number | null };

const FLOOR = /(?:\b(?:over|above|least|minimum|min|from|upwards|starting)\b|more than)/;

/** @returns US dollars as said; a sum in another currency is taken as written. */
export function readBudget(reading: Reading, measures: readonly Measure[]): Claim<Budget> | null {
  const money = measures.filter(({ kind }) => kind === 'money');
  const first = money[0];
  if (first === undefined) return null;
  const { low, high } = first.quantity;
  const before = reading.items
    .slice(Math.max(0, first.at - 4), first.at)
    .map((item) => item.norm)
    .join(' ');
  if (high > low) return { value: { min: low, max: high }, words: first.words, at: first.at };
  const second = money[1];
  if (
    second !== undefined &&
    second.value > first.value &&
    second.at - first.at <= 5 &&
    /(?:between|from)\b/.test(before)
  ) {
    return {
      value: { min: first.value, max: second.value },
      words: wordsOf(reading, first.at, second.at),
      at: first.at,
    };
  }
  const negated = /(?:no|not|never|nothing|without) (?:\S+ )?(?:more|over|above)/.test(before);
  const after = reading.items
    .slice(first.at + 1, first.at + 4)
    .map((item) => item.norm)
    .join(' ');
  const value =
    (FLOOR.test(before) && !negated && !/\bup to\b/.test(before)) ||
    /^(?:\S+ )?(?:or more|and up|upwards|minimum|plus)/.test(after)
      ? { min: first.value, max: null }
      : { min: null, max: first.value };
  return { value, words: first.words, at: first.at };
}

/** For whom, in the customer's own word. */
export function readRecipient(reading: Reading): Claim<string> | null {
  let found: Claim<string> | null = null;
  reading.items.forEach((item, at) => {
    if (!has(item, 'recipient')) return;
    use(reading, at);
    if (found !== null || item.negated) return;
    const before = reading.items.slice(Math.max(0, at - 3), at).map((other) => other.norm);
    const token = reading.tokens[item.last]!;
    const pronoun = /^(?:him|her|them|me|himself|herself|myself|couple)$/.test(item.norm);
    const lead = pronoun
      ? before.at(-1) === 'for' &&
        (at === reading.items.length - 1 ||
          !has(reading.items[at + 1], 'recipient', 'occasion', 'type') ||
          item.norm !== 'her')
      : before.some((word) => RECIPIENT_LEADS.has(word) && !/^(?:a|the|to)$/.test(word)) ||
        before.join(' ').includes('for a') ||
        before.join(' ').includes('for the');
    const wearer =
      /^(?:men|man|woman|women|lady|unisex|gent|girl|boy)$/.test(item.norm) &&
      (token.possessive || /s$/.test(token.norm) || item.norm === 'unisex');
    const kinLeads =
      at === 0 &&
      /^(?:mum|mom|dad|wife|husband|girlfriend|boyfriend|nan|gran|grandma|daughter|sister|gf|bf|mother|father)$/.test(
        item.norm,
      );
    const next = reading.items[at + 1];
    // "baby's birthstone" is not for the baby, "my mother's old ring" not for the mother.
    const owner =
      token.possessive &&
      next?.entries.every((entry) => entry.value !== 'Birthstone') !== false &&
      !/^(?:old|favou?rite|existing)$/.test(next?.norm ?? '');
    if (token.possessive && !owner && before.at(-1) !== 'for') return;
    if (lead || wearer || owner || kinLeads)
      found = {
        value: token.possessive ? token.text.replace(/['’]s$/, '') : wordsOf(reading, at),
        words: wordsOf(reading, at),
        at,
      };
  });
  return found;
}

export function readFlag(
  reading: Reading,
  sense: 'matchingSet' | 'sustainability' | 'plain' | 'noStones',
): Claim<true> | null {
  const at = reading.items.findIndex((item) => has(item, sense) && !item.negated);
  if (at === -1) return null;
  reading.items.forEach((item, index) => {
    if (has(item, sense)) use(reading, index);
  });
  return { value: true, words: wordsOf(reading, at), at };
}

/** "a jewelry set", "earrings and necklace set": a set of pieces, not stones that are set. */
export function readMatchingSet(reading: Reading): Claim<true> | null {
  const named = readFlag(reading, 'matchingSet');
  if (named !== null) return named;
  const types = new Set(reading.items.map((item) => valueIn(item, 'type')).filter((type) => type !== null));
  const at = reading.items.findIndex(
    ({ norm }, index) =>
      norm === 'set' &&
      (has(reading.items[index - 1], 'jewelryNoun') ||
        (types.size > 1 &&
          has(reading.items[index - 1], 'type') &&
          reading.items[index + 1]?.norm !== 'with') ||
        (types.size > 1 && reading.items[index + 1]?.norm === 'of')),
  );
  return at === -1 ? null : { value: true, words: wordsOf(reading, Math.max(0, at - 1), at), at };
}

/** "no stones" said with an exclusion in another shape: "without any precious stones". */
export function readNoStones(reading: Reading): Claim<true> | null {
  const named = readFlag(reading, 'noStones');
  if (named !== null) return named;
  const at = reading.items.findIndex(
    (item) => item.negated && !item.softened && has(item, 'stoneNoun') && !has(item, 'occasion'),
  );
  return at === -1 ? null : { value: true, words: wordsOf(reading, at), at };
}

/** A number that a phrase means: named chain lengths, "trilogy". */
export function readNamedNumber(reading: Reading, sense: 'lengthIn' | 'count'): Claim<number> | null {
  const at = reading.items.findIndex((item) => has(item, sense) && !item.negated);
  if (at === -1) return null;
  use(reading, at);
  return { value: Number(valueIn(reading.items[at], sense)), words: wordsOf(reading, at), at };
}

/** Stones of the main arrangement: all counted ones, and single ones named beside them. */
export function readStoneCount(
  reading: Reading,
  measures: readonly Measure[],
  isAccent: (at: number) => boolean,
): Claim<number> | null {
  const named = readNamedNumber(reading, 'count');
  if (named !== null) return named;
  const counts = measures.filter((measure) => {
    if (measure.kind !== 'count' || reading.items[measure.at]!.negated) return false;
    const stoneAt = reading.items.findIndex(
      (item, index) => index > measure.at && has(item, 'gemstone', 'stoneNoun', 'customGemstone'),
    );
    return !isHaloStone(reading, stoneAt === -1 ? measure.at : stoneAt);
  });
  const first = counts[0];
  if (first === undefined) return null;
  // "three stone ring": the whole arrangement was counted.
  const whole = counts.find(
    ({ at, value }) =>
      value > 1 &&
      /^(?:gem)?stone$/.test(reading.items[at + 1]?.norm ?? '') &&
      !/s$/.test(reading.tokens[reading.items[at + 1]!.last]!.norm),
  );
  if (whole !== undefined)
    return { value: whole.value, words: wordsOf(reading, whole.at, whole.at + 1), at: whole.at };
  const counted = new Set(counts.flatMap(({ at }) => [reading.chunk[at]]));
  let total = counts.reduce((sum, { value }) => sum + value, 0);
  // "a sapphire between two diamonds" has three stones.
  reading.items.forEach((item, at) => {
    if (!has(item, 'gemstone', 'customGemstone') || item.negated || counted.has(reading.chunk[at])) return;
    const token = reading.tokens[item.last]!;
    const plural = /s$/.test(token.norm) && !/is$/.test(token.norm);
    const article = articleBefore(reading, at);
    if (!plural && article && !isHaloStone(reading, at) && !(isAccent(at) && first.at > at)) {
      total += 1;
      counted.add(reading.chunk[at]);
    }
  });
  return {
    value: total,
    words: counts
      .map(({ words, at }) => wordsOf(reading, at, Math.min(at + 1, reading.items.length - 1)) || words)
      .join(', '),
    at: first.at,
  };
}

function articleBefore(reading: Reading, at: number): boolean {
  for (
    let index = at - 1;
    index >= Math.max(0, at - 5) && reading.chunk[index] === reading.chunk[at];
    index--
  ) {
    if (/^(?:a|an|the)$/.test(reading.items[index]!.norm)) return true;
  }
  return false;
}

function isHaloStone(reading: Reading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const { norm } = reading.items[index]!;
    if (
      /halo/.test(norm) &&
      /(?:of|with|halo of)$/.test(norm === 'halo' ? (reading.items[index + 1]?.norm ?? '') : norm)
    )
      return true;
    if (/^[.;]$/.test(norm)) return false;
  }
  return false;
}
