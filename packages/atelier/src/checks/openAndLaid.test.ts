import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

describe('ropes, openings and hidden figures on bands', () => {
  it.each([
    ['silver band with rope edges, no stones', 0],
    ['silver band with rope edges, no stones', 1],
    ['gold dome ring with a star tile pattern cut through it', 2],
    ['white gold band with a pierced honeycomb pattern', 1],
    ['silver band with stars cut out all around', 3],
    ['emerald ring with a tiny bee hidden on the side', 0],
    ['sapphire ring with an anchor hidden on one shoulder', 1],
  ])('%s (%i) can be cast in one piece', async (prompt, seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { findings } = checkDesign(design, built.solids);
    expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });
});
