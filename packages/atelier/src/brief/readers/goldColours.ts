/** Colours of gold that stand apart from the word gold: shared, behind a karat, before one, or alone. */
import type { Metal } from '@filigree/contracts';
import { GOLD_COLOURS } from '../lexicon/metals.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { countedColours, isBareGold, listedColours, metalsOf } from './countedGolds.ts';
import type { Measure } from './measure.ts';

const COUNTS_OFF = /^(?:one|1|another|a|the other)$/;

/** "rose and white gold": a colour before a link takes its gold from behind the link. */
export function sharedGolds(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    const colour = GOLD_COLOURS[item.norm];
    // "roses, rose gold" are flowers.
    if (colour === undefined || /s$/.test(reading.tokens[item.last]!.norm)) return [];
    let next = at + 1;
    // "red & gold enamel": red and pink are rose gold's only beside another named gold.
    if (/^(?:red|pink)$/.test(item.norm) && isBareGold(items[at + 2] ?? item)) return [];
    if (items[next]?.norm === 'gold') return [];
    // "yellow white and rose gold": the first two without a link
    const isListed =
      GOLD_COLOURS[items[next]?.norm ?? ''] !== undefined &&
      /^(?:and|&|,)$/.test(items[next + 1]?.norm ?? '');
    // "one yellow one rose one white gold": counted off without a link
    const isCounted =
      COUNTS_OFF.test(items[at - 1]?.norm ?? '') &&
      COUNTS_OFF.test(items[next]?.norm ?? '') &&
      (GOLD_COLOURS[items[next + 1]?.norm ?? ''] !== undefined || has(items[next + 1], 'metal'));
    if (!isListed && !isCounted && !/^(?:and|n?or|,|\/|&|plus)$/.test(items[next]?.norm ?? '')) return [];
    for (; next < Math.min(items.length, at + 8); next++) {
      const { norm } = items[next]!;
      if (
        metalsOf(items[next]!).some((metal) => /(?:White|Rose|Yellow) Gold/.test(metal)) &&
        norm !== 'golden'
      )
        break;
      // "one yellow, one white, one rose gold"
      if (
        !/^(?:and|n?or|,|\/|&|plus|one|1|a|the|other|another|half)$/.test(norm) &&
        GOLD_COLOURS[norm] === undefined
      )
        return [];
    }
    if (next >= items.length || metalsOf(items[next]!).length === 0) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at, next), at }];
  });
}

/** A colour of gold at an item; behind a karat its capital alone serves ("18ct W"). */
function colourAt({ items, tokens }: Reading, at: number): Metal | undefined {
  const item = items[at];
  if (item === undefined) return undefined;
  const letter = { Y: 'yellow', W: 'white', R: 'rose' }[
    tokens[item.first]!.text.replace(/(?<=^[YWR])G$/, '')
  ];
  return GOLD_COLOURS[letter ?? item.norm];
}

/** "14k yellow": a colour right behind a karat, with no stone that it could colour. */
function karatColours(reading: Reading, measures: readonly Measure[]): Claim<Metal>[] {
  const { items } = reading;
  return measures.flatMap((measure) => {
    if (measure.kind !== 'karat') return [];
    // A stamp ("750 yellow") has no unit between; "Yellow 18ct" has its colour before.
    const before = GOLD_COLOURS[items[measure.at - 1]?.norm ?? ''];
    if (before !== undefined && !has(items[measure.at - 2], 'gemstone', 'customGemstone')) {
      use(reading, measure.at - 1);
      return [{ value: before, words: wordsOf(reading, measure.at - 1, measure.at), at: measure.at - 1 }];
    }
    const at = colourAt(reading, measure.at + 1) === undefined ? measure.at + 2 : measure.at + 1;
    const colour = colourAt(reading, at);
    if (colour === undefined || has(items[at + 1], 'gemstone', 'stoneNoun', 'customGemstone', 'metal'))
      return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, measure.at, at), at }];
  });
}

/** "gold white 18 carats", "gold, rose": the colour behind a bare gold, with nothing else that it could colour. */
function coloursBehind(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    if (!isBareGold(item) || item.norm === 'golden' || item.negated) return [];
    const colour = GOLD_COLOURS[items[at + 1]?.norm ?? ''];
    if (colour === undefined) return [];
    const next = items[at + 2];
    const free =
      next === undefined ||
      next.quantity !== null ||
      (next.kind === 'mark' && !/^[-&/]$/.test(next.norm)) ||
      has(next, 'type');
    if (!free) return [];
    use(reading, at + 1);
    return [{ value: colour, words: wordsOf(reading, at, at + 1), at: at + 1 }];
  });
}

/** "half white gold and half rose": the second colour stands without its gold. */
function secondColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    const colour = GOLD_COLOURS[item.norm];
    if (colour === undefined || /^(?:red|pink)$/.test(item.norm) || item.negated) return [];
    let before = at - 1;
    while (before >= 0 && /^(?:and|&|,|\/|half|part|with|some)$/.test(items[before]!.norm)) before -= 1;
    const first = items[before];
    if (before === at - 1 || first === undefined || first.norm === 'golden') return [];
    if (!metalsOf(first).some((metal) => /(?:White|Rose|Yellow) Gold/.test(metal))) return [];
    const next = items[at + 1];
    const free =
      next === undefined ||
      next.kind === 'mark' ||
      /^(?:with|where|in|on|together|mixed|for)$/.test(next.norm);
    if (!free) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, before, at), at }];
  });
}

