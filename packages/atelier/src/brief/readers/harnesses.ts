/** A body chain that is worn about the neck and about the waist: "around the neck, down the front and around the waist". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Reading, use, wordsOf } from '../reading.ts';
import type { Named } from './phraseTable.ts';

const ABOVE = /^(?:neck|neckline|shoulders?|chest|collarbones?|sternum|breastbone|bust|breasts?|throat)$/;
const BELOW =
  /^(?:waist|belly|hips?|stomach|tummy|navel|midriff|belly button|waist chain|belly chain|hip chain)$/;

/** "Or neck", "not the neck". */
const isRefused = (items: Reading['items'], at: number): boolean =>
  items.slice(Math.max(0, at - 2), at).some(({ norm }) => /^(?:or|not|no|never|without)\b/.test(norm));

export function fromNeckToWaist(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  if (!types.includes('Body Chain')) return [];
  const { items } = reading;
  const placeOf = (part: RegExp): number =>
    items.findIndex(({ norm, negated }, at) => part.test(norm) && !negated && !isRefused(items, at));
  const [above, below] = [placeOf(ABOVE), placeOf(BELOW)];
  if (above === -1 || below === -1) return [];
  use(reading, above);
  use(reading, below);
  const [at, last] = above < below ? [above, below] : [below, above];
  return [{ value: 'harness', words: wordsOf(reading, at, last), at: above, last: above }];
}
