/** Decides what each number in the text counts or measures. Every rule looks only at the number's neighbours. */
import { UNIT_WORDS } from '../lexicon/numbers.ts';
import type { Quantity } from '../quantities.ts';
import { phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { EU_SIZES, US_SIZES, usFromEu, usFromUk } from './ringSizes.ts';

export interface Measure {
  readonly kind:
    | 'karat'
    | 'carat'
    | 'stoneMm'
    | 'bandMm'
    | 'lengthIn'
    | 'prongs'
    | 'ringSize'
    | 'count'
    | 'money';
  /** The number, or the middle of a range. */
  readonly value: number;
  readonly quantity: Quantity;
  readonly words: string;
  /** Index of the item that holds the number. */
  readonly at: number;
}

type Unit = keyof typeof UNIT_WORDS;
const isUnit = (item: Item | undefined, unit: Unit): boolean =>
  item !== undefined && (UNIT_WORDS[unit] as readonly string[]).includes(item.norm);

const KARATS: ReadonlySet<number> = new Set([8, 9, 10, 14, 15, 18, 20, 21, 22, 23, 24]);
const middle = (quantity: Quantity): number => Math.round(((quantity.low + quantity.high) / 2) * 1000) / 1000;

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
  return (
    value >= 9 && phraseOf(reading, at).every((index) => !has(reading.items[index], 'gemstone', 'stoneNoun'))
  );
}

const CURRENCY = /^(?:\$|£|€|usd|gbp|eur|us\$)$/;
const MONEY_CUE =
  /^(?:budget|price|priced|spend|spending|pay|paying|cost|costs|costing|afford|below|under|max|maximum|within|cheaper|limit|cap|capped|ceiling)$/;
const MONEY_AFTER = /^(?:budget|max|maximum|or|tops|limit|at|range|ish|mark)$/;
const SMALLEST_BARE_PRICE = 90;

function isMoney(reading: Reading, at: number, quantity: Quantity): boolean {
  const { items } = reading;
  if (CURRENCY.test(items[at - 1]?.norm ?? '') || isUnit(items[at + 1], 'money')) return true;
  const next = items[at + 1];
  if (next?.norm === 'k' && !KARATS.has(quantity.low)) return true;
  // "around £500 to £800": the later currency speaks for the range.
  if (quantity.low < SMALLEST_BARE_PRICE && next?.norm !== 'k') return false;
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

function measuresSomething(item: Item): boolean {
  return (['carat', 'karat', 'millimetre', 'centimetre', 'inch', 'point'] as const).some((unit) =>
    isUnit(item, unit),
  );
}

/** What a length in millimetres measures: told by the nearest noun, first behind the number, then before it. */
function subjectOfLength(reading: Reading, at: number): 'stone' | 'band' | 'length' | 'chain' | null {
  const judge = (item: Item): 'stone' | 'band' | 'length' | 'chain' | null => {
    if (
      /^(?:wide|width|thick|thickness|broad|breadth)$/.test(item.norm) ||
      item.entries.some((e) => e.sense === 'size' && (e.value === 'wide' || e.value === 'slim'))
    )
      return 'band';
    if (/^(?:shank|cuff|bangle)$/.test(item.norm)) return 'band';
    if (/^(?:band|wedding band|matching band|eternity band)$/.test(item.norm)) return 'band';
    if (/^(?:long|length|drop|diameter|tall|high|height)$/.test(item.norm)) return 'length';
    if (/(?:^|\s)(?:chain|hoop|huggie|bail|post)$/.test(item.norm)) return 'chain';
    if (has(item, 'gemstone', 'stoneNoun', 'cut', 'shape', 'customGemstone', 'centreNoun', 'colour'))
      return 'stone';
    return null;
  };
  const unitAt = at + 1;
  for (let index = unitAt + 1; index < Math.min(unitAt + 6, reading.items.length); index++) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' && /^[.,;:!?()]$/.test(item.norm)) break;
    if (/^(?:with|and|or|for|set|that|featuring|but)$/.test(item.norm)) break;
    const found = judge(item);
    if (found !== null) return found;
    if (has(item, 'type')) {
      return index === unitAt + 1 || precedesAdjectives(reading, unitAt + 1, index)
        ? typeAsSubject(item)
        : null;
    }
  }
  for (let index = at - 1; index >= Math.max(0, at - 12); index--) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' && /^[.;!?]$/.test(item.norm)) break;
    const found = has(item, 'colour') && !has(item, 'gemstone') ? null : judge(item);
    if (found !== null) return found;
    if (has(item, 'type')) return typeAsSubject(item);
  }
  return null;
}

const typeAsSubject = (item: Item): 'band' | 'chain' | 'stone' | null => {
  const type = item.entries.find((entry) => entry.sense === 'type')?.value;
  if (type === 'Ring' || type === 'Bracelet' || type === 'Toe Ring') return 'band';
  // Studs are as large as their stone.
  if (type === 'Earrings' && /stud/.test(item.norm)) return 'stone';
  return type === 'Necklace' ? 'chain' : null;
};

