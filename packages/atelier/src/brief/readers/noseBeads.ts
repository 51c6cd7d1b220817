/** Beads on a nose ring: "three tiny beads at the bottom", "a hoop with turquoise beads". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

const BEADS = /^(?:bead|ball|sphere|pearl bead|gold bead|silver bead|gold ball|silver ball)$/;
/** Usual, where nobody counted them; and the most that have room. */
const USUAL = 3;
const MOST = 7;
/** Words between the number and the beads: "three tiny gold beads". */
const MOST_BETWEEN = 3;

export interface NoseBeads {
  readonly arrangement: Claim<Arrangement>;
  readonly count: Claim<number>;
}

/** Several beads in a row on a ring; null where none are spoken of, or one alone closes it. */
export function readNoseBeads(reading: Reading, types: readonly JewelryType[]): NoseBeads | null {
  const { items, tokens } = reading;
  if (types.length !== 1 || types[0] !== 'Nose Ring') return null;
  for (const [at, item] of items.entries()) {
    if (!BEADS.test(item.norm) || item.negated || !/s$/.test(tokens[item.last]!.norm)) continue;
    let first = at;
    let count = USUAL;
    for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
      const { quantity } = items[before]!;
      if (quantity !== null) {
        if (Number.isInteger(quantity.low) && quantity.low >= 2 && quantity.low <= MOST) {
          count = quantity.low;
          first = before;
        }
        break;
      }
      if (!has(items[before], 'size', 'metal', 'finish', 'colour', 'gemstone', 'plain')) break;
    }
    use(reading, first);
    use(reading, at);
    const claim = { words: wordsOf(reading, first, at), at };
    return { arrangement: { ...claim, value: 'ball' }, count: { ...claim, value: count } };
  }
  return null;
}
