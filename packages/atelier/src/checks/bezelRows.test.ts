import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

const FAMILY =
  'family ring with four birthstones in a row: garnet, emerald, peridot and blue topaz, bezel set in white gold';

describe('rows of stones in bezels', () => {
  it.each([
    [FAMILY, 0, 4],
    ['gold ring with seven bezel set round sapphires in a row', 3, 7],
  ])('%s (%i) has each stone in its own, and holds them', async (prompt, seed, stones) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    expect(design).toMatchObject({ bandStones: { setting: 'bezel' } });
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.stones).toHaveLength(stones);
    const { findings } = checkDesign(design, built.solids);
    expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });

  it('four sketches of one wish are four rings', () => {
    const { brief } = interpret({ prompt: FAMILY });
    const bands = [0, 1, 2, 3].map((seed) => {
      const design = createDesign(brief, seed);
      if (!('band' in design)) throw new Error('a ring');
      return `${design.band.profile} ${design.band.widthMm} ${design.bandStones?.milgrain}`;
    });
    expect(new Set(bands).size).toBe(4);
  });
});
