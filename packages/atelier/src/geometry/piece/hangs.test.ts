import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import type { Solids } from '../solids.ts';
import { built, designsInTurn, expectWhole, groupsOf, oneOfEachKind } from '../testing/compositions.ts';

type Type = 'Necklace' | 'Pendant' | 'Bracelet' | 'Anklet' | 'Body Chain' | 'Charm';

/** A stone with a point hangs otherwise than a round one, and a pearl is pegged. */
const ROUND: Partial<Brief> = { gemstones: ['Sapphire'] };
const PEAR: Partial<Brief> = { gemstones: ['Ruby'], stoneCut: 'Pear', setting: 'Halo' };
const PEARL: Partial<Brief> = { gemstones: ['Pearl'] };
const CHARMS: Partial<Brief> = { braceletKind: 'charm', figures: ['anchor', 'key', 'fox'] };
/** The letter hangs from its stone. */
const LETTERED: Partial<Brief> = { engraving: 'M', gemstones: ['Diamond'] };

/** The stones each type is tried with: more where parts hang or swing. */
const TRIED: Record<Type, readonly Partial<Brief>[]> = {
  Necklace: [ROUND, PEARL, LETTERED],
  Pendant: [PEAR, PEARL, LETTERED],
  Bracelet: [ROUND, CHARMS, LETTERED],
  Anklet: [ROUND],
  'Body Chain': [PEAR, ROUND],
  Charm: [ROUND, PEARL],
};

/** As if what hangs had slipped off: every part but the chain is moved down. */
const dropped = (solids: Solids): Solids => ({
  ...solids,
  metal: solids.metal.map((part) =>
    /chain/.test(part.name)
      ? part
      : {
          ...part,
          mesh: {
            ...part.mesh,
            positions: part.mesh.positions.map((at, i) => (i % 3 === 1 ? at - 40 : at)),
          },
        },
  ),
});

describe('the parts of a piece that hangs', () => {
  const cases = Object.entries(TRIED).flatMap(([type, wishes]) => {
    const designs = designsInTurn(wishes.map((wish) => ({ type: type as Type, ...wish })));
    return designs.map((design) => [type, design.composition, design] as const);
  });

  it('are drawn in at least four compositions of each type', () => {
    for (const type of Object.keys(TRIED))
      expect(cases.filter(([of]) => of === type).length, type).toBeGreaterThanOrEqual(4);
  });

  it.each(oneOfEachKind(cases, ([, , design]) => design))(
    'are whole and hold together: %s, %s',
    (_type, _composition, design) => expectWhole(design),
  );

  it('do not, where a pendant has slipped off its chain', async () => {
    const solids = await built(createDesign(openBrief({ type: 'Necklace', ...ROUND }), 0));
    expect(await groupsOf(solids)).toHaveLength(1);
    expect((await groupsOf(dropped(solids))).length).toBeGreaterThan(1);
  });
});
