import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

describe('what stands beside leaves', () => {
  it.each([
    ['Pearl', 'Diamond'],
    ['Diamond', 'Pearl'],
  ] as const)('is the pearl, whichever was said first: %s and %s', (...gemstones) => {
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(
        openBrief({ type: 'Tiara', figures: ['branch'], motifs: ['Floral'], gemstones }),
        seed,
      );
      const said = JSON.stringify('ornaments' in design && design.ornaments);
      for (const gemstone of gemstones) expect(said).toContain(`"gemstone":"${gemstone}"`);
      expect(design.provenance.adjustments.join(' ')).not.toContain('left out');
    }
  });
});

describe('a figure that was named', () => {
  it.each(['Pendant', 'Necklace', 'Brooch', 'Charm'] as const)('is one on a %s', (type) => {
    for (let seed = 0; seed < 6; seed++) {
      const design = createDesign(
        openBrief({ type, figures: ['fox'], motifs: ['Animal'], noStones: true }),
        seed,
      );
      const parts = 'ornaments' in design ? design.ornaments : [];
      const shown = parts.filter(({ ornament }) => ornament.kind !== 'sculpture');
      expect(shown.map(({ slot }) => slot).filter((slot) => slot !== 'main' && slot !== 'station')).toEqual(
        [],
      );
    }
  });
});
