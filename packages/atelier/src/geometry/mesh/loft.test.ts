import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../solids.ts';
import { windingAt } from '../testing/inspect.ts';
import { atBench } from './bench.ts';
import { type TubePoint, tube } from './loft.ts';

const RADIUS_MM = 0.5;

/** Two legs that meet at the origin, turning by `degrees` over a corner of `cornerMm`. */
function bentPath(degrees: number, cornerMm: number): TubePoint[] {
  const turn = (degrees * Math.PI) / 180;
  const steps = 12;
  const at: Vec3[] = [[-2.5, 0, 0]];
  let here: Vec3 = [0, 0, 0];
  at.push(here);
  for (let i = 1; i <= steps; i++) {
    const a = (turn * (i - 0.5)) / steps;
    const chord = (cornerMm * turn) / steps;
    here = [here[0] + chord * Math.cos(a), here[1] + chord * Math.sin(a), 0];
    at.push(here);
  }
  at.push([here[0] + 2.5 * Math.cos(turn), here[1] + 2.5 * Math.sin(turn), 0]);
  return at.map((point) => ({ at: point, side: RADIUS_MM, up: RADIUS_MM }));
}

describe('a tube', () => {
  it.each([
    [60, 0.1],
    [90, 0.15],
    [120, 0.3],
    [90, 2],
  ])('that turns by %d degrees about %d mm lies nowhere over itself', async (degrees, cornerMm) => {
    const { mesh, box } = await atBench((bench) => {
      const solid = bench.solid(tube(bentPath(degrees, cornerMm), [0, 0, 1], { segments: 16 }), 'bend');
      return { mesh: bench.mesh(solid), box: bench.extent(solid) };
    });
    const steps = 30;
    let inside = 0;
    for (let i = 0; i < steps; i++) {
      for (let k = 0; k < steps; k++) {
        for (const z of [0.013, 0.21]) {
          const part = (axis: 0 | 1, share: number): number =>
            box.min[axis] + share * (box.max[axis] - box.min[axis]);
          const winds = windingAt(mesh, [part(0, (i + 0.5) / steps), part(1, (k + 0.5) / steps), z]);
          expect(winds).toBeLessThan(1.5);
          expect(winds).toBeGreaterThan(-0.5);
          if (winds > 0.5) inside++;
        }
      }
    }
    expect(inside).toBeGreaterThan(200);
  });

  it('that closes out of its plane is as thick at the seam as elsewhere', () => {
    // A trefoil: directions carried along it come back turned.
    const path = Array.from({ length: 360 }, (_, i): TubePoint => {
      const t = (2 * Math.PI * i) / 360;
      const ring = 10 + 4 * Math.cos(3 * t);
      return {
        at: [ring * Math.cos(2 * t), ring * Math.sin(2 * t), 4 * Math.sin(3 * t)],
        side: RADIUS_MM,
        up: RADIUS_MM,
      };
    });
    const { positions, indices } = tube(path, [0, 0, 1], { segments: 16, closed: true });
    const at = (vertex: number): Vec3 => [
      positions[3 * vertex]!,
      positions[3 * vertex + 1]!,
      positions[3 * vertex + 2]!,
    ];
    const gap = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    // Wrung, an edge along the tube would cut through its middle.
    let least = Infinity;
    for (let i = 0; i < indices.length; i += 3)
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const [a, b] = [at(indices[i + from]!), at(indices[i + to]!)];
        const middle: Vec3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
        least = Math.min(least, ...path.map((point) => gap(point.at, middle)));
      }
    expect(least).toBeGreaterThan(RADIUS_MM * 0.9);
  });
});
