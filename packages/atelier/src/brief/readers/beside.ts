/** Stones beside the centre: "flanked by tapered baguettes", "pear side stones", "a diamond on either side". */
import { type Arrangement, STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

export interface BesideClaims {
  readonly beside: Claim<Arrangement> | null;
  readonly cut: Claim<StoneCut> | null;
  /** They are baguettes, and taper. */
  readonly taper: Claim<true> | null;
}

const FLANKING =
  /^(?:flanked (?:by|with)|flanking|sided (?:by|with)|either side of|(?:sandwiched )?between two|bracketed by)$/;
const SIDES = /^(?:on )?(?:either|each|both) sides?$|^on the sides?$|\bleft and\b.*\bright$/;
const SIDE_NOUN = /^(?:side|flanking) ?(?:stone|diamond|gem|accent)$|^sidestones?$/;

const SHOULDERS = /^(?:(?:on|down) the )?shoulders?$/;

/** Where "on both shoulders" begins: what stands before it stands there. */
function ofShoulders({ items }: Reading, at: number): number {
  let from = at;
  while (/^(?:on|down|along|across|up|the|its|both|each|either|to|in)$/.test(items[from - 1]?.norm ?? ''))
    from--;
  return from;
}

/** Where "one on either side", ", set at each side" begins: the stones stand before it. */
function ofSides({ items }: Reading, at: number): number {
  let from = at;
  while (/^(?:,|and|one|1|a|set|placed|sitting|standing|on|at|to)$/.test(items[from - 1]?.norm ?? '')) from--;
  return from;
}

const isStone = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'gemstone', 'customGemstone', 'stoneNoun', 'cut', 'shape');

/** The items of the stones beside the centre, and those of the words that place them there. */
function placed(reading: Reading): { readonly stones: readonly number[]; readonly cue: number } | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    if (SIDE_NOUN.test(item.norm)) {
      const before = stonesBefore(reading, at);
      // "Side stones in baguette cut"
      const behind =
        before.length > 0
          ? []
          : phraseAfter(reading, at).filter((index) => has(items[index], 'cut', 'shape'));
      return { stones: [...before, ...behind], cue: at };
    }
    // "tapered baguette sides", "pear-cut side diamonds"
    if (/^sides?$/.test(item.norm)) {
      const before = stonesBefore(reading, at);
      const measured = items[at - 1]?.entries.length === 0 && items[at - 2]?.quantity != null;
      if (before.length > 0 || measured || has(items[at + 1], 'gemstone', 'stoneNoun'))
        return { stones: before, cue: at };
    }
    if (FLANKING.test(item.norm)) {
      const behind = phraseAfter(reading, at);
      if (behind.some((index) => isStone(reading, index))) return { stones: behind, cue: at };
    }
    if (SHOULDERS.test(item.norm)) {
      const before = stonesBefore(reading, ofShoulders(reading, at));
      const isCut = before.some((index) => cutAt(reading, index) !== null);
      if (isCut || steppedBefore(reading, before) !== null) return { stones: before, cue: at };
    }
    if (SIDES.test(item.norm)) {
      const behind = stonesBehind(reading, at);
      if (behind.length > 0) return { stones: behind, cue: at };
      const before = stonesBefore(reading, ofSides(reading, at));
      if (before.length > 0 && !isElsewhere(reading, at)) return { stones: before, cue: at };
      if (areOnes(reading, at)) return { stones: [at - 1], cue: at };
    }
  }
  return null;
}

/** "On each side of the heart", "leaves on both sides": not beside a stone. */
const isElsewhere = ({ items }: Reading, at: number): boolean =>
  items[at + 1]?.norm === 'of' &&
  !items
    .slice(at + 2, at + 6)
    .some((item) => has(item, 'gemstone', 'stoneNoun', 'centreNoun') || item.norm === 'it');

