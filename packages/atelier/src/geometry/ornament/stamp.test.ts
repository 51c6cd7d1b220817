import { describe, expect, it } from 'vitest';
import { atBench } from '../mesh/bench.ts';
import { stampOf } from './stamp.ts';

describe('an ornament of two alloys', () => {
  it.each([
    ['first', 1000 - 32, 64],
    ['second', 1000, 32],
  ] as const)('shares no place between them: the %s gives way as the base', async (base, first, second) => {
    const volumes = await atBench((bench) => {
      bench.baseAlloyId = base;
      const block = (half: number, low: number, high: number) =>
        bench.prism(
          [
            [-half, -half],
            [half, -half],
            [half, half],
            [-half, half],
          ],
          low,
          high,
        );
      const { body } = stampOf(bench, (work) => {
        work.add('first', block(5, -5, 5));
        work.add('second', block(2, 3, 7));
        return {
          leftMm: 5,
          rightMm: 5,
          upMm: 5,
          downMm: 5,
          frontMm: 7,
          rimMm: 10,
          holds: { top: [0, 5, 0], bottom: [0, -5, 0], left: [-5, 0, 0], right: [5, 0, 0] },
          focus: [0, 0, 7],
        };
      });
      return ['first', 'second'].map((id) => body.metal.get(id)?.volume() ?? 0);
    });
    expect(volumes[0]).toBeCloseTo(first, 3);
    expect(volumes[1]).toBeCloseTo(second, 3);
  });
});
