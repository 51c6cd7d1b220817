import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, isRing } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { heldGroups } from '../testing/hangs.ts';

type Type = NonNullable<Brief['type']>;

/** A stone with a point hangs otherwise than a round one, and a pearl is pegged. */
const ROUND: Partial<Brief> = { gemstones: ['Sapphire'] };
const PEAR: Partial<Brief> = { gemstones: ['Ruby'], stoneCut: 'Pear', setting: 'Halo' };
const PEARL: Partial<Brief> = { gemstones: ['Pearl'] };
/** Nothing of it lies behind its middle, where pins and posts stand. */
const OPEN: Partial<Brief> = { figures: ['mobius'] };
const CHARMS: Partial<Brief> = { braceletKind: 'charm', figures: ['anchor', 'key', 'fox'] };

/** The letter hangs from its stone. */
const LETTERED: Partial<Brief> = { engraving: 'M', gemstones: ['Diamond'] };

/** The stones each type is tried with: more where parts hang, swing or are worn behind the piece. */
const TRIED: Record<Type, readonly Partial<Brief>[]> = {
  Ring: [ROUND, { ...ROUND, setting: 'Halo' }, PEARL],
  'Toe Ring': [ROUND],
  Earrings: [ROUND, PEAR, PEARL],
  Necklace: [ROUND, PEARL, LETTERED],
  Pendant: [PEAR, PEARL, LETTERED],
  Bracelet: [ROUND, CHARMS, LETTERED],
  Anklet: [ROUND],
  'Body Chain': [PEAR],
  Brooch: [ROUND, PEARL, OPEN],
  Cufflinks: [ROUND, OPEN],
  Charm: [ROUND, PEARL],
  Tiara: [ROUND],
  Hairpin: [ROUND, PEARL],
  'Nose Ring': [ROUND],
};

/** One design of every composition that the seeds draw. */
function designsOf(brief: Partial<Brief>): Design[] {
  const found = new Map<string, Design>();
  for (let seed = 0; seed < 10; seed++) {
    const design = createDesign(openBrief(brief), seed);
    if (!found.has(design.composition)) found.set(design.composition, design);
  }
  return [...found.values()];
}

async function groupsOf(design: Design, disturb = (solids: Solids): Solids => solids): Promise<string[][]> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return atBench((bench) => heldGroups(bench, disturb(built.solids)));
}

/** A pair is two. */
const copiesOf = (design: Design): number =>
  !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.pair ? 2 : 1;

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

const CASES = Object.entries(TRIED).flatMap(([type, stones]) =>
  stones.map((stone) => [type as Type, stone] as const),
);

describe('the parts of a piece', () => {
  it.each(CASES)('hold together in every composition of %s: %o', async (type, stone) => {
    const designs = designsOf({ type, ...stone });
    expect(designs.length).toBeGreaterThanOrEqual(2);
    for (const design of designs)
      expect(await groupsOf(design), `${design.composition} (seed ${design.seed})`).toHaveLength(
        copiesOf(design),
      );
  });

  it('do not, where a pendant has slipped off its chain', async () => {
    const design = createDesign(openBrief({ type: 'Necklace', ...ROUND }), 0);
    expect(await groupsOf(design)).toHaveLength(1);
    expect((await groupsOf(design, dropped)).length).toBeGreaterThan(1);
  });
});
