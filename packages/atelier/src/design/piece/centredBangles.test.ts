import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { ornamentStones } from '../ornament/document.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const sketches = (brief: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => createDesign(openBrief(brief), seed) as PieceDesign);

const CUFF: Partial<Brief> = {
  type: 'Bracelet',
  braceletKind: 'cuff',
  gemstones: ['Turquoise'],
  culture: ['Native American'],
};

describe('a stone that was named with a culture, on a stiff band', () => {
  it.each([
    ['cuff', CUFF],
    ['hammered cuff', { ...CUFF, finish: 'Hammered' }],
    ['cuff with a large stone', { ...CUFF, proportions: { ...openBrief({}).proportions, stone: 'large' } }],
    ['Celtic bangle', { ...CUFF, braceletKind: 'bangle', gemstones: ['Emerald'], culture: ['Celtic'] }],
  ] satisfies [string, Partial<Brief>][])('is its front, alone: %s', (_, brief) => {
    const pieces = sketches(brief);
    for (const { ornaments, carrier } of pieces) {
      expect(ornaments).toMatchObject([{ slot: 'main', count: 1 }]);
      expect(ornamentStones(ornaments[0]!.ornament)).toMatchObject([{ gemstone: brief.gemstones![0] }]);
      // The culture is shown about the stone or around the band.
      const isBordered = carrier.kind === 'bangle' && carrier.band.texture.kind === 'pattern';
      expect(isBordered || ornaments[0]!.ornament.kind === 'plate').toBe(true);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('is large where it is cut as a cabochon, unless a small one was asked for', () => {
    const longest = (brief: Partial<Brief>) =>
      sketches(brief).map(({ ornaments }) => ornamentStones(ornaments[0]!.ornament)[0]!.lengthMm);
    const small = { ...openBrief({}).proportions, stone: 'small' as const };
    for (const lengthMm of longest(CUFF)) expect(lengthMm).toBeGreaterThan(9);
    for (const lengthMm of longest({ ...CUFF, proportions: small })) expect(lengthMm).toBeLessThan(9);
  });

  it('leaves the front to a figure that was named', () => {
    for (const { ornaments } of sketches({ ...CUFF, figures: ['feather'] }))
      expect(ornaments.some(({ ornament }) => ornament.kind === 'emblem' || ornament.kind === 'motif')).toBe(
        true,
      );
  });
});

describe('one stone alone in the middle of what else is worn', () => {
  it('stands in the border of its culture, in the place of an emblem', () => {
    const brief: Partial<Brief> = {
      type: 'Pendant',
      gemstones: ['Emerald'],
      culture: ['Celtic'],
      arrangements: ['solitaire'],
    };
    for (const { ornaments } of sketches(brief))
      expect(ornaments[0]!.ornament).toMatchObject({
        kind: 'plate',
        field: { kind: 'stone', stone: { gemstone: 'Emerald' } },
      });
  });
});
