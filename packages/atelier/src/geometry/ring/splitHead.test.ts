import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';

/** A small stone with petals about it on two strands. */
function flowerOnStrands(
  profile: RingDesign['band']['profile'],
  widthMm: number,
  petals: number,
): RingDesign {
  const brief = openBrief({
    type: 'Ring',
    gemstones: ['Garnet', 'Diamond'],
    petals: { gemstone: 'Diamond', cut: 'Pear', count: petals },
  });
  const ring = [0, 1, 2, 3]
    .map((seed) => ringOf(createDesign(brief, seed)))
    .find(({ head }) => head?.kind === 'cluster' && head.petalStones?.setting === 'prong');
  if (ring?.centre == null) throw new Error('no seed draws petals in claws');
  return {
    ...ring,
    shoulders: { kind: 'plain' },
    bandStones: null,
    band: { ...ring.band, profile, widthMm, thicknessMm: 2.4, form: 'split', palmTaper: 0.9 },
    centre: { ...ring.centre, lengthMm: 1.97, widthMm: 1.97, depthMm: 1.21, nominalCarat: 0.037 },
  };
}

describe('a small head on two strands', () => {
  it.each<[RingDesign['band']['profile'], number, number]>([
    ['knife-edge', 3, 4],
    ['knife-edge', 3.6, 6],
    ['d-shape', 3.2, 5],
    ['court', 3.4, 6],
  ])('stands on the flanks of a %s band of %d mm with %d petals', async (profile, widthMm, petals) => {
    const built = await buildSolids(flowerOnStrands(profile, widthMm, petals));
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
  });
});
