import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const drawn = (changes: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map(
    (seed) =>
      createDesign(openBrief({ type: 'Bracelet', arrangements: ['bar'], ...changes }), seed) as PieceDesign,
  );

describe('an identity bracelet with a figure', () => {
  it('bears the figure in relief, and its letters on the back', () => {
    const pieces = drawn({
      figures: ['rocket'],
      motifs: ['Celestial'],
      engraving: 'TYPE 1 DIABETES',
      engravingPlace: 'back',
    });
    for (const { ornaments, engraving, provenance } of pieces) {
      expect(ornaments[0]?.ornament).toMatchObject({
        kind: 'plate',
        field: { kind: 'emblem', form: 'rocket' },
      });
      expect(engraving).toMatchObject({ text: 'TYPE 1 DIABETES', place: 'back' });
      expect(provenance.adjustments.join()).not.toContain('left out');
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('shows its letters in front where nothing else was said', () => {
    for (const { ornaments } of drawn({ engraving: 'JACK', figures: ['rocket'] }))
      expect(ornaments[0]?.ornament).toMatchObject({ kind: 'plate', field: { kind: 'text', text: 'JACK' } });
  });

  it('is a bar where no figure was named', () => {
    for (const { composition } of drawn({})) expect(composition).not.toContain('-figure-');
  });
});
