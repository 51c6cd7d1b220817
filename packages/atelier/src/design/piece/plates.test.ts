import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import type { PlateOrnament } from '../ornament/plate.ts';
import { openBrief } from '../testing/briefs.ts';

const SEEDS = [0, 1, 2, 3];

function platesOf(changes: Partial<Brief>): PlateOrnament[] {
  return SEEDS.map((seed) => {
    const design = createDesign(openBrief(changes), seed);
    if (isRing(design)) {
      const { shoulders } = design;
      if (shoulders.kind !== 'signet') throw new Error('a signet was asked for');
      return shoulders.ornament as PlateOrnament;
    }
    const plate = design.ornaments.find(({ ornament }) => ornament.kind === 'plate')?.ornament;
    if (plate?.kind !== 'plate') throw new Error(`no plate in ${design.title}`);
    return plate;
  });
}

describe('plates as they were described', () => {
  it('have the outline and the border that were told', () => {
    for (const plate of platesOf({ type: 'Pendant', plateShape: 'oval', plateBorder: 'rope' }))
      expect(plate).toMatchObject({ outline: 'oval', border: { kind: 'rope' } });
    for (const plate of platesOf({ type: 'Cufflinks', plateShape: 'square', plateBorder: 'bevel' }))
      expect(plate).toMatchObject({ outline: 'square', border: { kind: 'bevel' } });
  });

  it('are hammered where that was asked for', () => {
    for (const plate of platesOf({ type: 'Pendant', arrangements: ['disc'], finish: 'Hammered' }))
      expect(plate.field.kind).toBe('hammered');
  });

  it('bear the stone that was named, no longer than half of them, and the figure that was named', () => {
    for (const plate of platesOf({ type: 'Pendant', arrangements: ['disc'], gemstones: ['Sapphire'] })) {
      if (plate.field.kind !== 'stone') throw new Error(plate.field.kind);
      expect(plate.field.stone.gemstone).toBe('Sapphire');
      expect(plate.field.stone.lengthMm).toBeLessThan(plate.widthMm * 0.62);
    }
    for (const plate of platesOf({
      type: 'Pendant',
      plateShape: 'oval',
      figures: ['owl'],
      motifs: ['Animal'],
    }))
      expect(plate.field).toMatchObject({ kind: 'emblem', form: 'owl' });
    for (const plate of platesOf({ type: 'Pendant', plateShape: 'octagon', motifs: ['Cross', 'Geometric'] }))
      expect(plate.field).toMatchObject({ kind: 'emblem', form: 'cross' });
  });

  it('are framed by small stones where there are some', () => {
    const asked = { type: 'Pendant', plateShape: 'disc', plateBorder: 'pave' } as const;
    for (const plate of platesOf({ ...asked, gemstones: ['Sapphire', 'Diamond'] }))
      expect(plate.border).toMatchObject({ kind: 'pave', stone: { gemstone: 'Diamond' } });
  });

  it.each([
    ['Pendant', 'panther', 'Animal'],
    ['Necklace', 'infinity-heart', 'Infinity'],
    ['Brooch', 'coiled-snake', 'Serpent'],
  ] as const)('%s: a %s that is on none hangs beside it', (type, figure, motif) => {
    for (const seed of SEEDS) {
      const design = createDesign(
        openBrief({ type, arrangements: ['dog-tag'], figures: [figure], motifs: [motif] }),
        seed,
      );
      if (isRing(design)) throw new Error('no ring was asked for');
      expect(design.ornaments.map(({ ornament }) => ornament.kind).sort()).toEqual(['motif', 'plate']);
      expect(design.provenance.adjustments.join()).not.toContain('arrangement');
    }
  });

  it.each([
    ['dog-tag', 'north-star'],
    ['dog-tag', 'wolf'],
    ['disc', 'bee'],
    ['disc', 'rose'],
  ] as const)('a %s bears the %s that was named', (name, figure) => {
    for (const seed of SEEDS) {
      const design = createDesign(
        openBrief({ type: 'Pendant', arrangements: [name], figures: [figure] }),
        seed,
      );
      if (isRing(design)) throw new Error('no ring was asked for');
      const { ornament } = design.ornaments[0]!;
      expect(JSON.stringify(ornament)).toContain(`"form":"${figure}"`);
      expect(ornament).toMatchObject(name === 'disc' ? { ground: 'medallion' } : { outline: 'dog-tag' });
    }
  });

  it.each([
    ['Floral', /^(?:blossom|rose|daisy|pansy|lotus|branch|sunflower|tulip|lily|forget-me-not|fleur-de-lis)$/],
    ['Star', /star/],
    ['Celestial', /moon|sun|star|saturn|planet|comet/],
  ] as const)('of a locket bear a motif that was named (%s)', (motif, forms) => {
    for (const plate of platesOf({ type: 'Pendant', arrangements: ['locket'], motifs: [motif] })) {
      if (plate.field.kind !== 'emblem') throw new Error(plate.field.kind);
      expect(plate.field.form).toMatch(forms);
    }
  });

  it('say so where what else was named is on none', () => {
    const design = createDesign(
      openBrief({ type: 'Cufflinks', plateShape: 'oval', figures: ['panther'], motifs: ['Animal'] }),
      0,
    );
    expect(design.provenance.adjustments).toContain(
      'The plate that was asked for cannot be made with what was asked for besides: it is left out.',
    );
  });

  it('make the faces of signets, by their own outline or that of their stone', () => {
    const signet: Partial<Brief> = { type: 'Ring', arrangements: ['signet'] };
    for (const plate of platesOf({ ...signet, plateShape: 'hexagon', plateBorder: 'beaded' }))
      expect(plate).toMatchObject({ outline: 'hexagon', border: { kind: 'beaded' } });
    for (const plate of platesOf({ ...signet, gemstones: ['Onyx'], stoneCut: 'Princess' }))
      expect(plate.outline).toBe('square');
  });
});
