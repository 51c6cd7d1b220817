import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/index.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

describe('figures that hold the stone of a ring', () => {
  it.each([
    'black rose ring, thorny stem wraps around the finger, one garnet in the middle of the flower',
    'daisy ring with a yellow sapphire',
    'heart ring with a ruby inside',
    'crossover ring with a ruby and an emerald',
  ])('%s: can be made', async (prompt) => {
    const { brief } = interpret({ prompt });
    for (const seed of [4, 5]) {
      const design = createDesign(brief, seed);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const findings = checkDesign(design, built.solids).findings;
      expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
      expect(built.solids.stones.length).toBeGreaterThan(0);
    }
  });
});
