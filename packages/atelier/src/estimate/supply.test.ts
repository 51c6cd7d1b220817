import { describe, expect, it } from 'vitest';
import type { PieceDesign } from '../design/piece/document.ts';
import type { MetalPart } from '../geometry/solids.ts';
import { flatBandDesign, flatBandSolids } from '../testing/flat-band.ts';
import { estimate, listSupply } from './index.ts';

const [band] = flatBandSolids().metal as [MetalPart];
const { alloys, character, provenance } = flatBandDesign();
const piece = (carrier: PieceDesign['carrier'], type: PieceDesign['type']): PieceDesign => ({
  documentVersion: 1,
  type,
  seed: 1,
  title: 'A test piece',
  composition: 'test',
  alloys,
  finish: 'Polished',
  carrier,
  ornaments: [],
  engraving: null,
  character,
  provenance,
});
const studs = piece(
  {
    kind: 'fitted',
    alloyId: 'main',
    fitting: { kind: 'post', wireMm: 0.8, lengthMm: 10 },
    pair: true,
    shown: 'hangs',
  },
  'Earrings',
);
const necklace = piece(
  {
    kind: 'chain',
    alloyId: 'main',
    chain: { kind: 'cable', alloyId: 'main', widthMm: 1.5, wireMm: 0.4, lengthShare: 1.4 },
    wear: 'neck',
    clasp: { kind: 'clasp', form: 'lobster', lengthMm: 10 },
    tailMm: null,
    lengthMm: 450,
    front: 'hangs',
  },
  'Necklace',
);
const solidsOf = (...names: string[]) => ({
  ...flatBandSolids({ stones: [] }),
  metal: names.map((name) => ({ ...band, name })),
});

describe('what is cast and what is bought', () => {
  it('casts the two of a pair from one model, and buys their backs', () => {
    const { cast, bought } = listSupply(
      studs,
      solidsOf('earring 1', 'butterfly 1', 'earring 2', 'butterfly 2'),
    );
    expect(cast.map(({ name, count }) => [name, count])).toEqual([['earring', 2]]);
    expect(bought).toHaveLength(1);
    expect(bought[0]).toMatchObject({ kind: 'ear-nut', count: 2 });
    expect(bought[0]?.words).toBe('butterfly back for a 0.8 mm post');
  });

  it('buys chain and clasp by their sizes and casts the ornament', () => {
    const { cast, bought } = listSupply(necklace, solidsOf('ornament', 'chain', 'clasp'));
    expect(cast.map(({ name }) => name)).toEqual(['ornament']);
    expect(bought.map(({ words }) => words)).toEqual([
      'cable chain, 1.5 mm wide, wire 0.4 mm, for 450 mm in all with clasp and ornaments',
      'lobster clasp, 10 mm',
    ]);
  });

  it('never takes two parts of another name or size for a pair', () => {
    const { cast } = listSupply(studs, {
      ...solidsOf('earring 1', 'earring 2'),
      metal: [
        { ...band, name: 'earring 1' },
        { ...band, name: 'earring 2', volumeMm3: band.volumeMm3 * 1.1 },
      ],
    });
    expect(cast.map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe('their price', () => {
  const price = (design: PieceDesign, ...names: string[]) => estimate(design, solidsOf(...names)).price;

  it('of a chain: metal and making, no casting and no hours for its links', () => {
    const chain = price(necklace, 'chain', 'clasp');
    expect(chain.casting).toEqual({ low: 0, high: 0 });
    expect(chain.findings.low).toBeGreaterThan(0);
    expect(chain.hours).toBeLessThan(0.5);
    expect(price(necklace, 'ornament', 'chain', 'clasp').hours).toBeGreaterThan(2);
  });

  it('of a pair: two castings, twice the metal, less than twice the hours', () => {
    const one = price(studs, 'earring 1');
    const two = price(studs, 'earring 1', 'earring 2');
    expect(two.metal.low).toBeCloseTo(2 * one.metal.low, 6);
    expect(two.casting.low).toBeGreaterThan(one.casting.low);
    expect(two.hours).toBeLessThan(2 * one.hours);
    const { words } = estimate(studs, solidsOf('earring 1', 'earring 2'));
    expect(words.mass).toMatch(/of metal the pair \(10 % either way\)$/);
    expect(words.price).toContain('the pair');
  });

  it('of enamel: hours to fire it, by the cell', () => {
    const hours = (cells: number) =>
      estimate(flatBandDesign(), {
        ...flatBandSolids(),
        enamels: Array.from({ length: cells }, () => ({
          colour: 'blue' as const,
          mesh: band.mesh,
          volumeMm3: 1,
        })),
      }).price.hours;
    expect(hours(1)).toBeGreaterThan(hours(0) + 1);
    expect(hours(9)).toBeGreaterThan(hours(1) + 1);
  });
});
