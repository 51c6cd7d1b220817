import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

const platesOf = (brief: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief({ metals: ['Enamel'], enamelColours: ['blue'], ...brief }), seed);
    const plate = 'ornaments' in design ? design.ornaments[0]?.ornament : undefined;
    if (plate?.kind !== 'plate') throw new Error(`${design.composition} has no plate`);
    return { plate, adjustments: design.provenance.adjustments };
  });

describe('enamelled plates', () => {
  it.each(['Earrings', 'Pendant', 'Cufflinks'] as const)(
    'of %s bear the stone that was asked for',
    (type) => {
      const kind: Partial<Brief> = type === 'Earrings' ? { earringKind: 'stud' } : {};
      for (const { plate, adjustments } of platesOf({ type, gemstones: ['Ruby'], ...kind })) {
        expect(plate.field).toMatchObject({ kind: 'stone', stone: { gemstone: 'Ruby' } });
        expect(plate.enamel.length).toBeGreaterThan(0);
        expect(adjustments.join(' ')).not.toContain('left out');
      }
    },
  );

  it('are of glass and lines where none was asked for', () => {
    for (const { plate } of platesOf({ type: 'Pendant' }))
      expect(['sunburst', 'guilloche']).toContain(plate.field.kind);
  });
});

describe('a large stone and a culture alone', () => {
  it.each(['Celtic', 'Native American', 'Egyptian'] as const)(
    'of %s the stone fills a plate with its border in half of the sketches at least',
    (culture) => {
      const filled = [0, 1, 2, 3].filter((seed) => {
        const design = createDesign(
          openBrief({
            type: 'Pendant',
            culture: [culture],
            gemstones: ['Turquoise'],
            proportions: { band: null, presence: null, stone: 'large', ornament: null, profile: null },
          }),
          seed,
        );
        const front = 'ornaments' in design ? design.ornaments[0]?.ornament : undefined;
        return (
          front?.kind === 'plate' &&
          front.field.kind === 'stone' &&
          front.field.stone.lengthMm > 0.5 * Math.min(front.widthMm, front.heightMm)
        );
      });
      expect(filled.length).toBeGreaterThanOrEqual(2);
    },
  );
});
