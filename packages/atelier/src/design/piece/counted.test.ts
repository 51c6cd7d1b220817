import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';
import { shownStones } from './shownCount.ts';

const sketches = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};

describe('what was told outright', () => {
  it('has as many stones as were counted in all four sketches', () => {
    for (const [prompt, count] of [
      ['necklace with three birthstones in a row, garnet, emerald and opal, each in a round bezel', 3],
      ['a necklace with 5 sapphires', 5],
      ['gold bracelet with four rubies', 4],
      ['silver anklet with 3 turquoise stones', 3],
    ] as const) {
      const drawn = sketches(prompt);
      expect(drawn.map(shownStones), prompt).toEqual([count, count, count, count]);
      expect(new Set(drawn.map(({ composition }) => composition)).size, prompt).toBeGreaterThan(1);
    }
  });

  it('hangs a bar upright where it is to be vertical', () => {
    for (const prompt of [
      'dainty gold bar necklace, vertical, with the initials E, J and M stamped on it',
      'a vertical bar necklace in silver',
      'gold bar necklace that hangs vertically',
    ])
      for (const { ornaments } of sketches(prompt)) {
        const plate = ornaments[0]?.ornament;
        if (plate?.kind !== 'plate') throw new Error(`${prompt}: no bar`);
        expect(plate.heightMm, prompt).toBeGreaterThan(plate.widthMm);
      }
  });

  it('cuts the letters of a list without what joins them', () => {
    const text = (prompt: string) => interpret({ prompt }).brief.engraving;
    expect(text('bar necklace with initials E, J and M stamped on it')).toBe('E J M');
    expect(text('pendant engraved with A, B, C and D')).toBe('A B C D');
    expect(text('ring with the initials J & M')).toBe('J & M');
  });

  it('keeps the outline of a locket or a brooch, wherever it was said', () => {
    for (const [prompt, outline] of [
      ["locket for nan's photo, oval, engraved forget-me-nots on the front", 'oval'],
      ['gold locket with roses, round', 'disc'],
      ['a heart-shaped locket with a pearl', 'heart'],
      ['square brooch with a rose', 'square'],
      ['mourning brooch, oval, with a willow and seed pearls', 'oval'],
    ] as const)
      for (const { ornaments } of sketches(prompt))
        expect(ornaments.find(({ slot }) => slot === 'main')?.ornament, prompt).toMatchObject({
          kind: 'plate',
          outline,
        });
    const { brief } = interpret({ prompt: 'sapphire brooch, oval, gold' });
    expect(brief).toMatchObject({ stoneCut: 'Oval', plateShape: null });
  });

  it('leaves a plate plain where nothing else is to be on it', () => {
    for (const prompt of [
      'tiny flat disc studs, brushed silver, 4mm, nothing else on them',
      'gold disc pendant, no pattern',
      'completely plain oval pendant',
    ])
      for (const { ornaments } of sketches(prompt))
        for (const { ornament } of ornaments) {
          if (ornament.kind !== 'plate') throw new Error(`${prompt}: no plate`);
          expect(ornament.field.kind, prompt).toBe('plain');
          expect(ornament.border.kind, prompt).toMatch(/^(?:none|bevel)$/);
        }
  });

  it('sets a row of stones into hoops of a told size', () => {
    for (const { carrier, ornaments } of sketches(
      'small huggie hoops with a row of white diamonds, 12mm, white gold',
    )) {
      if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'hoop') throw new Error('no hoop');
      const { innerDiameterMm, tubeMm, stones } = carrier.fitting;
      expect(innerDiameterMm + 2 * tubeMm).toBeCloseTo(12, 0);
      expect(stones?.stone.gemstone).toBe('Diamond');
      expect(ornaments).toEqual([]);
    }
  });
});

it('eleven stones that were counted along a bracelet are all there, under finer links', () => {
  expect(sketches('gold bracelet with eleven 4 mm garnets').map(shownStones)).toEqual([11, 11, 11, 11]);
  for (const { composition, ornaments } of sketches('gold bracelet with a branch and eleven 4 mm garnets'))
    expect(
      ornaments.filter(({ slot }) => slot === 'station').reduce((sum, { count }) => sum + count, 0),
      composition,
    ).toBeGreaterThan(4);
});
