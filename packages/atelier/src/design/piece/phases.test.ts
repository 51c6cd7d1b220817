import { expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

it('the phases of the moon are one row, the second stone at both its ends in every sketch', () => {
  const pieces = [0, 1, 2, 3].map(
    (seed) =>
      createDesign(
        openBrief({
          type: 'Necklace',
          gemstones: ['Moonstone', 'Onyx'],
          motifs: ['Celestial'],
          figures: ['moon-phases', 'crescent-moon'],
        }),
        seed,
      ) as PieceDesign,
  );
  for (const { ornaments, composition } of pieces) {
    const [main, ends] = ornaments;
    expect(main?.ornament, composition).toMatchObject({ kind: 'motif', form: 'moon-phases' });
    expect(gemsWithin({ ornaments: [main!] }), composition).toContain('Moonstone');
    expect(ends?.slot, composition).toMatch(/^(?:side|drop)$/);
    expect(gemsWithin({ ornaments: [ends!] }), composition).toEqual(['Onyx']);
  }
  expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
});
