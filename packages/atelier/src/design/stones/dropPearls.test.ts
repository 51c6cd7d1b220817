import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';
import { ROUND_HERE } from './dropPearls.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);
const pearlsOf = ({ ornaments }: PieceDesign) =>
  ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'stone' && ornament.stone.gemstone === 'Pearl' ? [ornament.stone] : [],
  );

describe('teardrop pearls', () => {
  it.each([
    'earrings, one white teardrop pearl hanging from a little diamond stud, yellow gold',
    'silver pendant with a teardrop pearl',
  ])('are drops where they hang, and nothing is said against them: %s', (prompt) => {
    for (const design of sketches(prompt)) {
      expect(pearlsOf(design)).not.toEqual([]);
      for (const { cut, lengthMm, widthMm } of pearlsOf(design)) {
        expect(cut).toBe('Pear');
        expect(lengthMm / widthMm).toBeCloseTo(1.4, 1);
      }
      expect(design.provenance.adjustments).toEqual([]);
    }
  });

  it('are round on a stud, which is told', () => {
    for (const design of sketches('gold stud earrings with teardrop pearls')) {
      if (pearlsOf(design).every(({ cut }) => cut === 'Round'))
        expect(design.provenance.adjustments).toContain(ROUND_HERE);
    }
  });

  it('round pearls stay round', () => {
    for (const design of sketches('silver pendant with a pearl'))
      for (const { cut } of pearlsOf(design)) expect(cut).toBe('Round');
  });
});
