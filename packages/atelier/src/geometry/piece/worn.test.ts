import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { copiesOf, designsOf, groupsOf } from '../testing/compositions.ts';

type Hung = 'Necklace' | 'Pendant' | 'Bracelet' | 'Anklet' | 'Body Chain' | 'Charm';
/** What hangs from chains has a test of its own. */
type Type = Exclude<NonNullable<Brief['type']>, Hung>;

/** A stone with a point hangs otherwise than a round one, and a pearl is pegged. */
const ROUND: Partial<Brief> = { gemstones: ['Sapphire'] };
const PEAR: Partial<Brief> = { gemstones: ['Ruby'], stoneCut: 'Pear', setting: 'Halo' };
const PEARL: Partial<Brief> = { gemstones: ['Pearl'] };
/** Nothing of it lies behind its middle, where pins and posts stand. */
const OPEN: Partial<Brief> = { figures: ['mobius'] };

/** The stones each type is tried with: more where parts swing or are worn behind the piece. */
const TRIED: Record<Type, readonly Partial<Brief>[]> = {
  Ring: [ROUND, { ...ROUND, setting: 'Halo' }, PEARL],
  'Toe Ring': [ROUND],
  Earrings: [ROUND, PEAR, PEARL],
  Brooch: [ROUND, PEARL, OPEN],
  Cufflinks: [ROUND, OPEN],
  Tiara: [ROUND],
  Hairpin: [ROUND, PEARL],
  'Nose Ring': [ROUND],
};

const CASES = Object.entries(TRIED).flatMap(([type, stones]) =>
  stones.map((stone) => [type as Type, stone] as const),
);

describe('the parts of a piece that is worn on the body itself', () => {
  it.each(CASES)('hold together in every composition of %s: %o', async (type, stone) => {
    const designs = designsOf({ type, ...stone });
    expect(designs.length).toBeGreaterThanOrEqual(2);
    for (const design of designs)
      expect(await groupsOf(design), `${design.composition} (seed ${design.seed})`).toHaveLength(
        copiesOf(design),
      );
  });
});
