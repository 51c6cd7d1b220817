import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};
const fittingOf = ({ carrier }: PieceDesign) => (carrier.kind === 'fitted' ? carrier.fitting : null);

describe('a plain hoop in the nose', () => {
  it('is one ring in every sketch, without a bead', () => {
    const pieces = drawn('plain gold nose hoop 8mm');
    for (const piece of pieces) {
      expect(piece.composition).not.toMatch(/captive|double/);
      expect(fittingOf(piece)).toMatchObject({ kind: 'nose-hoop', innerDiameterMm: 8 });
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });
});

describe('beads on a nose ring', () => {
  it.each([
    ['gold nose hoop with three tiny beads at the bottom', 3, undefined],
    ['nose ring, thin silver hoop with three turquoise beads', 3, 'Turquoise'],
    ['silver nose ring with five little beads', 5, undefined],
    ['gold nose hoop with lapis beads', 3, 'Lapis Lazuli'],
  ] as const)('%s: are on every sketch', (prompt, count, gemstone) => {
    const pieces = drawn(prompt);
    for (const piece of pieces) {
      const fitting = fittingOf(piece);
      expect(fitting).toMatchObject({ kind: 'nose-hoop', beads: { count } });
      if (fitting?.kind === 'nose-hoop') expect(fitting.beads?.stone?.gemstone).toBe(gemstone);
      expect(piece.provenance.adjustments).toEqual([]);
      expect(readDesign(piece)).toMatchObject({ ok: true });
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('are none where one bead closes the ring, or a stud was asked for', () => {
    for (const prompt of ['captive bead nose ring in gold', 'nose stud with a gold ball'])
      for (const piece of drawn(prompt)) expect(fittingOf(piece)).not.toHaveProperty('beads');
  });
});
