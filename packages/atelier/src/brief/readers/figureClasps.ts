/** "An anchor clasp", "a hook shaped like a fish": a figure that was to close the chain. */
import type { Arrangement, Figure, JewelryType, Motif } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const CLASP = /^(?:clasp|closure|fastening|fastener|toggle|toggle clasp|hook clasp|lock clasp)$/;
/** Between both: "an anchor shaped clasp". */
const BETWEEN = /^(?:shape|shaped|style|form|-)$/;

export function readFigureClasp(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly Claim<Figure | Motif>[],
): Claim<Arrangement> | null {
  const { items } = reading;
  if (types.length !== 1 || !types.some((type) => ARRANGED_PIECES['figure-clasp'].includes(type)))
    return null;
  for (const { at } of figures) {
    let next = at + 1;
    while (BETWEEN.test(items[next]?.norm ?? '')) next += 1;
    if (items[next] === undefined || !CLASP.test(items[next]!.norm)) continue;
    use(reading, at, next);
    return { value: 'figure-clasp', words: wordsOf(reading, at, next), at };
  }
  return shapedClasp(reading, figures);
}

/** "A clasp like a camellia", "with the clasp in the form of a bow", "a steel clasp with an anchor on it". */
const SHAPED = /^(?:(?:like|as|shaped?|in|with|bearing|the|an?|form|of|style|small|little) ?)+$/;

function shapedClasp(reading: Reading, figures: readonly Claim<Figure | Motif>[]): Claim<Arrangement> | null {
  const { items } = reading;
  for (const [at, { norm, negated }] of items.entries()) {
    if (!CLASP.test(norm) || negated) continue;
    let next = at + 1;
    while (SHAPED.test(items[next]?.norm ?? '')) next += 1;
    if (next === at + 1 || !figures.some((figure) => figure.at === next)) continue;
    // "A toggle clasp with a cross pendant": that hangs elsewhere.
    if (/^(?:charm|pendant|drop|medal|link)$/.test(items[next + 1]?.norm ?? '')) continue;
    use(reading, at, next);
    return { value: 'figure-clasp', words: wordsOf(reading, at, next), at };
  }
  return null;
}
