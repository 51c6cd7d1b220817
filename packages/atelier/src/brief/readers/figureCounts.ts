/** How often one figure is there: "with five little stars", "3 hearts hanging off it"; on a band: "with a little lotus". */
import type { Brief, Figure, JewelryType } from '@filigree/contracts';
import { namesMany } from '../lexicon/figurePlurals.ts';
import { PATTERN_WORDS } from '../lexicon/patternedBands.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const LEAST = 2;
const MOST = 9;
/** Words between a number and what it counts: "three tiny silver hearts". */
const MOST_BETWEEN = 4;
/** Circles and snakes that hold one another are one figure. */
const JOINED = /link|interlock|intertwin|entwin|overlap/;
/** Pieces that have room for so many side by side. */
const CHAINED: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Necklace',
  'Bracelet',
  'Anklet',
  'Body Chain',
]);
const RIGID: ReadonlySet<string | undefined> = new Set(['bangle', 'cuff']);

/** @param shown the motifs and figures that were read: of two things nobody knows which was counted */
export function readFigureCount(
  reading: Reading,
  types: readonly JewelryType[],
  shown: readonly Claim<string>[],
  bracelet: Brief['braceletKind'],
): Claim<number> | null {
  const [type] = types;
  if (type === undefined || types.length > 1) return null;
  if (BANDS.has(type)) return oneByItself(reading, shown) ?? onOneSide(reading, shown);
  if (!CHAINED.has(type) || RIGID.has(bracelet ?? undefined)) return null;
  const { items, tokens } = reading;
  const nameOf = ({ at }: Claim<string>): string => items[at]!.norm;
  if (new Set(shown.map(nameOf)).size !== 1) return null;
  const name = nameOf(shown[0]!);
  for (const [at, item] of items.entries()) {
    const isMany = /s$/.test(tokens[item.last]!.norm) || has(items[at + 1], 'type');
    if (item.norm !== name || item.negated || !isMany || JOINED.test(name)) continue;
    const first = countedAt(reading, at);
    if (first === null) continue;
    use(reading, first);
    return { value: items[first]!.quantity!.low, words: wordsOf(reading, first, at), at: first };
  }
  return null;
}

const BANDS: ReadonlySet<JewelryType> = new Set<JewelryType>(['Ring', 'Toe Ring']);
const ONE = /^(?:a|an|a little|a tiny|one|single|lone|solitary|1)$/;
/** What is said of a figure before its name. */
const QUALITY =
  /^(?:little|tiny|small|wee|mini|miniature|dainty|delicate|simple|pretty|cute|big|large|bold)$/;

/** Where one stands and no row does: "little lotus flower on top". */
const ON_TOP = /^(?:right |just )?(?:on (?:the )?top|(?:on|at|in) the (?:front|middle|centre|center))\b/;

const TWO_SIDES =
  /^(?:standing |sitting |one )?(?:(?:on|at|to) )?(?:either|each|both) (?:side|shoulder|end)s?\b/;

/** "A little lotus", "one star", "a single rose on top": on a band, where figures else stand in a row too. */
function oneByItself({ items, tokens }: Reading, shown: readonly Claim<string>[]): Claim<number> | null {
  const wordsBehind = (at: number): string =>
    items
      .slice(at + 1, at + 5)
      .map(({ norm }) => norm)
      .join(' ');
  for (const { at } of shown) {
    const item = items[at]!;
    // "A lotus ring", "a star pattern" tell a kind, not a number; of stars or hearts there are several.
    const word = tokens[item.last]!.norm;
    const isMany = namesMany(item.norm, word);
    const next = items[at + 1];
    const isOfMany =
      has(next, 'type', 'motif') ||
      [item, next].some((one) => PATTERN_WORDS.includes(one?.norm.split(' ').at(-1) ?? ''));
    if (item.negated || isMany || isOfMany) continue;
    let before = at - 1;
    while (
      before >= 0 &&
      (QUALITY.test(items[before]!.norm) || has(items[before], 'size', 'metal', 'finish'))
    )
      before--;
    const isTop = ON_TOP.test(wordsBehind(at));
    // "A fox on each side of the stone": there are two.
    if (TWO_SIDES.test(wordsBehind(at))) continue;
    if (ONE.test(items[before]?.norm ?? '') || isTop) return { value: 1, words: item.norm, at };
  }
  return null;
}

const ONE_SIDE =
  /^(?:(?:only|just) )?(?:on|up|down|along|over|at) (?:(?:only|just) )?(?:one|a single|the one) (?:side|shoulder)\b/;
