import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};
const layersOf = ({ ornaments }: PieceDesign): number[] => ornaments.map(({ layer }) => layer ?? 0);

describe('layered chains of several things', () => {
  it.each([
    [
      'layered necklace of three strands with a sun, turquoise drops and a small leaf',
      ['sun', 'branch', 'Turquoise'],
      3,
    ],
    [
      '3 strand layered silver necklace with a key, an anchor and a horseshoe',
      ['key', 'anchor', 'horseshoe'],
      3,
    ],
    ['two layered chains, one with a cross and one with a heart', ['cross', 'heart|puffed|interlocked'], 2],
  ] as const)('%s: each chain has its own', (prompt, things, chains) => {
    for (const design of drawn(prompt)) {
      const { carrier, ornaments, provenance } = design;
      expect(carrier.kind === 'chain' && 1 + (carrier.layers?.length ?? 0)).toBe(chains);
      for (const thing of things) expect(JSON.stringify(ornaments)).toMatch(new RegExp(thing));
      expect(new Set(layersOf(design)).size).toBe(chains);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it.each([
    ['layered necklace two chains one with coin one with a tiny evil eye', ['"disc"', 'evil-eye']],
    ['layered necklace, one chain with a coin and one with a heart', ['"disc"', 'puffed|open-heart']],
    [
      'two layered chains, one with a moon and one with a star',
      ['"crescent"', 'five-point|north-star|starburst'],
    ],
    ['double layer necklace with a pearl on one and a cross on the other', ['Pearl', 'cross']],
    ['layered necklace, one with initial A and one with a sun', ['"A"', '"sun']],
  ] as const)('%s: one on each, and nothing on another', (prompt, things) => {
    for (const { carrier, ornaments, provenance } of drawn(prompt)) {
      expect(carrier.kind === 'chain' && carrier.layers).toHaveLength(1);
      expect(ornaments.map(({ layer = 0, count }) => [layer, count])).toEqual([
        [0, 1],
        [1, 1],
      ]);
      for (const thing of things)
        expect(ornaments.filter((one) => new RegExp(thing).test(JSON.stringify(one)))).toHaveLength(1);
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('show a coin alone once', () => {
    for (const { ornaments, provenance } of drawn('layered necklace with a coin')) {
      expect(ornaments.filter(({ ornament }) => ornament.kind === 'plate').map(({ count }) => count)).toEqual(
        [1],
      );
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('hang what there is no chain for beside the others', () => {
    for (const { ornaments, provenance } of drawn('double layered chain with a star, a key and an owl')) {
      expect(ornaments).toHaveLength(3);
      expect(provenance.adjustments).toEqual([]);
    }
  });
});

describe('strands', () => {
  it.each([
    ['layered gold necklace, 3 strands, with a moon', false],
    ['layered necklace with two strands of beads', true],
    ['layered pearl necklace, three strands', true],
  ])('%s', (prompt, areBeads) =>
    expect(interpret({ prompt }).brief.arrangements?.includes('strand') === true).toBe(areBeads),
  );
});
