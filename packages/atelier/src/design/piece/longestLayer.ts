/** Several chains worn together, the longest of them as long as was told. */
import type { Brief } from '@filigree/contracts';
import { round2 } from '../ring/wish.ts';
import { type Carrier, chainsOf } from './carriers.ts';

/** No chain about a neck or a wrist is worn shorter, mm (design/piece/chains.ts). */
const LEAST_MM = { neck: 330, wrist: 150, ankle: 200, body: 600 } as const;
/** Of the document. */
const MOST_MM = 1300;
/** What is still as long as was told, mm. */
const TOLD_MM = 3;

export interface Lengthened {
  readonly carrier: Carrier;
  readonly adjustments: readonly string[];
}

/**
 * The chains as far apart as they were drawn, all of them longer or shorter; where the length of the first was told as
 * well it stays, and the others part further from it. They never come closer: what hangs from one would lie on the next.
 */
export function withLongest(carrier: Carrier, { longestIn, lengthIn }: Brief): Lengthened {
  if (longestIn == null || carrier.kind !== 'chain' || carrier.layers === undefined)
    return { carrier, adjustments: [] };
  const wanted = Math.min(MOST_MM, longestIn * 25.4);
  const lengths = chainsOf(carrier).map(({ lengthMm }) => lengthMm);
  const [first, longest, shortest] = [carrier.lengthMm, Math.max(...lengths), Math.min(...lengths)];
  const moved = (lengthMm: number): number => {
    if (lengthIn === null) return lengthMm + Math.max(LEAST_MM[carrier.wear] - shortest, wanted - longest);
    return longest > first && wanted > longest
      ? first + ((lengthMm - first) * (wanted - first)) / (longest - first)
      : lengthMm;
  };
  const made = moved(longest);
  return {
    carrier: {
      ...carrier,
      lengthMm: round2(moved(first)),
      layers: carrier.layers.map((layer) => ({ ...layer, lengthMm: round2(moved(layer.lengthMm)) })),
    },
    adjustments:
      Math.abs(made - longestIn * 25.4) <= TOLD_MM
        ? []
        : [
            `Chains that lie clear of each other cannot all be within ${round2(longestIn)} in: the longest is ${round2(made / 25.4)} in.`,
          ],
  };
}
