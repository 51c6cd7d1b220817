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

  it.each([
    { figures: ['propeller' as const], engraving: 'R.J.T.' },
    { figures: ['anchor' as const], engraving: 'RJB' },
    { figures: ['horse' as const], engraving: 'Always' },
  ])('cufflinks show the figure and bear the letters on the back: %j', (wish) => {
    for (const design of pieces('Cufflinks', wish)) {
      expect(letters(design)).toEqual([]);
      expect(design.engraving).toMatchObject({ text: wish.engraving, place: 'back' });
      const told = design.provenance.adjustments.join();
      expect(told).toContain(`The letters ${wish.engraving} are engraved on the back`);
      expect(told).not.toContain('left out');
    }
  });

  it.each(['Marisol', 'Sofía', 'Anna'])(
    'a name in script with a heart is a name necklace: %s',
    (engraving) => {
      for (const design of pieces('Necklace', { motifs: ['Heart'], engraving, lettering: 'script' })) {
        expect(design.ornaments.some(({ ornament }) => ornament.kind === 'nameplate')).toBe(true);
        expect(
          design.ornaments.some(({ ornament }) => ornament.kind === 'motif' && ornament.motif === 'Heart'),
        ).toBe(true);
        expect(design.provenance.adjustments.join()).not.toContain('left out');
      }
    },
  );

  it('where there is one place, the letters take it and it is said', () => {
    for (const design of pieces('Hairpin', { figures: ['anchor'], engraving: 'RJB' })) {
      expect(letters(design)).toContain('RJB');
      expect(design.provenance.adjustments).toContain(LETTERING_ALONE);
    }
  });
});
