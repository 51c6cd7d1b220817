/** "A silver anchor pendant, no chain": it goes on one that is there. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { ARRANGED_PIECES } from './arrangements.ts';

const CHAIN = /^(?:chain|necklace chain)$/;
/** What refuses a chain that is named before it: "the chain is not included". */
const REFUSED_BEHIND = /^(?:is |s )?(?:not|never|isn't|isnt) (?:needed|required|necessary|included|wanted)\b/;

export function readWithoutChain(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (types.length !== 1 || !types.some((type) => ARRANGED_PIECES['without-chain'].includes(type)))
    return null;
  const { items } = reading;
  const at = items.findIndex(({ norm, negated }, index) => {
    const behind = items
      .slice(index + 1, index + 5)
      .map((item) => item.norm)
      .join(' ');
    return CHAIN.test(norm) && (negated || REFUSED_BEHIND.test(behind));
  });
  if (at === -1) return null;
  use(reading, at);
  return { value: 'without-chain', words: wordsOf(reading, at), at };
}
