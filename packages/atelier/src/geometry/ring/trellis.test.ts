/** Trellis heads of stones whose points and sides are not told in their order. */
import { expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';

/** The first sketch of a solitaire of this cut whose prongs cross. */
function trellisOf(stoneCut: 'Marquise' | 'Pear' | 'Cushion') {
  const brief = openBrief({ type: 'Ring', gemstones: ['Diamond'], stoneCut, arrangements: ['solitaire'] });
  for (let seed = 0; seed < 60; seed++) {
    const ring = ringOf(createDesign(brief, seed));
    if (ring.head?.kind === 'prong' && ring.head.gallery === 'trellis') return ring;
  }
  throw new Error(`no trellis of a ${stoneCut}`);
}

it.each(['Marquise', 'Pear', 'Cushion'] as const)(
  'prongs of a %s cross beside it, not under it',
  async (stoneCut) => {
    const built = await buildSolids(trellisOf(stoneCut));
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
  },
);
