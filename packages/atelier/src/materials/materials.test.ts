import { GEMSTONES, METAL_FINISHES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import {
  ALLOY_FACTS,
  ALLOYS,
  alloyName,
  GEMSTONE_FACTS,
  gemMaterial,
  metalMassGrams,
  metalMaterial,
} from './index.ts';

const gold = { family: 'gold', karat: 14, colour: 'yellow', plating: 'none' } as const;

describe('alloys', () => {
  it.each([
    // A flat band, US 7, 2.0 x 1.8 mm is 216.2 mm3 by pi w (Ro^2 - Ri^2).
    ['14k yellow gold', 2.83],
    ['18k yellow gold', 3.37],
    ['platinum 950', 4.48],
    ['sterling silver', 2.25],
  ] as const)('weighs a flat band in %s at %d g', (alloy, grams) => {
    expect(metalMassGrams(alloy, 216.2)).toBeCloseTo(grams, 2);
  });

  it('resolves every family, karat and colour to a known alloy', () => {
    for (const family of ['gold', 'platinum', 'silver', 'palladium', 'titanium', 'tungsten-carbide'] as const)
      for (const karat of [10, 14, 18, 22, 24, null] as const)
        for (const colour of ['yellow', 'rose', 'white', 'grey'] as const)
          expect(ALLOYS).toContain(alloyName({ family, karat, colour, plating: 'none' }));
  });

  it('keeps reflectances physical and densities in the range of metals', () => {
    for (const alloy of ALLOYS) {
      const { reflectance, densityGramsPerCm3 } = ALLOY_FACTS[alloy];
      for (const value of reflectance) expect(value).toBeGreaterThan(0);
      for (const value of reflectance) expect(value).toBeLessThanOrEqual(1);
      expect(densityGramsPerCm3).toBeGreaterThan(4);
      expect(densityGramsPerCm3).toBeLessThan(22);
    }
  });
});

describe('metalMaterial', () => {
  it('tells yellow, rose and white gold apart by their balance of red, green and blue', () => {
    const [yellowR, yellowG, yellowB] = metalMaterial(gold, 'Polished').reflectance;
    const [roseR, roseG, roseB] = metalMaterial({ ...gold, colour: 'rose' }, 'Polished').reflectance;
    const [whiteR, , whiteB] = metalMaterial({ ...gold, colour: 'white' }, 'Polished').reflectance;
    expect(yellowG / yellowB).toBeGreaterThan(1.7);
    expect(roseR / roseG).toBeGreaterThan(1.4);
    expect(roseR / roseG).toBeGreaterThan(yellowR / yellowG);
    expect(roseB / roseG).toBeGreaterThan(yellowB / yellowG);
    expect(whiteR / whiteB).toBeLessThan(1.08);
  });

  it('covers the alloy with black rhodium', () => {
    const [r] = metalMaterial({ ...gold, plating: 'black-rhodium' }, 'Polished').reflectance;
    expect(r).toBeLessThan(0.2);
  });

  it('gives brushed metal a direction and matte metal none', () => {
    expect(metalMaterial(gold, 'Brushed', [0, 1, 0])).toMatchObject({ brushAxis: [0, 1, 0] });
    expect(metalMaterial(gold, 'Matte')).not.toHaveProperty('brushAxis');
    for (const finish of ['Brushed', 'Satin'] as const)
      expect(metalMaterial(gold, finish)).toHaveProperty('streaks');
    expect(metalMaterial(gold, 'Polished')).not.toHaveProperty('streaks');
    for (const finish of METAL_FINISHES) expect(metalMaterial(gold, finish).kind).toBe('conductor');
  });
});

describe('special stones', () => {
  const material = (gemstone: (typeof GEMSTONES)[number], sizeMm = 7) =>
    gemMaterial({ gemstone, colour: null }, sizeMm);

  it.each([
    ['Opal', 'play-of-colour'],
    ['Moonstone', 'sheen'],
    ['Emerald', 'inclusions'],
  ] as const)('%s has what makes its look inside: %s', (gemstone, kind) => {
    expect(material(gemstone)).toMatchObject({ kind: 'dielectric', interior: { kind } });
  });

  it.each([
    ['Turquoise', 'veins'],
    ['Lapis Lazuli', 'flecks'],
  ] as const)('%s is grown through: %s', (gemstone, kind) => {
    expect(material(gemstone)).toMatchObject({ kind: 'coated', pattern: { kind } });
  });

  it('gives pearls nacre and leaves clear stones and onyx plain', () => {
    expect(material('Pearl')).toHaveProperty('nacre');
    for (const gemstone of ['Diamond', 'Ruby', 'Amethyst'] as const)
      expect(material(gemstone)).not.toHaveProperty('interior');
    expect(material('Onyx')).not.toHaveProperty('pattern');
  });

  it('lets a small opal show as much play on its shorter way', () => {
    const perMm = (sizeMm: number) => {
      const opal = material('Opal', sizeMm);
      if (opal.kind !== 'dielectric' || opal.interior === undefined) throw new Error('expected an interior');
      return opal.interior.perMm;
    };
    expect(perMm(3)).toBeGreaterThan(1.5 * perMm(7));
  });

  it('darkens a black opal between its domains, not before them', () => {
    const black = gemMaterial({ gemstone: 'Opal', colour: 'black' }, 8);
    const white = gemMaterial({ gemstone: 'Opal', colour: null }, 8);
    if (black.kind !== 'dielectric' || white.kind !== 'dielectric') throw new Error('expected dielectrics');
    expect(Math.max(...(black.scatterAlbedo ?? [1]))).toBeLessThan(0.05);
    expect(black.absorptionPerMm).toEqual(white.absorptionPerMm);
  });
});

describe('gemMaterial', () => {
  /** Light left after two crossings of the stone's depth, a brilliant's shortest way. */
  const seen = (gemstone: (typeof GEMSTONES)[number], sizeMm: number) => {
    const material = gemMaterial({ gemstone, colour: null }, sizeMm);
    if (material.kind !== 'dielectric') throw new Error('expected a clear stone');
    return material.absorptionPerMm.map((value) => Math.exp(-value * 2 * 0.61 * sizeMm));
  };

  it.each([1.3, 2.5, 6.6, 12])('shows a sapphire of %d mm blue and not black', (sizeMm) => {
    const [r, g, b] = seen('Sapphire', sizeMm) as [number, number, number];
    expect(b).toBeGreaterThan(0.6);
    expect(b).toBeGreaterThan(g * 2);
    expect(g).toBeGreaterThan(r);
  });

  it.each([1.3, 3, 6.2, 12])('shows an emerald of %d mm green', (sizeMm) => {
    const [r, g, b] = seen('Emerald', sizeMm) as [number, number, number];
    expect(g).toBeGreaterThan(0.4);
    expect(g).toBeGreaterThan(b * 1.6);
    expect(b).toBeGreaterThan(r);
  });

  it('keeps a large diamond colourless', () => {
    for (const value of seen('Diamond', 10)) expect(value).toBeGreaterThan(0.97);
  });

  it('gives every gemstone a body the renderer knows, in the range of real indices', () => {
    for (const gemstone of GEMSTONES) {
      const { indexD, mohs } = GEMSTONE_FACTS[gemstone];
      expect(['dielectric', 'coated']).toContain(gemMaterial({ gemstone, colour: null }, 5).kind);
      expect(indexD).toBeGreaterThan(1.4);
      expect(indexD).toBeLessThan(2.5);
      expect(mohs[0]).toBeLessThanOrEqual(mohs[1]);
    }
  });

  it('takes a colour that was asked for over the usual one', () => {
    const pink = gemMaterial({ gemstone: 'Sapphire', colour: 'pink' }, 7);
    if (pink.kind !== 'dielectric') throw new Error('expected a clear stone');
    const [r, g, b] = pink.absorptionPerMm;
    expect(r).toBeLessThan(b);
    expect(b).toBeLessThan(g);
  });
});