const SIDE_HAS =
  /\b(?:one|a single) (?:side|shoulder)(?: of \S+ \S+)?(?: only)? (?:has|having|with|covered in|covered with|of|bearing)(?: \S+){0,2}$/;
/** Words between a figure and what is said of its side: "leaves growing up one side", "one side with tiny leaves". */
const NEAR_SIDE = 4;

/** "Leaves on one side only", "one side with flowers": one group of them, on one shoulder. */
function onOneSide(reading: Reading, shown: readonly Claim<string>[]): Claim<number> | null {
  const { items, tokens } = reading;
  const wordsFrom = (from: number, to: number): string =>
    items
      .slice(Math.max(0, from), to)
      .map(({ norm }) => norm)
      .join(' ');
  for (const { at } of shown) {
    const item = items[at]!;
    if (item.negated || !namesMany(item.norm, tokens[item.last]!.norm)) continue;
    let side = at + 1;
    while (side <= at + 1 + NEAR_SIDE && side < items.length && items[side]!.kind !== 'mark') {
      if (ONE_SIDE.test(wordsFrom(side, side + 6)))
        return { value: 1, words: wordsOf(reading, at, Math.min(side + 2, items.length - 1)), at };
      side++;
    }
    if (SIDE_HAS.test(wordsFrom(at - 8, at))) return { value: 1, words: wordsOf(reading, at), at };
  }
  return null;
}

/** Said so that there is one and no more. */
const NO_MORE = /\b(?:one|single|lone|solitary|1)(?: \S+){0,3} leaf\b/;

/**
 * "A single leaf", and on a ring "a little leaf": one by itself is a leaf and no branch of them; of a fern or an ivy it is
 * what that is.
 */
export function asOneLeaf<C extends Claim<Figure>>(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly C[],
): C[] {
  const isBand = types.every((type) => BANDS.has(type));
  const words = reading.items.map(({ norm }) => norm).join(' ');
  return figures.map((claim) => {
    const isLeaf =
      claim.value === 'branch' && /^(?:olive |laurel |bay )?leaf$/.test(reading.items[claim.at]!.norm);
    const isOne = isLeaf && (isBand || NO_MORE.test(words)) && oneByItself(reading, [claim]) !== null;
    return isOne ? { ...claim, value: 'leaf' } : claim;
  });
}

/** "The initials L, T and A on small discs": discs that nobody counted are as many as their letters. */
export function countByLetters(
  reading: Reading,
  types: readonly JewelryType[],
  discs: readonly Claim<string>[],
  letters: Claim<string> | null,
): Claim<number> | null {
  const [type] = types;
  if (type === undefined || types.length > 1 || !CHAINED.has(type) || letters === null) return null;
  const disc = discs.find(({ at }) => /s$/.test(reading.tokens[reading.items[at]!.last]!.norm));
  const each = letters.value.split(/[\s,&+]+/).filter((part) => part !== '' && part !== 'and');
  const isEach = each.length >= LEAST && each.length <= MOST && each.every((part) => [...part].length === 1);
  return disc === undefined || !isEach ? null : { ...disc, value: each.length };
}

/** What is said of the shape of several small things. */
const SHAPED =
  /^(?:uneven|irregular|organic|wobbly|round|flat|flattened|little|thin|graduated|different|assorted|varied|dainty|handmade)$/;

/** "Gold discs along the front, like pebbles": the discs that are likened to a figure; null where none are. */
export function discsLikened<C extends Claim<string>>(
  { items, tokens }: Reading,
  arrangements: readonly C[],
  figures: readonly Claim<string>[],
): C | null {
  const [only, ...others] = figures;
  const disc = arrangements.find(({ value }) => value === 'disc');
  if (only === undefined || others.length > 0 || disc === undefined || only.at < disc.at) return null;
  const isMany = /s$/.test(tokens[items[disc.at]!.last]!.norm);
  const likens = /^(?:like|as|shaped like|resembling|almost like|rather like)$/.test(
    items[only.at - 1]?.norm ?? '',
  );
  return isMany && likens ? disc : null;
}

/** Where the number stands that counts what is at an item; null where there is none. */
function countedAt({ items, used }: Reading, at: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
    const { quantity } = items[before]!;
    if (quantity !== null) {
      const { low, high, across } = quantity;
      const isCount = Number.isInteger(low) && low === high && across === null && low >= LEAST && low <= MOST;
      return isCount && !used.has(before) ? before : null;
    }
    if (
      !has(items[before], 'size', 'metal', 'finish', 'colour', 'plain') &&
      !SHAPED.test(items[before]!.norm)
    )
      return null;
  }
  return null;
}
