/** Decides what each number in the text counts or measures. Every rule looks only at the number's neighbours. */
import { CURRENCY } from '../lexicon/numbers.ts';
import type { Quantity } from '../quantities.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { corrected } from './corrections.ts';
import { finenessAt, isKarat, isStamp } from './karats.ts';
import { isInchIn, lengthMeasure, namesStones } from './lengths.ts';
import { isUnit, type Measure, middle } from './measure.ts';
import { isMoney } from './money.ts';
import { countedTimes, countsStones, countTimesSize } from './stoneCounts.ts';
import { bareSize, letterSize, markSizeWords, numberedSize, sizeFrom, takenSize } from './wearerSizes.ts';

/** "Four claws", "six fine gold prongs": the item that names them, behind what they are like; null where something else is counted. */
function prongsAt(items: Reading['items'], from: number): number | null {
  let at = from;
  while (
    at < from + 3 &&
    !has(items[at], 'setting') &&
    has(items[at], 'metal', 'size', 'finish', 'shape', 'colour')
  )
    at += 1;
  return has(items[at], 'setting') && /prong|claw/.test(items[at]!.norm) ? at : null;
}

/** What is still a number of prongs; more than hold a stone are said where the brief is put together. */
const MOST_PRONGS_COUNTED = 100;

/** "a carat and a half": what follows the unit. */
function fractionBehind(reading: Reading, at: number): { value: number; last: number } {
  const behind = reading.items.slice(at + 1, at + 4).map(({ norm }) => norm);
  const more = /^and (?:an? )?(half|quarter|bit)\b/.exec(behind.join(' '));
  if (more === null || more[1] === 'bit') return { value: 0, last: at };
  const last = at + 1 + behind.indexOf(more[1]!);
  return { value: more[1] === 'half' ? 0.5 : 0.25, last };
}

const ROWS = /^(?:grid|layout|arrangement|array|matrix|block|rows?|formation)$/;

/** "amethyst 10x8 oval", "sapphire 6.5 rd": millimetres without the word, as jewelers write. */
function isBareStoneSize(reading: Reading, at: number, quantity: Quantity): boolean {
  if (!quantity.digits || quantity.low < 1 || quantity.low > 30 || quantity.high !== quantity.low)
    return false;
  // "In a 3x3 grid": rows of stones, not a measure of one.
  if (quantity.across !== null && ROWS.test(reading.items[at + 1]?.norm ?? '')) return false;
  if (quantity.across !== null) return quantity.across >= 1 && quantity.across <= 30 && namesStones(reading);
  // "7.0 RB": a decimal before a cut; below three it would be a weight.
  const decimal = /\d[.,]\d/.test(reading.tokens[quantity.first]!.text);
  if (decimal && quantity.low >= 3 && has(reading.items[at + 1], 'cut', 'shape')) return true;
  return (
    has(reading.items[at - 1], 'gemstone', 'customGemstone') &&
    has(reading.items[at + 1], 'shape', 'cut') &&
    quantity.low <= 20
  );
}

/** "flat section 4 x 1.5": width and thickness of a band. */
const isSection = ({ items }: Reading, at: number, { low, across }: Quantity): boolean =>
  across !== null && low <= 15 && /^(?:section|profile|shank|band)$/.test(items[at - 1]?.norm ?? '');

/** "4.5 wide", "a wider band, say 3.5": the width of a band, in the millimetres that nobody needs to name. */
function isBareWidth({ items, tokens }: Reading, at: number, quantity: Quantity): boolean {
  const { low, high, across, digits } = quantity;
  if (!digits || across !== null || high !== low || low < 1 || low > 15) return false;
  // What the whole text is of is asked last: long texts are of thousands of numbers.
  const worn = () => items.some((item) => /^(?:Ring|Bracelet|Toe Ring)$/.test(valueIn(item, 'type') ?? ''));
  const banded = () => items.every((item) => valueIn(item, 'type') === null) || worn();
  const next = items[at + 1];
  if (/^(?:wide|width|broad)$/.test(next?.norm ?? '') && banded()) return true;
  // "2.2 shank"
  const isFine = /[.,]\d/.test(tokens[quantity.first]!.text);
  if (isFine && /^(?:shank|band)$/.test(next?.norm ?? '') && banded()) return true;
  const ends = next === undefined || (next.kind === 'mark' && /^[,.;)\n]$/.test(next.norm));
  const lead = items[at - 1]?.norm ?? '';
  const spoken = items
    .slice(Math.max(0, at - 9), at)
    .some((item) => /(?:^|\s)(?:band|shank|width|wide|wider)$/.test(item.norm));
  return (
    ends &&
    spoken &&
    (lead === 'say' || (/^(?:about|around|roughly|approx|width|:)$/.test(lead) && isFine)) &&
    worn()
  );
}

