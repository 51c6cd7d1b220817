import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import type { Design } from '../design/document.ts';
import { NOT_HOLLOW } from '../design/piece/hollow.ts';
import { BAND_STAYS_SOLID } from '../design/ring/lightened.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import type { Solids } from '../geometry/solids.ts';
import { countOpenEdges } from '../geometry/testing/inspect.ts';
import { refineDesign } from '../refine/index.ts';
import { checkDesign } from './check-design.ts';

const SEED = 4;
const designOf = (prompt: string): Design => createDesign(interpret({ prompt }).brief, SEED);

async function solidsOf(design: Design): Promise<Solids> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids;
}

const volumeOf = ({ metal }: Solids): number => metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);

/** The same of solid metal. */
const ofSolid = ({ wallMm: _wall, ...design }: Design): Design => design as Design;

describe('hollow pieces', () => {
  it.each([
    ['hollow silver hoop earrings', 0.8],
    ['tube hoops in gold, 30 mm', 0.8],
    ['chunky hollow huggies in gold', 0.92],
    ['a hollow gold bangle', 0.85],
    ['hollow silver cuff bracelet', 0.85],
    ['a puffed heart pendant in gold, hollowed', 0.7],
    ['gold signet ring with a hollow head', 0.95],
  ] as const)('%s: as large outside, closed, and lighter', async (prompt, share) => {
    const design = designOf(prompt);
    expect(design.provenance.adjustments.join()).not.toMatch(/hollow/);
    const [hollow, solid] = [await solidsOf(design), await solidsOf(ofSolid(design))];
    expect(volumeOf(hollow)).toBeLessThan(share * volumeOf(solid));
    for (const axis of [0, 1, 2] as const) {
      expect(hollow.bounds.min[axis]).toBeCloseTo(solid.bounds.min[axis], 2);
      expect(hollow.bounds.max[axis]).toBeCloseTo(solid.bounds.max[axis], 2);
    }
    for (const { mesh, name } of hollow.metal) expect(countOpenEdges(mesh), name).toBe(0);
    expect(checkDesign(design, hollow).findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });

  it('is said where nothing can be hollow', () => {
    expect(designOf('hollow stud earrings with rubies').provenance.adjustments).toContain(NOT_HOLLOW);
    expect(designOf('a hollow wedding band in gold').provenance.adjustments).toContain(BAND_STAYS_SOLID);
  });

  it('solid ones stay solid', () => {
    for (const prompt of ['solid gold hoops, not hollow', 'gold hoops', 'a heavy silver bangle']) {
      expect(designOf(prompt).wallMm, prompt).toBeUndefined();
      expect(interpret({ prompt }).notUnderstood, prompt).toEqual([]);
    }
  });
});

describe('hollow pieces that are changed', () => {
  it.each([
    ['hollow gold hoops', 'make them much thinner, 1.2 mm thick'],
    ['a hollow gold bangle', 'make it 2 mm wide'],
    ['a hollow gold bangle', 'add a row of diamonds'],
  ])('%s: %s: still closed', async (prompt, instruction) => {
    const refined = refineDesign(designOf(prompt), instruction);
    if (!refined.ok) throw new Error(JSON.stringify(refined.error));
    const solids = await solidsOf(refined.design);
    for (const { mesh, name } of solids.metal) expect(countOpenEdges(mesh), name).toBe(0);
    expect(volumeOf(solids)).toBeGreaterThan(0);
  });
});
