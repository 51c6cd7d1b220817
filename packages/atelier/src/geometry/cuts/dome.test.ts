import { STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { aboutCarat, usualRatio } from '../../design/stones/weight.ts';
import { countOpenEdges, meshVolumeMm3 } from '../testing/inspect.ts';
import { stoneForm } from './index.ts';

const dome = (cut: StoneCut) => ({ gemstone: 'Onyx', cut, form: 'cabochon', colour: null }) as const;
const OUTLINED = STONE_CUTS.filter((cut) => cut !== 'Round' && cut !== 'Oval');

describe('a dome over an outline', () => {
  it.each(OUTLINED)('%s: closed, over its outline, as high as an elliptic one', (cut) => {
    const ratio = usualRatio(dome(cut));
    const { body, outline, crown, pavilion } = stoneForm(dome(cut), ratio);
    if (body.kind !== 'dome') throw new Error(`${cut} is ${body.kind}`);
    expect(countOpenEdges(body.mesh)).toBe(0);
    const oval = stoneForm(dome('Oval'), ratio);
    expect([crown, pavilion]).toEqual([oval.crown, oval.pavilion]);
    const { positions } = body.mesh;
    const along = (k: number) =>
      Array.from({ length: positions.length / 3 }, (_, i) => positions[3 * i + k]!);
    expect(Math.max(...along(2))).toBeCloseTo(crown, 6);
    expect(Math.min(...along(2))).toBeCloseTo(-pavilion, 6);
    // Nothing reaches over the girdle, and the girdle is the outline.
    for (const k of [0, 1] as const) {
      const reach = outline.map((p) => p[k]);
      expect(Math.max(...along(k))).toBeLessThanOrEqual(Math.max(...reach) + 1e-6);
      expect(Math.max(...along(k))).toBeGreaterThan(0.985 * Math.max(...reach));
    }
  });

  it.each(OUTLINED)('%s: every level lies inside the one below it', (cut) => {
    const { body, outline } = stoneForm(dome(cut), usualRatio(dome(cut)));
    if (body.kind !== 'dome') throw new Error(`${cut} is ${body.kind}`);
    const { positions } = body.mesh;
    const rings = (positions.length / 3 - 2) / outline.length;
    const radius = (ring: number, i: number): number => {
      const at = 3 * (ring * outline.length + i);
      return Math.hypot(positions[at]!, positions[at + 1]!);
    };
    for (let i = 0; i < outline.length; i++) {
      const radii = Array.from({ length: rings }, (_, ring) => radius(ring, i));
      const widest = radii.indexOf(Math.max(...radii));
      for (let ring = widest; ring + 1 < rings; ring++) expect(radii[ring + 1]).toBeLessThan(radii[ring]!);
    }
  });

  it.each(OUTLINED)('%s: weighs what its body holds', (cut) => {
    const ratio = usualRatio(dome(cut));
    const { body, crown, pavilion } = stoneForm(dome(cut), ratio);
    if (body.kind !== 'dome') throw new Error(`${cut} is ${body.kind}`);
    const widthMm = 8;
    // Onyx: 2.6 g/cm3; 1 ct = 0.2 g.
    const carat = (meshVolumeMm3(body.mesh) * widthMm ** 3 * 2.6) / 200;
    const about = aboutCarat(dome(cut), ratio * widthMm, widthMm, (crown + pavilion) * widthMm);
    expect(about / carat).toBeGreaterThan(0.93);
    expect(about / carat).toBeLessThan(1.07);
  });
});
