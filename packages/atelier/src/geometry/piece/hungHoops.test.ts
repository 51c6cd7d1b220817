import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
import { createPiece } from '../../design/piece/createPiece.ts';
import { buildSolids } from '../buildSolids.ts';

const none = { gemstones: [], stoneCut: null, motifs: [], figures: [] };
const hoops = (gem: 'Turquoise' | 'Garnet', count: number): Brief => ({
  ...EMPTY_BRIEF,
  type: 'Earrings',
  metals: ['Yellow Gold'],
  gemstones: [gem],
  earringKind: 'hoop',
  hangs: { above: none, below: { ...none, gemstones: [gem], count } },
});

it('as many stones as were counted hang below each hoop, side by side', async () => {
  for (const [gem, count, seed] of [
    ['Turquoise', 3, 0],
    ['Garnet', 5, 2],
  ] as const) {
    const design = createDesign(hoops(gem, count), seed);
    const built = await buildSolids(design);
    expect(built.ok && built.solids.stones.length).toBe(2 * count);
    const xs = built.ok ? built.solids.stones.map(({ placement }) => JSON.stringify(placement)) : [];
    expect(new Set(xs).size).toBe(2 * count);
  }
});

it('beads of an opaque stone are round all over in every sketch, and every sketch is of hoops', () => {
  for (const seed of [0, 1, 2, 3]) {
    const design = createPiece(hoops('Turquoise', 3), 'Earrings', seed, 'test');
    expect(design.carrier.kind === 'fitted' && design.carrier.fitting.kind).toBe('hoop');
    expect(design.ornaments).toMatchObject([
      { slot: 'drop', count: 3, ornament: { kind: 'stone', stone: { gemstone: 'Turquoise', form: 'bead' } } },
    ]);
  }
});
