import { expect, it } from 'vitest';
import { atBench } from '../../mesh/bench.ts';
import { heightAt } from './height-at.ts';

it('is that of the upper surface over a point, and nothing beside the solid', () =>
  atBench((bench) => {
    const block = bench.prism(
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
      1,
      3,
    );
    expect(heightAt(bench, block, [1, 2])).toBeCloseTo(3, 5);
    expect(heightAt(bench, block, [5, 2])).toBe(0);
    const ball = bench.sphere(2, 64);
    expect(heightAt(bench, ball, [0.3, 0.2])).toBeGreaterThan(1.9);
  }));
