import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { isRing, type SoleDesign } from '../design/document.ts';
import { coilOf } from '../design/testing/serpents.ts';
import { buildSolids } from '../geometry/index.ts';
import type { Solids } from '../geometry/solids.ts';
import { checkDesign } from './index.ts';

const sketch = (prompt: string, seed: number): SoleDesign =>
  createDesign(interpret({ prompt }).brief, seed) as SoleDesign;

/** Builds a serpent; it leaves finger and wrist free, and can be cast and worn. */
async function sound(design: SoleDesign): Promise<Solids> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const inner = isRing(design)
    ? design.size.innerDiameterMm / 2
    : design.carrier.kind === 'bangle'
      ? design.carrier.innerDiameterMm / 2
      : 0;
  const standsUpright = isRing(design);
  for (const { mesh } of built.solids.metal) {
    const { positions } = mesh;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < positions.length; i += 3)
      least = Math.min(least, Math.hypot(positions[i]!, positions[standsUpright ? i + 2 : i + 1]!));
    expect(least).toBeGreaterThan(inner - 0.05);
  }
  const failures = checkDesign(design, built.solids).findings.filter(({ severity }) => severity === 'fails');
  expect(failures, `${design.title} ${coilOf(design)?.form}`).toEqual([]);
  return built.solids;
}

describe('serpents that are worn', () => {
  // Either order of the words, by sketches in turn.
  it.each([
    [0, 'snake ring, ruby eyes and an opal on the head'],
    [1, 'snake ring, opal on the head, ruby eyes'],
    [2, 'snake ring, ruby eyes and an opal on the head'],
    [3, 'snake ring, opal on the head, ruby eyes'],
  ] as const)(
    'are sound, the domed stone on the head and the other as eyes: %d, %s',
    async (seed, prompt) => {
      const design = sketch(prompt, seed);
      const gems = (await sound(design)).stones.map(({ role }) => role);
      expect(gems.filter((role) => role === 'centre')).toHaveLength(1);
      expect(gems.filter((role) => role === 'accent')).toHaveLength(
        coilOf(design)?.form === 'crossing' ? 4 : 2,
      );
    },
  );

  // Rings of every form are built above: two of those without a stone on the head, and all bangles.
  it.each([
    ['snake ring, ruby eyes', [1, 3]],
    ['serpent bangle with emerald eyes that coils twice', [0, 1, 2, 3]],
  ] as const)('are sound with eyes alone: %s', async (prompt, seeds) => {
    for (const seed of seeds) await sound(sketch(prompt, seed));
  });
});
