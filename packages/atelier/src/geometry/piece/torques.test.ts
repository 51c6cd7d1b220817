import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createDesign } from '../../design/index.ts';
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