/** "Rose gold makes me look red. Yellow is fine": the gold of another colour, allowed by itself. */
function allowedColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  // Gold that was refused, or taken back by a correction.
  const refusesGold = items.some(
    (item) =>
      item.negated && (metalsOf(item).some((metal) => / Gold$/.test(metal)) || /\bgold$/.test(item.norm)),
  );
  if (!refusesGold) return [];
  return items.flatMap((item, at) => {
    const colour = GOLD_COLOURS[item.norm];
    const rest = items
      .slice(at + 1, at + 4)
      .map(({ norm }) => norm)
      .join(' ');
    if (
      colour === undefined ||
      item.negated ||
      !/^(?:is|would be|s) (?:fine|ok|okay|good|better|great|nice|best|perfect)\b/.test(rest)
    )
      return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at), at }];
  });
}

/** "two-tone bracelet, rose and white": two colours joined are two golds where mixed metals are asked for. */
function pairedColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  const mixed = items.some((item) => !item.negated && metalsOf(item).includes('Mixed Metals'));
  if (!mixed) return [];
  return items.flatMap((item, at): Claim<Metal>[] => {
    const first = GOLD_COLOURS[item.norm];
    const second = GOLD_COLOURS[items[at + 2]?.norm ?? ''];
    if (first === undefined || second === undefined || first === second) return [];
    if (!/^(?:and|&|\/|n|with|plus|,)$/.test(items[at + 1]!.norm)) return [];
    if (has(items[at + 3], 'gemstone', 'stoneNoun', 'customGemstone', 'metal')) return [];
    use(reading, at);
    use(reading, at + 2);
    return [
      { value: first, words: wordsOf(reading, at), at },
      { value: second, words: wordsOf(reading, at + 2), at: at + 2 },
    ];
  });
}

/** "yellow gold looks wrong on me, prefer white": the colour that is preferred where gold is spoken of. */
function preferredColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  if (!items.some((item) => metalsOf(item).some((metal) => / Gold$/.test(metal)))) return [];
  return items.flatMap((item, at): Claim<Metal>[] => {
    const colour = GOLD_COLOURS[item.norm];
    const next = items[at + 1];
    const isFree = next === undefined || next.kind === 'mark' || /^(?:please|but|and|or)$/.test(next.norm);
    if (colour === undefined || item.negated || !isFree) return [];
    if (!/^(?:prefer|prefers|preferring|preferred)$/.test(items[at - 1]?.norm ?? '')) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at), at }];
  });
}

/** "two tone: white gold with yellow edges": a colour of a part, where metals are mixed. */
function partColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  if (!items.some((item) => !item.negated && metalsOf(item).includes('Mixed Metals'))) return [];
  return items.flatMap((item, at): Claim<Metal>[] => {
    const colour = GOLD_COLOURS[item.norm];
    if (colour === undefined || item.negated || !PART.test(items[at + 1]?.norm ?? '')) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at, at + 1), at }];
  });
}

const PART = /^(?:edge|edging|rim|border|centre|center|side|stripe|inlay|trim|shank|band|prong|claw|bezel)$/;

/** "yellow gold, not white": a colour refused where gold is spoken of, and no stone that it could be of. */
export function refusedColours(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  const gold = items.some((item) => metalsOf(item).some((metal) => / Gold$/.test(metal)));
  if (!gold) return [];
  return items.flatMap((item, at): Claim<Metal>[] => {
    const colour = GOLD_COLOURS[item.norm];
    const next = items[at + 1];
    const ends = next === undefined || next.kind === 'mark' || /^(?:please|but|and|or)$/.test(next.norm);
    if (colour === undefined || !has(items[at - 1], 'exclude') || !ends) return [];
    use(reading, at);
    return [{ value: colour, words: wordsOf(reading, at), at }];
  });
}

/** Golds told by a colour that stands apart from its gold. */
export function coloursApart(reading: Reading, measures: readonly Measure[]): Claim<Metal>[] {
  return [
    ...karatColours(reading, measures),
    ...coloursBehind(reading),
    ...secondColours(reading),
    ...allowedColours(reading),
    ...pairedColours(reading),
    ...countedColours(reading),
    ...listedColours(reading),
    ...preferredColours(reading),
    ...partColours(reading),
  ].filter(({ at }, index, all) => all.findIndex((other) => other.at === at) === index);
}

/** "pearls, baroque, white": the colour of a stone named before, when no setting or size parts them. */
function couldBeStones({ items }: Reading, at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const item = items[index]!;
    if (has(item, 'gemstone', 'stoneNoun', 'customGemstone', 'motif')) return true;
    if (item.quantity !== null || has(item, 'setting', 'type')) return false;
  }
  return false;
}

/**
 * "band, rose, 1.5 mm", "four-prong, yellow": as jewelers write it, a colour of its own between commas beside
 * stones. Rose is no flower then; yellow and white are the stone's where they follow it at once.
 */
export function bareColour(reading: Reading): Claim<Metal>[] {
  const { items } = reading;
  const bounds = (item: Item | undefined): boolean => item === undefined || /^[,;|/.]$/.test(item.norm);
  const at = items.findIndex(
    ({ norm, negated }, index) =>
      /^(?:rose|yellow|white)$/.test(norm) &&
      !negated &&
      index > 0 &&
      bounds(items[index - 1]) &&
      bounds(items[index + 1]) &&
      (norm === 'rose' || !couldBeStones(reading, index)),
  );
  const hasOther = items.some(
    (item, index) => index !== at && has(item, 'gemstone', 'cut', 'shape', 'customGemstone', 'motif', 'type'),
  );
  const colour = GOLD_COLOURS[items[at]?.norm ?? ''];
  if (colour === undefined || !hasOther) return [];
  use(reading, at);
  return [{ value: colour, words: wordsOf(reading, at), at }];
}