function precedesAdjectives(reading: Reading, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (reading.chunk[index] !== reading.chunk[to]) return false;
  return true;
}

/** Below this a length in centimetres or inches is no chain: it is the height of a pendant or a hoop. */
const SHORTEST_CHAIN_IN = 4.5;

function lengthMeasure(
  reading: Reading,
  at: number,
  quantity: Quantity,
): { kind: Measure['kind']; value: number } | null {
  const unit = reading.items[at + 1]!;
  const value = middle(quantity);
  if (isUnit(unit, 'inch') || unit.norm === 'in') {
    return value >= SHORTEST_CHAIN_IN && value <= 100 ? { kind: 'lengthIn', value } : null;
  }
  const mm = isUnit(unit, 'centimetre') ? value * 10 : value;
  const inches = Math.round((mm / 25.4) * 100) / 100;
  if (quantity.across !== null) return { kind: 'stoneMm', value: mm };
  const subject = subjectOfLength(reading, at);
  if (mm >= SHORTEST_CHAIN_IN * 25.4) return { kind: 'lengthIn', value: inches };
  if (subject === 'stone' && mm <= 60) return { kind: 'stoneMm', value: mm };
  if (subject === 'band' && mm <= 30 && hasBand(reading)) return { kind: 'bandMm', value: mm };
  return null;
}

/** Types that are not worn as a band: what is wide on them is something else. */
const WITHOUT_BAND = /^(?:Earrings|Pendant|Brooch|Cufflinks|Charm|Hairpin)$/;
const hasBand = (reading: Reading): boolean =>
  !reading.items.some((item) => WITHOUT_BAND.test(valueIn(item, 'type') ?? '')) ||
  reading.items.some((item) => /^(?:Ring|Bracelet|Toe Ring)$/.test(valueIn(item, 'type') ?? ''));

const isInchIn = (reading: Reading, at: number): boolean => {
  const unit = reading.items[at + 1];
  if (unit?.norm !== 'in') return false;
  if (reading.tokens[unit.first]!.glued) return true;
  const next = reading.items[at + 2];
  return has(next, 'type') || /^(?:long|length|chain|drop)$/.test(next?.norm ?? '');
};

/** A size said in letters: "UK N½", "size L", "size M 1/2". */
function letterSize(reading: Reading, at: number): { value: number; last: number } | null {
  const item = reading.items[at]!;
  const token = reading.tokens[item.first]!;
  if (item.kind === 'quoted' || !/^[a-z]$/i.test(token.text)) return null;
  const before = reading.items
    .slice(Math.max(0, at - 3), at)
    .map((other) => other.norm)
    .join(' ');
  const after = reading.items
    .slice(at + 1, at + 4)
    .map((other) => other.norm)
    .join(' ');
  const british = /\buk\b/.test(before) || /^(?:\S+ )?(?:uk|in uk|british)\b/.test(after);
  const sized =
    /\bsize(?: (?:is|an?|of|uk|in|ring))*$/.test(before) ||
    /\buk(?: size| ring size)*$/.test(before) ||
    /\bfinger$/.test(before);
  if (!sized) return null;
  if (!british && (!/^[B-Z]$/.test(token.text) || token.text === 'I')) return null;
  const next = reading.items[at + 1];
  if (next?.quantity && Math.abs(next.quantity.low - 0.5) < 1e-9) {
    return { value: usFromUk(token.text, true, 0), last: at + 1 };
  }
  if (/^z$/i.test(token.text) && next?.norm === '+' && reading.items[at + 2]?.quantity) {
    return { value: usFromUk('Z', false, reading.items[at + 2]!.quantity!.low), last: at + 2 };
  }
  if (
    next?.norm === 'and' &&
    /half$/.test(
      reading.items
        .slice(at + 1, at + 4)
        .map((other) => other.norm)
        .join(' '),
    )
  ) {
    return { value: usFromUk(token.text, true, 0), last: Math.min(at + 3, reading.items.length - 1) };
  }
  return { value: usFromUk(token.text, false, 0), last: at };
}

