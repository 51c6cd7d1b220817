/** Links behind the clasp by which a chain is worn longer: "with a 2 inch extender", "extends to 18 inches", "adjustable". */
import type { Quantity } from '../quantities.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';
import { isUnit, type Measure, middle } from './measure.ts';
import { isRefusedAt } from './phraseTable.ts';

/** What closes behind with a clasp. */
const ON_CHAINS: ReadonlySet<string | null> = new Set([
  'Necklace',
  'Pendant',
  'Bracelet',
  'Anklet',
  'Body Chain',
]);

const EXTENSION =
  /^(?:extenders?|extension|extensions|ext|extendable|extendible|extender chain|extension chain)$/;
const EXTENDS = /^(?:extends?|extending|extendable|extendible|lengthens?|adjusts?|adjustable)$/;
const ADJUSTABLE = /^adjustable\b/;
/** What goes around stiff, or is no chain that closes behind. */
const STIFF = /(?:^| )(?:bangle|cuff|torque|torc|collar)$/;
/** What of it is adjusted by itself: a slider is a clasp, a cord is knotted. */
const OTHERWISE = /^(?:slider|bolo|cord|knot|string|leather|strap)\b/;

/** What chains are sold with where no more is said, and what is still one, mm: 2 in, up to 6. */
const USUAL_MM = 50;
const MOST_MM = 160;

const unitMm = (item: Reading['items'][number] | undefined): number | null =>
  isUnit(item, 'inch') || item?.norm === 'in'
    ? 25.4
    : isUnit(item, 'centimetre')
      ? 10
      : isUnit(item, 'millimetre')
        ? 1
        : null;

export interface Extension {
  readonly claim: Claim<number>;
  /** The item of its number, which measures nothing else; -1 where none was told. */
  readonly numberAt: number;
}

/** @param measures the numbers as they were read: a length to which a chain extends is told from its own */
export function readExtension(reading: Reading, measures: readonly Measure[]): Extension | null {
  const { items } = reading;
  const isStiff = items.some(({ norm, negated }) => STIFF.test(norm) && !negated);
  const isChained = items.some((item) => !item.negated && ON_CHAINS.has(valueIn(item, 'type')));
  if (!isChained || isStiff) return null;
  const named = items.findIndex(({ norm }, at) => EXTENSION.test(norm) && !isRefusedAt(reading, at));
  const told = named === -1 ? null : ownLength(reading, named);
  if (told !== null) {
    use(reading, told.first, told.last);
    return {
      claim: { value: told.mm, words: wordsOf(reading, told.first, told.last), at: named },
      numberAt: told.at,
    };
  }
  const longer = extendsTo(reading, measures);
  if (longer !== null) return longer;
  const at =
    named !== -1
      ? named
      : items.some(({ norm }) => OTHERWISE.test(norm))
        ? -1
        : items.findIndex(({ norm }, index) => ADJUSTABLE.test(norm) && !isRefusedAt(reading, index));
  if (at === -1) return null;
  use(reading, at);
  return { claim: { value: USUAL_MM, words: wordsOf(reading, at), at }, numberAt: -1 };
}

interface Told {
  readonly mm: number;
  readonly first: number;
  readonly last: number;
  readonly at: number;
}

const isOne = ({ low, high, across }: Quantity): boolean => low === high && across === null;

/** "2 inch extender", "2\\"-extender", "extender of 5 cm", "extension chain (2 in)". */
function ownLength({ items }: Reading, at: number): Told | null {
  let unit = at - 1;
  while (unit > at - 3 && /^(?:-|chain|long)$/.test(items[unit]?.norm ?? '')) unit -= 1;
  const before = toldAt(items, items[unit - 1]?.norm === '-' ? unit - 2 : unit - 1, unit);
  if (before !== null) return { ...before, last: at };
  let number = at + 1;
  while (number < at + 5 && /^(?:of|chain|\(|is|:|about|up|to)$/.test(items[number]?.norm ?? '')) number += 1;
  const behind = toldAt(items, number, number + 1);
  return behind === null ? null : { ...behind, first: at };
}

function toldAt(items: Reading['items'], at: number, unitAt: number): Told | null {
  const quantity = items[at]?.quantity ?? null;
  const scale = unitMm(items[unitAt]);
  if (quantity === null || scale === null || !isOne(quantity)) return null;
  const mm = Math.round(quantity.low * scale * 10) / 10;
  return mm > 0 && mm <= MOST_MM ? { mm, first: at, last: unitAt, at } : null;
}

/** "16 inches, extends to 18", "adjustable to 10 in": the rest of the longer length. */
function extendsTo(reading: Reading, measures: readonly Measure[]): Extension | null {
  const { items } = reading;
  for (const [at, { norm, negated }] of items.entries()) {
    if (negated || !EXTENDS.test(norm) || items[at + 1]?.norm !== 'to') continue;
    const quantity = items[at + 2]?.quantity ?? null;
    const own = measures.find(({ kind, at: index }) => kind === 'lengthIn' && index !== at + 2);
    if (quantity === null || own === undefined || !isOne(quantity)) continue;
    const scale = unitMm(items[at + 3]) ?? 25.4;
    const mm = Math.round((middle(quantity) * scale - own.value * 25.4) * 10) / 10;
    if (mm <= 0 || mm > MOST_MM) continue;
    const last = unitMm(items[at + 3]) === null ? at + 2 : at + 3;
    use(reading, at, last);
    return { claim: { value: mm, words: wordsOf(reading, at, last), at }, numberAt: at + 2 };
  }
  return null;
}
