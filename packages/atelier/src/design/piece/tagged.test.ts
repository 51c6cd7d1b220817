import type { Brief, JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import type { PieceDesign } from './document.ts';
import { LETTERING_ALONE } from './tagged.ts';

const pieces = (type: JewelryType, wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign({ ...EMPTY_BRIEF, type, ...wish }, seed);
    if (!('carrier' in design)) throw new Error('a piece is carried');
    return design;
  });

const letters = ({ ornaments }: PieceDesign): string[] =>
  ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'plate' && ornament.field.kind === 'text' ? [ornament.field.text] : [],
  );
const emblems = ({ ornaments }: PieceDesign): string[] =>
  ornaments.flatMap(({ ornament }) => (ornament.kind === 'emblem' ? [ornament.form] : []));

describe('letters beside a figure', () => {
  it.each(['Pendant', 'Charm', 'Brooch', 'Necklace', 'Bracelet', 'Anklet'] as const)(
    '%s: both are there, the letters on a tag of their own',
    (type) => {
      for (const design of pieces(type, { figures: ['anchor'], engraving: 'Ahoy' })) {
        expect(emblems(design)).toContain('anchor');
        expect(letters(design)).toEqual(['Ahoy']);
        expect(design.carrier.kind).not.toBe('bangle');
        expect(design.provenance.adjustments).not.toContain(LETTERING_ALONE);
      }
    },
  );

  it('several figures and the letters hang side by side', () => {
    for (const design of pieces('Necklace', { figures: ['dolphin', 'whale'], engraving: 'Lola' })) {
      expect(emblems(design)).toEqual(['dolphin', 'whale']);
      expect(letters(design)).toEqual(['Lola']);
    }
  });

  it('a heart bears its letters itself', () => {
    for (const { ornaments } of pieces('Pendant', { motifs: ['Heart'], engraving: 'Anna' }))
      expect(
        ornaments.some(({ ornament }) => ornament.kind === 'plate' && ornament.outline === 'heart'),
      ).toBe(true);
  });

  it('where there is one place, the letters take it and it is said', () => {
    for (const design of pieces('Cufflinks', { figures: ['anchor'], engraving: 'RJB' })) {
      expect(letters(design)).toContain('RJB');
      expect(design.provenance.adjustments).toContain(LETTERING_ALONE);
    }
  });
});
