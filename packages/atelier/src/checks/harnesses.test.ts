import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

describe('a body chain that crosses over the chest', () => {
  it('is built of chains that hold one another, from the waist to above where they cross', async () => {
    const { brief } = interpret({ prompt: 'silver body harness with amethysts' });
    for (const seed of [7919, 7920]) {
      const piece = createDesign(brief, seed) as PieceDesign;
      const built = await buildSolids(piece);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { findings } = checkDesign(piece, built.solids);
      expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
      const { min, max } = built.solids.bounds;
      const { carrier } = piece;
      if (carrier.kind !== 'chain' || carrier.harness === undefined) throw new Error('no harness');
      expect(max[2] - min[2]).toBeGreaterThan(carrier.harness.dropMm);
      expect(max[0] - min[0]).toBeGreaterThan(carrier.lengthMm * 0.35);
    }
  });
});
