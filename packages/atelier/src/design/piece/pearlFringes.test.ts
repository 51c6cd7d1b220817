import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

describe('pearls that hang along an edge', () => {
  it('are the fringe of a figure, with the other stones that were named', () => {
    const { brief } = interpret({
      prompt:
        'temple haar with Lakshmi in the middle, rubies and emeralds, hanging pearls along the bottom edge',
    });
    for (const seed of [0, 1, 2, 3]) {
      const design = createDesign(brief, seed) as PieceDesign;
      const drops = design.ornaments.filter(({ slot }) => slot === 'drop');
      expect(drops.map(({ ornament }) => ornament.kind === 'stone' && ornament.stone.gemstone)).toEqual([
        'Pearl',
      ]);
      expect(gemsWithin(design)).toEqual(expect.arrayContaining(['Ruby', 'Emerald', 'Pearl']));
      expect(design.provenance.adjustments).toEqual([]);
    }
  });
});
