/** Stones inlaid in a band: "turquoise inlay ring", "a band inlaid with opal". Lines of metal are read in bands.ts. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const INLAY = /^(?:inlays?|inlaid|inset band|intarsia)$/;
const LEADS = /^(?:of|with|in|and|crushed|raw|a|the)$/;
const REACH = 4;

export function readInlay(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (types.length !== 1 || types[0] !== 'Ring') return null;
  const { items } = reading;
  const isStone = (at: number): boolean =>
    has(items[at], 'gemstone', 'customGemstone', 'stoneNoun') && !items[at]!.negated;
  const at = items.findIndex((item, index) => {
    if (!INLAY.test(item.norm) || item.negated) return false;
    if (isStone(index - 1)) return true;
    for (let next = index + 1; next <= index + REACH; next++) {
      if (isStone(next)) return true;
      if (!LEADS.test(items[next]?.norm ?? '') && !has(items[next], 'colour', 'size')) return false;
    }
    return false;
  });
  if (at === -1) return null;
  use(reading, at);
  return { value: 'inlay', words: wordsOf(reading, at), at };
}
