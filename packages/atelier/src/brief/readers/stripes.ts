/** "A thin rose gold stripe through the middle", "an inlay of platinum": a line of another metal around a band. */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';

export interface Stripe {
  /** How wide, mm. */
  readonly width: Claim<number>;
  /** The item that names the stripe, and that of its metal. */
  readonly at: number;
  readonly metalAt: number;
  /** The item of the number that measures it, or -1. */
  readonly measureAt: number;
}

/** Widths where no number was said, mm: drawn wire and strip as inlays of bands are made of. */
const WIDTH_MM = { pin: 0.8, thin: 1, usual: 1.8, thick: 3 } as const;
/** Narrowest and widest of what is told in numbers, mm. */
const MEASURED_MM = [0.4, 12] as const;

const STRIPE =
  /^(?:(?:pin ?)?stripe|strip|line|inlay|inlaid|ribbon|streak|channel|groove|(?:thin|fine|pin) line|center ?line|centre ?line)$/;
/** Words between a stripe and what it is to be of: "in the middle should be". */
const METAL_REACH = 7;
/** Named by these only where what it is of and where it runs are said. */
const RING_OF = /^(?:band|ring|section|layer|core)$/;
const PIN = /^pin ?(?:stripe|line)$/;
const BETWEEN = /^(?:pin|inlay|inlaid|cent(?:er|re)|middle|coloured|colored|tone|toned|metal|single|little)$/;
const OF =
  /^(?:of|in|with|from|made|inlaid|is|be|being|was|should|must|to|that|the|an?|some|contrasting|real|solid)$/;
const ALONG =
  /^(?:through|thru|down|round|around|along|across|in|at|on|running|runs|run|going|goes|go|that|which|the|very|exact|its|it|of|band|ring|entire|whole|all|way|right|just|completely|inlaid|laid|set|middle|cent(?:er|re)|outside|circumference)$/;
const MIDDLE = /(?:^| )(?:middle|cent(?:er|re)|circumference|outside)$/;
const MOVES = /^(?:a?round|thru|through|down|along|across)$/;
/** What stands in such a line and is none: beads, leaves and stones. */
const ITEMS_OF_LINE =
  /^(?:bead|dot|ball|leaf|leaves|link|edge|edging|rim|border|engraving|chain|filigree|milgrain|rope|wire|work)/;
const THIN = /^(?:slim|delicate|small)$/;
const THICK = /^(?:wide|bold|large)$/;

const isBandItem = (item: Item): boolean =>
  /^(?:Ring|Toe Ring)$/.test(valueIn(item, 'type') ?? '') || /(?:^| )(?:band|bangle|cuff)$/.test(item.norm);

const isMetal = (item: Item | undefined): boolean => has(item, 'metal') && item?.negated === false;

const isEach = (item: Item | undefined, pattern: RegExp): boolean =>
  item !== undefined && item.kind !== 'mark' && item.norm.split(' ').every((word) => pattern.test(word));

/** The metal of what is named at an item: before it, or behind "of", "in" and "is"; -1 for none. */
function metalOf({ items }: Reading, at: number): number {
  const isRing = RING_OF.test(items[at]!.norm);
  if (isRing && items[at + 1]?.norm !== 'of') return -1;
  let before = at - 1;
  while (BETWEEN.test(items[before]?.norm ?? '')) before -= 1;
  if (!isRing && isMetal(items[before])) return before;
  let next = at + 1;
  while (
    next <= at + METAL_REACH &&
    !isMetal(items[next]) &&
    (isEach(items[next], OF) || isEach(items[next], ALONG) || has(items[next], 'size', 'finish'))
  )
    next += 1;
  return next > at + 1 && isMetal(items[next]) ? next : -1;
}

/** From the item behind a stripe and its metal on: the last that says where it runs, or the one before it. */
function runsTo({ items }: Reading, from: number): number {
  let last = from - 1;
  while (isEach(items[last + 1], ALONG)) last += 1;
  return last;
}

/** The size word of a stripe: in its phrase, or set off behind it; -1 for none. */
function sizeAt({ items, chunk }: Reading, first: number, at: number, last: number): number {
  for (let index = at - 1; index >= 0 && (chunk[index] === chunk[at] || index >= first); index--)
    if (has(items[index], 'size')) return index;
    else if (has(items[index], 'type')) break;
  for (let index = at + 1; index <= last; index++) if (has(items[index], 'size')) return index;
  let behind = last + 1;
  while (
    /^(?:,|is|be|should|must|very|really|quite|super|just|nice|and|but|only)$/.test(items[behind]?.norm ?? '')
  )
    behind += 1;
  const next = items[behind + 1];
  const isSetOff = next === undefined || next.kind === 'mark' || /^(?:and|but|so)$/.test(next.norm);
  return behind > last + 1 && has(items[behind], 'size') && isSetOff ? behind : -1;
}

