import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

describe('what hangs along a bangle', () => {
  it.each([
    ['gold bangle with little bells', 0, 0],
    ['adjustable baby bangle with tiny bells and black beads', 2, 1],
  ])('%s (%i) is held, with its beads', async (prompt, seed, leastStones) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { findings } = checkDesign(design, built.solids);
    expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
    expect(built.solids.stones.length).toBeGreaterThanOrEqual(leastStones);
  });
});
