import { describe, expect, it } from 'vitest';
import { monolineOf } from '../../../design/lettering/monoline.ts';
import type { Vec2 } from '../../vec.ts';
import { beadsBetween, stonesAlong } from './strokeStones.ts';

const PITCH_MM = 1.35;
const HEIGHT_MM = 11;

const stonesOf = (letter: string): Vec2[] => {
  const drawn = monolineOf(letter);
  if (drawn === null) throw new Error(`${letter} is not drawn`);
  return stonesAlong(
    drawn.lines.map((line) => line.map(([x, y]): Vec2 => [x * HEIGHT_MM, y * HEIGHT_MM])),
    PITCH_MM,
  );
};
const apart = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('stones along the lines of a letter', () => {
  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('%s: none touches another, and no gap is wide', (letter) => {
    const stones = stonesOf(letter);
    expect(stones.length).toBeGreaterThan(6);
    stones.forEach((stone, i) => {
      const ways = stones.filter((_, k) => k !== i).map((other) => apart(stone, other));
      expect(Math.min(...ways)).toBeGreaterThanOrEqual(0.97 * PITCH_MM);
      expect(Math.min(...ways)).toBeLessThan(2.1 * PITCH_MM);
    });
  });

  it('both legs of a narrow corner bear as many, as far from it', () => {
    const byHeight = (stones: readonly Vec2[]) => stones.map(([, y]) => y).sort((a, b) => a - b);
    const middle = (0.78 * HEIGHT_MM) / 2;
    const stones = stonesOf('V');
    const left = byHeight(stones.filter(([x]) => x < middle - 0.1));
    const right = byHeight(stones.filter(([x]) => x > middle + 0.1));
    expect(left.length).toBe(right.length);
    for (const [i, y] of left.entries()) expect(y).toBeCloseTo(right[i]!, 6);
  });

  it('beads stand between neighbours and on no stone', () => {
    const stones = stonesOf('R');
    const beads = beadsBetween(stones, 1.2);
    expect(beads.length).toBeGreaterThan(stones.length / 2);
    for (const bead of beads)
      for (const stone of stones) expect(apart(bead, stone)).toBeGreaterThanOrEqual(0.6 * 1.2 - 1e-9);
  });
});

describe('letters drawn as lines', () => {
  it('small letters are capitals, signs between initials are left out, others are not drawn', () => {
    expect(monolineOf('r')).toEqual(monolineOf('R'));
    expect(monolineOf('B & G')).toEqual(monolineOf('BG'));
    expect(monolineOf('É')).toBeNull();
    expect(monolineOf('')).toBeNull();
  });
});
