import type { Brief, Figure } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import { stonesWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';

const drawn = (wish: Partial<Brief>, seed: number): PieceDesign =>
  createDesign(
    openBrief({
      type: 'Pendant',
      proportions: { band: null, presence: null, stone: 'small', ornament: null, profile: null },
      ...wish,
    }),
    seed,
  ) as PieceDesign;

describe('figures with small stones', () => {
  it.each<[Figure, Partial<Brief>]>([
    ['om', { gemstones: ['Diamond'] }],
    ['star-of-david', { gemstones: ['Sapphire'], motifs: ['Star', 'Geometric'] }],
    ['hamsa', { gemstones: ['Sapphire'] }],
    ['ankh', { gemstones: ['Ruby'], motifs: ['Cross'] }],
  ])('%s: by itself, its stones on it or around it', (figure, wish) => {
    const all = [0, 1, 2, 3].map((seed) => drawn({ figures: [figure], ...wish }, seed));
    for (const { ornaments, title } of all) {
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main']);
      expect(stonesWithin(ornaments).map(({ gemstone }) => gemstone)).toContain(wish.gemstones![0]);
      expect(title.toLowerCase()).toContain(figure.replaceAll('-', ' '));
    }
    const isRimmed = ({ ornaments: [{ ornament }] }: PieceDesign): boolean =>
      ornament.kind === 'plate' && ornament.border.kind === 'pave';
    expect(all.filter(isRimmed).length).toBeGreaterThanOrEqual(2);
  });

  it('a single stone that was counted is no rim of many', () => {
    const { ornaments } = drawn({ figures: ['hamsa'], gemstones: ['Sapphire'], stoneCount: 1 }, 0);
    expect(ornaments.some(({ ornament }) => ornament.kind === 'plate')).toBe(false);
  });
});
