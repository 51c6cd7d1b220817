import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { heldGroups } from '../testing/hangs.ts';

describe('earrings in three tiers', () => {
  it('hang one below each of those before, and every one from its own ring', async () => {
    const { brief } = interpret({ prompt: 'three tier earrings with garnets' });
    const piece = [0, 1, 2, 3]
      .map((seed) => createDesign(brief, seed) as PieceDesign)
      .find(({ composition }) => composition === 'tiers');
    const made = await buildSolids(piece!);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const garnets = made.solids.stones.filter(
      ({ gemstone, role }) => gemstone === 'Garnet' && role === 'centre',
    );
    // A pair of one, three and three.
    expect(garnets).toHaveLength(14);
    const heights = new Set(garnets.map(({ placement }) => Math.round(placement.origin[2])));
    expect(heights.size).toBeGreaterThanOrEqual(3);
    expect(await atBench((bench) => heldGroups(bench, made.solids))).toHaveLength(2);
  });
});
