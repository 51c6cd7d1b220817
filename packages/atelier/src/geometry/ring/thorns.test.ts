import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/index.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { buildSolids } from '../buildSolids.ts';
import { countOpenEdges } from '../testing/inspect.ts';

const built = async (prompt: string, seed: number) => {
  const design = createDesign(interpret({ prompt }).brief, seed) as RingDesign;
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { design, solids: result.solids };
};
const reachOf = (positions: ArrayLike<number>): number => {
  let most = 0;
  for (let i = 0; i < positions.length; i += 3)
    // Below the top, where no head stands.
    if (positions[i + 2]! < 4) most = Math.max(most, Math.hypot(positions[i]!, positions[i + 2]!));
  return most;
};

describe('thorns of a twig', () => {
  it.each([
    ['ruby ring on a twig band with thorns, silver', 1],
    ['bramble ring in yellow gold, thorny, no stones', 2],
    ['thorny vine engagement ring, round black diamond', 3],
  ])('%s: stand over it in one closed body', async (prompt, seed) => {
    const { design, solids } = await built(prompt, seed);
    expect(design.band.twig?.thorns).toBe(true);
    const [metal] = solids.metal;
    expect(countOpenEdges(metal!.mesh)).toBe(0);
    const outside = design.size.innerDiameterMm / 2 + design.band.thicknessMm;
    expect(reachOf(metal!.mesh.positions) - outside).toBeGreaterThan(0.5);
  });

  it('are none where none were spoken of', () => {
    const design = createDesign(
      interpret({ prompt: 'twig ring in silver with a ruby' }).brief,
      1,
    ) as RingDesign;
    expect(design.band.twig).toBeDefined();
    expect(design.band.twig?.thorns).toBeUndefined();
  });

  it('leave a second figure to be told', () => {
    const { brief } = interpret({ prompt: 'gothic ring, garnet, thorny vine band and a small spider' });
    const told = createDesign(brief, 1).provenance.adjustments.join(' ');
    expect(told).toMatch(/no place for the spider/);
  });
});
