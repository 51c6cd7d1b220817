import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../../geometry/buildSolids.ts';
import { interpret } from '../interpret.ts';

const widths = (prompt: string) => {
  const { bandWidthMm, palmWidthMm } = interpret({ prompt }).brief;
  return [bandWidthMm, palmWidthMm];
};

describe('bands that taper', () => {
  it.each([
    ['a platinum ring, 2.4mm tapering to 1.9mm at the head', [1.9, 2.4]],
    ['gold wedding band, tapers from 4 mm to 3 mm at the back', [4, 3]],
    ['solitaire ring with a tapered band, 3 mm at the top and 2 mm at the bottom', [3, 2]],
    ['silver band tapering from 6 mm to 4.5 mm', [6, 4.5]],
  ])('have two widths: %s', (prompt, expected) => {
    expect(widths(prompt)).toEqual(expected);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each(['a 3 mm silver band', 'ring with tapered baguettes, band 2 mm'])('have one: %s', (prompt) =>
    expect(widths(prompt)[1]).toBeNull(),
  );

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
