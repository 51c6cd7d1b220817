/** A figure that is a small detail apart from the front: "a tiny bat hidden on the side", "a secret heart on one shoulder". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { namesMany } from '../lexicon/figurePlurals.ts';
import { HIDDEN_WORDS } from '../lexicon/hidden.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { findAll, tableOf, wordsWithItems } from './phraseTable.ts';

const TABLE = tableOf({ hidden: HIDDEN_WORDS });
/** Between a figure and the words that hide it. */
const NEAR = { before: 4, behind: 3 } as const;

/** "Butterflies on the side" are no detail: they are what is beside the stone. */
const isOneFigure = ({ tokens }: Reading, item: Item): boolean =>
  has(item, 'figure', 'motif') && !item.negated && !namesMany(item.norm, tokens[item.last]!.norm);

export function readHidden(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (types.length !== 1 || types[0] !== 'Ring') return null;
  const { items } = reading;
  for (const { at, last } of findAll(reading, wordsWithItems(reading), TABLE)) {
    const near = [
      ...items.slice(Math.max(0, at - NEAR.before), at),
      ...items.slice(last + 1, last + 1 + NEAR.behind),
    ];
    // "A hidden halo", "a secret diamond": a stone is hidden otherwise.
    const isOfStone = has(items[last + 1], 'gemstone', 'setting', 'stoneNoun');
    if (isOfStone || !near.some((item) => isOneFigure(reading, item))) continue;
    use(reading, at, last);
    return { value: 'hidden', words: wordsOf(reading, at, last), at };
  }
  return null;
}
