import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../design/random.ts';
import { frameAt, placementOf } from '../frame.ts';
import type { Vec3 } from '../solids.ts';
import { atBench, type Bench, type Solid } from './bench.ts';

const ball = (bench: Bench, radiusMm: number, at: Vec3): Solid =>
  bench.placed(bench.sphere(radiusMm, 24), placementOf(frameAt(at)));

describe('a union', () => {
  it('holds the volume that all of its bodies cover, however they lie', async () => {
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed);
      const { apart, fused, status } = await atBench((bench) => {
        const at = (): Vec3 => [12 * random(), 12 * random(), 4 * random()];
        const bodies = [
          ball(bench, 3, [6, 6, 2]),
          ...Array.from({ length: 40 }, () => ball(bench, 0.3 + random(), at())),
        ];
        // One after the other, as the definition says.
        const whole = bodies.reduce((a, b) => bench.union([a, b]));
        const union = bench.union(bodies);
        return { apart: whole.volume(), fused: union.volume(), status: union.status() };
      });
      expect(status, `seed ${seed}`).toBe('NoError');
      expect(fused / apart, `seed ${seed}`).toBeCloseTo(1, 6);
    }
  });

  it('keeps bodies that lie apart, and is nothing of nothing', async () => {
    const { bodies, volumes, isEmpty } = await atBench((bench) => {
      const two = [ball(bench, 1, [0, 0, 0]), ball(bench, 0.5, [5, 0, 0])];
      const union = bench.union(two);
      return {
        bodies: bench.bodies(union).length,
        volumes: [union.volume(), two[0].volume() + two[1].volume()],
        isEmpty: bench.union([]).isEmpty(),
      };
    });
    expect(bodies).toBe(2);
    expect(volumes[0]).toBeCloseTo(volumes[1], 9);
    expect(isEmpty).toBe(true);
  });
});

describe('a cut', () => {
  it('takes what reaches the body and leaves the rest of the tools aside', async () => {
    const { cut, oracle, untouched } = await atBench((bench) => {
      const body = ball(bench, 2, [0, 0, 0]);
      const near = [ball(bench, 1, [2, 0, 0]), ball(bench, 1, [-2, 0, 0])];
      const far = ball(bench, 1, [9, 0, 0]);
      const bites = near.map((tool) => bench.intersect(body, tool).volume());
      return {
        cut: bench.subtract(body, [...near, far]).volume(),
        oracle: body.volume() - bites[0] - bites[1],
        untouched: bench.subtract(body, [far]) === body,
      };
    });
    expect(cut).toBeCloseTo(oracle, 6);
    expect(untouched).toBe(true);
  });
});
