/** Decides what each number in the text counts or measures. Every rule looks only at the number's neighbours. */
import type { Quantity } from '../quantities.ts';
import { phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { corrected } from './corrections.ts';
import { isInchIn, lengthMeasure, namesStones } from './lengths.ts';
import { isUnit, type Measure, measuresSomething, middle } from './measure.ts';
import { bareSize, letterSize, markSizeWords, numberedSize, sizeFrom, takenSize } from './wearerSizes.ts';

const KARATS: ReadonlySet<number> = new Set([8, 9, 10, 14, 15, 18, 20, 21, 22, 23, 24]);

const GOLDISH = /^(?:gold|golden|rose|white|yellow|pink|red|solid|recycled|fairmined)/;
const isGold = (item: Item | undefined): boolean =>
  item?.entries.some((entry) => entry.sense === 'metal' && /Gold/.test(entry.value)) ?? false;

/** "18ct white gold" is a karat, "2ct white diamond" a weight: the first of gold and stone behind it tells. */
function isKarat(reading: Reading, at: number, value: number): boolean {
  if (!KARATS.has(value)) return false;
  const unit = reading.items[at + 1]!;
  if (/^(?:k|kt|kts|karat|karet|kr)$/.test(unit.norm)) return true;
  for (let index = at + 2; index < Math.min(at + 6, reading.items.length); index++) {
    const item = reading.items[index]!;
    if (isGold(item)) return true;
    if (has(item, 'gemstone', 'stoneNoun', 'cut', 'shape', 'customGemstone')) return false;
    if (item.kind === 'mark' || (item.kind === 'word' && !GOLDISH.test(item.norm))) break;
  }
  if (isGold(reading.items[at - 1])) return true;
  // "cocktail ring, citrine, 20 carats": where no gold is named, carats weigh the stone just named.
  const gold = reading.items.some((item) => isGold(item) || GOLDISH.test(item.norm));
  const stone = reading.items
    .slice(Math.max(0, at - 3), at)
    .some((item) => has(item, 'gemstone', 'stoneNoun', 'customGemstone') && !item.negated);
  // "emerald cut, like 20 carats, yellow gold"
  const guessed =
    /^(?:like|about|around|roughly|over|nearly|almost|maybe|at least|approx|approximately)$/.test(
      reading.items[at - 1]?.norm ?? '',
    );
  const cut = reading.items
    .slice(Math.max(0, at - 5), at)
    .some((item) => has(item, 'cut', 'gemstone', 'shape'));
  if (guessed && cut && /^(?:carats|cts)$/.test(reading.tokens[unit.last]!.norm)) return false;
  if (!gold && stone && /^(?:carats|cts)$/.test(reading.tokens[unit.last]!.norm)) return false;
  return (
    value >= 9 && phraseOf(reading, at).every((index) => !has(reading.items[index], 'gemstone', 'stoneNoun'))
  );
}

const CURRENCY = /^(?:\$|£|€|₹|¥|usd|gbp|eur|us\$|rs|inr|aud|cad|nzd|chf|aed)$/;
const MONEY_CUE =
  /^(?:budget|price|priced|spend|spending|pay|paying|cost|costs|costing|afford|below|under|max|maximum|within|cheaper|limit|cap|capped|ceiling)$/;
const MONEY_AFTER = /^(?:budget|max|maximum|or|tops|limit|at|range|ish|mark)$/;
const SMALLEST_BARE_PRICE = 90;

const SPENDING =
  /\b(?:budget|spend|spending|spent|pay|paying|price|priced|cost|costs|costing|afford|limit|cap|capped|ceiling|stretch|go up) /;
const CEILING =
  /\b(?:up to|max|maximum|at most|at the most|under|below|within|no more than|not more than|not over|nothing over|less than|cheaper than|tops) (?:\S+ )?$/;
const CEILING_BEHIND =
  /^(?:\+ )?(?:max|maximum|tops?|limit|budget|or (?:less|under|so|thereabouts)|all in|at (?:the )?most|total)\b/;
/** "Nothing under 14k": a fineness that is wished at least. */
const FLOOR_OF_GOLD = /\b(?:nothing|not|no|never|anything) (?:under|below|less than) $/;

/** "Max 15k", "spend 10k+ on a ring", "9k tops": thousands where the word beside speaks of money and no gold stands by. */
function isSumInThousands({ items }: Reading, at: number): boolean {
  // "In white gold, 18k max": of a gold that has no karat yet.
  const ofGold =
    items[at - 1]?.norm === ',' &&
    isGold(items[at - 2]) &&
    !items.slice(Math.max(0, at - 6), at - 2).some((item) => isUnit(item, 'karat'));
  if (ofGold) return false;
  if ([items[at + 2], items[at - 1]].some(isGold) || GOLDISH.test(items[at + 2]?.norm ?? '')) return false;
  const before = `${items
    .slice(Math.max(0, at - 5), at)
    .map(({ norm }) => norm)
    .join(' ')} `.replace(/^.*[.;!?] /, '');
  const behind = items
    .slice(at + 2, at + 5)
    .map(({ norm }) => norm)
    .join(' ');
  if (FLOOR_OF_GOLD.test(before)) return false;
  // "14k rose gold, size 6. Around 8k": the gold has its karat.
  const told = items.some(
    (item, index) =>
      index !== at && isUnit(items[index + 1], 'karat') && item.quantity !== null && isGold(items[index + 2]),
  );
  const joined = /^(?:or|and|\/|-)$/;
  if (
    told &&
    /\b(?:around|about|roughly|circa|approx|approximately|like|say|over|~) $/.test(before) &&
    !joined.test(items[at + 2]?.norm ?? '')
  )
    return true;
  return SPENDING.test(before) || CEILING.test(before) || CEILING_BEHIND.test(behind);
}

function isMoney(reading: Reading, at: number, quantity: Quantity): boolean {
  const { items } = reading;
  if (CURRENCY.test(items[at - 1]?.norm ?? '') || isUnit(items[at + 1], 'money')) return true;
  const next = items[at + 1];
  if (next?.norm === 'k' && !KARATS.has(quantity.low)) return true;
  const words = reading.tokens.slice(quantity.first, quantity.last + 1).map(({ norm }) => norm);
  if (words.includes('grand') || (words.includes('thousand') && quantity.low >= 1000)) return true;
  if (next?.norm === 'k' && isSumInThousands(reading, at)) return true;
  // "around £500 to £800": the later currency speaks for the range.
  const isAboutPrice = items
    .slice(Math.max(0, at - 4), at)
    .some(({ norm }) => /^(?:cheap|affordable|inexpensive|budget|price|cost|spend)$/.test(norm));
  // "a choker, under 60": at the end of what is said a bound without a unit is a sum.
  const isBound =
    quantity.low >= 20 &&
    /^(?:under|below|max|maximum)$/.test(items[at - 1]?.norm ?? '') &&
    (next === undefined || (next.kind === 'mark' && /^[.!?;)\n]$/.test(next.norm)));
  if (quantity.low < SMALLEST_BARE_PRICE && !isAboutPrice && !isBound && next?.norm !== 'k') return false;
  if (next !== undefined && measuresSomething(next)) return false;
  for (let index = at - 1; index >= Math.max(0, at - 5); index--) {
    const item = items[index]!;
    if (MONEY_CUE.test(item.norm)) return true;
    if (item.kind === 'mark' && /^[.;!?]$/.test(item.norm)) break;
    if (
      /^(?:than|to|over|around|about|least|between|exceed|exceeding|above|approximately|roughly|circa|maybe|is|of)$/.test(
        item.norm,
      )
    )
      continue;
  }
  if (
    has(items[at - 1], 'filler') &&
    /(?:more|less|exceed|over|above|longer) ?(?:than)?$|over|above|exceed/.test(items[at - 1]!.norm)
  )
    return true;
  if (MONEY_AFTER.test(next?.norm ?? '') && quantity.low >= SMALLEST_BARE_PRICE) return true;
  const before = `${items[at - 2]?.norm ?? ''} ${items[at - 1]?.norm ?? ''}`;
  return (
    /(?:less than|up to|at most|more than|at least|no more|around|about|over|between|approximately|roughly|circa|near|tops)$/.test(
      before.trim(),
    ) &&
    quantity.low >= 150 &&
    !/^(?:1[89]|20)\d\d$/.test(String(quantity.low))
  );
}

