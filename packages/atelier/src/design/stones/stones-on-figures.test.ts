import { interpret } from '@filigree/atelier/brief';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { SoleDesign } from '../document.ts';
import type { EmblemOrnament } from '../ornament/emblem.ts';
import type { PieceDesign } from '../piece/document.ts';

const designsOf = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as SoleDesign as PieceDesign);
};
const figureOf = ({ ornaments }: PieceDesign): EmblemOrnament | undefined =>
  ornaments.map(({ ornament }) => ornament).find((ornament) => ornament.kind === 'emblem');
const groupsOf = (piece: PieceDesign) =>
  figureOf(piece)?.groups?.map(({ stone, count, place }) => [stone.gemstone, count, place]);

describe('stones that were named with a figure', () => {
  it.each([
    ['cat pendant in gold with emerald eyes', [['Emerald', null, 'eyes']]],
    ['an owl brooch, eyes of citrine', [['Citrine', null, 'eyes']]],
    [
      'silver dragonfly brooch with opals on its wings and a ruby in the middle',
      [
        ['Ruby', 1, null],
        ['Opal', null, 'along'],
      ],
    ],
    ['moon pendant with three sapphires along the moon', [['Sapphire', 3, 'along']]],
    ['christmas tree charm with a diamond at the tip', [['Diamond', 1, 'tips']]],
  ])('stand on it where they were told to: %s', (prompt, groups) => {
    for (const piece of designsOf(prompt)) {
      expect(groupsOf(piece)).toEqual(groups);
      expect(figureOf(piece)?.stone).toBeNull();
    }
  });

  it('leave nothing hung below or above it for their sake', () => {
    for (const { ornaments } of designsOf('peacock brooch with emeralds and sapphires'))
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main']);
  });

  it('stay as they were where one kind was named and nothing of its place', () => {
    for (const piece of designsOf('a gold cat pendant with a ruby'))
      expect(figureOf(piece)?.groups).toBeUndefined();
  });

  it('are not on a figure from which they were to hang', () => {
    for (const piece of designsOf('a gold cat pendant with a pearl and a ruby hanging below it'))
      expect(JSON.stringify(piece.ornaments)).toContain('Pearl');
  });

  it('are told where a figure shows no eyes', () => {
    const [piece] = designsOf('a swan pendant with ruby eyes');
    expect(piece!.provenance.adjustments.join(' ')).toMatch(/eyes .* ruby/);
  });
});
