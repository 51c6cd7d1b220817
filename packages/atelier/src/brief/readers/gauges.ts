/** Thickness of wire told by its gauge: "an 18 gauge hoop", "20g nose stud", "14g belly bar". */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { type Item, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';
import { namesNavelPiece } from './navels.ts';

/** American wire gauge (ASTM B258): gauge 36 is 0.005 inch thick, and 39 steps thinner than 0000, 92 times as thick. */
const gaugeMm = (gauge: number): number => Math.round(100 * 0.127 * 92 ** ((36 - gauge) / 39)) / 100;

/** Gauges that jewelry is made of. */
const LEAST = 0;
const MOST = 30;
/** Gauges of piercings; a "g" behind any other number weighs. */
const OF_PIERCINGS: ReadonlySet<number> = new Set([8, 10, 12, 14, 16, 18, 20, 22, 24]);

const GAUGE = /^(?:gauges?|gage|guage|ga|gge)$/;
const PIERCED =
  /\b(?:nose|nostril|septum|hoop|stud|huggie|sleeper|cartilage|helix|tragus|daith|conch|piercing|earring|bone|screw|barbell|labret)\b/;
/** "Weighing 20 g". */
const WEIGHS = /^(?:weigh\w*|weight|grams?|heavy)$/;
const BANDED = /^(?:Ring|Toe Ring|Bracelet)$/;
const WORN_ON_WIRE = /^(?:Earrings|Nose Ring)$/;

type Gauge =
  | { readonly kind: 'wire'; readonly claim: Claim<number> }
  | { readonly kind: 'band'; readonly measure: Measure };

/** The items of a gauge, the number's first; null where none stands here. */
function gaugeAt(reading: Reading, at: number): { readonly first: number; readonly last: number } | null {
  const { items } = reading;
  const { quantity } = items[at]!;
  if (quantity === null || !Number.isInteger(quantity.low) || quantity.low !== quantity.high) return null;
  if (quantity.across !== null || quantity.low < LEAST || quantity.low > MOST) return null;
  const next = items[at + 1];
  if (GAUGE.test(next?.norm ?? '')) return { first: at, last: at + 1 };
  if (/^gau?ge$/.test(items[at - 1]?.norm ?? '')) return { first: at - 1, last: at };
  const isShort =
    next?.norm === 'g' &&
    OF_PIERCINGS.has(quantity.low) &&
    (items.some(({ norm }) => PIERCED.test(norm)) || namesNavelPiece(reading)) &&
    !items.slice(Math.max(0, at - 3), at + 5).some(({ norm }) => WEIGHS.test(norm));
  return isShort ? { first: at, last: at + 1 } : null;
}

/** The gauge asked for. Runs before the reader of numbers, who would count with it. */
export function readGauge(reading: Reading): Gauge | null {
  const { items } = reading;
  const types = items.flatMap((item) => (item.negated ? [] : (valueIn(item, 'type') ?? [])));
  const isBand = types.some((type) => BANDED.test(type)) && !types.some((type) => WORN_ON_WIRE.test(type));
  const onWire =
    types.length === 0 || types.some((type) => WORN_ON_WIRE.test(type)) || namesNavelPiece(reading);
  if (!isBand && !onWire) return null;
  for (let at = 0; at < items.length; at++) {
    const found = gaugeAt(reading, at);
    const { quantity, negated } = items[at]!;
    if (found === null || quantity === null || negated) continue;
    const { first, last } = found;
    const claim: Claim<number> = {
      value: gaugeMm(quantity.low),
      words: wordsOf(reading, first, last),
      at,
    };
    use(reading, first, last);
    for (let index = first; index <= last; index++)
      (items as Item[])[index] = { ...items[index]!, kind: 'quoted', entries: [], quantity: null };
    return isBand
      ? { kind: 'band', measure: { kind: 'bandMm', quantity, ...claim } }
      : { kind: 'wire', claim };
  }
  return null;
}
