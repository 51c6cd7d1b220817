import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

type Wish = Parameters<typeof openBrief>[0];
const drawn = (wish: Wish): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return design;
  });

describe('metal of a told thickness', () => {
  it('a tag is as thick, and as broad, as it was told', () => {
    for (const { ornaments, provenance } of drawn({
      type: 'Pendant',
      arrangements: ['dog-tag'],
      engraving: 'O NEG',
      pieceSizeMm: [50, 28],
      bandThicknessMm: 2,
    })) {
      expect(ornaments.find(({ slot }) => slot === 'main')?.ornament).toMatchObject({
        kind: 'plate',
        heightMm: 50,
        widthMm: 28,
        thicknessMm: 2,
      });
      expect(provenance.adjustments.join(' ')).not.toMatch(/thick|across/);
    }
  });

  it('a cuff is as thick as it was told', () => {
    for (const { carrier } of drawn({
      type: 'Bracelet',
      braceletKind: 'cuff',
      bandWidthMm: 15,
      bandThicknessMm: 1.5,
    }))
      expect(carrier).toMatchObject({ kind: 'bangle', band: { thicknessMm: 1.5 } });
  });

  it('a front whose proportions are its own says how broad it is', () => {
    for (const { ornaments, provenance } of drawn({
      type: 'Pendant',
      arrangements: ['bar'],
      pieceSizeMm: [30, 6],
    })) {
      const front = ornaments.find(({ slot }) => slot === 'main')?.ornament;
      if (front === undefined || !('widthMm' in front && 'heightMm' in front)) continue;
      const isAsTold = Math.min(front.widthMm, front.heightMm) === 6;
      expect(provenance.adjustments.some((line) => line.includes('shorter side'))).toBe(!isAsTold);
    }
  });

  it('what has neither a plate nor a band says so', () => {
    for (const { provenance } of drawn({ type: 'Pendant', figures: ['owl'], bandThicknessMm: 2 }))
      expect(provenance.adjustments.join(' ')).toContain('2 mm thick');
  });
});
