import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

/** Builds one sketch of a request; what fails of it and how far it reaches, mm. */
async function built(prompt: string, seed: number) {
  const design = createDesign(interpret({ prompt }).brief, seed);
  const made = await buildSolids(design);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { findings } = checkDesign(design, made.solids);
  const { min, max } = made.solids.bounds;
  return {
    fails: findings.filter(({ severity }) => severity === 'fails'),
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]].sort((a, b) => b - a),
    parts: made.solids.metal.length,
  };
}

describe('pieces that are worn in ways of their own', () => {
  it.each([
    ['diamond ear cuff', 7920],
    ['silver ear cuff with a star', 7919],
    ['hammered silver penannular brooch', 7919],
    ['penannular brooch with large amethysts', 7922],
    ['ruby maang tikka', 7919],
  ])('are built and hold: %s', async (prompt, seed) => {
    const { fails } = await built(prompt, seed);
    expect(fails).toEqual([]);
  });

  it('an ear cuff is as small as an ear is', async () => {
    const { size } = await built('gold ear cuff', 7919);
    expect(size[0]).toBeLessThan(18);
  });

  it('the pin of a penannular brooch is longer than its ring and moves', async () => {
    const { size, parts } = await built('silver penannular brooch', 7920);
    expect(size[0]).toBeGreaterThan(size[1]! * 1.1);
    expect(parts).toBeGreaterThan(1);
  });
});
