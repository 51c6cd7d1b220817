import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { ornamentAccents, ornamentAlloys, ornamentStones } from '../ornament/document.ts';
import { extentMm } from './askedSize.ts';
import { isUnlikePair, type PieceDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3];
const draw = (brief: Partial<Brief>, seed: number): PieceDesign =>
  createDesign({ ...EMPTY_BRIEF, ...brief }, seed) as PieceDesign;
const mains = ({ ornaments }: PieceDesign) => ornaments.filter(({ slot }) => slot === 'main');
const formOf = (ornament: object): unknown => ('form' in ornament ? ornament.form : null);

describe('a pair that is not alike', () => {
  it.each([
    ['Earrings', ['sun', 'crescent-moon']],
    ['Earrings', ['cat', 'dog']],
    ['Cufflinks', ['anchor', 'fox']],
  ] as const)('%s of %s bear one each', (type, figures) => {
    for (const seed of SEEDS) {
      const piece = draw({ type, figures: [...figures], arrangements: ['mismatched'] }, seed);
      const [first, second] = mains(piece);
      expect([first?.worn, second?.worn]).toEqual(['left', 'right']);
      expect(formOf(first!.ornament)).not.toEqual(formOf(second!.ornament));
      expect(piece.provenance.adjustments.join(' ')).not.toMatch(/left out/);
    }
  });

  it('is in two metals where two were named', () => {
    const piece = draw(
      {
        type: 'Earrings',
        figures: ['sun', 'crescent-moon'],
        metals: ['Yellow Gold', 'Silver'],
        arrangements: ['mismatched'],
        noStones: true,
      },
      1,
    );
    expect(mains(piece).map(({ ornament }) => ornamentAlloys(ornament)[0])).toEqual(
      piece.alloys.map(({ id }) => id),
    );
  });

  it.each([
    [
      ['sun', 'crescent-moon'],
      ['Citrine', 'Moonstone'],
    ],
    [
      ['bee', 'daisy'],
      ['Ruby', 'Pearl'],
    ],
  ] as const)('of %s bears %s, one each, at one size', (figures, gems) => {
    for (const seed of SEEDS) {
      const piece = draw(
        {
          type: 'Earrings',
          earringKind: 'stud',
          figures: [...figures],
          gemstones: [...gems],
          pieceSizeMm: [12],
          arrangements: ['mismatched'],
        },
        seed,
      );
      const each = mains(piece).map(({ ornament }) =>
        [...ornamentStones(ornament), ...ornamentAccents(ornament)].map(({ gemstone }) => gemstone),
      );
      each.forEach((shown, at) => {
        expect(shown).toContain(gems[at]);
        expect(shown).not.toContain(gems[1 - at]);
      });
      expect(piece.ornaments).toHaveLength(2);
      for (const { ornament } of mains(piece)) expect(extentMm(ornament)).toBeCloseTo(12, 0);
    }
  });

  it('differs by its stones where nothing but two stones was named', () => {
    for (const seed of SEEDS) {
      const piece = draw(
        {
          type: 'Earrings',
          earringKind: 'stud',
          gemstones: ['Diamond', 'Ruby'],
          arrangements: ['mismatched'],
        },
        seed,
      );
      const gems = mains(piece).map(({ ornament }) => ornamentStones(ornament)[0]?.gemstone);
      expect(gems).toEqual(['Diamond', 'Ruby']);
    }
  });

  it('is said to be left out where nothing tells the two apart', () => {
    const piece = draw(
      { type: 'Earrings', figures: ['bee'], arrangements: ['mismatched'], noStones: true },
      0,
    );
    expect(isUnlikePair(piece)).toBe(false);
    expect(piece.provenance.adjustments.join(' ')).toMatch(/mismatched arrangement/);
  });
});

describe('two figures on one piece', () => {
  it.each(['Pendant', 'Charm', 'Brooch'] as const)('%s shows both in every sketch', (type) => {
    for (const figures of [
      ['bee', 'sunflower'],
      ['fox', 'crescent-moon'],
    ] as const) {
      for (const seed of SEEDS) {
        const piece = draw({ type, figures: [...figures] }, seed);
        expect(piece.provenance.adjustments.join(' '), `${piece.composition} ${seed}`).not.toMatch(
          /There is no place for/,
        );
      }
    }
  });

  it('show one alone where one was named', () => {
    for (const seed of SEEDS) {
      const { ornaments } = draw({ type: 'Brooch', figures: ['fox'], noStones: true }, seed);
      const [main, ...below] = ornaments;
      expect([main?.slot, main?.count, main && formOf(main.ornament)]).toEqual(['main', 1, 'fox']);
      // What hangs from it is plain metal.
      for (const { ornament } of below) expect(['sphere', 'tassel']).toContain(formOf(ornament));
    }
  });
});

it('two figures, one on each ear, are the whole of it: nothing hangs above or below them that nobody asked for', () => {
  for (const seed of [0, 1, 2, 3]) {
    const { ornaments } = draw(
      {
        type: 'Earrings',
        earringKind: 'drop',
        metals: ['Yellow Gold', 'Silver'],
        gemstones: ['Citrine', 'Topaz'],
        motifs: ['Celestial', 'Abstract'],
        figures: ['sun', 'rain-cloud'],
        arrangements: ['mismatched'],
      },
      seed,
    );
    expect(ornaments.map(({ slot, worn }) => [slot, worn])).toEqual([
      ['main', 'left'],
      ['main', 'right'],
    ]);
  }
});
