import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('a figure on a bangle', () => {
  it('has the stones that were named on both sides of it, one after the other', () => {
    const pieces = drawn('gold kada with a peacock design and red and green stones');
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
    for (const { ornaments, provenance } of pieces) {
      const side = ornaments.find(({ slot }) => slot === 'side');
      expect(ornaments[0]).toMatchObject({ slot: 'main' });
      expect(side?.inTurn?.map(({ gemstone }) => gemstone)).toEqual(['Ruby', 'Emerald']);
      expect(side!.count % 2).toBe(0);
      expect(provenance.adjustments.join(' ')).not.toContain('left out');
    }
  });

  it.each(['silver cuff with an owl and amethysts', 'gold bangle with a peacock and pearls'])(
    'leaves no stone out: %s',
    (prompt) => {
      const { gemstones } = interpret({ prompt }).brief;
      for (const piece of drawn(prompt)) expect(gemsWithin(piece)).toContain(gemstones[0]);
    },
  );

  it('stands alone where no stone was named', () => {
    for (const { ornaments } of drawn('silver bangle with an owl'))
      expect(ornaments.some(({ slot }) => slot === 'side')).toBe(false);
  });
});
