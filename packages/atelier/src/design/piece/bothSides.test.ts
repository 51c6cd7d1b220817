import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3];

describe('letters told for each side', () => {
  it.each([
    ['gold locket engraved with M on the front and 12.05.2020 on the back', 'M', '12.05.2020'],
    ['locket engraved with M on the front and love always on the back', 'M', 'love always'],
    ['locket with initials AB on the front and the date 12.05.2020 inside', 'AB', '12.05.2020'],
    ['oval locket engraved front JK and back 1999', 'JK', '1999'],
    ['locket engraved on both sides with Mum and Dad', 'Mum', 'Dad'],
    ['gold locket with A on one side and B on the other', 'A', 'B'],
    ['silver pendant with "Mum" on the front and "Dad" on the back', 'Mum', 'Dad'],
  ])('%s', (prompt, front, back) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.engravingPlace).toBe('both');
    expect(notUnderstood).toEqual([]);
    for (const seed of SEEDS) {
      const { ornaments, engraving } = createDesign(brief, seed) as PieceDesign;
      expect(engraving).toMatchObject({ text: back, place: 'back' });
      expect(ornaments[0]?.ornament).toMatchObject({ kind: 'plate', field: { kind: 'text', text: front } });
    }
  });

  it('of the inside of a locket, which is closed, are on its back: that is said', () => {
    const { brief } = interpret({ prompt: 'silver locket engraved inside with always yours' });
    expect(brief).toMatchObject({ engraving: 'always yours', engravingPlace: 'inside' });
    const { engraving, provenance } = createDesign(brief, 1) as PieceDesign;
    expect(engraving).toMatchObject({ text: 'always yours', place: 'back' });
    expect(provenance.adjustments.join()).toMatch(/stand inside of the locket is engraved on its back/);
  });

  it.each(['locket with a rose on the front and initials JK on the back'])('one side only: %s', (prompt) => {
    expect(interpret({ prompt }).brief).toMatchObject({ engraving: 'JK', engravingPlace: 'back' });
  });
});
