import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ornamentStones } from '../ornament/document.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};
const rowOf = ({ ornaments }: PieceDesign) => ornaments.filter(({ close }) => close === true);
const hungOf = ({ ornaments }: PieceDesign) =>
  ornaments
    .filter(({ under }) => under === true)
    .flatMap(({ ornament }) => ornamentStones(ornament))
    .map(({ gemstone, form }) => `${gemstone} ${form}`);

describe('a kundan choker', () => {
  it.each([
    ['Indian bridal choker with kundan stones and green beads hanging along the bottom', 'Emerald bead'],
    ['kundan choker with pearls', 'Pearl bead'],
    ['polki choker with emerald drops', 'Emerald bead'],
    ['polki choker with rubies and a fringe of pearls', 'Pearl bead'],
    ['Mughal style choker, uncut diamonds, emerald drops', 'Emerald bead'],
  ])('is a close row of uncut stones in beaded rims with a bead below each: %s', (prompt, bead) => {
    for (const design of sketches(prompt)) {
      expect(rowOf(design).reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(9);
      expect(hungOf(design)).toEqual([bead]);
      for (const { ornament } of rowOf(design)) {
        for (const { form } of ornamentStones(ornament)) expect(form).toBe('cabochon');
        if (ornament.kind === 'row' || ornament.kind === 'stone')
          expect(ornament.hold).toMatchObject({ kind: 'bezel', milgrain: true });
      }
    }
  });

  it('differs from sketch to sketch, and is close about the neck', () => {
    const designs = sketches('kundan choker with pearls');
    expect(new Set(designs.map(({ composition }) => composition)).size).toBe(4);
    for (const { carrier } of designs)
      expect(carrier.kind === 'chain' && carrier.lengthMm).toBeLessThanOrEqual(406);
  });

  it('shows every stone that was named', () => {
    for (const design of sketches('kundan choker with rubies, emeralds and pearls'))
      expect(gemsWithin(design)).toEqual(expect.arrayContaining(['Ruby', 'Emerald', 'Pearl']));
  });

  it('leaves the front to a figure that was named', () => {
    for (const design of sketches('kundan choker with a peacock'))
      expect(design.composition).not.toMatch(/^kundan/);
  });
});

describe('a choker with a fringe', () => {
  it('is a row of plates with a bead below each', () => {
    for (const design of sketches('gold choker with a fringe of tiny pearls')) {
      expect(rowOf(design).map(({ ornament }) => ornament.kind)).toEqual(['plate']);
      expect(hungOf(design)).toEqual(['Pearl bead']);
    }
  });

  it('has the other stone that was named in every link', () => {
    for (const design of sketches('ruby choker with a fringe of pearls along the bottom')) {
      const [first] = rowOf(design).flatMap(({ ornament }) => ornamentStones(ornament));
      expect(first?.gemstone).toBe('Ruby');
      expect(hungOf(design)).toEqual(['Pearl bead']);
    }
  });
});

describe('kundan elsewhere', () => {
  it.each(['maang tikka with kundan', 'kundan jhumkas with green beads', 'polki pendant'])(
    'is the front: %s',
    (prompt) => {
      for (const { ornaments } of sketches(prompt)) {
        const front = ornaments.find(({ slot }) => slot === 'main' || slot === 'top')!;
        expect(ornamentStones(front.ornament)[0]).toMatchObject({ gemstone: 'Diamond', form: 'cabochon' });
      }
    },
  );

  it('has beads of the colour that was told along a bell', () => {
    for (const { ornaments } of sketches('kundan jhumkas with green beads'))
      expect(
        ornaments.flatMap(({ ornament }) =>
          ornament.kind === 'bell' ? [ornament.fringe?.stone?.gemstone] : [],
        ),
      ).toEqual(['Emerald']);
  });

  it('is not read into a rough diamond for a ring', () => {
    const { brief } = interpret({ prompt: 'uncut diamond ring' });
    expect(createDesign(brief, 0).provenance.adjustments.join(' ')).toMatch(/not among our cuts/);
  });
});
