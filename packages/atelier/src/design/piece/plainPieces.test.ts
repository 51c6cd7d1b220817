import type { Brief, JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { gemsWithin } from '../stones/within.ts';
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

  it.each<Partial<Brief>>([
    { motifs: ['Floral'], stoneCut: 'Oval' },
    { figures: ['owl'], stoneCut: 'Round' },
    { stoneCut: 'Oval', proportions: { ...openBrief({}).proportions, ornament: 'simple' } },
    { motifs: ['Heart'], proportions: { ...openBrief({}).proportions, presence: 'delicate' } },
  ])('of one outline and one front differs in its edge, its bail or its size: %j', (wish) => {
    const ways = four({ type: 'Pendant', arrangements: ['locket'], ...wish }).map(
      ({ carrier, ornaments }) => {
        const plate = ornaments[0]!.ornament;
        if (carrier.kind !== 'hung' || plate.kind !== 'plate') throw new Error('no locket');
        return { bail: carrier.bail.form, edge: plate.border.kind, heightMm: plate.heightMm };
      },
    );
    // A loop of the locket's own metal would hold its lid.
    expect(new Set(ways.map(({ bail }) => bail)).size).toBe(3);
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(4);
    expect(new Set(ways.map(({ edge }) => edge)).size).toBeGreaterThan(1);
  });
});

describe('what is to be simple', () => {
  const simple = { ...openBrief({}).proportions, ornament: 'simple' as const };

  it.each<[JewelryType, Partial<Brief>]>([
    ['Pendant', { motifs: ['Cross'], chainKind: 'box' }],
    ['Necklace', { motifs: ['Cross'] }],
    ['Earrings', { motifs: ['Heart'], earringKind: 'stud' }],
    ['Brooch', { motifs: ['Floral'] }],
    ['Bracelet', { motifs: ['Star'] }],
    ['Charm', { figures: ['butterfly'], motifs: ['Animal'] }],
  ])('%s: has no stones that nobody named and nothing hung from it', (type, more) => {
    for (const design of four({ type, proportions: simple, ...more })) {
      expect(gemsWithin(design)).toEqual([]);
      expect(design.ornaments.filter(({ slot }) => slot === 'main' || slot === 'top').length).toBeLessThan(2);
      expect(design.ornaments.map(({ slot }) => slot)).not.toContain('drop');
    }
  });

  it('a simple cross is a plain Latin one', () => {
    for (const { ornaments } of four({ type: 'Pendant', motifs: ['Cross'], proportions: simple }))
      expect(ornaments[0]!.ornament).toHaveProperty('form', expect.stringMatching(/^(?:latin-)?cross$/));
  });

  it('a plain locket has a plain field', () => {
    for (const { ornaments } of four({ type: 'Pendant', arrangements: ['locket'], proportions: simple }))
      expect(ornaments[0]!.ornament).toMatchObject({ field: { kind: 'plain' } });
  });

  it('hoops have no drops', () => {
    for (const earringKind of ['hoop', 'huggie'] as const)
      for (const { ornaments } of four({ type: 'Earrings', earringKind, proportions: simple }))
        expect(ornaments).toEqual([]);
  });

  it('chunky hoops are thicker than a pencil lead', () => {
    for (const design of four({
      type: 'Earrings',
      earringKind: 'hoop',
      proportions: { ...simple, presence: 'bold' },
    })) {
      const { carrier } = design;
      if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'hoop') throw new Error('hoops');
      expect(carrier.fitting.tubeMm).toBeGreaterThan(3);
    }
  });

  it.each([{ stoneSizeMm: [3] }, {}, { setting: 'Prong' as const }])(
    'a classic tennis bracelet is a full line of one size, %j',
    (more) => {
      for (const design of four({
        type: 'Bracelet',
        braceletKind: 'tennis',
        era: 'Classic / Bridal',
        gemstones: ['Diamond'],
        stoneCut: 'Round',
        lengthIn: 7,
        ...more,
      })) {
        const line = design.ornaments.filter(({ close }) => close);
        expect(line).toHaveLength(1);
        const { ornament, count } = line[0]!;
        if (ornament.kind !== 'stone') throw new Error('a line of stones');
        expect(count * ornament.stone.widthMm).toBeGreaterThan(100);
      }
    },
  );
});

describe('what is worn as it was said', () => {
  it('a bangle with the border of its culture has nothing else on it in most sketches', () => {
    const told: readonly Partial<Brief>[] = [
      {
        braceletKind: 'bangle',
        figures: ['meander-disc'],
        motifs: ['Geometric'],
        culture: ['Greek'],
        bandWidthMm: 8,
      },
      { braceletKind: 'bangle', culture: ['Celtic'] },
      { braceletKind: 'cuff', culture: ['Norse / Viking'] },
    ];
    for (const changes of told) {
      const made = four({ type: 'Bracelet', ...changes });
      expect(made.filter(({ ornaments }) => ornaments.length === 0)).toHaveLength(3);
      for (const { carrier } of made)
        expect(carrier).toMatchObject({
          band: { texture: { kind: 'pattern', pattern: expect.any(String) } },
        });
    }
  });

  it.each([
    ['lever-back', 'lever-back'],
    ['ear-wire', 'fish-hook'],
  ] as const)('earrings on a %s hang from one', (claspKind, fitting) => {
    for (const earringKind of [null, 'drop', 'chandelier'] as const)
      for (const { carrier } of four({ type: 'Earrings', claspKind, earringKind, figures: ['lotus'] }))
        expect(carrier).toMatchObject({ fitting: { kind: fitting } });
  });

  it.each(['Necklace', 'Bracelet', 'Anklet'] as const)('%s: two figures are both there', (type) => {
    for (const { ornaments } of four({ type, figures: ['turtle', 'scallop-shell'], motifs: ['Animal'] })) {
      const shown = JSON.stringify(ornaments);
      expect(shown).toContain('"form":"turtle"');
      expect(shown).toContain('"form":"scallop-shell"');
    }
  });
});

describe('hoops with a pearl', () => {
  it.each(['hoop', 'huggie'] as const)(
    '%s: it hangs from them, and no row of other stones takes its place',
    (earringKind) => {
      for (const piece of four({ type: 'Earrings', earringKind, gemstones: ['Pearl'] })) {
        expect(gemsWithin(piece.ornaments)).toContain('Pearl');
        expect(piece.provenance.adjustments.join(' ')).not.toMatch(/left out/);
      }
    },
  );
});
