/** Budget, flags, counts and lengths: what is said about the piece rather than of it. */
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { type Measure, measuresSomething } from './measure.ts';

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
  const atLeast = /(?:no|not|nothing) less than$/.test(before);
  const negated =
    !atLeast &&
    /(?:no|not|never|nothing|without|cant|can't|cannot|won't|wont|don't|dont|shouldn't|mustn't|couldn't) (?:\S+ ){0,2}(?:more|over|above)/.test(
      before,
    );
  // "Not if it pushes it over 1500": a bound, not what is wished at least.
  const clause = reading.items
    .slice(Math.max(0, first.at - 9), first.at)
    .map((item) => item.norm)
    .join(' ');
  const bounds =
    /\b(?:if|unless|in case|so long as|as long as) (?:\S+ ){1,4}?(?:over|above|past|beyond)\b/.test(clause);
  const after = reading.items
    .slice(first.at + 1, first.at + 4)
    .map((item) => item.norm)
    .join(' ');
  const value =
    ((FLOOR.test(before) || atLeast) && !negated && !bounds && !/\bup to\b/.test(before)) ||
    /^(?:\S+ )?(?:or more|and up|upwards|minimum|plus|\+)/.test(after)
      ? { min: first.value, max: null }
      : { min: null, max: first.value };
  return { value, words: first.words, at: first.at };
}

export function readFlag(
  reading: Reading,
  sense: 'matchingSet' | 'sustainability' | 'plain' | 'noStones',
): Claim<true> | null {
  // "he likes plain things", "one with beads, one plain" say nothing of the stones.
  const isAside = (index: number): boolean =>
    sense === 'plain' &&
    (/^(?:thing|style|stuff|taste|clothe|clothes)$/.test(reading.items[index + 1]?.norm ?? '') ||
      /^(?:one|other)$/.test(reading.items[index - 1]?.norm ?? ''));
  const at = reading.items.findIndex((item, index) => has(item, sense) && !item.negated && !isAside(index));
  if (at === -1) return null;
  reading.items.forEach((item, index) => {
    if (has(item, sense)) use(reading, index);
  });
  return { value: true, words: wordsOf(reading, at), at };
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
    // "three strands of pearls"
    if (/^(?:strand|row|string|layer|tier)$/.test(reading.items[measure.at + 1]?.norm ?? '')) return false;
    const stoneAt = reading.items.findIndex(
      (item, index) => index > measure.at && has(item, 'gemstone', 'stoneNoun', 'customGemstone'),
    );
    // "Two small emeralds for eyes", "two emerald eyes"
    const behind = reading.items.slice(stoneAt + 1, stoneAt + 4).map(({ norm }) => norm);
    const areEyes = /^(?:(?:for|as) (?:(?:the|its|his|her) )?)?eye\b/.test(behind.join(' '));
    if (stoneAt !== -1 && areEyes && measure.value > 1) return false;
    return !isHaloStone(reading, stoneAt === -1 ? measure.at : stoneAt);
  });
  const under = counts[0];
  // "Fewer than six" is five at most.
  if (
    under !== undefined &&
    under.value > 1 &&
    /\b(?:fewer|less)$/.test(reading.items[under.at - 2]?.norm ?? '') &&
    reading.items[under.at - 1]?.norm === 'than'
  ) {
    use(reading, under.at - 2, under.at);
    return { value: under.value - 1, words: wordsOf(reading, under.at - 2, under.at), at: under.at };
  }
  const first = counts[0];
  if (first === undefined) return readOneForEach(reading);
  // "pearls and one small ruby": the others were not counted.
  if (
    counts.length === 1 &&
    first.value === 1 &&
    reading.tokens[first.quantity.first]!.norm !== 'single' &&
    hasUncounted(reading, first.at)
  )
    return null;
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
  // "A garnet ring ... a cluster of seven garnets": the piece is named by stones that were counted.
  const countedStones = new Set(
    counts.flatMap(({ at }) =>
      phraseOf(reading, at).flatMap((index) => valueIn(reading.items[index], 'gemstone') ?? []),
    ),
  );
  const namesPiece = (at: number): boolean =>
    has(reading.items[at + 1], 'type', 'jewelryNoun') &&
    countedStones.has(valueIn(reading.items[at], 'gemstone') ?? '');
  const sum = counts.reduce((all, { value }) => all + value, 0);
  // "An oval ruby ring with two diamonds": a pair of another stone stands beside the one that names the ring.
  const isPairBeside = counts.length === 1 && (sum === 2 || sum === 4) && countedStones.size === 1;
  const isPartnered = (at: number): boolean =>
    isPairBeside &&
    at < first.at &&
    !countedStones.has(valueIn(reading.items[at], 'gemstone') ?? '') &&
    phraseOf(reading, at).some((index) => valueIn(reading.items[index], 'type') === 'Ring');
  let total = sum;
  // "a sapphire between two diamonds" has three stones.
  reading.items.forEach((item, at) => {
    if (!has(item, 'gemstone', 'customGemstone') || item.negated || counted.has(reading.chunk[at])) return;
    if (namesPiece(at)) return;
    const token = reading.tokens[item.last]!;
    const plural = /s$/.test(token.norm) && !/is$/.test(token.norm);
    const article = articleBefore(reading, at);
    const isCentre = phraseOf(reading, at).some((index) => has(reading.items[index], 'centreNoun'));
    // "Oval opal, two small diamonds": the one before them is the centre.
    const leads =
      at < first.at &&
      counts.every((count) => isSmall(reading, count.at)) &&
      (phraseOf(reading, at)[0] === 0 ||
        /^[:,(.]$/.test(reading.items[phraseOf(reading, at)[0]! - 1]!.norm)) &&
      phraseOf(reading, at).every((index) => !has(reading.items[index], 'type', 'occasion'));
    const flanked = counts.every((count) => isAccent(count.at)) && !isAccent(at);
    if (
      !plural &&
      (article || isCentre || flanked || leads || isPartnered(at)) &&
      !isHaloStone(reading, at) &&
      !(isAccent(at) && first.at > at)
    ) {
      total += 1;
      counted.add(reading.chunk[at]);
    }
  });
  // "Five stones in a row: two garnets, a ruby, an opal and a sapphire": the list says again what was counted.
  const outset =
    counts.length > 1 || total > sum ? counts.find((count) => isListed(reading, count)) : undefined;
  const listed =
    outset !== undefined && (total - outset.value === outset.value || opensList(reading, outset.at));
  if (listed)
    return { value: outset.value, words: wordsOf(reading, outset.at, outset.at + 1), at: outset.at };
  return {
    value: total,
    words: counts
      .map(({ words, at }) => wordsOf(reading, at, Math.min(at + 1, reading.items.length - 1)) || words)
      .join(', '),
    at: first.at,
  };
}

