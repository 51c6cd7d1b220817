import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';

const SEEDS = [0, 1, 2, 3];
const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return SEEDS.map((seed) => createDesign(brief, seed) as PieceDesign);
};

describe('open circles', () => {
  it.each([
    ['open circle pendant with diamonds', 'Diamond'],
    ['circle pendant with a ruby in the middle', 'Ruby'],
    ['diamond open circle necklace', 'Diamond'],
  ])('hold stones along the ring or within it: %s', (prompt, gemstone) => {
    for (const { ornaments } of drawn(prompt)) {
      const ring = ornaments.find(({ ornament }) => ornament.kind === 'open-frame')?.ornament;
      if (ring?.kind !== 'open-frame') throw new Error(`${prompt}: no ring`);
      expect(ring.form).toBe('circle');
      expect((ring.stone ?? ring.pave?.stone)?.gemstone).toBe(gemstone);
    }
  });

  it('are bare where no stone was spoken of', () => {
    for (const { ornaments } of drawn('gold karma necklace'))
      expect(ornaments.map(({ ornament }) => ornament)).toContainEqual(
        expect.objectContaining({ kind: 'open-frame', form: 'circle', pave: null, stone: null }),
      );
  });
});

describe('clusters at the ear', () => {
  it('are studs, unless something is to hang', () => {
    for (const { composition } of drawn('cluster earrings with sapphires'))
      expect(composition).toMatch(/^stud/);
    for (const { composition } of drawn('diamond cluster drop earrings'))
      expect(composition).not.toMatch(/^stud/);
  });
});

describe('three things that were named for a necklace', () => {
  it('are three charms in every sketch', () => {
    const { brief } = interpret({ prompt: 'necklace with a heart, a paw and a star charm' });
    for (const seed of [0, 1, 2, 3, 7919, 7920]) {
      const { ornaments } = createDesign(brief, seed) as PieceDesign;
      const named = ornaments.flatMap(({ ornament }) =>
        ornament.kind === 'motif' ? [ornament.motif] : ornament.kind === 'emblem' ? [ornament.form] : [],
      );
      expect(new Set(named)).toEqual(new Set(['Heart', 'paw-print', 'Star']));
    }
  });
});
