import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('beads', () => {
  it('in layers are strands with the spacers that were asked for, and nothing hangs from them', () => {
    for (const { carrier, ornaments, composition } of drawn(
      'coral bead necklace for a wedding in Benin, three layers with gold spacers, big and bold',
    )) {
      if (carrier.kind !== 'chain') throw new Error(composition);
      const strands = [carrier, ...(carrier.layers ?? [])].map(({ strand }) => strand);
      expect(strands).toHaveLength(3);
      for (const strand of strands) expect(strand?.spacers, composition).toBeDefined();
      expect(ornaments, composition).toEqual([]);
    }
  });

  it('with a heart have it hung from one of the layers', () => {
    for (const { ornaments } of drawn('triple layer lapis bead necklace with a gold heart'))
      expect(ornaments.map(({ ornament }) => ornament.kind)).toContain('motif');
  });

  it('that are few stand beside one figure', () => {
    for (const { ornaments, provenance } of drawn(
      'dainty gold anklet with a few turquoise beads and one little starfish',
    )) {
      expect(ornaments.filter(({ slot }) => slot === 'main')).toHaveLength(1);
      expect(ornaments.some(({ slot, ornament }) => slot === 'station' && ornament.kind === 'stone')).toBe(
        true,
      );
      expect(provenance.adjustments).toEqual([]);
    }
  });
});

describe('titles', () => {
  it('call the nine gems by their name, and what is cut flat no cabochon', () => {
    expect(createDesign(interpret({ prompt: 'navaratna ring in gold' }).brief, 1).title).toMatch(
      /^Navaratna ring/,
    );
    expect(createDesign(interpret({ prompt: 'navaratna ring, square grid, gold' }).brief, 1).title).toMatch(
      /^Navaratna signet ring/,
    );
    expect(drawn('square onyx cufflinks silver edge')[0]!.title).toMatch(/^Onyx cufflinks/);
  });
});
