/**
 * What hangs from each hoop, by its number: "with three garnet drops", "5 tiny pearls dangling from each", "beads, 3 on each
 * one"; or a single stone: "with a ruby drop".
 */
import { type Brief, FIGURES, GEMSTONES, type Gemstone, type JewelryType, MOTIFS } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

type Hangs = NonNullable<Brief['hangs']>;

const HOOP = /\b(?:hoop|huggie|huggy|creole|sleeper)\b/;
const HANGS =
  /^(?:(?:hang|hanging|hung|dangle|dangling|dangly|suspended|drop|dropping|swinging|danglies|below|underneath|beneath|under)(?: (?:from|off|below))?|(?:coming|falling) (?:off|from))$/;
/** Hang only with the word behind it. */
const AT_BOTTOM = /^(?:at|on|along) the bottom\b/;
const COMING_OFF = /^(?:coming|falling) (?:off|from)\b/;
/** A stone that is called so hangs; what is only called a stone or a bead may be set. */
const HUNG_NOUN = /^(?:drop|dangle|charm)$/;
/** What is called so is what was named before it, or beads of the stone that was. */
const BEAD = /^bead$/;
const DROP = /^(?:drop|dangle|bead|charm|stone|gem)$/;
const ON_EACH =
  /^(?:of them |beads |stones |drops |pearls )?(?:on|from|off|to|for|per|in|at)? ?(?:each|every|per|a|both)(?: (?:one|hoop|earring|ear|side|of them))?\b/;
const LEAST = 2;
const MOST = 7;
/** Several little beads that nobody counted. */
const BEADS_UNCOUNTED = 3;
/** Words between what hangs, its number and the word that says it hangs. */
const NEAR = 5;
const SENTENCE_END = /^[.;!?\n]$/;

const countIn = (item: Item | undefined): number | null => {
  const quantity = item?.quantity;
  if (quantity == null || quantity.across !== null || quantity.low !== quantity.high) return null;
  const { low } = quantity;
  return Number.isInteger(low) && low >= LEAST && low <= MOST ? low : null;
};

const normsFrom = (items: readonly Item[], from: number, count: number): string =>
  items
    .slice(Math.max(0, from), Math.max(0, from + count))
    .map(({ norm }) => norm)
    .join(' ');

interface Thing {
  readonly first: number;
  readonly last: number;
  readonly count: number | null;
  readonly areBeads: boolean;
  readonly isPlural: boolean;
}

/** The thing at an item with the words before it that count it and the noun behind it; null where there is none. */
function thingAt({ items, tokens }: Reading, at: number): Thing | null {
  const item = items[at]!;
  const isThing = has(item, 'gemstone', 'customGemstone', 'motif', 'figure');
  if (item.negated || item.kind === 'quoted' || !(isThing || BEAD.test(item.norm))) return null;
  const noun = items[at + 1];
  const isMany = (place: number): boolean => /[^s]s$/.test(tokens[items[place]!.last]!.norm);
  const isNamed = isThing && noun !== undefined && DROP.test(noun.norm);
  const last = isNamed && (isMany(at + 1) || HUNG_NOUN.test(noun.norm)) ? at + 1 : at;
  let first = at;
  while (
    first > 0 &&
    at - first < NEAR &&
    (has(items[first - 1], 'size', 'colour', 'metal', 'finish', 'cut', 'shape') ||
      HANGS.test(items[first - 1]!.norm) ||
      /^(?:little|tiny|wee|small|round|seed|baby)$/.test(items[first - 1]!.norm))
  )
    first -= 1;
  const count = countIn(items[first - 1]) ?? countIn(item);
  return {
    first: count !== null && item.quantity === null ? first - 1 : first,
    last,
    count,
    areBeads: BEAD.test(items[last]!.norm),
    isPlural: isMany(last),
  };
}