/** "One diamond in the middle, two smaller ones either side", "and a little one on each side": stones that were named before. */
const areOnes = ({ items }: Reading, at: number): boolean =>
  /^ones?$/.test(items[at - 1]?.norm ?? '') &&
  (has(items[at - 2], 'size') || items[at - 2]?.norm === 'a little') &&
  items.slice(0, at - 2).some((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun'));

/** "With an oval ruby, either side a small diamond", "... and on each side of it a pearl": the stones behind the words. */
function stonesBehind(reading: Reading, at: number): number[] {
  const { items } = reading;
  if (!/^(?:,|and|with)$/.test(items[at - 1]?.norm ?? '')) return [];
  let next = at + 1;
  while (/^(?:of|it|that|this|there|is|are)$/.test(items[next]?.norm ?? '')) next += 1;
  if (items[next] === undefined || reading.chunk[next] === -1) return [];
  const behind = phraseOf(reading, next).filter((index) => index >= next);
  return behind.some((index) => has(items[index], 'type'))
    ? []
    : behind.filter((index) => isStone(reading, index));
}

function phraseAfter(reading: Reading, at: number): number[] {
  let next = at + 1;
  while (next < reading.items.length && reading.chunk[next] === -1 && reading.items[next]!.kind === 'word')
    next += 1;
  return next < reading.items.length ? phraseOf(reading, next) : [];
}

/** "... with two tapered baguette diamonds on each side": the stone nearest before the words, and what it is like. */
function stonesBefore(reading: Reading, at: number): number[] {
  const { items } = reading;
  const found: number[] = [];
  let gems = 0;
  for (let index = at - 1; index >= 0; index--) {
    const item = items[index]!;
    if (item.negated || item.quantity !== null || item.kind === 'mark' || has(item, 'type', 'metal')) break;
    if (has(item, 'gemstone', 'customGemstone', 'stoneNoun')) gems += 1;
    if (gems > 1 || (found.length > 0 && /^(?:and|with|w|wit|a|an)$/.test(item.norm))) break;
    if (isStone(reading, index)) found.unshift(index);
    else if (found.length > 0 ? !has(item, 'size', 'colour') : !has(item, 'accentNoun')) break;
  }
  return found;
}

const cutAt = ({ items }: Reading, at: number): StoneCut | null => {
  const name = valueIn(items[at], 'cut') ?? valueIn(items[at], 'shape');
  return STONE_CUTS.find((cut) => cut === name) ?? null;
};

/** "An emerald cut diamond with tapered baguettes": a second cut in the plural, behind another. */
function secondCut(reading: Reading): number | null {
  const { items, tokens } = reading;
  const first = items.findIndex((_, at) => cutAt(reading, at) !== null);
  const at = items.findIndex(
    (item, index) =>
      index > first &&
      first !== -1 &&
      !item.negated &&
      /^(?:baguettes|trillions|trilliants|bullets|half ?moons)$/.test(tokens[item.last]!.norm) &&
      items.slice(first + 1, index).some(({ norm }) => /^(?:with|and|&)$/.test(norm)),
  );
  return at === -1 ? null : at;
}

/** "Toi et moi, pear and emerald cut": the second of two cuts is the second stone's. */
function partnersCut(reading: Reading): Claim<StoneCut> | null {
  const cuts = reading.items.flatMap((item, at) => {
    const cut = item.negated ? null : cutAt(reading, at);
    return cut === null ? [] : [{ cut, at }];
  });
  const second = cuts.find(({ cut }) => cut !== cuts[0]!.cut);
  return second === undefined
    ? null
    : { value: second.cut, words: wordsOf(reading, second.at), at: second.at };
}

const TAPERS = /^taper(?:s|ed|ing)?\b/;
/** Words between a baguette and that it tapers: "tapered diamond baguettes", "baguette diamonds that taper". */
const TAPER_REACH = 3;

/** "A tapered baguette on each side", "baguettes tapering outwards": also where it is said before the noun or behind it. */
function taperAt(reading: Reading, cutItem: number): Claim<true> | null {
  const { items, tokens } = reading;
  if (cutAt(reading, cutItem) !== 'Baguette') return null;
  const own = items[cutItem]!;
  const isSo = tokens.slice(own.first, own.last + 1).some(({ norm }) => TAPERS.test(norm));
  const near = [-1, -2, -3, 1, 2, TAPER_REACH].map((step) => cutItem + step);
  // "Tapered band with baguettes": what tapers there is the band.
  const other = near.find((at) => {
    const between = items.slice(Math.min(at, cutItem) + 1, Math.max(at, cutItem));
    return (
      items[at]?.negated === false &&
      TAPERS.test(items[at]!.norm) &&
      between.every((item) => !has(item, 'type') && !/^(?:with|and|band|shank|,|on)$/.test(item.norm)) &&
      !/^(?:band|shank|ring)$/.test(items[at + 1]?.norm ?? '')
    );
  });
  if (!isSo && other === undefined) return null;
  if (other !== undefined) use(reading, other);
  if (other !== undefined && /^(?:out|outward|outwards|away|down)$/.test(items[other + 1]?.norm ?? ''))
    use(reading, other + 1);
  const at = other ?? cutItem;
  return { value: true, words: wordsOf(reading, Math.min(at, cutItem), Math.max(at, cutItem)), at };
}

/** "Little stepped diamonds on both sides": they go down the shoulders in steps, cut straight. */
function steppedBefore({ items }: Reading, stones: readonly number[]): number | null {
  if (stones.length === 0) return null;
  let at = Math.min(...stones) - 1;
  while (has(items[at], 'size', 'colour')) at -= 1;
  return /^(?:stepped|steps of)$/.test(items[at]?.norm ?? '') ? at : null;
}

/** Reads stones beside the centre of a ring; runs before the readers of stones and cuts. */
export function readBeside(reading: Reading, named: readonly Claim<Arrangement>[] = []): BesideClaims {
  if (named.some(({ value }) => value === 'toi-et-moi'))
    return { beside: null, cut: partnersCut(reading), taper: null };
  const found = placed(reading);
  const second = found === null ? secondCut(reading) : null;
  const at = found?.cue ?? second;
  if (at === null) return { beside: null, cut: null, taper: null };
  if (found !== null) use(reading, found.cue);
  const stones = found?.stones ?? [at];
  const cutItem = stones.find((index) => cutAt(reading, index) !== null);
  if (cutItem !== undefined) use(reading, cutItem);
  const words = wordsOf(reading, Math.min(at, ...stones), Math.max(at, ...stones));
  const taper = cutItem === undefined ? null : taperAt(reading, cutItem);
  const stepped = steppedBefore(reading, stones);
  if (stepped !== null) use(reading, stepped);
  const isOnShoulders =
    stepped !== null || (found !== null && SHOULDERS.test(reading.items[found.cue]!.norm));
  // "A tapered baguette on each shoulder" is one beside the centre; several go down the shoulders in steps.
  const last = reading.items[Math.max(...stones)]!;
  const isOne = taper !== null && !/s$/.test(reading.tokens[last.last]!.norm);
  return {
    beside: { value: isOnShoulders && !isOne ? 'set-shoulders' : 'side-stones', words, at },
    cut:
      cutItem !== undefined
        ? { value: cutAt(reading, cutItem)!, words, at: cutItem }
        : stepped === null
          ? null
          : { value: 'Baguette', words, at: stepped },
    taper: isOnShoulders && !isOne ? null : taper,
  };
}
