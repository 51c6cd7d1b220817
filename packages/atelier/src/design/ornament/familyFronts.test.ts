import { type Brief, GEMSTONES, type Gemstone } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';

const drawn = (wish: Partial<Brief>, seed: number): PieceDesign =>
  createDesign(openBrief({ type: 'Brooch', ...wish }), seed) as PieceDesign;

const FIVE: Gemstone[] = ['Garnet', 'Aquamarine', 'Peridot', 'Citrine', 'Turquoise'];

const WISHES: Record<string, Partial<Brief>> = {
  'a bouquet, a flower for each birthstone': {
    motifs: ['Floral'],
    occasion: 'Birthstone',
    gemstones: FIVE,
  },
  'a family tree with four birthstones, one of them a dome': {
    motifs: ['Floral'],
    figures: ['tree-of-life'],
    occasion: 'Birthstone',
    stoneCount: 4,
    gemstones: ['Garnet', 'Peridot', 'Sapphire', 'Opal'],
  },
  'a family tree to hang, with a pearl': {
    type: 'Pendant',
    motifs: ['Floral'],
    figures: ['tree-of-life'],
    gemstones: ['Garnet', 'Pearl', 'Sapphire', 'Opal', 'Ruby'],
  },
  'a flower with three stones': { motifs: ['Floral'], gemstones: ['Ruby', 'Sapphire', 'Emerald'] },
  'six birthstones of a family, and no figure': {
    recipient: 'grandmother',
    stoneCount: 6,
    gemstones: ['Ruby', 'Emerald', 'Sapphire', 'Amethyst', 'Citrine', 'Topaz'],
  },
};

describe('fronts that bear every stone of a list', () => {
  it.each(Object.entries(WISHES))('%s: each stone once, nothing hangs from it', (_, wish) => {
    for (const seed of [0, 1, 2, 3]) {
      const { ornaments, provenance } = drawn(wish, seed);
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main']);
      const [{ ornament }] = ornaments;
      const borne =
        ornament.kind === 'emblem' ? (ornament.inTurn ?? []) : ornament.kind === 'row' ? ornament.stones : [];
      expect(borne.map(({ gemstone }) => gemstone)).toEqual(wish.gemstones);
      expect(provenance.adjustments.join()).not.toContain('left out');
    }
  });

  it('the four sketches of a bouquet are of three fronts at least', () => {
    const fronts = [0, 1, 2, 3].map((seed) => {
      const [{ ornament }] = drawn(WISHES['a bouquet, a flower for each birthstone']!, seed).ornaments;
      return ornament.kind === 'emblem' ? [ornament.form, ornament.ground, ornament.turnDegrees].join() : '';
    });
    expect(new Set(fronts).size).toBeGreaterThanOrEqual(3);
  });

  it('a fringe has as many drops as kinds of stones are left for it', () => {
    for (const seed of [0, 1, 2, 3]) {
      const { ornaments } = drawn(
        { occasion: 'Birthstone', motifs: ['Floral'], arrangements: ['fringe'], gemstones: FIVE },
        seed,
      );
      const fringe = ornaments.find(({ slot }) => slot === 'drop');
      expect(fringe?.inTurn).toHaveLength(4);
      expect(fringe?.count).toBeGreaterThanOrEqual(4);
    }
  });

  it('more stones than any figure has places for are all on the piece, or told', () => {
    const gemstones = GEMSTONES.filter((gem) => gem !== 'Pearl').slice(0, 9);
    const { provenance, ...design } = drawn({ motifs: ['Floral'], occasion: 'Birthstone', gemstones }, 0);
    const lost = gemstones.filter((gem) => !gemsWithin(design).includes(gem));
    for (const gem of lost) expect(provenance.adjustments.join()).toContain(gem.toLowerCase());
  });
});
