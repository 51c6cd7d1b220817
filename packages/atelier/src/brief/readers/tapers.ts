/** Bands that run from one width to another: "2.4 mm tapering to 1.8 mm at the palm". */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';
import { isUnit } from './measure.ts';

export interface Taper {
  readonly top: Claim<number>;
  readonly palm: Claim<number>;
}

const TAPER = /^(?:taper(?:s|ed|ing)?|narrow(?:s|ing)|widen(?:s|ing)|graduat(?:es|ed|ing))\b/;
const AT_TOP = /^(?:top|head|front|shoulders?|stone|setting)$/;
const AT_PALM = /^(?:back|palm|bottom|base|underside|rear|behind)$/;
/** Of both widths, and how many words a place may stand behind its width. */
const RANGE_MM = { least: 1, most: 20 } as const;
const NEAR = 5;

/** Two widths beside a word of tapering; the wider is at the top unless a place was said. */
export function readTaper(reading: Reading): Taper | null {
  const { items } = reading;
  if (!items.some((item) => valueIn(item, 'type') === 'Ring' && !item.negated)) return null;
  const cue = items.findIndex(({ norm, negated }) => TAPER.test(norm) && !negated);
  if (cue === -1) return null;
  const widths = items.flatMap((item, at) => {
    const mm = item.quantity?.low ?? 0;
    if (item.quantity?.digits !== true || mm < RANGE_MM.least || mm > RANGE_MM.most) return [];
    return isUnit(items[at + 1], 'millimetre') ? [{ at, mm }] : [];
  });
  const [one, other] = widths;
  // A third length may be the stone's.
  if (one === undefined || other === undefined || widths.length > 2 || one.mm === other.mm) return null;
  const placeOf = (at: number, end: number): 'top' | 'palm' | null => {
    const near = items.slice(at + 1, Math.min(end, at + 1 + NEAR));
    if (near.some(({ norm }) => AT_TOP.test(norm))) return 'top';
    return near.some(({ norm }) => AT_PALM.test(norm)) ? 'palm' : null;
  };
  const isFirstTop =
    placeOf(one.at, other.at) === 'top' ||
    placeOf(other.at, items.length) === 'palm' ||
    (placeOf(one.at, other.at) !== 'palm' && placeOf(other.at, items.length) !== 'top' && one.mm > other.mm);
  const [top, palm] = isFirstTop ? [one, other] : [other, one];
  use(reading, cue);
  for (const { at } of widths) use(reading, at, at + 1);
  const claim = ({ at, mm }: { at: number; mm: number }): Claim<number> => ({
    value: mm,
    words: wordsOf(reading, at, at + 1),
    at,
  });
  return { top: claim(top), palm: claim(palm) };
}
