import { describe, expect, it } from 'vitest';
import type { Vec2 } from '../../vec.ts';
import { ellipse } from './figures.ts';
import { roomiest } from './roomiest.ts';

const box = (left: number, low: number, right: number, high: number): Vec2[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

describe('the largest disc in outlines', () => {
  it('is as wide as a long box is high', () => {
    expect(roomiest([box(0, 0, 10, 4)])?.radius).toBeCloseTo(2, 2);
  });

  it('keeps off a hole', () => {
    const found = roomiest([box(-5, -5, 5, 5), [...ellipse(-2, 0, 2.5, 2.5, 90)].reverse()]);
    expect(found).not.toBeNull();
    const { at, radius } = found ?? { at: [0, 0], radius: 0 };
    expect(Math.hypot(at[0] + 2, at[1])).toBeGreaterThan(2.49 + radius - 0.01);
    expect(at[0] + radius).toBeLessThan(5.01);
    expect(radius).toBeGreaterThan(2.2);
  });

  it('lies in the larger of two parts', () => {
    const found = roomiest([box(0, 0, 1, 1), box(4, 0, 7, 3)]);
    expect(found?.at[0]).toBeCloseTo(5.5, 1);
    expect(found?.radius).toBeCloseTo(1.5, 2);
  });

  it('is none where there is no area', () => {
    expect(roomiest([])).toBeNull();
    expect(
      roomiest([
        [
          [0, 0],
          [1, 1],
        ],
      ]),
    ).toBeNull();
  });
});
