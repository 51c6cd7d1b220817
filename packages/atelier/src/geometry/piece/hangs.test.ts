import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { isRing } from '../../design/document.ts';
import type { PieceDesign, PieceType } from '../../design/piece/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { heldGroups } from '../testing/hangs.ts';

/** A stone with a point hangs otherwise than a round one. */
const ROUND: Partial<Brief> = { gemstones: ['Sapphire'] };
const PEAR: Partial<Brief> = { gemstones: ['Ruby'], stoneCut: 'Pear', setting: 'Halo' };

/** Types with parts that hang, swing or are worn behind the piece. */
const HANGING: readonly (readonly [PieceType, Partial<Brief>])[] = [
  ['Earrings', ROUND],
  ['Earrings', PEAR],
  ['Necklace', ROUND],
  ['Pendant', PEAR],
  ['Bracelet', ROUND],
  ['Brooch', ROUND],
  ['Cufflinks', ROUND],
];

/** One design of every composition that the seeds draw. */
function designsOf(brief: Partial<Brief>): PieceDesign[] {
  const found = new Map<string, PieceDesign>();
  for (let seed = 0; seed < 10; seed++) {
    const design = createDesign(openBrief(brief), seed);
    if (isRing(design)) throw new Error(`a ${design.type} for a piece`);
    if (!found.has(design.composition)) found.set(design.composition, design);
  }
  return [...found.values()];
}

describe('hanging parts', { timeout: 180_000 }, () => {
  it.each(HANGING)('of %s hold together in every composition: %o', async (type, stone) => {
    const designs = designsOf({ type, ...stone });
    expect(designs.length).toBeGreaterThanOrEqual(4);
    for (const design of designs) {
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const groups = await atBench((bench) => heldGroups(bench, built.solids));
      const { carrier } = design;
      const copies = carrier.kind === 'fitted' && carrier.pair ? 2 : 1;
      expect(groups, `${design.composition} (seed ${design.seed})`).toHaveLength(copies);
    }
  });
});
