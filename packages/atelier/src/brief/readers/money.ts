/** Whether a number is a sum of money: "under £500", "max 15k", "two grand". */
import { CURRENCY } from '../lexicon/numbers.ts';
import type { Quantity } from '../quantities.ts';
import type { Reading } from '../reading.ts';
import { has } from '../scan.ts';
import { GOLDISH, isGold, KARATS } from './karats.ts';
import { isUnit, measuresSomething } from './measure.ts';

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

export function isMoney(reading: Reading, at: number, quantity: Quantity): boolean {
  const { items } = reading;
  if (CURRENCY.test(items[at - 1]?.norm ?? '') || isUnit(items[at + 1], 'money')) return true;
  const next = items[at + 1];
  if (next?.norm === 'k' && (!KARATS.has(quantity.low) || isUnit(items[at + 2], 'money'))) return true;
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
