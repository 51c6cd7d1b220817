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

describe('one stone that was counted', () => {
  it.each([
    { arrangements: ['bar'] },
    { arrangements: ['nameplate'] },
    { arrangements: ['bar', 'vertical-bar'] },
  ] satisfies Partial<Brief>[])('is in the plate, and none hangs beside it: %o', (changes) => {
    const pieces = drawn({ type: 'Necklace', gemstones: ['Diamond'], stoneCount: 1, ...changes });
    for (const { ornaments, provenance } of pieces) {
      expect(ornaments).toHaveLength(1);
      expect(JSON.stringify(ornaments[0]?.ornament).match(/"gemstone":"Diamond"/g)).toHaveLength(1);
      expect(provenance.adjustments).toEqual([]);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBeGreaterThan(2);
  });

  it('stands above a name that was told', () => {
    for (const { ornaments } of drawn({
      type: 'Necklace',
      arrangements: ['nameplate'],
      engraving: 'Mia',
      gemstones: ['Diamond'],
      stoneCount: 1,
    }))
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main', 'top']);
  });

  it('is no row around a heart', () => {
    for (const { ornaments } of drawn({
      type: 'Necklace',
      arrangements: [],
      motifs: ['Heart'],
      gemstones: ['Diamond'],
      stoneCount: 1,
    })) {
      expect(ornaments).toHaveLength(1);
      expect(ornaments[0]?.ornament).not.toMatchObject({ form: 'open-heart' });
    }
  });
});

describe('stones named for the stars of the zodiac', () => {
  it('are those of a sign, and hang nowhere else', () => {
    for (const { ornaments, provenance } of drawn({
      type: 'Necklace',
      arrangements: [],
      motifs: ['Zodiac', 'Star'],
      gemstones: ['Diamond'],
    })) {
      expect(ornaments).toHaveLength(1);
      expect(ornaments[0]?.ornament).toMatchObject({ form: expect.stringMatching(/-constellation$/) });
      expect(provenance.adjustments).toEqual([]);
    }
  });
});