/** Whether a length is that of the stripe between two items: "a 2 mm gold stripe", "a silver stripe 3 mm wide". */
function isOfStripe(
  { items }: Reading,
  { kind, at, value }: Measure,
  [first, end]: readonly [number, number],
): boolean {
  if (!/^(?:bandMm|stoneMm|pieceMm)$/.test(kind) || value < MEASURED_MM[0] || value > MEASURED_MM[1])
    return false;
  const isBefore =
    at < first &&
    at >= first - MEASURE_REACH &&
    !items.slice(at, first).some((between) => isBandItem(between) || between.kind === 'mark');
  const isBehind =
    (at === end + 1 || (at === end + 2 && items[end + 1]!.norm === ',')) &&
    /^(?:wide|broad|thick)$/.test(items[at + 2]?.norm ?? '');
  return isBefore || isBehind;
}

/** Words between a length and the stripe that it measures. */
const MEASURE_REACH = 4;

/** The one line of metal that a band is to have; null for none, and for several, which are not made. */
export function readStripe(reading: Reading, measures: readonly Measure[]): Stripe | null {
  const { items, tokens } = reading;
  if (!items.some((item) => isBandItem(item) && !item.negated)) return null;
  for (const [at, item] of items.entries()) {
    if (item.negated || item.kind === 'quoted' || /[^s]s$/.test(tokens[item.last]!.norm)) continue;
    const isNamed = STRIPE.test(item.norm);
    if (!isNamed && !RING_OF.test(item.norm)) continue;
    const metalAt = metalOf(reading, at);
    if (metalAt === -1) continue;
    const end = Math.max(at, metalAt);
    const last = runsTo(reading, end + 1);
    const middleAt = items.findIndex(({ norm }, index) => index > at && index <= last && MIDDLE.test(norm));
    if (!isNamed && middleAt === -1) continue;
    const next = items[end + 1];
    if (has(next, 'gemstone', 'stoneNoun', 'figure', 'motif') || ITEMS_OF_LINE.test(next?.norm ?? ''))
      continue;
    const first = Math.min(at, metalAt);
    const sized = sizeAt(reading, first, at, last);
    const size = valueIn(items[sized], 'size') ?? '';
    const from = Math.min(first, sized === -1 ? first : sized);
    const measure = measures.find((one) => isOfStripe(reading, one, [first, end]));
    const mm =
      measure?.value ??
      (PIN.test(item.norm) || items[at - 1]?.norm === 'pin'
        ? WIDTH_MM.pin
        : THIN.test(size)
          ? WIDTH_MM.thin
          : THICK.test(size)
            ? WIDTH_MM.thick
            : WIDTH_MM.usual);
    if (items[at - 1]?.norm === 'pin') clear(reading, at - 1);
    // Of "round the middle" no word is the band's, nor the stone's that stands there.
    if (items.slice(end + 1, last + 1).some(({ norm }) => MIDDLE.test(norm) || MOVES.test(norm)))
      for (let index = end + 1; index <= last; index++) if (!isBandItem(items[index]!)) clear(reading, index);
    if (sized !== -1) clear(reading, sized);
    clear(reading, at);
    return {
      width: {
        value: mm,
        words: wordsOf(
          reading,
          Math.min(from, measure?.at ?? from),
          Math.max(end, sized > end ? end : sized),
        ),
        at,
      },
      at,
      metalAt,
      measureAt: measure?.at ?? -1,
    };
  }
  return null;
}

/** What was understood of a stripe says nothing else. */
function clear(reading: Reading, at: number): void {
  use(reading, at);
  (reading.items as Item[])[at] = { ...reading.items[at]!, entries: [] };
}

/** The metal of a stripe comes behind that of its band, whichever was named first. */
export function stripeLast<C extends Claim<string>>(
  metals: readonly C[],
  stripe: Stripe | null,
): readonly C[] {
  if (stripe === null) return metals;
  const isOfStripe = ({ at }: C): boolean => at === stripe.metalAt;
  return [...metals.filter((metal) => !isOfStripe(metal)), ...metals.filter(isOfStripe)];
}
