/**
 * The stones of a wish, group by group: what a size or a weight, a number and a place were told of. "A 4 mm round diamond
 * at the top and a 12 x 8 pear topaz at the bottom" are two groups.
 */
import type { Brief, Gemstone, StoneCut } from '@filigree/contracts';
import { type Rule, ruleSet } from '@filigree/language';
import type { Measure } from '../readers/measure.ts';
import type { Reading } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { type MeasuredText, tagMeasures } from './measure-tags.ts';

type StoneGroup = NonNullable<Brief['stoneGroups']>[number];
type Place = NonNullable<StoneGroup['place']>;

const RULES: readonly Rule<Place>[] = [
  {
    name: 'beside-the-middle',
    when: [
      '(on|at|to)? (the|its)? (either|each|both|two) (side|sides|shoulder|shoulders|flank|flanks)',
      '(on|at|to) (the|its) (sides|shoulders|flanks)',
      'flanking (it|the|that)',
      '(next to|beside) (it|that|the (middle|centre|center))',
    ],
    effect: 'beside',
    yes: ['A sapphire with a diamond on either side.', 'Diamonds at both sides.'],
    no: ['A sapphire on the side.'],
  },
  {
    name: 'at-the-ends',
    when: ['(at|on|to) (the|its|each|both|either|outer)* (end|ends|outside|edge|edges)', '(outermost|outer)'],
    effect: 'ends',
    yes: ['Then 3 mm at the ends.', 'The outer ones 2 mm.'],
    no: ['An end of the chain.'],
  },
  {
    name: 'in-the-middle',
    when: ['(in|at)? (the)? (middle|centre|center|central) (one|stone|of it)?'],
    unless: ['(middle|centre|center) of the (face|disc|chain)'],
    effect: 'middle',
    yes: ['A 5 mm emerald in the middle.', 'Middle 5 mm.'],
    no: ['A ruby at the top.'],
  },
  {
    name: 'at-the-top',
    when: ['(at|on) (the|its|very)* top', '(on|at) the ear', 'at the lobe', '(on|at) the post'],
    effect: 'above',
    yes: ['A diamond at the top and a topaz below.'],
    no: ['A ruby below.'],
  },
  {
    name: 'at-the-bottom',
    when: [
      '(at|on) (the|its|very)* bottom',
      '(below|underneath|beneath) (it|that)?',
      'hanging (from (it|that)|below|underneath|off it)',
    ],
    effect: 'below',
    yes: ['A topaz at the bottom.', 'A pearl hanging from it.'],
    no: ['A topaz at the top.'],
  },
];

/** What has a middle, said of several. */
const SEVERAL_MIDDLES = /^(?:flowers|blossoms|daisies|centres|centers|middles)$/;

/** What grows on figures and can be set with stones. */
const LIMBS =
  '(wing|wings|tail|tails|body|petal|petals|leaf|leaves|feather|feathers|shell|spine|branch|branches|antler|antlers|horn|horns|mane|fin|fins|spot|spots|scale|scales|stem|roots|rays|arms|legs|tentacles|canopy|hull|sails|crown|rim)';

const ON_FIGURES: readonly Rule<Place>[] = [
  {
    name: 'in-the-eyes',
    when: ['(for|as|in|with)? (the|its|his|her|their|each|both|two|little|tiny|small)* (eye|eyes)'],
    unless: [
      '(evil|greek|third|my|your|blue|green|brown|grey|gray|hazel) (eye|eyes)',
      'eye of (horus|ra|providence|the)',
      'eye (catching|shape|shaped|motif)',
      '(match|matches|matching|like) (her|his|their)? (green|blue|brown|grey|hazel)* eyes',
    ],
    effect: 'eyes',
    yes: ['A fox pendant with ruby eyes.', 'Onyx for its eyes.', 'An owl, eyes of citrine.'],
    no: ['An evil eye pendant.'],
  },
  {
    name: 'at-the-tips',
    when: ['(at|on) (the|its|each|every|all|very|upper|top)* (tip|tips|point|points|peak|peaks)'],
    effect: 'tips',
    yes: ['A diamond at the tip of the tree.'],
    no: ['A tip for the jeweler.'],
  },
  {
    name: 'along-the-figure',
    when: [
      `(on|in|along|across|over|down|up|through) (the|its|each|every|both|all)* ${LIMBS}`,
      '(along|all along|all over|scattered over|sprinkled over|dotted over) (the|its)* <figure>',
      '(on|in) the <figure> (itself)',
    ],
    effect: 'along',
    yes: ['Opals in the wings of a dragonfly.', 'Three sapphires along the moon.'],
    no: ['A moon in gold.'],
  },
];

export const STONE_PLACE_RULES = ruleSet([...RULES, ...ON_FIGURES]);

/** A stone or a size that something can be told of, and the items that tell it. */
interface Head {
  readonly first: number;
  readonly at: number;
  readonly last: number;
  readonly gemstone: Gemstone | null;
  readonly cut: StoneCut | null;
  readonly count: number | null;
  readonly isPlural: boolean;
  readonly measure: Measure | null;
}

