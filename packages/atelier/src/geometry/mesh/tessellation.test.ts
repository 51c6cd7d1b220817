import { describe, expect, it } from 'vitest';
import { thinnedOutline } from './convex.ts';
import { neededPoints } from './tessellation.ts';

const circle = (radiusMm: number, count: number): [number, number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count;
    return [radiusMm * Math.cos(a), radiusMm * Math.sin(a), 0];
  });

describe('the points that a path needs', () => {
  it.each([0.5, 2, 8])('keep a round of %f mm round', (radiusMm) => {
    const points = circle(radiusMm, 400);
    const kept = neededPoints(points, true, () => 0);
    expect(kept.length).toBeLessThan(400);
    const offs = kept.map((from, i) => {
      const to = kept[(i + 1) % kept.length]!;
      const turn = (2 * Math.PI * ((to - from + 400) % 400)) / 400;
      return radiusMm * (1 - Math.cos(turn / 2));
    });
    expect(Math.max(...offs)).toBeLessThan(0.003);
  });

  it('are few on a straight run, and all of them where it has a kink or swells', () => {
    const run = Array.from({ length: 13 }, (_, i) => [i, 0, 0, 1]);
    expect(neededPoints(run, false, () => 1)).toEqual([0, 1, 11, 12]);
    const bent = run.map(([x, , , r]) => [x!, x! > 6 ? x! - 6 : 0, 0, r!]);
    expect(neededPoints(bent, false, () => 1)).toContain(6);
    const swelling = run.map(([x, y, z], i) => [x!, y!, z!, i === 6 ? 1.1 : 1]);
    expect(neededPoints(swelling, false, () => 1)).toEqual(expect.arrayContaining([5, 6, 7]));
  });

  it('keep the corners of an outline, whose normals turn on one place', () => {
    const corner = [0, 15, 30, 45, 60, 75, 90].map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return { x: 1, y: 1, nx: Math.cos(a), ny: Math.sin(a) };
    });
    const outline = [...corner, { x: -1, y: 1, nx: -1, ny: 0 }, { x: -1, y: -1, nx: 0, ny: -1 }];
    expect(thinnedOutline(outline)).toEqual(outline);
  });

  it('are fewer where a wall may stand off further, and never stand off by more', () => {
    const radiusMm = 2.5;
    const circle = Array.from({ length: 96 }, (_, i) => {
      const a = (2 * Math.PI * i) / 96;
      return { x: radiusMm * Math.cos(a), y: radiusMm * Math.sin(a), nx: Math.cos(a), ny: Math.sin(a) };
    });
    const kept = thinnedOutline(circle, 0.007);
    expect(kept.length).toBeLessThanOrEqual(thinnedOutline(circle).length / 2);
    kept.forEach((p, i) => {
      const q = kept[(i + 1) % kept.length]!;
      const outsideMm = radiusMm + 0.6;
      const middle = Math.hypot((outsideMm * (p.nx + q.nx)) / 2, (outsideMm * (p.ny + q.ny)) / 2);
      expect(outsideMm - middle).toBeLessThanOrEqual(0.0071);
    });
  });
});
