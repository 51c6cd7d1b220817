import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import type { PlateOrnament } from './plate.ts';

/** The nine of a face, by the gem in each place, rows from above. */
function rowsOf({ field }: PlateOrnament): string[] {
  if (field.kind !== 'sunk') throw new Error('the nine are sunk');
  const sorted = [...field.stones].sort((a, b) => b.yMm - a.yMm || a.xMm - b.xMm);
  return sorted.map(({ stone }) => stone.gemstone);
}

const NINE = [
  ...['Moonstone', 'Sapphire', 'Emerald'],
  ...['Sapphire', 'Ruby', 'Diamond'],
  ...['Garnet', 'Onyx', 'Pearl'],
];

describe('nine gems in three rows of three', () => {
  it('have the ruby in their middle, on a ring', () => {
    const { brief, notUnderstood } = interpret({
      prompt: 'navaratna ring with nine stones in a 3x3 grid, ruby in the middle',
    });
    expect([brief.stoneSizeMm, brief.plateShape, brief.motifs, notUnderstood]).toEqual([
      [],
      'square',
      [],
      [],
    ]);
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(brief, seed);
      if (!('shoulders' in design) || design.shoulders.kind !== 'signet') throw new Error('no face');
      expect(rowsOf(design.shoulders.ornament)).toEqual(NINE);
    }
  });
  it('and on a pendant', () => {
    const { brief } = interpret({ prompt: 'Navaratna pendant, square, all nine gems' });
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(brief, seed);
      const plates = 'ornaments' in design ? design.ornaments.map(({ ornament }) => ornament) : [];
      const [plate, ...others] = plates.filter((one) => one.kind === 'plate');
      expect(others).toEqual([]);
      expect(rowsOf(plate as PlateOrnament)).toEqual(NINE);
    }
  });
});
