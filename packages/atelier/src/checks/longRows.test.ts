import type { StoneCut } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../design/emptyBrief.ts';
import { createDesign } from '../design/index.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

describe('rows of long stones', () => {
  it.each<[StoneCut, number]>([
    ['Oval', 0],
    ['Emerald', 1],
    ['Baguette', 2],
    ['Cushion', 3],
    ['Marquise', 0],
    ['Marquise', 1],
  ])('%s, seed %i: closed, apart from each other, wide enough a band', async (stoneCut, seed) => {
    const design = createDesign({ ...EMPTY_BRIEF, type: 'Ring', arrangements: ['eternity'], stoneCut }, seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(checkDesign(design, built.solids).findings.filter(({ severity }) => severity === 'fails')).toEqual(
      [],
    );
    const placements = built.solids.stones;
    expect(placements.length).toBeGreaterThan(12);
    if (design.type !== 'Ring') throw new Error('a ring was asked for');
    const [first, second] = placements.map(({ placement }) => placement.origin);
    const apart = Math.hypot(...first!.map((value, axis) => value - second![axis]!));
    expect(apart).toBeGreaterThan(design.bandStones?.diameterMm ?? 99);
  });
});