/** "total carat weight 2.5", "carat weight: 1.2": where the words begin, or null. */
function caratsBefore({ items }: Pick<Reading, 'items'>, at: number): number | null {
  const weightAt = /^(?:of|is|:|=)$/.test(items[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  return items[weightAt]?.norm === 'weight' && isUnit(items[weightAt - 1], 'carat') ? weightAt - 1 : null;
}

const SUM = /^(?:total|altogether|combined|overall)$/;

/** "1 ct centre, 1.6 total": a sum beside a weight is one. */
const isBareTotal = (
  { items }: Pick<Reading, 'items'>,
  at: number,
  { low, high, across }: Quantity,
): boolean =>
  low === high &&
  across === null &&
  low <= MOST_BARE_CARATS &&
  (SUM.test(items[at + 1]?.norm ?? '') || SUM.test(items[at - 1]?.norm ?? '')) &&
  items.some((item, other) => other !== at && isUnit(item, 'carat'));
/** Larger sums are of money. */
const MOST_BARE_CARATS = 30;

/** "centre .50, sides .25": weights as jewelers write them. */
const isBareWeight = ({ items, tokens }: Reading, at: number, quantity: Quantity): boolean => {
  const { text } = tokens[quantity.first]!;
  const ends = items[at + 1] === undefined || items[at + 1]!.kind === 'mark';
  if (isBareTotal({ items }, at, quantity)) return true;
  // "1.25 RBC": two decimals before a cut in short are a weight.
  if (
    /^[0-5]?\.\d\d$/.test(text) &&
    /^(?:rbc|rb|mrb|oec|rbd|em cut|princess|oval|cushion|pear)$/.test(items[at + 1]?.norm ?? '') &&
    quantity.across === null
  )
    return true;
  if (quantity.low !== quantity.high || quantity.across !== null || !ends) return false;
  if (caratsBefore({ items }, at) !== null) return true;
  if (/^0?[.,]\d\d?$/.test(text) && has(items[at - 1], 'centreNoun')) return true;
  // "radiant, 1.5, yellow gold"
  const listed = items[at - 1]?.norm === ',' && has(items[at - 2], 'cut', 'shape', 'gemstone');
  return listed && /^[0-7]?\.\d\d?$/.test(text);
};

/** Reads every number of the text once; what it cannot place stays unused. */
export function readNumbers(reading: Reading): Measure[] {
  return corrected(reading, placeNumbers(reading));
}

function placeNumbers(reading: Reading): Measure[] {
  const measures: Measure[] = [];
  const { items } = reading;
  const push = (
    kind: Measure['kind'],
    value: number,
    quantity: Quantity,
    first: number,
    at: number,
    last: number,
    scale = 1,
  ): void => {
    use(reading, first, last);
    measures.push({ kind, value, quantity, scale, words: wordsOf(reading, first, last), at });
  };
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const letter = item.kind === 'word' || item.kind === 'phrase' ? letterSize(reading, at) : null;
    if (letter !== null) {
      const quantity = {
        first: item.first,
        last: item.last,
        low: letter.value,
        high: letter.value,
        across: null,
        digits: false,
      };
      markSizeWords(reading, at);
      push('ringSize', letter.value, quantity, sizeFrom(reading, at), at, letter.last);
      continue;
    }
    const { quantity } = item;
    if (quantity === null) {
      // "about an inch high"
      const isPart = (items[at - 2]?.quantity?.low ?? 1) < 1;
      if (isUnit(item, 'inch') && /^an?$/.test(items[at - 1]?.norm ?? '') && !isPart) {
        const inch = { first: item.first, last: item.last, low: 1, high: 1, across: null, digits: false };
        // "an inch and a half tall"
        const more = fractionBehind(reading, at);
        const long = { ...inch, low: 1 + more.value, high: 1 + more.value };
        const measure = lengthMeasure(reading, at - 1, long);
        if (measure !== null) push(measure.kind, measure.value, long, at - 1, at, more.last, measure.scale);
      }
      // "a carat", "a full carat"; not "half a carat", which has been read.
      const isRead = reading.used.has(at);
      if (!isRead && isUnit(item, 'carat') && /^(?:a|full)$/.test(items[at - 1]?.norm ?? '')) {
        const more = fractionBehind(reading, at);
        push(
          'carat',
          1 + more.value,
          { first: item.first, last: item.last, low: 1, high: 1, across: null, digits: false },
          at - 1,
          at,
          more.last,
        );
      }
      continue;
    }
    // "half a carat", "half of a carat", "half an inch"
    let unitAt = at + 1;
    if (quantity.low < 1 && /^(?:an?|of)$/.test(items[unitAt]?.norm ?? ''))
      unitAt += /^an?$/.test(items[unitAt + 1]?.norm ?? '') ? 2 : 1;
    if (items[unitAt]?.norm === '-') unitAt += 1;
    const unit = items[unitAt];
    const fineness = finenessAt(reading, at, quantity);
    if (countTimesSize(reading, at, quantity)) {
      const across = { ...quantity, low: quantity.across!, high: quantity.across!, across: null };
      push('count', quantity.low, quantity, at, at, at);
      push('stoneMm', across.low, across, at, at, isUnit(unit, 'millimetre') ? unitAt : at);
    } else if (countedTimes(reading, at, quantity)) {
      push('count', quantity.low, quantity, at, at, at);
    } else if (isSection(reading, at, quantity)) {
      push('bandMm', quantity.low, quantity, at, at, at);
    } else if (isBareWidth(reading, at, quantity)) {
      push('bandMm', quantity.low, quantity, at, at, at);
    } else if (isBareWeight(reading, at, quantity)) {
      push('carat', quantity.low, quantity, caratsBefore(reading, at) ?? at, at, at);
    } else if (takenSize(reading, at, quantity) || bareSize(reading, at, quantity)) {
      push('ringSize', middle(quantity), quantity, at, at, at);
    } else if (isStamp(reading, at, quantity)) {
      push('karat', quantity.low, quantity, at, at, at);
    } else if (fineness !== null) {
      push('karat', fineness, quantity, at, at, at);
    } else if (isMoney(reading, at, quantity)) {
      const thousand = unit?.norm === 'k' ? 1000 : 1;
      const last = thousand > 1 || isUnit(unit, 'money') ? unitAt : at;
      const scaled = { ...quantity, low: quantity.low * thousand, high: quantity.high * thousand };
      push('money', scaled.high, scaled, CURRENCY.test(items[at - 1]?.norm ?? '') ? at - 1 : at, at, last);
      // "80 bucks tops", "$2500 is my limit"
      const bound = items.findIndex(
        ({ norm }, index) => index > last && index <= last + 3 && /^(?:tops?|limit|ceiling|cap)$/.test(norm),
      );
      if (
        bound !== -1 &&
        items.slice(last + 1, bound).every(({ norm }) => /^(?:is|my|the|our|a|s)$/.test(norm))
      )
        use(reading, bound);
    } else if (unit !== undefined && isUnit(unit, 'karat') && isKarat(reading, unitAt - 1, quantity.low)) {
      push('karat', quantity.low, quantity, at, at, unitAt);
    } else if (
      unit !== undefined &&
      (isUnit(unit, 'carat') || (/^kara?e?t/.test(unit.norm) && quantity.low < 8))
    ) {
      // "9 x 0.05 ct": so many stones of that weight each, none of them the centre.
      if (quantity.across === null) push('carat', middle(quantity), quantity, at, at, unitAt);
      else if (Number.isInteger(quantity.low)) push('count', quantity.low, quantity, at, at, unitAt);
    } else if (unit !== undefined && isUnit(unit, 'point') && quantity.low >= 5 && quantity.digits) {
      push('carat', middle(quantity) / 100, quantity, at, at, unitAt);
    } else if (prongsAt(items, unitAt) !== null && quantity.low >= 2 && quantity.low <= MOST_PRONGS_COUNTED) {
      push('prongs', quantity.low, quantity, at, at, prongsAt(items, unitAt)!);
    } else {
      const size = numberedSize(reading, at, quantity);
      const isLength =
        isUnit(unit, 'millimetre') ||
        isUnit(unit, 'centimetre') ||
        isUnit(unit, 'inch') ||
        isInchIn(reading, at);
      if (size !== null) {
        markSizeWords(reading, at);
        push('ringSize', size, quantity, sizeFrom(reading, at), at, isUnit(unit, 'millimetre') ? unitAt : at);
      } else if (isLength) {
        // "10 inches and a half"
        const more = isUnit(unit, 'inch') || unit!.norm === 'in' ? fractionBehind(reading, unitAt) : null;
        const long =
          more === null || quantity.high !== quantity.low
            ? quantity
            : { ...quantity, low: quantity.low + more.value, high: quantity.low + more.value };
        const measure = lengthMeasure(reading, unitAt - 1, long);
        if (measure !== null)
          push(measure.kind, measure.value, long, at, at, more?.last ?? unitAt, measure.scale);
      } else if (countsStones(reading, at, quantity)) {
        push('count', quantity.low, quantity, at, at, at);
      } else if (isBareStoneSize(reading, at, quantity)) {
        push('stoneMm', quantity.low, quantity, at, at, at);
      }
    }
  }
  return measures;
}
