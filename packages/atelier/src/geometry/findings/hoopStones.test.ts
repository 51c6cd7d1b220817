import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import { countOpenEdges, solidOf } from '../testing/inspect.ts';

async function hoops(earringKind: 'hoop' | 'huggie', seed: number) {
  const design = createDesign(openBrief({ type: 'Earrings', gemstones: ['Sapphire'], earringKind }), seed);
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const { carrier } = design as PieceDesign;
  if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'hoop') throw new Error(design.title);
  return { design, fitting: carrier.fitting, solids: built.solids };
}

describe('small stones along a hoop', () => {
  it.each([
    ['hoop', 0],
    ['hoop', 1],
    ['hoop', 2],
    ['huggie', 0],
    ['huggie', 1],
    ['huggie', 2],
  ] as const)('%s, seed %i: evenly set in the outer side of closed metal', async (kind, seed) => {
    const { design, fitting, solids } = await hoops(kind, seed);
    expect(design.title).toContain('sapphire');
    expect(design.provenance.adjustments).toEqual([]);
    for (const part of solids.metal) expect(countOpenEdges(part.mesh)).toBe(0);
    const one = solids.stones.slice(0, solids.stones.length / 2);
    expect(one.length).toBeGreaterThan(7);
    const between = one.slice(1).map(({ placement: { origin } }, i) => {
      const before = one[i]!.placement.origin;
      return Math.hypot(...origin.map((value, axis) => value - before[axis]!));
    });
    // No two stones touch, and no gap is seen between two.
    const widthMm = one[0]!.widthMm;
    expect(Math.min(...between)).toBeGreaterThan(widthMm + 0.05);
    expect(Math.max(...between)).toBeLessThan(widthMm + 0.35);
    expect(widthMm).toBeLessThan(fitting.tubeMm * 0.7);
  });

  it('takes no more metal than its seats, and leaves the tube whole', async () => {
    const { fitting, solids } = await hoops('hoop', 0);
    await atBench((bench) => {
      const [hoop] = solids.metal;
      const volume = bench.bodies(solidOf(bench, hoop!.mesh)).map((body) => body.volume());
      expect(volume.length).toBe(1);
      const tube =
        2 * Math.PI ** 2 * ((fitting.innerDiameterMm + fitting.tubeMm) / 2) * (fitting.tubeMm / 2) ** 2;
      expect(volume[0]!).toBeGreaterThan(tube * 0.6);
      expect(volume[0]!).toBeLessThan(tube);
    });
  });

  it.each([
    ['Star', 0],
    ['Heart', 1],
    ['Wing', 2],
  ] as const)('leaves whole metal where a %s hangs from it, seed %i', async (motif, seed) => {
    const { design, fitting } = await hoops('hoop', seed);
    const hung = createDesign(openBrief({ type: 'Pendant', motifs: [motif] }), seed) as PieceDesign;
    const main = hung.ornaments.find(({ slot }) => slot === 'main')!;
    const bearing = { ...(design as PieceDesign), ornaments: [main] };
    const built = await buildSolids(bearing);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
    // Beside the hold the row goes on: on a hoop of this span to both sides.
    const besideIt = built.solids.stones.filter(({ role }) => role === 'pave').length;
    const { diameterMm, spanDegrees } = fitting.stones!;
    const whole = ((spanDegrees * Math.PI) / 180) * ((fitting.innerDiameterMm + 2 * fitting.tubeMm) / 2);
    expect(besideIt / 2).toBeGreaterThan((0.6 * whole) / (diameterMm + 0.14));
  });
});
