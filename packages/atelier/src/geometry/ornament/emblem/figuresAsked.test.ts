import { describe, expect, it } from 'vitest';
import { halves, peaksOf, type Seen, seen, UNIT } from './testing.ts';

/** How far the outline reaches to the left and to the right between two heights. */
const span = ({ silhouette }: Seen, low: number, high: number): [number, number] => {
  const xs = silhouette.filter(([, y]) => y > low && y < high).map(([x]) => x);
  return [Math.min(...xs), Math.max(...xs)];
};

describe('figures that are often asked for', () => {
  it('a ginkgo leaf is a cleft fan below its stalk', async () => {
    await seen('ginkgo-leaf', (made) => {
      const [left, right] = span(made, -0.5, 0);
      expect(right - left).toBeGreaterThan(1.8);
      expect(span(made, 0.7, 1)[1]).toBeLessThan(0.35);
      // The cleft goes up to the middle of the blade.
      const cleft = made.silhouette.filter(([x, y]) => Math.abs(x) < 0.08 && y < 0);
      expect(Math.max(...cleft.map(([, y]) => y))).toBeGreaterThan(-0.6);
    });
  });

  it("the arms of Saint Brigid's cross leave its square one beside the other", async () => {
    await seen('brigids-cross', (made) => {
      const far = made.silhouette.map(([x, y]) => Math.hypot(x, y));
      const start = far.indexOf(Math.min(...far));
      expect(peaksOf([...far.slice(start), ...far.slice(0, start)], 0.3)).toBe(4);
      expect(span(made, 0.55, 0.7)[0]).toBeGreaterThan(-0.05);
      expect(span(made, -0.7, -0.55)[1]).toBeLessThan(0.05);
      expect(made.stones).toHaveLength(1);
    });
  });

  it('a lighthouse tapers to its gallery, its lamp over it', async () => {
    await seen('lighthouse', (made) => {
      const wide = (low: number, high: number): number => span(made, low, high)[1];
      expect(wide(-0.65, -0.55)).toBeGreaterThan(1.2 * wide(0.15, 0.25));
      expect(wide(0.3, 0.5)).toBeGreaterThan(1.2 * wide(0.15, 0.25));
      expect(made.stones.map(({ y }) => y > 0.45)).toEqual([true]);
    });
  });

  it('a knight looks to the left, a rook has three merlons; both stand on their feet', async () => {
    await seen('chess-knight', (made) => {
      const [nose, mane] = span(made, -0.1, 0.2);
      expect(nose).toBeLessThan(-0.55);
      expect(span(made, -0.45, -0.3)[0]).toBeGreaterThan(nose + 0.2);
      expect(mane).toBeGreaterThan(0.4);
      expect(span(made, -0.95, -0.85)).toEqual([expect.closeTo(-0.57, 1), expect.closeTo(0.57, 1)]);
    });
    await seen('chess-rook', (made) => {
      const top = made.silhouette.filter(([, y]) => y > 0.75).map(([, y]) => y);
      expect(peaksOf(top, 0.08)).toBe(3);
    });
  });

  it('rain falls from its cloud in three drops, each with its stone', async () => {
    await seen('rain-cloud', (made) => {
      expect(made.stones).toHaveLength(3);
      for (const { y } of made.stones) expect(y).toBeLessThan(-0.2);
      const low = made.silhouette.filter(([, y]) => y < 0.1).map(([, y]) => -y);
      expect(peaksOf(low, 0.3)).toBeGreaterThanOrEqual(3);
    });
  });

  it("a whale's tail has two broad flukes with a notch between them, and its stock below", async () => {
    await seen('whale-tail', (made) => {
      expect(span(made, 0.5, 0.76)).toEqual([expect.closeTo(-1, 1), expect.closeTo(1, 1)]);
      expect(span(made, -0.6, -0.4)[1]).toBeLessThan(0.22);
      const notch = made.silhouette.filter(([x, y]) => Math.abs(x) < 0.05 && y > 0);
      const lobes = made.silhouette.filter(([x]) => Math.abs(x) > 0.2 && Math.abs(x) < 0.4);
      expect(Math.max(...notch.map(([, y]) => y))).toBeLessThan(Math.max(...lobes.map(([, y]) => y)) - 0.15);
      const [left, right] = halves(made);
      expect(left / right).toBeCloseTo(1, 1);
      expect(made.stones).toHaveLength(1);
    });
  });

  it("a mermaid's tail tapers from its waist to its flukes", async () => {
    await seen('mermaid-tail', (made) => {
      const wide = (low: number, high: number): number => {
        const [left, right] = span(made, low, high);
        return right - left;
      };
      expect(wide(0.5, 0.8)).toBeGreaterThan(0.55);
      expect(wide(-0.36, -0.28)).toBeLessThan(0.35);
      expect(wide(-1, -0.5)).toBeGreaterThan(0.9);
      expect(made.stones.map(({ y }) => y < -0.4)).toEqual([true]);
    });
  });

  it('a bird looks to the left over its twig, its tail below it', async () => {
    await seen('bird-on-branch', (made) => {
      expect(span(made, 0.4, 0.55)[0]).toBeLessThan(-0.6);
      const [left, right] = span(made, -0.8, -0.3);
      expect(left).toBeLessThan(-0.9);
      expect(right).toBeGreaterThan(0.85);
      expect(span(made, -1, -0.85)[1]).toBeGreaterThan(0.5);
    });
  });

  it('a duckling has its bill on the left and its tail on the right', async () => {
    await seen('duckling', (made) => {
      expect(span(made, 0.2, 0.45)[0]).toBeLessThan(-0.85);
      expect(span(made, 0, 0.2)[1]).toBeGreaterThan(0.7);
    });
  });

  it('the belly of a violin has a waist, and two holes cut deep', async () => {
    await seen('f-holes', (made) => {
      const wide = (low: number, high: number): number => span(made, low, high)[1];
      expect(wide(0, 0.15)).toBeLessThan(0.42);
      expect(wide(-0.65, -0.5)).toBeGreaterThan(wide(0.5, 0.7));
      expect(wide(0.5, 0.7)).toBeGreaterThan(0.42);
      // Above the ground the belly is open at both of them.
      const ground = made.bench.outlines(made.bench.sliced(made.metal, 1.4));
      const holes = ground.filter((loop) => loop.every(([x, y]) => Math.hypot(x, y) < 0.6 * UNIT));
      expect(holes.length).toBeGreaterThanOrEqual(2);
    });
  });
});
