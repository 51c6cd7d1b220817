import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const four = (wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (!('carrier' in design)) throw new Error('a piece is carried');
    return design;
  });
const chainOf = ({ carrier }: PieceDesign) => {
  if (carrier.kind !== 'chain') throw new Error('it is no chain');
  return carrier.chain;
};

describe('a chain that is the piece', () => {
  it.each(['Necklace', 'Bracelet', 'Anklet'] as const)('%s: bears nothing, in several weights', (type) => {
    const made = four({ type, arrangements: ['chain'] });
    for (const { ornaments, carrier } of made) {
      expect(ornaments).toEqual([]);
      expect(carrier.kind).toBe('chain');
    }
    expect(new Set(made.map((piece) => chainOf(piece).widthMm)).size).toBeGreaterThanOrEqual(3);
  });

  it('is of the links and the width that were asked for, as far as they can be made', () => {
    for (const piece of four({
      type: 'Necklace',
      arrangements: ['chain'],
      chainKind: 'curb',
      bandWidthMm: 8,
    }))
      expect(chainOf(piece)).toMatchObject({ kind: 'curb', widthMm: 8 });
    const [thin] = four({ type: 'Necklace', arrangements: ['chain'], chainKind: 'snake', bandWidthMm: 0.5 });
    expect(chainOf(thin!).widthMm).toBe(2);
    expect(thin!.provenance.adjustments).toContain(
      'A chain of these links is not made 0.5 mm wide: it is 2 mm.',
    );
  });

  it('is heavy where heavy links were asked for, fine where fine ones were', () => {
    const widest = (proportions: Partial<Brief['proportions']>): number =>
      Math.max(
        ...four({
          type: 'Necklace',
          arrangements: ['chain'],
          proportions: { ...openBrief({}).proportions, ...proportions },
        }).map((piece) => chainOf(piece).widthMm),
      );
    expect(widest({ presence: 'delicate' })).toBeLessThan(4);
    expect(widest({ band: 'wide' })).toBeGreaterThan(4);
  });

  it('gives way to a stone that was named', () => {
    const made = four({ type: 'Necklace', arrangements: ['chain'], gemstones: ['Ruby'] });
    for (const { ornaments } of made) expect(ornaments.length).toBeGreaterThan(0);
  });

  it('is of balls where beads of a metal were asked for', () => {
    for (const piece of four({ type: 'Bracelet', braceletKind: 'beaded', metals: ['Yellow Gold'] }))
      expect(chainOf(piece).kind).toBe('ball');
    for (const { carrier } of four({ type: 'Bracelet', braceletKind: 'beaded', gemstones: ['Onyx'] }))
      expect(carrier).toHaveProperty('strand');
  });
});

describe('plain pieces that are worn in ear and nose', () => {
  it.each([
    ['Earrings', 'hoop'],
    ['Earrings', 'huggie'],
    ['Nose Ring', 'hoop'],
  ] as const)('%s: a %s is a %s first', (type, earringKind) => {
    const [first] = four({ type, earringKind, metals: ['Yellow Gold'] });
    expect(first!.ornaments).toEqual([]);
  });

  it('thick hoops are no wire, fine ones no tube', () => {
    const tubes = (band: 'slim' | 'wide'): number[] =>
      four({
        type: 'Earrings',
        earringKind: 'hoop',
        proportions: { ...openBrief({}).proportions, band },
      }).flatMap(({ carrier, ornaments }) =>
        ornaments.length === 0 && carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop'
          ? [carrier.fitting.tubeMm]
          : [],
      );
    expect(Math.min(...tubes('wide'))).toBeGreaterThan(1.6);
    expect(Math.max(...tubes('slim'))).toBeLessThan(2.8);
  });

  it('a stud for the nose is a stud, a hoop a hoop', () => {
    const kinds = (earringKind: 'hoop' | 'stud'): Set<string> =>
      new Set(
        four({ type: 'Nose Ring', earringKind }).map(({ carrier }) =>
          carrier.kind === 'fitted' ? carrier.fitting.kind : carrier.kind,
        ),
      );
    expect([...kinds('stud')]).toEqual(['nose-stud']);
    expect([...kinds('hoop')]).toEqual(['nose-hoop']);
  });

  it('has a stone of the usual size where none was asked for, and does not speak of one', () => {
    for (const { ornaments, provenance } of four({ type: 'Nose Ring' })) {
      for (const { ornament } of ornaments)
        if (ornament.kind === 'stone') expect(ornament.stone.lengthMm).toBeLessThan(3);
      expect(provenance.adjustments.join()).not.toContain('ct would be');
    }
  });
});

describe('a locket', () => {
  it('has the outline that was asked for, and no stone for it', () => {
    for (const { ornaments } of four({ type: 'Pendant', arrangements: ['locket'], stoneCut: 'Oval' }))
      expect(ornaments[0]!.ornament).toMatchObject({ kind: 'plate', outline: 'oval' });
    const fields = four({ type: 'Pendant', arrangements: ['locket'], stoneCut: 'Oval' }).map(
      ({ ornaments }) => (ornaments[0]!.ornament.kind === 'plate' ? ornaments[0]!.ornament.field.kind : null),
    );
    expect(fields).not.toContain('stone');
  });
});
