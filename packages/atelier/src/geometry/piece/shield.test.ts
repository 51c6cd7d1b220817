import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { shownCount } from '../../design/piece/shownCount.ts';
import { buildSolids } from '../buildSolids.ts';
import { countOpenEdges } from '../testing/inspect.ts';

describe('the shield of a kokoshnik', () => {
  it.each([0, 1, 2, 3])(
    'is built closed with every stone that is told, in front of and over it (seed %i)',
    async (seed) => {
      const piece = createDesign(
        interpret({ prompt: 'a kokoshnik tiara with sapphires and pearls' }).brief,
        seed,
      ) as PieceDesign;
      const made = await buildSolids(piece);
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      const { metal, stones, bounds } = made.solids;
      for (const { mesh, name } of metal) expect(countOpenEdges(mesh), name).toBe(0);
      const edge = piece.ornaments.find(({ slot }) => slot === 'station');
      const pearls = stones.filter(({ gemstone }) => gemstone === 'Pearl');
      expect(pearls).toHaveLength(shownCount(piece, edge!));
      const { carrier } = piece;
      if (carrier.kind !== 'tiara' || carrier.shield === undefined) throw new Error('no shield');
      expect(bounds.max[2]).toBeGreaterThan(carrier.shield.middleMm);
      // Those in front are towards the viewer.
      const front = stones.filter(({ gemstone }) => gemstone === 'Sapphire');
      expect(front.length).toBeGreaterThan(0);
      expect(Math.min(...front.map(({ placement }) => placement.origin[1]))).toBeLessThan(0);
    },
  );
});