/** "Five stones", "six gems": a number of stones of no name. */
function isListed({ items }: Reading, { at, value }: Measure): boolean {
  const noun = items.slice(at + 1, at + 4).find((item) => has(item, 'stoneNoun', 'gemstone'));
  return value > 1 && noun !== undefined && !has(noun, 'gemstone', 'accentNoun');
}

/** What follows is a list of them: behind a colon or between brackets, or "one of each". */
function opensList({ items }: Reading, at: number): boolean {
  for (let index = at + 1; index < Math.min(items.length, at + 10); index++) {
    if (/^(?::|\()$/.test(items[index]!.norm)) return true;
    if (/^[.;!?,]$/.test(items[index]!.norm) || has(items[index], 'gemstone')) return false;
  }
  return false;
}

const isSmall = ({ items }: Reading, at: number): boolean =>
  items
    .slice(at + 1, at + 3)
    .some((item) => item.entries.some(({ sense, value }) => sense === 'size' && value === 'small'));

/** "A sapphire for each child, we have four", "a pearl for each of our three girls": as many as there are people. */
function readOneForEach(reading: Reading): Claim<number> | null {
  const { items } = reading;
  const at = items.findIndex(
    ({ norm }, index) => norm === 'for' && /^(?:each|every)$/.test(items[index + 1]?.norm ?? ''),
  );
  const stone = items
    .slice(Math.max(0, at - 4), Math.max(0, at))
    .some(
      (item) =>
        has(item, 'gemstone', 'stoneNoun', 'customGemstone') || valueIn(item, 'occasion') === 'Birthstone',
    );
  if (at === -1 || !stone) return null;
  for (let index = at + 2; index < Math.min(items.length, at + 12); index++) {
    const { quantity } = items[index]!;
    const counts =
      /^(?:my|our|the|her|his|their|of)$/.test(items[index - 1]!.norm) ||
      /^(?:have|has|got|are|re|with|'ve|ve)$/.test(items[index - 1]!.norm);
    const ofSomething = items[index + 1] !== undefined && measuresSomething(items[index + 1]!);
    if (quantity === null || !counts || ofSomething || quantity.low < 2 || quantity.low > 20) continue;
    use(reading, index);
    return { value: quantity.low, words: wordsOf(reading, at, index), at: index };
  }
  return null;
}

function hasUncounted({ items, tokens, chunk }: Reading, at: number): boolean {
  return items.some(
    (item, index) =>
      has(item, 'gemstone', 'customGemstone') &&
      !item.negated &&
      chunk[index] !== chunk[at] &&
      /[^s]s$/.test(tokens[item.last]!.norm) &&
      !has(items[index + 1], 'type'),
  );
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