const isOfStones = ({ kind }: Measure): boolean => kind === 'stoneMm' || kind === 'carat';
/** Lengths that are a band's or a piece's to other readers are stones' where two or more of them have places in a row. */
const canBeOfRow = ({ kind }: Measure): boolean =>
  kind === 'stoneMm' || kind === 'bandMm' || kind === 'pieceMm';
const isGem = (item: Item | undefined): boolean =>
  item !== undefined && has(item, 'gemstone') && !item.negated;

/** What may stand between a stone and its measure: "rubies, about 3 mm each", "an emerald (8x4)". */
const BETWEEN =
  /^(?:[(,:-]|stones?|gems?|of|at|about|around|roughly|measuring|approx|approximately|each|are)$/;
const MOST_BETWEEN = 4;

/** The measure that follows a stone, as an item; none where another stone is nearer to it. */
function measureBehind({ items }: Reading, at: number, free: ReadonlyMap<number, Measure>): number | null {
  for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next++) {
    if (free.has(next)) return next;
    if (items[next] === undefined || !BETWEEN.test(items[next].norm)) return null;
  }
  return null;
}

/** The first item of what is told of a stone before its name: as far as its noun phrase goes, or to the stone before. */
function startOf({ items, chunk }: Reading, at: number): number {
  let first = at;
  while (chunk[first - 1] === chunk[at] && chunk[at] !== -1 && !isGem(items[first - 1])) first -= 1;
  return first;
}

const wholeNumber = ({ quantity, norm }: Item): number | null =>
  quantity !== null &&
  quantity.across === null &&
  quantity.low === quantity.high &&
  Number.isInteger(quantity.low)
    ? quantity.low
    : /^(?:one|single|solitary)$/.test(norm)
      ? 1
      : null;

const cutOf = (item: Item): StoneCut | null =>
  (valueIn(item, 'cut') ?? valueIn(item, 'shape')) as StoneCut | null;

/** A group's head at the name of a stone. */
function headAtStone(
  reading: Reading,
  at: number,
  free: ReadonlyMap<number, Measure>,
  measured: ReadonlySet<number>,
): Head {
  const { items, tokens } = reading;
  const first = startOf(reading, at);
  const before = Array.from({ length: at - first }, (_, offset) => first + offset);
  const own = before.find((index) => free.has(index));
  const behind = own ?? measureBehind(reading, at, free);
  const counts = before.filter((index) => !measured.has(index)).map((index) => wholeNumber(items[index]!));
  const cut = [...before, at].map((index) => cutOf(items[index]!)).find((value) => value !== null);
  return {
    first,
    at,
    last: behind !== null && behind > at ? behind : at,
    gemstone: valueIn(items[at]!, 'gemstone') as Gemstone,
    cut: cut ?? null,
    count: counts.find((count) => count !== null) ?? null,
    isPlural: /[^s]s$/.test(tokens[items[at]!.last]!.norm),
    measure: behind === null ? null : (free.get(behind) ?? null),
  };
}

/** Sizes that no stone is named with: "then 4 mm on either side". */
const headAtMeasure = (measure: Measure): Head => ({
  first: measure.at,
  at: measure.at,
  last: measure.at,
  gemstone: null,
  cut: null,
  count: null,
  isPlural: false,
  measure,
});

interface FoundPlace {
  readonly place: Place;
  readonly first: number;
  readonly last: number;
}

function findPlaces({ text, itemOf }: MeasuredText): FoundPlace[] {
  return STONE_PLACE_RULES.findIn(text).map(({ rule, first, end }) => ({
    place: rule.effect,
    first: itemOf(first),
    last: itemOf(end - 1),
  }));
}

/** Words between a stone and its place: "a diamond set on either side". */
const PLACE_REACH = 3;

/** The head that a place is told of: the one right before it, or else the one that follows. */
function headOf({ items }: Reading, heads: readonly Head[], { first, last }: FoundPlace): Head | undefined {
  const isNear = (from: number, to: number): boolean =>
    to - from <= PLACE_REACH && items.slice(from + 1, to).every(({ kind }) => kind !== 'mark');
  const before = heads.findLast((head) => head.last < first);
  if (before !== undefined && isNear(before.last, first)) return before;
  const after = heads.find((head) => head.first > last);
  return after !== undefined && after.first - last <= PLACE_REACH ? after : undefined;
}

/** Of those on both sides one number is told of either. */
const totalOf = (count: number | null, place: Place | undefined, isPlural: boolean): number | null =>
  (place === 'beside' || place === 'ends') && !isPlural ? 2 * (count ?? 1) : count;

function groupOf(head: Head, place: Place | undefined, only: Gemstone | null): StoneGroup {
  const { measure, cut, count, isPlural } = head;
  const { low, across } = measure?.quantity ?? { low: 0, across: null };
  const isWeight = measure?.kind === 'carat';
  const sides = measure === null || isWeight ? [] : across === null ? [measure.value] : [low, across];
  return {
    gemstone: head.gemstone ?? only,
    cut,
    count: totalOf(count, place, isPlural),
    sizeMm: sides.toSorted((a, b) => b - a).map((side) => (measure?.scale ?? 1) * side),
    caratWeight: isWeight ? measure.value : null,
    place: place ?? null,
  };
}

