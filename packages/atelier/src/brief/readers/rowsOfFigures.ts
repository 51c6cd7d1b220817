/** Figures one behind the other along a chain: "elephants marching in a row", "a moon followed by stars". */
import type { Arrangement, Brief, Figure, JewelryType, Motif } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

/** Pieces that have no chain into which figures could be let. */
const RIGID: ReadonlySet<string | undefined> = new Set(['bangle', 'cuff', 'tennis', 'beaded']);

/** What says so, word by word; a number before "row" counts rows. */
const ROWS = [
  /^(?:all )?in (?:a|one|single) (?:single )?(?:row|line|file|procession|parade)$/,
  /^(?:a|single|long|little|small) (?:row of|line of|procession of|parade of|trail of|string of)$/,
  /^(?:row|line|procession|parade|trail|string) of$/,
  /^(?:(?:one|walking|marching|swimming|flying|running) )?(?:behind|after|follow|following|followed) (?:the other|each other|one another|another)$/,
  /^one (?:behind|after) (?:the other|another)$/,
  /^(?:follow|followed|trailed) by(?: (?:a|her|his|its|little|tiny|small))?$/,
  /^(?:march|marching|parading|walking|swimming) (?:along|around|in line|in row|across)$/,
  /^nose to tail$/,
  /^(?:trunk to tail|tail to trunk|head to tail)$/,
] as const;
const LONGEST = 6;

/** The claim that figures stand in a row; null where none are spoken of, or on a piece that cannot have them. */
export function readRowOfFigures(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly Claim<Figure | Motif>[],
  bracelet: Brief['braceletKind'],
): Claim<Arrangement> | null {
  const [type] = types;
  if (type === undefined || types.length > 1 || !ARRANGED_PIECES['in-a-row'].includes(type)) return null;
  if (figures.length === 0 || RIGID.has(bracelet ?? undefined)) return null;
  const { items } = reading;
  let claim: Claim<Arrangement> | null = null;
  for (let at = 0; at < items.length; at++) {
    for (let last = Math.min(items.length, at + LONGEST) - 1; last >= at; last--) {
      const words = items.slice(at, last + 1);
      if (words.some(({ negated, kind }) => negated || kind === 'quoted')) continue;
      const joined = words.map(({ norm }) => norm).join(' ');
      if (!ROWS.some((row) => row.test(joined)) || !isOfFigures(figures, at, last)) continue;
      use(reading, at, last);
      // "Marching in a row": what they do there goes with it.
      if (/^(?:march|walk|swim|run|fly|parad)\w*$/.test(items[at - 1]?.norm ?? '')) use(reading, at - 1);
      claim ??= { value: 'in-a-row', words: wordsOf(reading, at, last), at };
      at = last;
      break;
    }
  }
  return claim;
}

/** Words between a figure and what is said of its row: "elephants, all walking in a row", "a row of tiny silver ducks". */
const NEAR = 5;
const isOfFigures = (figures: readonly Claim<unknown>[], first: number, last: number): boolean =>
  figures.some(({ at }) => at >= first - NEAR && at <= last + NEAR);
