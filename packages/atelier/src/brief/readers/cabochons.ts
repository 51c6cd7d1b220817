/** Stones that are asked for without facets: "amethyst cabochons", "a cabochon ruby", "a garnet, cabochon cut". */
import type { Gemstone } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';

const DOMED = /(?:^| )(?:cabochon|cab|cabujon|sugarloaf|sugar loaf)(?: |$)/;

/** The stones that are polished as domes: those named in one phrase with the word, else the one named before it. */
export function readCabochons(reading: Reading, gemstones: readonly Claim<Gemstone>[]): Claim<Gemstone>[] {
  const { items } = reading;
  const found = new Map<Gemstone, Claim<Gemstone>>();
  items.forEach((item, at) => {
    if (item.negated || item.kind === 'quoted' || !DOMED.test(item.norm)) return;
    const own = phraseOf(reading, at).filter((index) => valueIn(items[index], 'gemstone') !== null);
    const nearest = gemstones.filter((claim) => claim.at < at).at(-1) ?? gemstones[0];
    const stones = gemstones.filter((claim) => own.includes(claim.at));
    const named = stones.length > 0 ? stones : nearest === undefined ? [] : [nearest];
    if (named.length > 0) use(reading, at);
    for (const { value, at: stoneAt } of named)
      found.set(value, { value, words: wordsOf(reading, Math.min(at, stoneAt), Math.max(at, stoneAt)), at });
  });
  return [...found.values()];
}
