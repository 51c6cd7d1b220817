import { type Brief, JEWELRY_TYPES, type JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing, membersOf, readDesign } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';
import { extentMm } from './askedSize.ts';
import { hangsWhole, overallMm } from './overall.ts';

/** Sizes that customers name, by type. */
const SIZES: Readonly<Record<JewelryType, readonly number[]>> = {
  Ring: [15],
  Necklace: [15, 30],
  Pendant: [12, 30, 45],
  Bracelet: [20, 60],
  Earrings: [15, 30],
  Anklet: [8, 12],
  Brooch: [25, 50],
  Cufflinks: [12, 18],
  Charm: [10, 15],
  Tiara: [30, 50],
  Hairpin: [25, 80],
  'Body Chain': [12, 25],
  'Nose Ring': [4, 8],
  'Toe Ring': [12],
};
const WISHES: readonly Partial<Brief>[] = [
  {},
  { gemstones: ['Amethyst'] },
  { gemstones: ['Pearl'] },
  { motifs: ['Floral'] },
  { culture: ['Japanese'] },
  { gemstones: ['Ruby'], caratWeight: 1 },
  { gemstones: ['Diamond'], setting: 'Halo' },
  { engraving: 'Ada' },
  { noStones: true },
  { earringKind: 'hoop' },
  { earringKind: 'chandelier' },
];

/** What is measured, or null where a carrier of many parts has no size of its own. */
function measuredMm(brief: Brief, seed: number): { mm: number | null; told: string } {
  const [design] = membersOf(createDesign(brief, seed));
  if (design === undefined) throw new Error('a design has a member');
  expect(readDesign(JSON.parse(JSON.stringify(design)))).toMatchObject({ ok: true });
  const told = design.provenance.adjustments.join(' ');
  if (isRing(design)) return { mm: null, told };
  const { carrier, ornaments } = design;
  const asked = brief.pieceSizeMm?.[0] ?? 0;
  const fitting = carrier.kind === 'fitted' ? carrier.fitting : null;
  const itself = brief.earringKind === fitting?.kind || ornaments.length === 0;
  if (fitting?.kind === 'hoop' && itself) {
    const stretch = fitting.form === 'oval' ? 1.28 : 1;
    return { mm: (fitting.innerDiameterMm + fitting.tubeMm) * stretch + fitting.tubeMm, told };
  }
  if (carrier.kind === 'bangle' && asked >= 42) return { mm: carrier.innerDiameterMm, told };
  if ((fitting?.kind === 'hairpin' || fitting?.kind === 'barrette') && asked >= 50)
    return { mm: fitting.lengthMm, told };
  if (fitting?.kind === 'comb' && asked >= 50) return { mm: fitting.widthMm, told };
  if (fitting?.kind === 'nose-hoop' && asked <= 14) return { mm: fitting.innerDiameterMm, told };
  if (hangsWhole(brief, design)) {
    const whole = overallMm(design, extentMm);
    // Several parts are as long together as joints and bows allow.
    return { mm: Math.abs(whole - asked) <= 0.1 * asked ? asked : whole, told };
  }
  const main = ornaments.find(({ slot }) => slot === 'main');
  return { mm: main === undefined ? null : extentMm(main.ornament), told };
}

describe('a piece whose size was asked for', () => {
  it.each(JEWELRY_TYPES)('%s: is of that size within 5 %, or says why not', (type) => {
    for (const size of SIZES[type]) {
      for (const wish of WISHES) {
        for (let seed = 0; seed < 4; seed++) {
          const brief = openBrief({ ...wish, type, pieceSizeMm: [size] });
          const { mm, told } = measuredMm(brief, seed);
          const which = `${type} of ${size} mm, ${JSON.stringify(wish)}, seed ${seed}: ${mm} (${told})`;
          const kept = mm !== null && Math.abs(mm - size) <= 0.05 * size;
          if (!kept) expect(told, which).toContain(`${size} mm`);
        }
      }
    }
  });

  it('is a hoop of that size from outside to outside', () => {
    for (let seed = 0; seed < 12; seed++) {
      const brief = openBrief({ type: 'Earrings', earringKind: 'hoop', noStones: true, pieceSizeMm: [15] });
      expect(measuredMm(brief, seed).mm).toBeCloseTo(15, 0);
    }
  });

  it('keeps the stone whose weight was asked for', () => {
    const brief = openBrief({ type: 'Pendant', gemstones: ['Ruby'], caratWeight: 1, pieceSizeMm: [30] });
    for (let seed = 0; seed < 6; seed++) {
      const design = createDesign(brief, seed);
      const carats = [...JSON.stringify(design).matchAll(/"nominalCarat":([\d.]+)/g)].map(([, carat]) =>
        Number(carat),
      );
      expect(Math.max(...carats)).toBeCloseTo(1, 1);
    }
  });
});

describe('a stone that was named alone', () => {
  const GEMS = ['Amethyst', 'Ruby', 'Turquoise', 'Pearl'] as const;
  const EXTRAS: readonly Partial<Brief>[] = [
    {},
    { culture: ['Egyptian'] },
    { culture: ['Celtic'] },
    { motifs: ['Serpent'] },
    { era: 'Victorian' },
    { stoneCount: 5 },
  ];

  it.each(JEWELRY_TYPES)('%s: is every coloured stone, and beside it only what frames it', (type) => {
    for (const gemstone of GEMS) {
      for (const extra of EXTRAS) {
        for (let seed = 0; seed < 4; seed++) {
          const design = createDesign(openBrief({ type, gemstones: [gemstone], ...extra }), seed);
          const which = `${type} of ${gemstone}, ${JSON.stringify(extra)}, seed ${seed}, ${JSON.stringify(design).slice(0, 200)}`;
          const gems = gemsWithin(design);
          expect(
            gems.filter((gem) => gem !== gemstone && gem !== 'Diamond'),
            which,
          ).toEqual([]);
          if (!gems.includes(gemstone))
            expect(design.provenance.adjustments.join(' '), which).toContain(gemstone.toLowerCase());
        }
      }
    }
  });

  it('is passed over by no composition that has no place for it', () => {
    for (let seed = 0; seed < 24; seed++) {
      const design = createDesign(openBrief({ type: 'Bracelet', gemstones: ['Opal'] }), seed);
      expect(gemsWithin(design)).toContain('Opal');
    }
  });
});