/** "two pearl earrings", "a pair of opal studs": the number counts the pieces. */
function countsPieces(reading: Reading, stoneAt: number, quantity: Quantity): boolean {
  const next = reading.items[stoneAt + 1];
  if (
    next === undefined ||
    !(has(next, 'type') || /^drops?$/.test(next.norm)) ||
    reading.chunk[stoneAt + 1] !== reading.chunk[stoneAt]
  )
    return false;
  const plural = (item: Item): boolean => /s$/.test(reading.tokens[item.last]!.norm);
  // "a pair of aquamarine drops" is one pair of earrings.
  if (/^(?:pair|couple)$/.test(reading.tokens[quantity.first]!.norm)) return true;
  // "one diamond nose pin"
  if (quantity.low === 1 && !quantity.digits && reading.tokens[quantity.first]!.norm === 'one') return true;
  return plural(next) && !plural(reading.items[stoneAt]!);
}

/** How many stones: the number stands before a stone's name, with only its qualities between. */
function countsStones(reading: Reading, at: number, quantity: Quantity): boolean {
  if (
    !Number.isInteger(quantity.low) ||
    quantity.low < 1 ||
    quantity.low > 200 ||
    quantity.high !== quantity.low ||
    quantity.across !== null
  )
    return false;
  // "40th anniversary"
  if (/^(?:st|nd|rd|th)$/.test(reading.items[at + 1]?.norm ?? '')) return false;
  // "born 9 September, ..."
  if (has(reading.items[at + 1], 'month', 'birthMonth')) return false;
  for (let index = at + 1; index < Math.min(at + 8, reading.items.length); index++) {
    const item = reading.items[index]!;
    if (has(item, 'gemstone', 'stoneNoun', 'customGemstone')) {
      // "three strands of pearls" counts the strands.
      if (/^(?:strand|string|row|rope|cluster)\b/.test(item.norm)) return false;
      if (countsPieces(reading, index, quantity)) return false;
      if (
        /solitaire|halo|cluster|pave/.test(reading.items[index + 1]?.norm ?? '') &&
        !quantity.digits &&
        quantity.low === 1
      )
        return false;
      return true;
    }
    if (has(item, 'accentNoun', 'centreNoun') && /(?:stone|diamond|gem)/.test(item.norm)) return true;
    if (has(item, 'setting') && /\bset\b|solitary/.test(item.norm)) continue;
    // "coiling three times, emerald eyes": it counts the word at its side.
    if (index === at + 1 && item.kind === 'word' && /[^s]s$/.test(reading.tokens[item.first]!.norm))
      return false;
    // "two snakes, emerald and ruby heads"
    if (index === at + 1 && has(item, 'motif') && !has(item, 'shape', 'cut')) return false;
    // "a trio of diamonds"
    if (index === at + 1 && item.norm === 'of') continue;
    if (has(item, 'type', 'thing', 'exclude', 'accentCue', 'setting') && !has(item, 'colour', 'shape', 'cut'))
      return false;
    if (reading.chunk[index] === -1 && !(item.kind === 'mark' && /^[,-]$/.test(item.norm))) return false;
  }
  return false;
}

