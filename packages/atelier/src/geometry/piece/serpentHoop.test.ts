import { describe, expect, it } from 'vitest';
import { createPiece } from '../../design/piece/createPiece.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

const snakeHoops = openBrief({
  type: 'Earrings',
  earringKind: 'hoop',
  motifs: ['Serpent'],
  figures: ['ouroboros'],
  gemstones: ['Ruby'],
  pieceSizeMm: [25],
});

describe('hoops that are a serpent', () => {
  it('are the serpent themselves in every sketch, as large as they were asked for', () => {
    for (const seed of [0, 1, 2, 3]) {
      const { carrier, title, provenance } = createPiece(snakeHoops, 'Earrings', seed, 'test');
      const fitting = carrier.kind === 'fitted' ? carrier.fitting : null;
      expect(fitting).toMatchObject({ kind: 'hoop', coil: { form: 'bites' } });
      expect(fitting?.kind === 'hoop' && fitting.innerDiameterMm + 2 * fitting.tubeMm).toBeCloseTo(25, 0);
      expect(title).toContain('uroboros hoop earrings');
      expect(provenance.adjustments.join()).not.toMatch(/ouroboros/);
    }
  });

  it('are each one body, open for the ear, with a stone for each eye', async () => {
    const built = await buildSolids(createPiece(snakeHoops, 'Earrings', 1, 'test'));
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { metal, stones } = built.solids;
    expect(metal).toHaveLength(2);
    expect(stones.map(({ gemstone }) => gemstone)).toEqual(['Ruby', 'Ruby', 'Ruby', 'Ruby']);
  });
});
