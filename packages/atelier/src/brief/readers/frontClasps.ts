/** A clasp that is worn in front: "a toggle clasp worn at the front", "front-closing", "front fastening necklace". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const KIND =
  '(?:lobster|claw|toggle|box|hook|s hook|magnetic|magnet|spring ring|carabiner|lock|swivel|t bar|tbar)';
const CLASP = new RegExp(
  `^(?:(?:${KIND} )?(?:clasp|closure|fastening|fastener)|${KIND}|closing|fasten|close|clasping)$`,
);
const FRONT = /^(?:front|chest|sternum|center front|front center|collarbone)$/;
/** Words between both: "a toggle clasp that is worn at the front", "closes in front". */
const BETWEEN =
  /^(?:-|that|which|is|s|it|to|be|can|meant|worn|wear|sit|sits|sitting|showing|shown|seen|visible|placed|positioned|at|in|on|the|my|her|centre|center|of|facing|up|a|big|chunky|large|gold|silver|style|and|t|bar|lobster|box|hook|magnetic|spring|ring)$/;
const MOST_BETWEEN = 7;

export function readFrontClasp(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  const { items } = reading;
  if (types.length !== 1 || !types.some((type) => ARRANGED_PIECES['front-clasp'].includes(type))) return null;
  for (const [at, item] of items.entries()) {
    const isClasp = CLASP.test(item.norm);
    if ((!isClasp && !FRONT.test(item.norm)) || item.negated) continue;
    const other = isClasp ? FRONT : CLASP;
    let next = at + 1;
    while (next - at <= MOST_BETWEEN && !other.test(items[next]?.norm ?? '') && isBetween(items[next]))
      next += 1;
    if (items[next] === undefined || items[next]!.negated || !other.test(items[next]!.norm)) continue;
    use(reading, at, next);
    return { value: 'front-clasp', words: wordsOf(reading, at, next), at };
  }
  return null;
}

const isBetween = (item: Reading['items'][number] | undefined): boolean =>
  item !== undefined && BETWEEN.test(item.norm);