/** Whether a thing is said to hang: by a word within it, by its noun or by the words behind it. */
function hangsAt({ items }: Reading, { first, last, isPlural }: Thing): number | null {
  const { norm } = items[last]!;
  if (HUNG_NOUN.test(norm) && (!isPlural || norm !== 'charm')) return last;
  for (let at = first; at < last; at++) if (HANGS.test(items[at]!.norm)) return last;
  for (let at = last + 1; at <= last + 3 && at < items.length; at++) {
    if (SENTENCE_END.test(items[at]!.norm)) return null;
    if (HANGS.test(items[at]!.norm) || COMING_OFF.test(normsFrom(items, at, 2))) return at;
    // A single stone at the bottom may be set there.
    if (isPlural && AT_BOTTOM.test(normsFrom(items, at, 3))) return at + 2;
    if (!/^(?:that|which|are|,|gently|freely|all)$/.test(items[at]!.norm)) return null;
  }
  return null;
}

/** "3 on each one", "three per hoop": the number behind what hangs, and its last item. */
function countBehind({ items }: Reading, from: number): { count: number; at: number } | null {
  for (let at = from; at < items.length && !SENTENCE_END.test(items[at]!.norm); at++) {
    const count = countIn(items[at]);
    if (count !== null && ON_EACH.test(normsFrom(items, at + 1, 5))) return { count, at };
  }
  return null;
}

const oneOf = <T extends string>(list: readonly T[], name: string | null): T[] => {
  const found = list.find((value) => value === name);
  return found === undefined ? [] : [found];
};

/** The stone that beads are of, where their noun stands apart from it; the first that was named. */
const firstGem = ({ items }: Reading): Gemstone[] =>
  items.flatMap((item) => (item.negated ? [] : oneOf(GEMSTONES, valueIn(item, 'gemstone')))).slice(0, 1);

/** A stone that is said to hang is not set in the hoop; pearls and figures hang without being told to. */
const hangsAlone = ([gemstone]: readonly Gemstone[]): boolean =>
  gemstone !== undefined && gemstone !== 'Pearl';

/** Reads what hangs side by side from each of a pair of hoops; null where nothing does, or what would hang anyway. */
export function readHungFromHoops(
  reading: Reading,
  types: readonly JewelryType[],
): (Claim<Hangs> & { readonly beads: Claim<Gemstone>[] }) | null {
  const { items } = reading;
  const [type] = types;
  if (type !== 'Earrings' || types.length > 1) return null;
  if (!items.some(({ norm, negated }) => !negated && HOOP.test(norm))) return null;
  for (const at of items.keys()) {
    const thing = thingAt(reading, at);
    const hangs = thing === null ? null : hangsAt(reading, thing);
    if (thing === null || hangs === null) continue;
    const behind = thing.count === null ? countBehind(reading, hangs + 1) : null;
    const item = items[at]!;
    const named = oneOf(GEMSTONES, valueIn(item, 'gemstone'));
    const uncounted = thing.areBeads && thing.isPlural ? BEADS_UNCOUNTED : hangsAlone(named) ? 1 : null;
    const count = thing.count ?? behind?.count ?? uncounted;
    if (count === null) continue;
    const gemstones = named.length > 0 || !BEAD.test(item.norm) ? named : firstGem(reading);
    const last = Math.max(hangs, behind?.at ?? 0);
    for (let place = thing.first; place <= hangs; place++) use(reading, place);
    if (behind !== null) use(reading, behind.at);
    const below = {
      gemstones,
      stoneCut: null,
      motifs: oneOf(MOTIFS, valueIn(item, 'motif')),
      figures: oneOf(FIGURES, valueIn(item, 'figure')),
      count,
    };
    const words = wordsOf(reading, thing.first, Math.min(last, items.length - 1));
    return {
      value: { above: { gemstones: [], stoneCut: null, motifs: [], figures: [] }, below },
      words,
      at,
      // Beads have no facets.
      beads:
        thing.areBeads && gemstones[0] !== undefined && gemstones[0] !== 'Pearl'
          ? [{ value: gemstones[0], words, at }]
          : [],
    };
  }
  return null;
}
