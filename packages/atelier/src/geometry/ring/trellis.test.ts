/** Trellis heads of stones whose points and sides are not told in their order. */
import { expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';

it.each([
  ['Marquise', 6],
  ['Pear', 5],
  ['Cushion', 6],
] as const)('prongs of a %s cross beside it, not under it', async (stoneCut, prongCount) => {
  const ring = ringOf(
    createDesign(
      openBrief({
        type: 'Ring',
        gemstones: ['Diamond'],
        stoneCut,
        setting: 'Prong',
        caratWeight: 1,
        arrangements: ['solitaire'],
      }),
      0,
    ),
  );
  if (ring.head?.kind !== 'prong') throw new Error(String(ring.head?.kind));
  const built = await buildSolids({ ...ring, head: { ...ring.head, gallery: 'trellis', prongCount } });
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
});
