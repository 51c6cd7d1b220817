import { describe, expect, it } from 'vitest';
import { atBench, type Bench, type Solid } from './bench.ts';

const wasLetGo = (solid: Solid): boolean => {
  try {
    solid.numTri();
    return false;
  } catch {
    return true;
  }
};

const ball = (bench: Bench, radiusMm = 1): Solid => bench.sphere(radiusMm, 16);

describe('a bench', () => {
  it('lets go of what was made on the way and keeps what remains until all is done', async () => {
    const made = await atBench((bench) => {
      const [small, large] = bench.passing(
        () => [ball(bench), ball(bench, 2)] as const,
        ([, second]) => [second],
      );
      expect(wasLetGo(small)).toBe(true);
      expect(wasLetGo(large)).toBe(false);
      return large;
    });
    expect(wasLetGo(made)).toBe(true);
  });

  it('hands what remains of an inner work to the outer one, which lets go of it in turn', () =>
    atBench((bench) => {
      const inner: Solid[] = [];
      bench.passing(
        () => {
          inner.push(
            bench.passing(
              () => ball(bench),
              (one) => [one],
            ),
          );
          expect(wasLetGo(inner[0]!)).toBe(false);
        },
        () => [],
      );
      expect(wasLetGo(inner[0]!)).toBe(true);
    }));

  it('keeps what was there before a work, also where the work returns it', () =>
    atBench((bench) => {
      const whole = ball(bench);
      const left = bench.passing(
        () => bench.subtract(whole, []),
        () => [],
      );
      expect(left).toBe(whole);
      expect(wasLetGo(whole)).toBe(false);
    }));

  it('keeps what is remembered, wherever it was made, until it is told to forget', () =>
    atBench((bench) => {
      const remembered = bench.passing(
        () => bench.lasting(() => ball(bench)),
        () => [],
      );
      expect(wasLetGo(remembered)).toBe(false);
      bench.forget();
      expect(wasLetGo(remembered)).toBe(true);
    }));

  it('lets go of everything when a work fails', async () => {
    const made: Solid[] = [];
    const failing = atBench((bench) =>
      bench.passing(
        () => {
          made.push(
            ball(bench),
            bench.lasting(() => ball(bench)),
          );
          throw new Error('broken');
        },
        () => [],
      ),
    );
    await expect(failing).rejects.toThrow('broken');
    expect(made.map(wasLetGo)).toEqual([true, true]);
  });

  it('takes cutters away without keeping what they were fused to', () =>
    atBench((bench) => {
      const whole = ball(bench, 3);
      const cutters = [
        ball(bench),
        bench.placed(ball(bench), { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [3, 0, 0] }),
      ];
      const cut = bench.subtract(whole, cutters);
      expect(cut.volume()).toBeLessThan(whole.volume() - 1);
      expect(cutters.some(wasLetGo)).toBe(false);
    }));
});
