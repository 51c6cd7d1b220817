import { describe, expect, it } from 'vitest';
import { atBench, type Bench, type Solid } from './bench.ts';
import { columnsOf } from './columns.ts';
import { roomBehind } from './roomBehind.ts';

const block = (bench: Bench, x: number, y: number, low: number, high: number): Solid =>
  bench.prism(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    low,
    high,
  );

describe('a room behind a relief', () => {
  it('leaves its wall to the front, to the sides and under a narrow groove', async () => {
    const wall = 0.8;
    const { volumeMm3, walls } = await atBench((bench) => {
      const groove = block(bench, 0.2, 9, 2.5, 4);
      const relief = bench.subtract(block(bench, 6, 5, 0, 3), [groove]);
      const room = bench.solid(roomBehind(bench.mesh(relief), wall, () => false)!, 'room');
      const { floor, top } = columnsOf(bench.mesh(bench.subtract(relief, [room])), 0.1);
      return {
        volumeMm3: room.volume(),
        walls: [...floor].map((low, i) => top[i]! - low).filter((high) => high > 0),
      };
    });
    // Within a column's width of the block that is left inside the walls, less what stays under the groove.
    expect(volumeMm3).toBeGreaterThan(80);
    expect(volumeMm3).toBeLessThan((12 - 2 * wall) * (10 - 2 * wall) * (3 - wall + 0.2));
    expect(Math.min(...walls)).toBeGreaterThan(wall * 0.95);
  });

  it('leaves no skin where the back lies at two depths', async () => {
    const bodies = await atBench((bench) => {
      const raised = bench.subtract(block(bench, 6, 5, 0, 4), [block(bench, 2, 2, -1, 1.6)]);
      const room = bench.solid(roomBehind(bench.mesh(raised), 0.8, () => false)!, 'room');
      return bench.bodies(bench.subtract(raised, [room])).length;
    });
    expect(bodies).toBe(1);
  });

  it('keeps what is to be kept full, and is none in what is too thin', async () => {
    const [kept, thin] = await atBench((bench) => [
      bench.solid(roomBehind(bench.mesh(block(bench, 6, 5, 0, 3)), 0.8, (x) => x > 0)!, 'room').boundingBox(),
      roomBehind(bench.mesh(block(bench, 6, 5, 0, 0.7)), 0.8, () => false),
    ]);
    expect(kept.max[0]).toBeLessThan(0.1);
    expect(thin).toBeNull();
  });
});
