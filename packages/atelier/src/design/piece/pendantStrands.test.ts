import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('black beads with something that hangs from them', () => {
  it.each([
    [
      'a mangalsutra, short, with black beads on the chain and a small gold and diamond flower pendant',
      'Diamond',
    ],
    ['mangalsutra, modern, black beads and one diamond', 'Diamond'],
    ['gold necklace with black beads and a ruby heart pendant', 'Ruby'],
  ] as const)('are a string of onyx, and one front shows the stone: %s', (prompt, gem) => {
    const pieces = drawn(prompt);
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
    for (const { carrier, ornaments, provenance, title } of pieces) {
      expect(carrier).toMatchObject({ kind: 'chain', strand: { stone: { gemstone: 'Onyx', form: 'bead' } } });
      expect(ornaments).toHaveLength(1);
      expect(ornamentStones(ornaments[0]!.ornament)[0]?.gemstone).toBe(gem);
      expect(title).toContain(`Onyx and ${gem.toLowerCase()}`);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('hang the flower that was named, with the stone in its middle', () => {
    for (const { ornaments } of drawn('necklace of black beads with a diamond flower pendant'))
      expect(ornaments[0]!.ornament).toMatchObject({
        kind: 'motif',
        motif: 'Floral',
        centre: { gemstone: 'Diamond' },
      });
  });
});

describe('a flower of a culture', () => {
  it('is floral', () => {
    for (const { ornaments, provenance } of drawn('Mughal floral necklace, gold'))
      if (JSON.stringify(ornaments).includes('"kundan-lotus"'))
        expect(provenance.adjustments.join(' ')).not.toContain('floral motif');
  });
});
