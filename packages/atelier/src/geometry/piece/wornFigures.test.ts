import { expect, it } from 'vitest';
import { createPiece } from '../../design/piece/createPiece.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

it('a figure on a ring for the nose is in the ring, and does not hang from it', async () => {
  const wish = openBrief({
    type: 'Nose Ring',
    earringKind: 'hoop',
    metals: ['Titanium'],
    motifs: ['Celestial'],
    figures: ['moon-phases'],
    gemstones: ['Moonstone'],
    pieceSizeMm: [8],
  });
  for (const seed of [0, 1, 2, 3]) {
    const design = createPiece(wish, 'Nose Ring', seed, 'test');
    expect(design.carrier).toMatchObject({ fitting: { kind: 'nose-hoop', seat: 'bottom' } });
    if (seed > 1) continue;
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    // Let in, it reaches little below the ring itself.
    const ys = built.solids.metal.flatMap(({ mesh }) => [...mesh.positions.filter((_, i) => i % 3 === 2)]);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(8 + 2 * 1.3 + 3.2);
    expect(built.solids.stones.length).toBeGreaterThan(0);
  }
});