/** "a carat and a half": what follows the unit. */
function fractionBehind(reading: Reading, at: number): { value: number; last: number } {
  const behind = reading.items.slice(at + 1, at + 4).map(({ norm }) => norm);
  const more = /^and (?:an? )?(half|quarter|bit)\b/.exec(behind.join(' '));
  if (more === null || more[1] === 'bit') return { value: 0, last: at };
  const last = at + 1 + behind.indexOf(more[1]!);
  return { value: more[1] === 'half' ? 0.5 : 0.25, last };
}

/** Fineness in thousandths, as stamped, and the karat that it is (EN 28654, ISO 9202). */
const FINENESS: Readonly<Record<number, number>> = {
  375: 9,
  417: 10,
  583: 14,
  585: 14,
  750: 18,
  916: 22,
  917: 22,
  990: 24,
  999: 24,
};
const GOLD_BESIDE = /^(?:yg|wg|rg|au|yellow|white|rose|pink|red|gold|hallmarked|stamped|hallmark)$/;

/** "750 yellow", "YG 585", "750RG": a stamp beside a colour of gold. */
function finenessAt(reading: Reading, at: number, quantity: Quantity): number | null {
  const karat = FINENESS[quantity.low];
  if (karat === undefined || quantity.high !== quantity.low || quantity.across !== null) return null;
  const beside = [reading.items[at - 1], reading.items[at + 1]];
  if (CURRENCY.test(beside[0]?.norm ?? '') || isUnit(beside[1], 'money')) return null;
  return beside.some((item) => GOLD_BESIDE.test(item?.norm ?? '') || isGold(item)) ? karat : null;
}

/** "18W", "9Y", "14RG": karat and colour in one stamp; the colour is read behind the karat (goldColours.ts). */
function isStamp({ items, tokens }: Reading, at: number, { low, digits }: Quantity): boolean {
  const letter = items[at + 1] === undefined ? undefined : tokens[items[at + 1]!.first];
  return digits && KARATS.has(low) && letter?.glued === true && /^[YWR]G?$/.test(letter.text);
}

