import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('a clasp that is worn in front', () => {
  it('is a toggle in front of every sketch, with nothing hung that nobody asked for', () => {
    const pieces = drawn('gold paperclip necklace with a chunky toggle clasp worn at the front');
    for (const { carrier, ornaments } of pieces) {
      expect(carrier).toMatchObject({
        clasp: { form: 'toggle', worn: 'front' },
        chain: { kind: 'paperclip' },
      });
      expect(ornaments).toEqual([]);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('bears what was named', () => {
    for (const { carrier, ornaments } of drawn(
      'silver bracelet with a big front toggle clasp and a small heart charm',
    )) {
      expect(carrier).toMatchObject({ kind: 'chain', wear: 'wrist', clasp: { worn: 'front' } });
      expect(ornaments).toMatchObject([{ slot: 'main', ornament: { kind: 'motif', motif: 'Heart' } }]);
    }
  });

  it('closes a strand of pearls, and is of the form that was named', () => {
    for (const { carrier } of drawn('pearl strand necklace that closes in front with a lobster clasp'))
      expect(carrier).toMatchObject({
        strand: { stone: { gemstone: 'Pearl' } },
        clasp: { form: 'lobster', worn: 'front' },
      });
  });
});
