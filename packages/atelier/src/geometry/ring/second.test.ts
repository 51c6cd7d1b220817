import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/index.ts';
import { buildSolids } from '../buildSolids.ts';
import { countOpenEdges } from '../testing/inspect.ts';

async function built(prompt: string, seed: number, oneColour = false) {
  const design = structuredClone(createDesign(interpret({ prompt }).brief, seed)) as Record<string, unknown>;
  const band = ((design.carrier ?? design) as { band: { second?: unknown } }).band;
  expect(band.second).toBeDefined();
  if (oneColour) delete band.second;
  const result = await buildSolids(design as never);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

describe('the second metal of a band', () => {
  it.each([
    ['two tone wedding band in platinum and rose gold', 0],
    ['hammered two tone band in silver and yellow gold, 6 mm', 1],
    ['two tone twisted wedding band in yellow and white gold', 0],
    ['celtic knot wedding band in white and yellow gold', 0],
    ['viking wedding band in silver and rose gold, 4 mm', 1],
    ['two tone twisted bangle in white and rose gold', 0],
    ['two tone plain cuff in silver and rose gold, no stones', 0],
  ])('%s: two closed bodies that together are the band', async (prompt, seed) => {
    const solids = await built(prompt, seed);
    expect(new Set(solids.metal.map(({ alloyId }) => alloyId)).size).toBe(2);
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
    const sum = (parts: readonly { readonly volumeMm3: number }[]): number =>
      parts.reduce((total, { volumeMm3 }) => total + volumeMm3, 0);
    const whole = await built(prompt, seed, true);
    expect(sum(solids.metal) / sum(whole.metal)).toBeCloseTo(1, 3);
    for (const { volumeMm3 } of solids.metal) expect(volumeMm3 / sum(whole.metal)).toBeGreaterThan(0.1);
  });
});
