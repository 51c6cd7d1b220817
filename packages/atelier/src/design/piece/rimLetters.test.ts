import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { fitRim } from '../ornament/rimLetters.ts';
import type { PieceDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3];

describe('letters around the rim of a disc', () => {
  it.each([
    ["coin pendant with 'carpe diem' engraved around the edge", 'carpe diem'],
    ['gold disc necklace with carpe diem engraved around the rim', 'carpe diem'],
    ["round gold medallion with an owl, 'Sapientia et Veritas' around the rim", 'Sapientia et Veritas'],
    ["silver pendant with a sapphire, engraved around the edge 'not all who wander'", 'not all who wander'],
  ])('%s', (prompt, text) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief).toMatchObject({ engraving: text, engravingPlace: 'rim' });
    expect(notUnderstood).toEqual([]);
    for (const seed of SEEDS) {
      const { ornaments } = createDesign(brief, seed) as PieceDesign;
      const plate = ornaments.find(({ ornament }) => ornament.kind === 'plate')?.ornament;
      expect(plate).toMatchObject({ border: { kind: 'text', text } });
      if (plate?.kind !== 'plate') continue;
      expect(plate.field.kind).not.toBe('text');
      if (brief.figures?.includes('owl')) expect(plate.field).toMatchObject({ kind: 'emblem', form: 'owl' });
    }
  });

  it.each([
    'gold disc pendant with milgrain around the edge',
    'silver coin pendant with diamonds set around the rim',
  ])('not: %s', (prompt) => expect(interpret({ prompt }).brief.engraving).toBeNull());

  it('are smaller the longer they are, and cut off at last', () => {
    const disc = { outline: 'disc', widthMm: 16, heightMm: 16 } as const;
    const short = fitRim(disc, 'amor', 'sans');
    const long = fitRim(disc, 'not all who wander are lost', 'sans');
    expect(long.letterMm).toBeLessThan(short.letterMm);
    expect(long.text).toBe('not all who wander are lost');
    const cut = fitRim({ ...disc, widthMm: 8, heightMm: 8 }, 'not all who wander are lost', 'sans');
    expect(cut.text.length).toBeLessThan(20);
    expect(cut.adjustments.join()).toMatch(/longer than there is room for/);
  });
});
