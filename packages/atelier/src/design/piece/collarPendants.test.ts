import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';

const collar = (prompt: string, seed: number) => {
  const design = createDesign(interpret({ prompt }).brief, seed);
  if (!('carrier' in design) || design.carrier.kind !== 'bangle') throw new Error('no collar');
  return { ...design, carrier: design.carrier };
};

describe('stiff collars', () => {
  it.each([0, 1, 2, 3])('one stone hangs at the front, and is one (%i)', (seed) => {
    const { ornaments, provenance } = collar(
      'rigid gold collar with one pear amethyst hanging at the front',
      seed,
    );
    expect(ornaments).toMatchObject([{ slot: 'charm', ornament: { kind: 'stone' } }]);
    expect(provenance.adjustments).toEqual([]);
  });

  it('stones at both ends stay where both ends were spoken of', () => {
    const { ornaments } = collar('stiff gold collar, open at the front, with garnets at both ends', 0);
    expect(ornaments.map(({ slot }) => slot)).not.toContain('charm');
  });

  it('a thin one is thin in all its ways', () => {
    const widths = [0, 1, 2, 3].map(
      (seed) => collar('thin rigid gold collar with one pearl', seed).carrier.band,
    );
    for (const { widthMm, thicknessMm } of widths) expect(Math.min(widthMm, thicknessMm)).toBeLessThan(3.2);
  });
});

const composition = (prompt: string, seed: number): string =>
  createDesign(interpret({ prompt }).brief, seed).composition;

describe('what was not asked for by name', () => {
  it.each([0, 1, 2, 3])('a cross on a 20 inch chain is no collar, hairpins are pins (%i)', (seed) => {
    expect(composition('plain gold cross necklace, 20 inch chain', seed)).not.toContain('collar');
    expect(composition('gold hair pin with a star', seed)).toMatch(/pin|stick/);
  });
});
