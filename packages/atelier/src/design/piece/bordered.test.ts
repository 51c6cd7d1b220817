import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createSole } from '../set/createSole.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';
import { findPieceFaults } from './faults.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const drawn = (wish: Partial<Brief>): PieceDesign[] =>
  SEEDS.map((seed) => createSole({ ...EMPTY_BRIEF, type: 'Bracelet', ...wish }, seed) as PieceDesign);
const bandOf = ({ carrier }: PieceDesign) => {
  if (carrier.kind !== 'bangle') throw new Error(`a ${carrier.kind} is no bangle`);
  return carrier.band;
};

describe('stiff bracelets', () => {
  it('bear the border of a culture', () => {
    for (const piece of drawn({ braceletKind: 'bangle', culture: ['Greek'] }))
      expect(bandOf(piece).texture).toMatchObject({ kind: 'pattern', pattern: 'meander', enamel: null });
  });

  it('hold enamel in it, or all around', () => {
    for (const culture of [[], ['Celtic']] as Brief['culture'][])
      for (const piece of drawn({ braceletKind: 'bangle', culture, metals: ['Yellow Gold', 'Enamel'] })) {
        expect(bandOf(piece).texture).toMatchObject({ kind: 'pattern', enamel: expect.any(String) });
        expect(piece.provenance.adjustments.join()).not.toMatch(/no field that could hold enamel/);
      }
  });

  it('keep a hammered surface', () => {
    for (const piece of drawn({ braceletKind: 'cuff', culture: ['Greek'], finish: 'Hammered' }))
      expect(bandOf(piece).texture.kind).toBe('hammered');
  });

  it('show the stone that is to be large as their front', () => {
    const wish: Partial<Brief> = {
      braceletKind: 'cuff',
      culture: ['Native American'],
      gemstones: ['Turquoise'],
      proportions: { ...EMPTY_BRIEF.proportions, stone: 'large' },
    };
    for (const piece of drawn(wish)) {
      // On a plate of its own it is the whole of it.
      for (const { ornament } of piece.ornaments)
        expect(['stone', 'row']).toContain(ornament.kind === 'plate' ? ornament.field.kind : ornament.kind);
      expect(bandOf(piece).texture.kind).toBe('pattern');
    }
  });

  it('are of two metals where two were asked for', () => {
    for (const arrangements of [[], ['twist']] as Brief['arrangements'][])
      for (const piece of drawn({
        braceletKind: 'bangle',
        arrangements,
        metals: ['White Gold', 'Rose Gold'],
      })) {
        expect(piece.alloys).toHaveLength(2);
        expect(findPieceFaults(piece)).toEqual([]);
      }
  });
});

describe('pieces of two stones', () => {
  it.each(['Pendant', 'Necklace', 'Earrings', 'Brooch'] as const)('%s: show both', (type) => {
    for (const piece of drawn({ type, gemstones: ['Amethyst', 'Ruby'] })) {
      const shown = gemsWithin(piece.ornaments);
      for (const gem of ['Amethyst', 'Ruby']) expect(shown).toContain(gem);
    }
  });
});
