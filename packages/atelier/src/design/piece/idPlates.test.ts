import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const IDENTITY: Partial<Brief> = {
  type: 'Bracelet',
  arrangements: ['bar'],
  engraving: 'TYPE 1 DIABETIC',
  metals: ['Rose Gold'],
  gemstones: ['Diamond'],
};
const sketches = (changes: Partial<Brief> = {}) =>
  [0, 1, 2, 3].map((seed) => createDesign(openBrief({ ...IDENTITY, ...changes }), seed) as PieceDesign);

describe('stones on an identity bracelet', () => {
  it('stand about the letters on the rim of the plate, which is let into the chain', () => {
    for (const { carrier, ornaments, provenance } of sketches()) {
      expect(carrier).toMatchObject({ kind: 'chain', front: 'let-in' });
      expect(ornaments).toMatchObject([
        {
          slot: 'main',
          ornament: {
            kind: 'plate',
            border: { kind: 'pave', stone: { gemstone: 'Diamond' } },
            field: { kind: 'text', text: IDENTITY.engraving },
          },
        },
      ]);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('are one in its face, where one was counted', () => {
    for (const { carrier, ornaments } of sketches({ engraving: 'Sofia', stoneCount: 1 })) {
      expect(carrier).toMatchObject({ kind: 'chain', front: 'let-in' });
      expect(ornaments).toMatchObject([
        { slot: 'main', ornament: { corner: { stone: { gemstone: 'Diamond' } }, field: { text: 'Sofia' } } },
      ]);
    }
  });

  it('hang beside it where they are beads', () => {
    for (const { ornaments } of sketches({ gemstones: ['Pearl'] })) expect(ornaments.length).toBe(2);
  });
});
