import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../../design/createDesign.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';

describe('bands that taper', () => {
  it.each([0, 1, 2, 3])('are as wide as was said at the head and at the palm, %d', async (seed) => {
    const { brief } = interpret({ prompt: 'white gold solitaire ring, 2.6mm tapering to 2mm at the top' });
    const design = createDesign(brief, seed);
    const { band } = ringOf(design);
    if (band.form !== 'single') {
      expect(design.provenance.adjustments.join()).toContain('one width');
      return;
    }
    expect(band.widthMm).toBe(2);
    const result = await buildSolids(design);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const atPalm = result.solids.measures.find(({ where }) => where === 'band at the palm');
    expect(atPalm?.value).toBeCloseTo(2.6, 1);
  });
});
