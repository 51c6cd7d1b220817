import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/index.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { buildSolids } from '../buildSolids.ts';
import { countOpenEdges } from '../testing/inspect.ts';
import { ringFrame } from './frame.ts';
import { twistPath } from './twist.ts';

const built = async (prompt: string, seed: number) => {
  const design = createDesign(interpret({ prompt }).brief, seed) as RingDesign;
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { design, solids: result.solids };
};

describe('small stones along one strand of a twist', () => {
  it.each([
    ['white gold ring, oval aquamarine, twisted band with pavé diamonds', 0],
    ['twisted shank with small sapphires on the band, 1 ct round diamond, platinum', 1],
    ['rose gold twisted pavé band with a cushion morganite, size 4', 2],
    ['yellow gold engagement ring, pear diamond, twisted pavé shank, size 10', 3],
  ])('%s: on the first strand, apart from one another, and it can be made', async (prompt, seed) => {
    const { design, solids } = await built(prompt, seed);
    expect(design.band.form).toBe('twist');
    expect(design.halo).toBeNull();
    const row = solids.stones.filter(({ role }) => role === 'pave');
    expect(row.length).toBeGreaterThanOrEqual(10);
    const frame = ringFrame(design);
    const path = twistPath(design, frame);
    for (const { placement } of row) {
      const [x, y, z] = placement.origin;
      const angle = Math.atan2(x, z);
      expect(Math.abs(y - path.at(angle, 0).yMm)).toBeLessThan(0.25);
    }
    const origins = row.map(({ placement }) => placement.origin);
    const nearest = origins.map((own, i) =>
      Math.min(
        ...origins.filter((_, k) => k !== i).map((other) => Math.hypot(...own.map((v, k) => v - other[k]!))),
      ),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(design.bandStones!.diameterMm * 0.98);
    for (const { mesh } of solids.metal) expect(countOpenEdges(mesh)).toBe(0);
  });

  it('leaves a strand free where the other lies over it', async () => {
    const { design, solids } = await built('ruby ring with a twisted pavé band in platinum', 0);
    const path = twistPath(design, ringFrame(design));
    for (const { placement, role } of solids.stones) {
      if (role !== 'pave') continue;
      const angle = Math.atan2(placement.origin[0], placement.origin[2]);
      const [own, other] = [path.at(angle, 0), path.at(angle, 1)];
      const isUnder = own.liftMm < other.liftMm && Math.abs(own.yMm - other.yMm) < path.strandMm / 2;
      expect(isUnder).toBe(false);
    }
  });
});
