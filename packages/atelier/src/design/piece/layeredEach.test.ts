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
