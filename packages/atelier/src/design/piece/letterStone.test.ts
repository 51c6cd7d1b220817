import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import { bearsGem } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const four = (wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return design;
  });
const lettered = ({ ornaments }: PieceDesign) =>
  ornaments.filter(
    ({ ornament }) =>
      ornament.kind === 'nameplate' || (ornament.kind === 'plate' && ornament.field.kind === 'text'),
  );

/** The letters themselves are set with small stones. */
const isSet = ({ ornaments }: PieceDesign): boolean =>
  ornaments.some(({ ornament }) => ornament.kind === 'nameplate' && ornament.pave !== undefined);

describe('letters and a stone', () => {
  it('are set with stones of which nothing else was said in some sketches, and with one that was told in none', () => {
    const initial: Partial<Brief> = { type: 'Pendant', engraving: 'A', gemstones: ['Diamond'] };
    const sketches = four(initial).map(isSet);
    expect(sketches).toContain(true);
    expect(sketches).toContain(false);
    expect(four({ ...initial, setting: 'Pave' }).every(isSet)).toBe(true);
    for (const told of [{ stoneCount: 1 }, { caratWeight: 0.5 }, { setting: 'Bezel' }] as const)
      expect(four({ ...initial, ...told }).some(isSet)).toBe(false);
  });

  it.each([
    ['Pendant', { chainKind: 'cable' }],
    ['Pendant', {}],
    ['Necklace', {}],
    ['Bracelet', { braceletKind: 'chain' }],
    ['Anklet', {}],
    ['Charm', {}],
  ] as const)('%s: both are there, %j', (type, more) => {
    for (const letters of ['M', 'A', 'JK'])
      for (const design of four({ type, engraving: letters, gemstones: ['Diamond'], ...more })) {
        expect(lettered(design)).toHaveLength(1);
        expect(design.ornaments.some(({ ornament }) => ornament.kind === 'stone') || isSet(design)).toBe(
          true,
        );
        expect(design.provenance.adjustments.join()).not.toContain('left out');
      }
  });

  it('initials are on no slip of metal, and never cut so that they hang askew', () => {
    for (let seed = 0; seed < 12; seed++) {
      const design = createDesign(openBrief({ type: 'Pendant', engraving: 'W' }), seed);
      if (isRing(design)) throw new Error('no ring was asked for');
      const [main] = design.ornaments;
      expect(main!.ornament).toMatchObject({ kind: 'plate' });
      expect(main!.ornament).not.toMatchObject({ outline: 'bar' });
    }
    expect(
      four({ type: 'Pendant', engraving: 'A' }).some(
        ({ ornaments }) => ornaments[0]!.ornament.kind === 'nameplate',
      ),
    ).toBe(true);
  });

  it('letters are there once on what has no stations', () => {
    for (const type of ['Bracelet', 'Necklace', 'Anklet'] as const)
      for (const { ornaments } of four({ type, engraving: 'A', arrangements: ['disc'] })) {
        const text = ornaments.filter(
          ({ ornament }) => ornament.kind === 'plate' && ornament.field.kind === 'text',
        );
        expect(text.map(({ count }) => count)).toEqual([1]);
      }
  });
});

describe('a stone that the figure has no place for', () => {
  it.each<Partial<Brief>>([
    {
      type: 'Pendant',
      figures: ['triquetra'],
      culture: ['Celtic'],
      gemstones: ['Emerald'],
      chainKind: 'rope',
    },
    { type: 'Pendant', figures: ['triquetra'], culture: ['Celtic'], gemstones: ['Ruby'] },
    { type: 'Necklace', figures: ['triquetra'], gemstones: ['Sapphire'] },
    { type: 'Charm', figures: ['propeller'], gemstones: ['Garnet'] },
    {
      type: 'Bracelet',
      motifs: ['Infinity'],
      gemstones: ['Aquamarine'],
      occasion: 'Birthstone',
      braceletKind: 'chain',
    },
    { type: 'Anklet', motifs: ['Infinity'], gemstones: ['Peridot'], occasion: 'Birthstone' },
    { type: 'Necklace', motifs: ['Infinity'], gemstones: ['Topaz'], occasion: 'Birthstone' },
  ])('is set above or beside it: %j', (wish) => {
    for (const design of four(wish)) {
      const [gem] = wish.gemstones!;
      const set = design.ornaments.flatMap(({ ornament }) => ornamentStones(ornament));
      const other = design.ornaments.filter(({ ornament }) => ornament.kind !== 'motif');
      expect(set.some(({ gemstone }) => gemstone === gem) || bearsGem(other, gem!), design.composition).toBe(
        true,
      );
      expect(design.provenance.adjustments.join()).not.toContain('left out');
    }
  });
});
