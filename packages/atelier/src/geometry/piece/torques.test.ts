import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildSolids } from '../index.ts';

const volumeMm3 = async (arrangements: ('torque' | 'ball')[], figures: ('anchor' | 'owl')[]) => {
  const built = await buildSolids(
    createDesign({ ...EMPTY_BRIEF, type: 'Necklace', noStones: true, arrangements, figures }, 2),
  );
  if (!built.ok) throw new Error('not built');
  return built.solids.metal.reduce((sum, part) => sum + part.volumeMm3, 0);
};

it('the ends of a collar that differ are each on one end', async () => {
  const [balls, anchors, both] = await Promise.all([
    volumeMm3(['torque', 'ball'], []),
    volumeMm3(['torque'], ['anchor']),
    volumeMm3(['torque', 'ball'], ['anchor']),
  ]);
  expect(Math.abs(both - (balls + anchors) / 2)).toBeLessThan(0.1 * Math.abs(balls - anchors) + 2);
});

it('a stout torc of two wound strands holds the heads at its ends', async () => {
  const design = createDesign(
    {
      ...EMPTY_BRIEF,
      type: 'Bracelet',
      noStones: true,
      figures: ['raven-head'],
      arrangements: ['torque', 'twist'],
    },
    2,
  ) as PieceDesign;
  if (design.carrier.kind !== 'bangle') throw new Error('no bangle');
  const { carrier, ornaments } = design;
  const built = await buildSolids({
    ...design,
    carrier: {
      ...carrier,
      band: { ...carrier.band, form: 'twist', widthMm: 7.4, thicknessMm: 4.28 },
    },
    ornaments: ornaments.map(({ ornament, ...placed }) =>
      ornament.kind === 'emblem'
        ? { ...placed, ornament: { ...ornament, sizeMm: 13.2 } }
        : { ...placed, ornament },
    ),
  });
  if (!built.ok) throw new Error('not built');
  expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
});