function numberedSize(reading: Reading, at: number, quantity: Quantity): number | null {
  const { items } = reading;
  const before = items
    .slice(Math.max(0, at - 4), at)
    .map((other) => other.norm)
    .join(' ');
  const next = items[at + 1]?.norm ?? '';
  if (items[at + 1] !== undefined && measuresSomething(items[at + 1]!) && next !== 'mm') return null;
  const sized =
    /\bsize[sd]?(?: (?:is|an?|of|about|around|roughly|us|uk|eu|in|it|ring|:|#))*$/.test(before) ||
    /\bfinger(?: is)?(?: an?)?$/.test(before);
  const system =
    /\b(us|usa|american|eu|european|iso|uk)(?: (?:size|ring size|ring))*$/.exec(before)?.[1] ??
    /^(us|usa|american|eu|european|iso)$/.exec(next)?.[1];
  if (!sized && system === undefined) return null;
  const value = middle(quantity);
  const european = system === 'eu' || system === 'european' || system === 'iso';
  if (value >= EU_SIZES.min && value <= EU_SIZES.max && system !== 'us') return usFromEu(value);
  if (european) return null;
  return value >= US_SIZES.min && value <= US_SIZES.max ? value : null;
}

/** "two pearl earrings", "a pair of opal studs": the number counts the pieces. */
function countsPieces(reading: Reading, stoneAt: number): boolean {
  const next = reading.items[stoneAt + 1];
  if (next === undefined || !has(next, 'type') || reading.chunk[stoneAt + 1] !== reading.chunk[stoneAt])
    return false;
  const plural = (item: Item): boolean => /s$/.test(reading.tokens[item.last]!.norm);
  return plural(next) && !plural(reading.items[stoneAt]!);
}

/** How many stones: the number stands before a stone's name, with only its qualities between. */
function countsStones(reading: Reading, at: number, quantity: Quantity): boolean {
  if (
    !Number.isInteger(quantity.low) ||
    quantity.low < 1 ||
    quantity.low > 200 ||
    quantity.high !== quantity.low
  )
    return false;
  for (let index = at + 1; index < Math.min(at + 8, reading.items.length); index++) {
    const item = reading.items[index]!;
    if (has(item, 'gemstone', 'stoneNoun', 'customGemstone')) {
      if (countsPieces(reading, index)) return false;
      if (has(reading.items[index + 1], 'setting') && !quantity.digits && quantity.low === 1) return false;
      return true;
    }
    if (has(item, 'accentNoun', 'centreNoun') && /(?:stone|diamond|gem)/.test(item.norm)) return true;
    if (has(item, 'setting') && /\bset\b/.test(item.norm)) continue;
    if (has(item, 'type', 'thing', 'exclude', 'accentCue', 'setting') && !has(item, 'colour', 'shape', 'cut'))
      return false;
    if (reading.chunk[index] === -1 && !(item.kind === 'mark' && /^[,-]$/.test(item.norm))) return false;
  }
  return false;
}

/** "EU size 54", "54 EU": the words about the size have been understood with it. */
function markSizeWords(reading: Reading, at: number): void {
  for (let index = Math.max(0, at - 3); index <= Math.min(reading.items.length - 1, at + 2); index++) {
    if (/^(?:us|usa|uk|eu|european|american|british|iso|size|ring size)$/.test(reading.items[index]!.norm))
      use(reading, index);
  }
}

/** Reads every number of the text once; what it cannot place stays unused. */
export function readNumbers(reading: Reading): Measure[] {
  const measures: Measure[] = [];
  const { items } = reading;
  const push = (
    kind: Measure['kind'],
    value: number,
    quantity: Quantity,
    first: number,
    at: number,
    last: number,
  ): void => {
    use(reading, first, last);
    measures.push({ kind, value, quantity, words: wordsOf(reading, first, last), at });
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
      push('ringSize', letter.value, quantity, Math.max(0, at - 1), at, letter.last);
      continue;
    }
    const { quantity } = item;
    if (quantity === null) {
      // "a carat", "a full carat"
      if (isUnit(item, 'carat') && /^(?:a|full)$/.test(items[at - 1]?.norm ?? '')) {
        push(
          'carat',
          1,
          { first: item.first, last: item.last, low: 1, high: 1, across: null, digits: false },
          at - 1,
          at,
          at,
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
    if (isMoney(reading, at, quantity)) {
      const thousand = unit?.norm === 'k' ? 1000 : 1;
      const last = thousand > 1 || isUnit(unit, 'money') ? unitAt : at;
      const scaled = { ...quantity, low: quantity.low * thousand, high: quantity.high * thousand };
      push('money', scaled.high, scaled, CURRENCY.test(items[at - 1]?.norm ?? '') ? at - 1 : at, at, last);
    } else if (unit !== undefined && isUnit(unit, 'karat') && isKarat(reading, unitAt - 1, quantity.low)) {
      push('karat', quantity.low, quantity, at, at, unitAt);
    } else if (
      unit !== undefined &&
      (isUnit(unit, 'carat') || (/^kara?e?t/.test(unit.norm) && quantity.low < 8))
    ) {
      push('carat', middle(quantity), quantity, at, at, unitAt);
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
        push('ringSize', size, quantity, Math.max(0, at - 1), at, at);
      } else if (isLength) {
        const measure = lengthMeasure(reading, unitAt - 1, quantity);
        if (measure !== null) push(measure.kind, measure.value, quantity, at, at, unitAt);
      } else if (countsStones(reading, at, quantity)) {
        push('count', quantity.low, quantity, at, at, at);
      }
    }
  }
  return measures;
}
