import { describe, expect, it } from 'vitest';
import { draw, emeraldCut, roundBrilliant } from './gem.ts';

const areaOf = (path: string): number => {
  const points = path
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
  return Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nx, ny] = points[(index + 1) % points.length] as [number, number];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
};

describe('drawn stones', () => {
  it('are closed: from every side, the facets seen add up to the outline of those unseen', () => {
    for (const stone of [roundBrilliant(), emeraldCut()]) {
      for (const tilt of [0, 35, 90]) {
        const front = draw(stone, tilt).reduce((sum, { path }) => sum + areaOf(path), 0);
        const back = draw(stone, tilt + 180).reduce((sum, { path }) => sum + areaOf(path), 0);
        expect(front).toBeCloseTo(back, 1);
      }
    }
  });

  it('show the 33 crown facets of a brilliant from above', () => {
    expect(draw(roundBrilliant(), 0)).toHaveLength(33);
  });
});
