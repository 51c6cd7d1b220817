import type { Brief, JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const four = (wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return design;
  });
const stonesOf = ({ ornaments }: PieceDesign) =>
  ornaments.flatMap(({ ornament }) => ornamentStones(ornament));

const TYPES: readonly JewelryType[] = [
  'Pendant',
  'Necklace',
  'Earrings',
  'Bracelet',
  'Brooch',
  'Anklet',
  'Charm',
  'Cufflinks',
  'Hairpin',
];

describe('a stone whose weight or size was said', () => {
  it.each(TYPES)('%s: is of that weight in every sketch', (type) => {
    for (const setting of [null, 'Halo', 'Prong', 'Bezel', 'Cluster'] as const)
      for (const design of four({ type, gemstones: ['Sapphire'], caratWeight: 0.5, setting })) {
        const carats = stonesOf(design).map(({ nominalCarat }) => nominalCarat);
        expect(Math.max(...carats), `${design.composition}, ${setting}`).toBeCloseTo(0.5, 2);
        expect(design.provenance.adjustments.join()).not.toContain('ct');
      }
  });

  it.each(TYPES)('%s: is of those millimetres in every sketch', (type) => {
    for (const design of four({ type, gemstones: ['Ruby'], stoneCut: 'Oval', stoneSizeMm: [6, 4] }))
      expect(stonesOf(design), design.composition).toContainEqual(
        expect.objectContaining({ lengthMm: 6, widthMm: 4 }),
      );
  });

  it('a pair of studs is one such stone on each ear, without a row or a second tier', () => {
    for (const setting of [null, 'Prong'] as const)
      for (const { ornaments } of four({
        type: 'Earrings',
        earringKind: 'stud',
        gemstones: ['Diamond'],
        caratWeight: 0.75,
        setting,
      })) {
        expect(ornaments).toHaveLength(1);
        expect(ornaments[0]!.ornament).toMatchObject({ stone: { nominalCarat: 0.75 } });
      }
  });

  it('stations are of it too, as many as there is room for', () => {
    for (const design of four({
      type: 'Necklace',
      arrangements: ['stations'],
      gemstones: ['Diamond'],
      stoneCut: 'Round',
      stoneSizeMm: [3],
    }))
      expect(stonesOf(design).map(({ lengthMm }) => lengthMm)).toContain(3);
  });

  it.each(['Pendant', 'Charm'] as const)(
    '%s: is in the figure, or hangs above one that has no place for it',
    (type) => {
      const compositions = four({ type, motifs: ['Heart'], gemstones: ['Diamond'], caratWeight: 0.5 }).map(
        (design) => {
          expect(stonesOf(design).map(({ nominalCarat }) => nominalCarat)).toContain(0.5);
          expect(JSON.stringify(design)).not.toContain('sacred-heart');
          return design.composition;
        },
      );
      expect(new Set(compositions).size).toBeGreaterThan(2);
    },
  );

  it('a necklace of one is no fringe, lariat or row of stations', () => {
    for (const { composition } of four({ type: 'Necklace', gemstones: ['Emerald'], stoneSizeMm: [8, 6] }))
      expect(composition).not.toMatch(/fringe|lariat|station/);
  });

  it('forms of metal grow for it, and say so where they cannot enough', () => {
    for (const design of four({
      type: 'Pendant',
      figures: ['sun'],
      motifs: ['Celestial'],
      gemstones: ['Ruby'],
      stoneCut: 'Round',
      stoneSizeMm: [7],
    }))
      expect(stonesOf(design)[0]!.lengthMm).toBeCloseTo(7, 1);
    for (const { provenance } of four({
      type: 'Pendant',
      figures: ['crescent-moon'],
      motifs: ['Celestial'],
      gemstones: ['Ruby'],
      stoneCut: 'Round',
      stoneSizeMm: [16],
    }))
      expect(provenance.adjustments.join()).toContain('A stone of 16 mm is more than its place here holds');
  });
});
