import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/index.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

describe('a stone far below another', () => {
  it.each([
    ['drop earrings 65 mm long, a sapphire at the top and an oval opal at the bottom', 65, 0],
    ['silver drop earrings, 5cm long, garnet at the bottom and a pearl at the top', 50, 1],
  ])('hangs by a chain that makes the length, and can be made: %s', async (prompt, longMm, seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error('not built');
    const { solids } = built;
    expect(solids.metal.some(({ name }) => name.startsWith('drop chain'))).toBe(true);
    const heights = solids.metal.flatMap(({ mesh }) =>
      Array.from(mesh.positions).filter((_, i) => i % 3 === 2),
    );
    const tall =
      heights.reduce((most, z) => Math.max(most, z), -Infinity) -
      heights.reduce((least, z) => Math.min(least, z), Infinity);
    expect(Math.abs(tall - longMm)).toBeLessThan(0.1 * longMm);
    expect(checkDesign(design, solids).findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });
});
