import { describe, expect, it } from 'vitest';
import { frameAt, placementOf } from '../../frame.ts';
import { atBench, type Bench, type Solid } from '../../mesh/bench.ts';
import { clearGlass } from './clearGlass.ts';

const block = (bench: Bench, x: number, y: number, wideMm: number, highMm = 1): Solid =>
  bench.prism(
    [
      [x, y],
      [x + wideMm, y],
      [x + wideMm, y + wideMm],
      [x, y + wideMm],
    ],
    0,
    highMm,
  );

describe('glass about what stands in its cells', () => {
  it('is cut cell by cell, in order, whatever lies apart or side by side', async () => {
    await atBench((bench) => {
      // The first two lie apart from each other and are cut as one; the third touches the first's box.
      const cells = [
        block(bench, 0, 0, 2),
        block(bench, 5, 0, 2),
        block(bench, 2, 1, 2),
        block(bench, 9, 9, 1),
      ];
      // A wall that parts the first in two, a dome in the second, a stone in the third; the last stays whole.
      const wall = bench.placed(block(bench, -1, -1, 1), {
        x: [4, 0, 0],
        y: [0, 0.5, 0],
        z: [0, 0, 2],
        origin: [3, 1.5, 0],
      });
      const dome = bench.placed(bench.sphere(0.5, 24), placementOf(frameAt([6, 1, 1])));
      const stone = bench.placed(bench.sphere(0.4, 24), placementOf(frameAt([3, 2, 0.5])));
      const clear = clearGlass(bench, cells, [wall, dome], [stone]);
      expect(clear.map((solid) => bench.extent(solid).min[0])).toEqual([0, 5, 2, 9]);
      for (const [i, solid] of clear.entries()) {
        const alone = bench.subtract(bench.subtract(cells[i]!, [wall, dome]), [stone]);
        expect(solid.volume(), `cell ${i}`).toBeCloseTo(alone.volume(), 6);
      }
      expect(clear[0]!.volume()).toBeLessThan(cells[0]!.volume() - 0.1);
      expect(clear[3]!.volume()).toBeCloseTo(1, 6);
    });
  });

  it('is nothing where metal fills the cell', async () => {
    await atBench((bench) => {
      const cells = [block(bench, 0, 0, 1), block(bench, 3, 0, 1)];
      const [filled, whole] = clearGlass(bench, cells, [block(bench, -1, -1, 3, 2)], []);
      expect(filled!.isEmpty()).toBe(true);
      expect(whole!.volume()).toBeCloseTo(1, 6);
    });
  });
});
