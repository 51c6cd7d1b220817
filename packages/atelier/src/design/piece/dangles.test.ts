import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';
import { shownCount } from './shownCount.ts';

const sketches = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};
const drops = (design: PieceDesign): number =>
  design.ornaments
    .filter(({ slot }) => slot === 'drop')
    .reduce((sum, placed) => sum + shownCount(design, placed), 0);

describe('what dangles', () => {
  it('hangs in all four sketches, several of it', () => {
    for (const prompt of [
      'japanese hairpin with cherry blossoms and tiny pearls that dangle down',
      'kanzashi with a crane and dangling silver strips',
      'peacock brooch with dangling sapphires',
      'butterfly choker with little drops hanging all the way along',
      'waist chain in gold with small aquamarine drops',
      'silver payal with ghungroos',
    ])
      for (const design of sketches(prompt))
        expect(drops(design), `${prompt}: ${design.composition}`).toBeGreaterThanOrEqual(3);
  });

  it('hangs figures and bells in turn where both were named, four ways', () => {
    const pieces = sketches('paisley payal with ghungroo bells, gold');
    for (const { ornaments } of pieces) {
      expect(JSON.stringify(ornaments)).toMatch(/"form":"boteh"/);
      expect(ornaments.filter(({ ornament }) => ornament.kind === 'bell').length).toBeGreaterThanOrEqual(1);
    }
    const several = pieces.filter(
      ({ ornaments }) => ornaments.filter(({ ornament }) => ornament.kind === 'emblem').length >= 4,
    );
    expect(several.length).toBeGreaterThanOrEqual(3);
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('hangs in the hair from a slide, of stones where it is bridal, and says so where a comb was asked for', () => {
    for (const design of sketches('bridal hair comb with a waterfall of crystals')) {
      expect(design.carrier).toMatchObject({ fitting: { kind: 'barrette' } });
      expect(design.ornaments.find(({ slot }) => slot === 'drop')?.ornament.kind).toBe('stone');
      expect(design.provenance.adjustments.join()).toMatch(/teeth of a comb/);
    }
  });

  it('leaves the figure that was named in the middle', () => {
    for (const design of sketches('dragonfly choker with little pearls hanging all along'))
      expect(JSON.stringify(design.ornaments), design.composition).toMatch(/"form":"dragonfly"/);
  });

  it('is of strips of metal where no stone was named', () => {
    for (const { ornaments } of sketches('silver hairpin with a crane and dangling strips'))
      expect(ornaments.find(({ slot }) => slot === 'drop')?.ornament).toMatchObject({
        kind: 'plate',
        outline: 'bar',
      });
  });

  it('is no fringe where one thing hangs from a chain', () => {
    for (const prompt of ['a necklace with a dangling heart', 'gold ring with a thin strip of silver'])
      expect(interpret({ prompt }).brief.arrangements ?? [], prompt).not.toContain('fringe');
  });
});

describe('lines with a stone of their own in the middle', () => {
  it('have it once, and the others about it all round', () => {
    for (const { composition, ornaments } of sketches(
      'huge emerald pear in the middle surrounded by diamonds, tennis necklace going round the back',
    )) {
      const [middle, ...line] = ornaments;
      expect(composition).toMatch(/^neck-line-centre/);
      expect(middle).toMatchObject({
        count: 1,
        close: true,
        ornament: { stone: { gemstone: 'Emerald', cut: 'Pear' } },
      });
      for (const group of line)
        expect(group).toMatchObject({
          close: true,
          ornament: { stone: { gemstone: 'Diamond', cut: 'Round' } },
        });
    }
  });

  it('are lines of one stone where no other was named', () => {
    for (const { composition } of sketches('diamond tennis necklace, 3mm stones'))
      expect(composition).not.toContain('centre');
  });
});

describe('torcs', () => {
  const torcs = (prompt: string) =>
    sketches(prompt).map(({ carrier, ornaments }) => {
      if (carrier.kind !== 'bangle') throw new Error(`${prompt}: no bangle`);
      return { carrier, slots: ornaments.map(({ slot }) => slot) };
    });

  it.each(['silver torc bangle with acorns on both ends', 'gold torque bracelet with rams'])(
    '%s: are open, with what was named on both ends',
    (prompt) => {
      for (const { carrier, slots } of torcs(prompt)) {
        expect(carrier.openingMm).not.toBeNull();
        expect(carrier.ends).toBeUndefined();
        expect(slots).toEqual(['drop']);
      }
    },
  );

  it.each([
    ['silver torc bangle with wolf heads on both ends', 'cat'],
    ['gold torque bracelet with ram heads at the ends', 'ram'],
  ])('%s: are open, and end in the heads that were named', (prompt, head) => {
    for (const { carrier, slots } of torcs(prompt)) {
      expect(carrier.openingMm).not.toBeNull();
      expect(carrier.ends?.heads).toEqual([head, head]);
      expect(slots).toEqual([]);
    }
  });
});
