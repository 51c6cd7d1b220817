import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/index.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './check-design.ts';

describe('set twists, thorny twigs, strips and tablets can be made', () => {
  it.each([
    ['white gold ring, oval aquamarine, twisted band with pavé diamonds', 0],
    ['rose gold twisted pavé band with a cushion morganite, size 4', 2],
    ['ruby ring on a twig band with thorns, silver', 1],
    ['bramble ring in yellow gold, thorny, no stones', 2],
    ['square onyx signet ring with a small diamond in the corner, 14k gold', 0],
    ['oval turquoise signet ring, size 6', 1],
    ['tungsten band with a strip of wood in the middle, 8 mm', 3],
  ])('%s', async (prompt, seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const failing = checkDesign(design, built.solids).findings.filter(({ severity }) => severity === 'fails');
    expect(failing).toEqual([]);
  });
});
