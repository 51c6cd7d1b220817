import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing, membersOf } from '../document.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { wireOf } from './wires.ts';

/** The wires of four sketches, mm, and what is told of wire. */
const wiresOf = (wishes: Partial<Brief>): readonly (readonly [number | null, string])[] =>
  [0, 1, 2, 3].map((seed) => {
    const [piece] = membersOf(createDesign({ ...EMPTY_BRIEF, ...wishes }, seed));
    if (piece === undefined || isRing(piece)) throw new Error('not worn on a wire');
    const told = piece.provenance.adjustments.filter((line) => line.startsWith('Wire of'));
    return [wireOf(piece.carrier), told.join()];
  });

describe('wire of a gauge', () => {
  it.each<readonly [string, Partial<Brief>]>([
    ['nose ring', { type: 'Nose Ring', earringKind: 'hoop', wireMm: 0.81 }],
    ['nose stud', { type: 'Nose Ring', earringKind: 'stud', wireMm: 1.02 }],
    ['plain hoops', { type: 'Earrings', earringKind: 'hoop', noStones: true, wireMm: 1.29 }],
    [
      'hoops of a size',
      { type: 'Earrings', earringKind: 'hoop', noStones: true, wireMm: 1.63, pieceSizeMm: [30] },
    ],
    ['posts of studs', { type: 'Earrings', earringKind: 'stud', gemstones: ['Opal'], wireMm: 1.02 }],
  ])('is that of a %s, to the hundredth', (_, wishes) => {
    for (const [mm, told] of wiresOf(wishes)) expect([mm, told]).toEqual([wishes.wireMm, '']);
  });

  it.each<readonly [string, Partial<Brief>, RegExp]>([
    [
      'thicker where it would be too fine',
      { type: 'Nose Ring', earringKind: 'hoop', wireMm: 0.4 },
      /too fine .* 0\.7 mm/,
    ],
    [
      'thicker in hoops',
      { type: 'Earrings', earringKind: 'hoop', noStones: true, wireMm: 0.81 },
      /too fine .* 1 mm/,
    ],
    [
      'finer where it would not go through',
      { type: 'Nose Ring', earringKind: 'stud', wireMm: 1.63 },
      /too thick .* 1\.02 mm/,
    ],
  ])('is made %s, and told', (_, wishes, told) => {
    for (const [mm, line] of wiresOf(wishes)) {
      expect(mm).not.toBe(wishes.wireMm);
      expect(line).toMatch(told);
    }
  });
});
