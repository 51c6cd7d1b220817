import type { Brief, JewelryType, SettingStyle } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing, readDesign, type SoleDesign } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';

const SEEDS = [0, 1, 2, 3];
const FRONTED: readonly JewelryType[] = [
  'Pendant',
  'Earrings',
  'Cufflinks',
  'Charm',
  'Hairpin',
  'Tiara',
  'Brooch',
];

const designed = (brief: Partial<Brief>, seed: number): SoleDesign => {
  const design = createDesign({ ...openBrief(), ...brief }, seed);
  expect(readDesign(JSON.parse(JSON.stringify(design)))).toMatchObject({ ok: true });
  return design as SoleDesign;
};
const fronts = (design: SoleDesign) =>
  isRing(design) ? [] : design.ornaments.map(({ ornament }) => ornament);
const isPaved = (ornament: ReturnType<typeof fronts>[number]): boolean =>
  (ornament.kind === 'plate' && ornament.field.kind === 'pave') ||
  (ornament.kind === 'open-frame' && ornament.pave !== null);
const isHaloed = (ornament: ReturnType<typeof fronts>[number]): boolean =>
  ornament.kind === 'stone' && ornament.halo !== null;

describe('pavé and halo', () => {
  it.each(FRONTED)('are two things: %s', (type) => {
    const of = (setting: SettingStyle, gemstones: Brief['gemstones']) =>
      SEEDS.map((seed) => designed({ type, setting, gemstones }, seed));
    for (const gem of ['Diamond', 'Sapphire'] as const) {
      const paved = of('Pave', [gem]);
      expect(paved.filter((design) => fronts(design).some(isPaved)).length).toBeGreaterThanOrEqual(3);
      expect(paved.some((design) => fronts(design).some(isHaloed))).toBe(false);
      for (const design of paved) expect(gemsWithin(design)).toContain(gem);
      const haloed = of('Halo', [gem]);
      expect(haloed.filter((design) => fronts(design).some(isHaloed)).length).toBeGreaterThanOrEqual(2);
      expect(haloed.some((design) => fronts(design).some(isPaved))).toBe(false);
    }
  });

  it.each<Partial<Brief>>([
    { caratWeight: 2 },
    { stoneCut: 'Oval' },
    { stoneSizeMm: [7] },
    { stoneCount: 1 },
  ])('keep the one stone that was described: %o', (one) => {
    for (const seed of SEEDS) {
      const design = designed({ type: 'Pendant', setting: 'Pave', gemstones: ['Ruby'], ...one }, seed);
      expect(fronts(design).some(isPaved)).toBe(false);
    }
  });

  it.each<Partial<Brief>>([
    { gemstones: ['Opal'] },
    { gemstones: ['Pearl'] },
    { gemstones: ['Ruby'], metals: ['Titanium'] },
  ])('are not of domes, pearls or hard metals: %o', (brief) => {
    for (const seed of SEEDS)
      expect(fronts(designed({ type: 'Pendant', setting: 'Pave', ...brief }, seed)).some(isPaved)).toBe(
        false,
      );
  });
});