/** "amethyst 10x8 oval", "sapphire 6.5 rd": millimetres without the word, as jewelers write. */
function isBareStoneSize(reading: Reading, at: number, quantity: Quantity): boolean {
  if (!quantity.digits || quantity.low < 1 || quantity.low > 30 || quantity.high !== quantity.low)
    return false;
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

/** No stone is so much longer than wide, baguettes aside: "7 x 2.5 mm brilliants" are seven. */
const LONGEST_STONE = 2.4;

/** "7 x 2.5mm brilliants", "10 x 1.7 rd": so many stones of a size. */
function countTimesSize(reading: Reading, at: number, quantity: Quantity): boolean {
  const { low, across } = quantity;
  if (across === null || !Number.isInteger(low) || low < 2 || low / across < LONGEST_STONE) return false;
  const near = reading.items.slice(at + 1, at + 6);
  if (isUnit(near[0], 'carat') || near.some((item) => item.entries.some(({ value }) => value === 'Baguette')))
    return false;
  return (
    (Number.isInteger(across) ? low >= 5 * across : true) &&
    near.some((item) => has(item, 'gemstone', 'customGemstone', 'cut', 'shape', 'stoneNoun'))
  );
}

/** "x5" behind a stone or its size, "1 x" before a size: so many of them. */
function countedTimes({ items }: Reading, at: number, quantity: Quantity): boolean {
  if (!quantity.digits || !Number.isInteger(quantity.low) || quantity.low < 1 || quantity.low > 200)
    return false;
  if (quantity.across !== null || quantity.high !== quantity.low) return false;
  const times = /^[x×*]$/;
  if (times.test(items[at + 1]?.norm ?? '') && items[at + 2]?.quantity?.across != null) return true;
  if (!times.test(items[at - 1]?.norm ?? '')) return false;
  const before = items.slice(Math.max(0, at - 4), at - 1);
  return before.some(
    (item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun') || isUnit(item, 'millimetre'),
  );
}

/** "flat section 4 x 1.5": width and thickness of a band. */
const isSection = ({ items }: Reading, at: number, { low, across }: Quantity): boolean =>
  across !== null && low <= 15 && /^(?:section|profile|shank|band)$/.test(items[at - 1]?.norm ?? '');

/** "4.5 wide", "a wider band, say 3.5": the width of a band, in the millimetres that nobody needs to name. */
function isBareWidth({ items, tokens }: Reading, at: number, quantity: Quantity): boolean {
  const { low, high, across, digits } = quantity;
  if (!digits || across !== null || high !== low || low < 1 || low > 15) return false;
  const worn = items.some((item) => /^(?:Ring|Bracelet|Toe Ring)$/.test(valueIn(item, 'type') ?? ''));
  const banded = worn || items.every((item) => valueIn(item, 'type') === null);
  const next = items[at + 1];
  if (banded && /^(?:wide|width|broad)$/.test(next?.norm ?? '')) return true;
  // "2.2 shank"
  if (banded && /^(?:shank|band)$/.test(next?.norm ?? '') && /[.,]\d/.test(tokens[quantity.first]!.text))
    return true;
  const ends = next === undefined || (next.kind === 'mark' && /^[,.;)\n]$/.test(next.norm));
  const lead = items[at - 1]?.norm ?? '';
  const spoken = items
    .slice(Math.max(0, at - 9), at)
    .some((item) => /(?:^|\s)(?:band|shank|width|wide|wider)$/.test(item.norm));
  return (
    ends &&
    worn &&
    spoken &&
    (lead === 'say' ||
      (/^(?:about|around|roughly|approx|width|:)$/.test(lead) && /[.,]\d/.test(tokens[quantity.first]!.text)))
  );
}

/** "total carat weight 2.5", "carat weight: 1.2": where the words begin, or null. */
function caratsBefore({ items }: Pick<Reading, 'items'>, at: number): number | null {
  const weightAt = /^(?:of|is|:|=)$/.test(items[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  return items[weightAt]?.norm === 'weight' && isUnit(items[weightAt - 1], 'carat') ? weightAt - 1 : null;
}

/** "centre .50, sides .25": weights as jewelers write them. */
const isBareWeight = ({ items, tokens }: Reading, at: number, quantity: Quantity): boolean => {
  const { text } = tokens[quantity.first]!;
  const ends = items[at + 1] === undefined || items[at + 1]!.kind === 'mark';
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
      if (isUnit(item, 'inch') && /^an?$/.test(items[at - 1]?.norm ?? '')) {
        const inch = { first: item.first, last: item.last, low: 1, high: 1, across: null, digits: false };
        // "an inch and a half tall"
        const more = fractionBehind(reading, at);
        const long = { ...inch, low: 1 + more.value, high: 1 + more.value };
        const measure = lengthMeasure(reading, at - 1, long);
        if (measure !== null) push(measure.kind, measure.value, long, at - 1, at, more.last, measure.scale);
      }
      // "a carat", "a full carat"
      if (isUnit(item, 'carat') && /^(?:a|full)$/.test(items[at - 1]?.norm ?? '')) {
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
    // "half a carat", "half of a carat"
    let unitAt = at + 1;
    if (quantity.low < 1 && /^(?:a|of)$/.test(items[unitAt]?.norm ?? ''))
      unitAt += items[unitAt + 1]?.norm === 'a' ? 2 : 1;
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
    } else if (
      has(unit, 'setting') &&
      /prong|claw/.test(unit!.norm) &&
      quantity.low >= 2 &&
      quantity.low <= 12
    ) {
      push('prongs', quantity.low, quantity, at, at, unitAt);
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
