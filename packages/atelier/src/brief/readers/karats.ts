/** Fineness of gold: karats ("18ct white gold"), stamps ("750", "18W"). */
import { CURRENCY } from '../lexicon/numbers.ts';
import type { Quantity } from '../quantities.ts';
import { phraseOf, type Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { isUnit } from './measure.ts';

export const KARATS: ReadonlySet<number> = new Set([8, 9, 10, 14, 15, 18, 20, 21, 22, 23, 24]);

export const GOLDISH = /^(?:gold|golden|rose|white|yellow|pink|red|solid|recycled|fairmined)/;
export const isGold = (item: Item | undefined): boolean =>
  item?.entries.some((entry) => entry.sense === 'metal' && /Gold/.test(entry.value)) ?? false;

/** "18ct white gold" is a karat, "2ct white diamond" a weight: the first of gold and stone behind it tells. */
export function isKarat(reading: Reading, at: number, value: number): boolean {
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
export function finenessAt(reading: Reading, at: number, quantity: Quantity): number | null {
  const karat = FINENESS[quantity.low];
  if (karat === undefined || quantity.high !== quantity.low || quantity.across !== null) return null;
  const beside = [reading.items[at - 1], reading.items[at + 1]];
  if (CURRENCY.test(beside[0]?.norm ?? '') || isUnit(beside[1], 'money')) return null;
  return beside.some((item) => GOLD_BESIDE.test(item?.norm ?? '') || isGold(item)) ? karat : null;
}

/** "18W", "9Y", "14RG": karat and colour in one stamp; the colour is read behind the karat (goldColours.ts). */
export function isStamp({ items, tokens }: Reading, at: number, { low, digits }: Quantity): boolean {
  const letter = items[at + 1] === undefined ? undefined : tokens[items[at + 1]!.first];
  return digits && KARATS.has(low) && letter?.glued === true && /^[YWR]G?$/.test(letter.text);
}
