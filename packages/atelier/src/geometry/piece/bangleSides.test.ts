import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildSolids } from '../buildSolids.ts';

describe('stones beside a figure on a bangle', () => {
  it('follow one another away from it, the same on both sides', async () => {
    const { brief } = interpret({ prompt: 'gold kada with an elephant, a ruby and an emerald beside it' });
    const piece = createDesign({ ...brief, gemstones: ['Ruby', 'Emerald'] }, 7920) as PieceDesign;
    const side = piece.ornaments.find(({ slot }) => slot === 'side')!;
    const built = await buildSolids(piece);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { stones } = built.solids;
    const from = (gemstone: string) =>
      stones.filter((one) => one.gemstone === gemstone).map(({ placement }) => placement.origin);
    expect(stones).toHaveLength(2 * side.count);
    expect(from('Ruby')).toHaveLength(side.count);
    expect(from('Emerald')).toHaveLength(side.count);
    // The bangle lies turned about the upright axis: two that mirror one another are as far from the two next to them.
    const apart = (a: readonly number[], b: readonly number[]): number =>
      Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
    const rubies = from('Ruby');
    const emeralds = from('Emerald');
    expect(apart(rubies[0]!, rubies[1]!)).toBeLessThan(apart(emeralds[0]!, emeralds[1]!));
  });
});
