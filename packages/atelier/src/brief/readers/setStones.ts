/** Stones of a set that are told piece by piece: "one stone on the necklace and one on each earring". */
import type { Brief, Gemstone, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { readHanging } from './hanging.ts';

const ONE = /^(?:one|1|single|a single|just one|only one)$/;
/** Words between the number and the piece that it is on. */
const REACH = 8;
const SENTENCE_END = /^[.;!?\n]$/;

/** "One on each", "one sapphire on the necklace": what each piece bears is one stone; null where more is counted or nothing. */
export function oneStoneEach(reading: Reading, types: readonly JewelryType[]): Claim<number> | null {
  if (types.length < 2) return null;
  const { items } = reading;
  let found: Claim<number> | null = null;
  for (const [at, item] of items.entries()) {
    if (!ONE.test(item.norm) || item.negated) continue;
    const behind = items.slice(at + 1, at + 1 + REACH);
    const end = behind.findIndex(({ norm }) => SENTENCE_END.test(norm));
    const near = end === -1 ? behind : behind.slice(0, end);
    const isStone = has(near[0], 'size', 'cut', 'shape', 'colour', 'gemstone', 'stoneNoun', 'customGemstone');
    const on = near.findIndex(({ norm }) => /^(?:on|in|for|at|per|each)$/.test(norm));
    const place = near.slice(on, on + 4);
    const isPlaced =
      on !== -1 &&
      on < 5 &&
      place.some((one) => has(one, 'type') || /^(?:each|every|piece|both)$/.test(one.norm)) &&
      near.slice(0, on).every((one) => !/^(?:and|with|,|that|which)$/.test(one.norm));
    if (!isPlaced || !(isStone || on === 0)) continue;
    use(reading, at);
    found ??= { value: 1, words: wordsOf(reading, at, Math.min(at + on + 2, items.length - 1)), at };
  }
  return found;
}

/** What hangs from what on the earrings of a set. */
export const hangsOfSet = (
  reading: Reading,
  types: readonly JewelryType[],
): Claim<NonNullable<Brief['hangs']>> | null =>
  types.length > 1 && types.includes('Earrings') ? readHanging(reading, ['Earrings']) : null;

/** Where what hangs is a stone that no gem named, the first that is not above it. */
export function withUnnamedBelow<C extends Claim<NonNullable<Brief['hangs']>> | null>(
  claim: C,
  gemstones: readonly Claim<Gemstone>[],
): C {
  if (claim === null || claim.value.below.count != null) return claim;
  const { above, below } = claim.value;
  const isNothing = below.gemstones.length + below.motifs.length + below.figures.length === 0;
  const own = gemstones.find(({ value }) => !above.gemstones.includes(value));
  if (!isNothing || above.gemstones.length === 0 || own === undefined) return claim;
  return { ...claim, value: { above, below: { ...below, gemstones: [own.value] } } };
}
