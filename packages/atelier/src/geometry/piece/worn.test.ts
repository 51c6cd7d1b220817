import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { designsInTurn, expectWhole, oneOfEachKind } from '../testing/compositions.ts';

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

describe('the parts of a piece that is worn on the body itself', () => {
  const cases = Object.entries(TRIED).flatMap(([type, wishes]) => {
    const designs = designsInTurn(wishes.map((wish) => ({ type: type as Type, ...wish })));
    return designs.map((design) => [type, design.composition, design] as const);
  });

  it('are drawn in at least two compositions of each type', () => {
    for (const type of Object.keys(TRIED))
      expect(cases.filter(([of]) => of === type).length, type).toBeGreaterThanOrEqual(2);
  });

  it.each(oneOfEachKind(cases, ([, , design]) => design))(
    'are whole and hold together: %s, %s',
    (_type, _composition, design) => expectWhole(design),
  );
});
