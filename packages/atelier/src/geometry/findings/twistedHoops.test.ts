import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { readDesign } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

const twisted = (changes = {}, seed = 1) =>
  createDesign(openBrief({ type: 'Earrings', arrangements: ['twist'], ...changes }), seed);

async function volumeMm3(design: Parameters<typeof buildSolids>[0]): Promise<number> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids.metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
}

const withoutStrands = (design: ReturnType<typeof twisted>) => {
  const copy = JSON.parse(JSON.stringify(design));
  delete copy.carrier.fitting.strands;
  const reading = readDesign(copy);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.design;
};

describe('hoops twisted like a rope', () => {
  it('are what is drawn where they were asked for, open and hinged', () => {
    const fittings = [0, 1, 2, 3].map((seed) => {
      const design = twisted({ earringKind: 'hoop', noStones: true }, seed);
      return 'carrier' in design && design.carrier.kind === 'fitted' ? design.carrier.fitting : null;
    });
    for (const fitting of fittings)
      expect(fitting).toMatchObject({ kind: 'hoop', strands: expect.any(Number) });
    expect(new Set(fittings.map((fitting) => JSON.stringify(fitting))).size).toBe(4);
  });

  it('have furrows: less metal than a smooth bar of their thickness, and less still when hollow', async () => {
    const solid = twisted({ earringKind: 'hoop', noStones: true, wireMm: 4 }, 1);
    const hollow = twisted({ earringKind: 'hoop', noStones: true, wireMm: 4, hollow: true }, 1);
    const [twist, smooth, tube] = [
      await volumeMm3(solid),
      await volumeMm3(withoutStrands(solid)),
      await volumeMm3(hollow),
    ];
    expect(twist).toBeLessThan(0.95 * smooth);
    expect(twist).toBeGreaterThan(0.6 * smooth);
    expect(tube).toBeLessThan(0.9 * twist);
  });

  it.each(['hoop', 'huggie'] as const)(
    '%s of two metals: strands of both by turns, of each alike much',
    async (earringKind) => {
      const metals = ['Yellow Gold', 'White Gold'] as const;
      const design = twisted({ earringKind, noStones: true, metals: [...metals] }, 1);
      expect(design.provenance.adjustments).toEqual([]);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { metal, measures } = built.solids;
      expect(measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
      const volumes = metals.map((name) =>
        metal.filter((part) => part.metal === name).reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0),
      );
      expect(volumes[1]! / volumes[0]!).toBeGreaterThan(0.6);
      expect(volumes[1]! / volumes[0]!).toBeLessThan(1.1);
    },
  );
});