const isMeasured = ({ sizeMm, caratWeight }: StoneGroup): boolean =>
  sizeMm.length > 0 || caratWeight !== null;

/** Places that a figure has, and no other piece. */
const isOnFigure = (place: Place | null | undefined): boolean =>
  place === 'eyes' || place === 'tips' || place === 'along';

/** Words between two stones that share what is told of them: "rubies and tiny sapphires". */
const JOINING = /^(?:and|&|,|plus|with)$/;

function areJoined({ items }: Reading, one: Head, next: Head): boolean {
  const between = items.slice(one.last + 1, next.first);
  return between.length > 0 && between.every(({ norm }) => JOINING.test(norm));
}

const IN_A_ROW: ReadonlySet<Place | undefined> = new Set<Place>(['middle', 'beside', 'ends']);

function placesOf(
  reading: Reading,
  measures: readonly Measure[],
  heads: readonly Head[],
): ReadonlyMap<Head, Place> {
  const places = new Map<Head, Place>();
  for (const found of findPlaces(tagMeasures(reading, measures))) {
    const head = headOf(reading, heads, found);
    if (head === undefined || places.has(head)) continue;
    places.set(head, found.place);
    // "Emeralds and sapphires in the tail": what is joined has one place.
    if (isOnFigure(found.place))
      for (let at = heads.indexOf(head); at > 0 && areJoined(reading, heads[at - 1]!, heads[at]!); at--)
        if (!places.has(heads[at - 1]!)) places.set(heads[at - 1]!, found.place);
  }
  return places;
}

/** "Five tanzanites in a row, 2.5 mm each": where one row is named, what is told of each stone is told of its stones. */
function measureTheOnlyRow(named: Head[], alike: Measure | undefined): void {
  const rows = named.filter(({ isPlural, measure }) => isPlural && measure === null);
  const isTaken = named.some(({ measure }) => measure === alike);
  const [row] = rows;
  if (row === undefined || rows.length > 1 || alike === undefined || isTaken) return;
  named[named.indexOf(row)] = { ...row, measure: alike };
}

/**
 * The groups of a wish of which a size or a weight was told, where they are more than the one stone that leads: several
 * groups, or several stones of one.
 * @param measures all of the wish
 * @param told.total the weight of all stones together, which is no group's
 * @param told.alike what each stone of several measures or weighs
 */
export function readStoneGroups(
  reading: Reading,
  measures: readonly Measure[],
  {
    total,
    alike,
  }: {
    readonly total: Measure | undefined;
    readonly alike: Measure | undefined;
  },
): StoneGroup[] {
  const { items } = reading;
  const ofStones = measures.filter((measure) => isOfStones(measure) && measure !== total);
  const free = new Map(ofStones.map((measure) => [measure.at, measure]));
  const measured = new Set(measures.filter(({ kind }) => kind !== 'count').map(({ at }) => at));
  // "In the centre" is that of the figure, where one is named and no other stone stands beside it.
  const hasFigure = items.some((item) => has(item, 'figure') && !item.negated);
  // Of several flowers each has a middle.
  const isOfOne =
    items.filter(isGem).length === 1 && !reading.tokens.some(({ norm }) => SEVERAL_MIDDLES.test(norm));
  const standsOnFigure = (place: Place | null): boolean =>
    isOnFigure(place) || (hasFigure && isOfOne && place === 'middle');
  const named: Head[] = [];
  for (const [at, item] of items.entries()) {
    if (!isGem(item)) continue;
    const head = headAtStone(reading, at, free, measured);
    if (head.measure !== null) free.delete(head.measure.at);
    named.push(head);
  }
  if (named.length === 0) return [];
  measureTheOnlyRow(named, alike);
  const taken = new Set(named.map(({ measure }) => measure));
  const rest = measures.filter((measure) => canBeOfRow(measure) && !taken.has(measure)).map(headAtMeasure);
  const heads = [...named, ...rest].toSorted((a, b) => a.at - b.at);
  const places = placesOf(reading, measures, heads);
  const kinds = new Set(named.map(({ gemstone }) => gemstone));
  const only = kinds.size === 1 ? named[0]!.gemstone : null;
  // A size without a stone is one of a row where it has its place in it, beside others.
  const sized = rest.filter((head) => IN_A_ROW.has(places.get(head)));
  const groups = heads
    .filter((head) => head.gemstone !== null || (sized.length > 1 && sized.includes(head)))
    .map((head) => groupOf(head, places.get(head), only))
    .filter((group) => isMeasured(group) || standsOnFigure(group.place));
  const [first] = groups;
  if (first === undefined) return [];
  if (groups.some(({ place }) => standsOnFigure(place))) return groups;
  const isOneStone = groups.length === 1 && (first.count ?? 1) === 1 && first.place !== 'beside';
  return isOneStone && !named.some(({ measure, isPlural }) => measure !== null && isPlural) ? [] : groups;
}
