import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { Design } from '../../design/document.ts';
import { PIECE_TYPES, type PieceType } from '../../design/piece/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { countOpenEdges, meshVolumeMm3, metalInStonesMm3 } from '../testing/inspect.ts';

const designOf = (type: PieceType, seed: number): Design =>
  createDesign(openBrief({ type, gemstones: ['Sapphire'] }), seed);

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(`${design.title}: ${JSON.stringify(result.error)}`);
  return result.solids;
}

describe.each(PIECE_TYPES)('%s', (type) => {
  it('is closed metal with its stones seated, for several compositions', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40 && seen.size < 4; seed++) {
      const design = designOf(type, seed);
      if (seen.has(design.composition)) continue;
      seen.add(design.composition);
      const name = `${design.composition} (seed ${seed})`;
      const solids = await built(design);
      expect(solids.metal.length, name).toBeGreaterThan(0);
      for (const part of solids.metal) {
        expect(countOpenEdges(part.mesh), `${name}, ${part.name}: open edges`).toBe(0);
        const volume = meshVolumeMm3(part.mesh);
        expect(volume, `${name}, ${part.name}`).toBeGreaterThan(0);
        expect(Math.abs(volume - part.volumeMm3) / volume, `${name}, ${part.name}: volume`).toBeLessThan(
          2e-3,
        );
      }
      expect(solids.stones.length, name).toBeGreaterThan(0);
      const ornaments = { ...solids, metal: solids.metal.filter((part) => !/chain/.test(part.name)) };
      const overlap = await atBench((bench) => metalInStonesMm3(bench, ornaments));
      expect(overlap / solids.stones.length, `${name}: metal in stones`).toBeLessThan(0.02);
      expect(solids.anchors.focusRadiusMm).toBeGreaterThan(0);
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
});
