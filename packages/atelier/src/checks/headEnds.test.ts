import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

describe('heads at the ends of bangles', () => {
  it.each([
    ['gold bangle with two dragon heads facing each other', 0],
    ['jade bangle with a dragon and a crane meeting at the joint', 1],
    ['silver cuff with ram head terminals', 2],
    ['gold bangle, a lion head at each end', 3],
    ['silver bangle with panther heads facing each other', 0],
    ['bronze coloured gold bangle with snake heads at both ends', 1],
  ])('%s (%i) is of one piece, and its heads stand clear of each other', async (prompt, seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    if (design.type === 'Ring' || !('carrier' in design) || design.carrier.kind !== 'bangle')
      throw new Error('no bangle');
    expect(design.carrier.ends?.heads).toHaveLength(2);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { findings } = checkDesign(design, built.solids);
    expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });
});
