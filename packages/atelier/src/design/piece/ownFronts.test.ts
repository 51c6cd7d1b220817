import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const four = (wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return design;
  });

describe('fronts as a shop understands them', () => {
  it.each(['barrette', 'comb'] as const)('pearls on a %s are a row', (name) => {
    for (const { ornaments } of four({ type: 'Hairpin', arrangements: [name], gemstones: ['Pearl'] }))
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main', 'station']);
    for (const { ornaments } of four({
      type: 'Hairpin',
      arrangements: [name],
      gemstones: ['Pearl'],
      stoneSizeMm: [8],
    }))
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main']);
  });

  it.each<Partial<Brief>>([
    { figures: ['bee'], motifs: ['Animal'] },
    { motifs: ['Cross'] },
    { engraving: 'Emma' },
  ])('a necklace of %j has it once in its middle', (wish) => {
    for (const { composition } of four({ type: 'Necklace', ...wish }))
      expect(composition).not.toMatch(/lariat|fringe|station/);
  });

  it('no heavy links carry a stone that was named alone', () => {
    for (const { composition } of four({ type: 'Necklace', gemstones: ['Sapphire'], setting: 'Halo' }))
      expect(composition).not.toBe('statement-chain');
  });

  it('the second stone is on a figure too, or hangs beside it', () => {
    for (const [type, figure] of [
      ['Brooch', 'peacock'],
      ['Necklace', 'tree-of-life'],
      ['Brooch', 'dragonfly'],
    ] as const)
      for (const design of four({ type, figures: [figure], gemstones: ['Ruby', 'Emerald'] })) {
        expect(gemsWithin(design.ornaments)).toContain('Ruby');
        expect(gemsWithin(design.ornaments)).toContain('Emerald');
      }
  });

  it.each<Partial<Brief>>([
    { type: 'Bracelet', braceletKind: 'cuff', figures: ['wolf'], culture: ['Norse / Viking'] },
    { type: 'Pendant', figures: ['owl'], culture: ['Celtic'] },
    { type: 'Brooch', figures: ['butterfly'], culture: ['Japanese'] },
  ])('a figure in the manner of a culture is that figure in every sketch: %j', (wish) => {
    for (const { ornaments } of four(wish))
      expect(JSON.stringify(ornaments)).toContain(`"form":"${wish.figures?.[0]}"`);
  });

  it('bezels that were asked for are on every stone', () => {
    for (const type of ['Anklet', 'Bracelet', 'Necklace'] as const)
      for (const { ornaments } of four({
        type,
        arrangements: ['stations'],
        gemstones: ['Topaz'],
        setting: 'Bezel',
      }))
        for (const { ornament } of ornaments)
          if (ornament.kind === 'stone') expect(ornament.hold.kind).toBe('bezel');
  });

  it('hoops with a figure differ', () => {
    const made = four({ type: 'Earrings', earringKind: 'hoop', figures: ['feather'], motifs: ['Wing'] });
    expect(new Set(made.map(({ composition }) => composition)).size).toBe(4);
  });

  it('one stone is worn in a nostril, not a row', () => {
    for (let seed = 0; seed < 12; seed++) {
      const design = createDesign(openBrief({ type: 'Nose Ring', gemstones: ['Amethyst'] }), seed);
      expect(JSON.stringify(design)).not.toContain('"kind":"row"');
    }
  });
});
