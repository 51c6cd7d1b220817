import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

const strandsOf = (brief: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(brief), seed);
    if (!('carrier' in design) || design.carrier.kind !== 'chain') throw new Error('no chain');
    return { design, strand: design.carrier.strand ?? null };
  });

describe.each(['Necklace', 'Bracelet', 'Anklet'] as const)('beads of a %s', (type) => {
  it('have spacers where they were asked for, in ways that differ', () => {
    const made = strandsOf({ type, gemstones: ['Onyx'], arrangements: ['strand', 'spacers'] });
    for (const { strand } of made) expect(strand?.spacers).toBeDefined();
    expect(new Set(made.map(({ strand }) => JSON.stringify(strand?.spacers))).size).toBe(4);
  });

  it('are as large in the middle as told and smaller at the clasp where they are graduated', () => {
    const made = strandsOf({
      type,
      gemstones: ['Turquoise'],
      stoneSizeMm: [11],
      arrangements: ['strand', 'graduated'],
    });
    for (const { strand } of made) {
      expect(strand?.diameterMm).toBe(11);
      expect(strand?.endShare).toBeLessThan(0.75);
      expect(strand?.spacers).toBeUndefined();
    }
    expect(new Set(made.map(({ strand }) => strand?.endShare)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('several strands', () => {
  it('are of a colour each where one gem was named in several', () => {
    const stoneColours: Brief['stoneColours'] = [
      { gemstone: 'Pearl', colour: 'black' },
      { gemstone: 'Pearl', colour: 'white' },
    ];
    for (const { strand } of strandsOf({ type: 'Necklace', gemstones: ['Pearl'], rows: 2, stoneColours }))
      expect(strand?.eachStrand?.map(({ colour }) => colour)).toEqual(['black', null]);
  });

  it('are of a gem each where several were named, a diamond aside', () => {
    const gemstones: Brief['gemstones'] = ['Pearl', 'Garnet', 'Diamond'];
    for (const { strand } of strandsOf({ type: 'Bracelet', gemstones, rows: 3, arrangements: ['strand'] }))
      expect(strand?.eachStrand?.map(({ gemstone }) => gemstone)).toEqual(['Pearl', 'Garnet', 'Pearl']);
  });

  it('are closed plainly, and it is said, where the clasp was to be a figure', () => {
    const brief: Partial<Brief> = {
      type: 'Necklace',
      gemstones: ['Pearl'],
      rows: 2,
      figures: ['bee'],
      arrangements: ['strand', 'figure-clasp'],
    };
    for (const { design } of strandsOf(brief)) {
      const said = design.provenance.adjustments;
      expect(said.some((one) => one.startsWith('The clasp of several strands is made plain'))).toBe(true);
      expect(said.some((one) => one.includes('no place for the bee'))).toBe(false);
    }
  });
});

describe('a classic single strand', () => {
  it('is of beads alone: no beads of metal stand among them', () => {
    const made = strandsOf({
      type: 'Necklace',
      gemstones: ['Pearl'],
      era: 'Classic / Bridal',
      rows: 1,
      arrangements: ['strand'],
    });
    for (const { design, strand } of made) {
      expect('ornaments' in design && design.ornaments).toEqual([]);
      expect(strand?.spacers).toBeUndefined();
    }
    expect(new Set(made.map(({ strand }) => strand?.endShare)).size).toBe(4);
  });
});
