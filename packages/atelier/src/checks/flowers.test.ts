import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/index.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import { metalInStonesMm3, stoneOverlapMm3 } from '../geometry/testing/inspect.ts';
import { checkDesign } from './index.ts';

/** Of every cut, in claws and in bezels, about a faceted stone, a dome and a pearl. */
const ASKED = [
  'ring with five pear-shaped rubies as petals around a diamond',
  'pendant, a flower with marquise amethyst petals and a citrine middle',
  'ring, flower with six round sapphire petals and a pearl centre, bezel set',
  'charm, a flower with four oval topaz petals and a turquoise centre',
  'brooch, a flower with opal petals and a garnet centre',
  'daisy ring of diamonds with a yellow sapphire centre',
] as const;

describe('a flower of stones', () => {
  // The first and the second sketch in turn: about the same flower they differ in what carries it.
  it.each(ASKED.map((prompt, i) => [prompt, i % 2] as const))(
    '%s, %d: of one piece, its stones apart and free of metal',
    async (prompt, seed) => {
      const { brief } = interpret({ prompt });
      const design = createDesign(brief, seed);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(`${prompt}, seed ${seed}: ${JSON.stringify(built.error)}`);
      const { solids } = built;
      const fails = checkDesign(design, solids).findings.filter(({ severity }) => severity === 'fails');
      expect(fails, `seed ${seed}`).toEqual([]);
      const [overlap, inStones] = await atBench((bench) => [
        stoneOverlapMm3(bench, solids),
        metalInStonesMm3(bench, solids),
      ]);
      expect(overlap, `stones in one another, seed ${seed}`).toBeLessThan(0.002);
      expect(inStones, `metal in stones, seed ${seed}`).toBeLessThan(0.01);
    },
  );
});
