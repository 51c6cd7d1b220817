import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

const sunk = (brief: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(brief), seed);
    if (!('ornaments' in design)) throw new Error('a ring');
    const plate = design.ornaments[0]?.ornament;
    if (plate?.kind !== 'plate' || plate.field.kind !== 'sunk') throw new Error('no stones in a bar');
    return { design, plate, stones: plate.field.stones };
  });

describe.each([
  ['Pendant', ['bar', 'vertical-bar', 'scattered']],
  ['Necklace', ['bar']],
  ['Bracelet', ['bar', 'scattered']],
] as const)('stones of several kinds in the bar of a %s', (type, arrangements) => {
  const made = sunk({
    type,
    arrangements: [...arrangements],
    gemstones: ['Amethyst', 'Citrine', 'Pearl'],
    gemstoneCounts: [
      { gemstone: 'Amethyst', count: 1 },
      { gemstone: 'Citrine', count: 3 },
      { gemstone: 'Pearl', count: 2 },
    ],
    setting: 'Bezel',
    pieceSizeMm: [36, 5],
  });

  it('are as many of each as were counted, in four ways', () => {
    for (const { design, stones } of made) {
      expect(stones.map(({ stone }) => stone.gemstone)).toEqual([
        'Amethyst',
        'Citrine',
        'Citrine',
        'Citrine',
        'Pearl',
        'Pearl',
      ]);
      expect(design.provenance.adjustments).toEqual([]);
    }
    expect(new Set(made.map(({ stones }) => JSON.stringify(stones))).size).toBe(4);
  });

  it('lie within the bar, which is as large as told, and beside each other', () => {
    for (const { plate, stones } of made) {
      expect([plate.widthMm, plate.heightMm].sort((a, b) => b - a)).toEqual([36, 5]);
      for (const [i, { stone, xMm, yMm }] of stones.entries()) {
        expect(Math.abs(xMm) + stone.widthMm / 2).toBeLessThan(plate.widthMm / 2 - 0.2);
        expect(Math.abs(yMm) + stone.widthMm / 2).toBeLessThan(plate.heightMm / 2 - 0.2);
        for (const other of stones.slice(i + 1))
          expect(Math.hypot(other.xMm - xMm, other.yMm - yMm)).toBeGreaterThan(stone.widthMm + 0.3);
      }
    }
  });
});
