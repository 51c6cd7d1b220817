/** Hoops with stones in them and something below: both are there. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const hoopsOf = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief({ type: 'Earrings', ...wish }), seed);
    if (isRing(design) || design.carrier.kind !== 'fitted' || design.carrier.fitting.kind !== 'hoop')
      throw new Error(design.composition);
    return { fitting: design.carrier.fitting, ornaments: design.ornaments, id: design.composition };
  });

describe('hoops of which stones and something that hangs were named', () => {
  it.each<Partial<Brief>>([
    { earringKind: 'huggie', setting: 'Pave', gemstones: ['Diamond'], motifs: ['Star'] },
    {
      earringKind: 'huggie',
      setting: 'Pave',
      gemstones: ['Sapphire'],
      figures: ['crescent-moon'],
      motifs: ['Celestial'],
    },
    { earringKind: 'hoop', setting: 'Pave', gemstones: ['Diamond'], motifs: ['Cross'] },
  ])('are set with them and bear it: %j', (wish) => {
    for (const { fitting, ornaments } of hoopsOf(wish)) {
      expect(fitting.stones?.stone.gemstone).toBe(wish.gemstones![0]);
      expect(ornaments.some(({ slot }) => slot === 'main')).toBe(true);
    }
  });

  it.each<Partial<Brief>>([
    { earringKind: 'hoop', gemstones: ['Diamond', 'Pearl'] },
    { earringKind: 'huggie', gemstones: ['Pearl', 'Ruby'] },
  ])('bear the pearl below the others: %j', (wish) => {
    for (const { fitting, ornaments } of hoopsOf(wish).filter(({ id }) => id.includes('drop'))) {
      expect(fitting.stones?.stone.gemstone).toBe(wish.gemstones!.find((gem) => gem !== 'Pearl'));
      expect(gemsWithin(ornaments)).toContain('Pearl');
    }
    expect(hoopsOf(wish).some(({ id }) => id.includes('drop'))).toBe(true);
  });

  it('differ where a figure hangs from huggies', () => {
    const ids = hoopsOf({ earringKind: 'huggie', motifs: ['Star'] }).map(({ id }) => id);
    expect(new Set(ids).size).toBeGreaterThan(2);
  });
});

describe('hoops of which nothing else was named', () => {
  it.each<Partial<Brief>>([
    { earringKind: 'hoop', noStones: true, finish: 'Hammered', pieceSizeMm: [50] },
    { earringKind: 'hoop', proportions: { ...openBrief({}).proportions, presence: 'bold' } },
    { earringKind: 'huggie', metals: ['Silver'] },
  ])('have nothing hung from them, and the sketches differ: %j', (wish) => {
    const hoops = hoopsOf(wish);
    for (const { ornaments } of hoops) expect(ornaments).toEqual([]);
    expect(new Set(hoops.map(({ id }) => id)).size).toBeGreaterThanOrEqual(3);
  });

  it('are of a slim bar where they are large and weigh little', () => {
    const { proportions } = openBrief({});
    const most = (band: 'slim' | null): number =>
      Math.max(
        ...hoopsOf({ earringKind: 'hoop', proportions: { ...proportions, presence: 'bold', band } }).map(
          ({ fitting }) => fitting.tubeMm,
        ),
      );
    expect(most('slim')).toBeLessThan(0.8 * most(null));
  });
});

describe('huggies of the sizes of the trade', () => {
  it.each([8, 9, 10, 12])('are made so: %s mm', (mm) => {
    for (const gemstones of [[], ['Emerald']] satisfies Brief['gemstones'][])
      for (const seed of [0, 1, 2, 3]) {
        const { carrier, provenance } = createDesign(
          openBrief({ type: 'Earrings', earringKind: 'huggie', gemstones, pieceSizeMm: [mm] }),
          seed,
        ) as PieceDesign;
        if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'hoop') throw new Error(carrier.kind);
        expect(carrier.fitting.innerDiameterMm + 2 * carrier.fitting.tubeMm).toBeCloseTo(mm, 1);
        expect(provenance.adjustments.join(' ')).not.toMatch(/beyond what suits/);
      }
  });
});

describe('balls at the ear', () => {
  it('are there in every sketch, on hoops as well', () => {
    for (let seed = 0; seed < 12; seed++) {
      const design = createDesign(openBrief({ type: 'Earrings', arrangements: ['ball'] }), seed);
      if (isRing(design)) throw new Error('a ring');
      expect(design.ornaments.length, design.composition).toBeGreaterThan(0);
    }
  });

  it.each<Partial<Brief>>([
    { earringKind: 'huggie', gemstones: ['Pearl'] },
    { earringKind: 'huggie', gemstones: ['Opal'] },
    { earringKind: 'huggie', gemstones: ['Diamond'], caratWeight: 2 },
    { earringKind: 'hoop', gemstones: ['Moonstone', 'Pearl'] },
    { earringKind: 'huggie', gemstones: ['Ruby', 'Diamond'] },
  ])('differ by their hoops where the stone has to hang: %j', (wish) => {
    expect(new Set(hoopsOf(wish).map(({ id }) => id)).size).toBe(4);
  });
});
