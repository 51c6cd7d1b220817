import { describe, expect, it } from 'vitest';
import { atBench } from '../../mesh/bench.ts';
import { drawEmblem } from './build.ts';
import { SEEDS } from './forms/pomegranate.ts';
import { halves, peaksOf, seen, UNIT } from './testing.ts';

describe('emblems in the round', () => {
  it('a dragon lies coiled about its pearl, fins on its back, in openwork', async () => {
    await seen('round-dragon', ({ bench, metal, stones, frontMm, silhouette }) => {
      expect(metal.volume()).toBeGreaterThan(90);
      expect(metal.volume()).toBeLessThan(430);
      expect(frontMm).toBeGreaterThan(2.6);
      // Fins, horns and tail stand out all around.
      expect(
        peaksOf(
          silhouette.map(([x, y]) => Math.hypot(x, y)),
          0.05,
        ),
      ).toBeGreaterThanOrEqual(12);
      expect(bench.outlines(bench.sliced(metal, 0.5)).length).toBeGreaterThan(1);
      expect(stones).toHaveLength(1);
      expect(Math.hypot(stones[0].x, stones[0].y)).toBeLessThan(0.5);
    });
  });

  it('a plumed serpent has a crest, and stones for its eye and in its coil', async () => {
    await seen('feathered-serpent', ({ metal, stones, frontMm, silhouette }) => {
      expect(metal.volume()).toBeGreaterThan(90);
      expect(metal.volume()).toBeLessThan(430);
      expect(frontMm).toBeGreaterThan(2.6);
      const crest = silhouette.filter(([x, y]) => x > -0.1 && y > 0.38);
      expect(
        peaksOf(
          crest.map(([x, y]) => Math.hypot(x - 0.1, y - 0.38)),
          0.03,
        ),
      ).toBeGreaterThanOrEqual(5);
      expect(stones).toHaveLength(2);
      const eye = stones.reduce((a, b) => (a.z > b.z ? a : b));
      expect(eye.y).toBeGreaterThan(0.2);
    });
  });

  it('a bat spreads its wings to both sides alike, five points each, ears up, a coin below', async () => {
    await seen('bat', (made) => {
      const { bench, metal, silhouette } = made;
      expect(metal.volume()).toBeGreaterThan(70);
      expect(metal.volume()).toBeLessThan(260);
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
      for (const side of [-1, 1]) {
        const wing = silhouette.filter(([x]) => x * side > 0.25);
        expect(
          peaksOf(
            wing.map(([x, y]) => Math.hypot(x - 0.44 * side, y - 0.4)),
            0.05,
          ),
        ).toBeGreaterThanOrEqual(3);
        expect(Math.max(...wing.map(([x]) => x * side))).toBeGreaterThan(0.9);
      }
      const ears = silhouette.filter(([x, y]) => Math.abs(x) < 0.33 && y > 0.4);
      expect(
        peaksOf(
          ears.map(([, y]) => y),
          0.1,
        ),
      ).toBe(2);
      // The hole of the coin.
      const holes = bench
        .outlines(bench.sliced(metal, 0.5))
        .filter((loop) => loop.every(([x, y]) => Math.hypot(x / UNIT, y / UNIT + 0.68) < 0.2));
      expect(holes).toHaveLength(1);
    });
  });

  it('a peacock spreads a fan of feathers with eyes about its crowned head', async () => {
    await seen('peacock', (made) => {
      const { silhouette, stones, metal } = made;
      expect(metal.volume()).toBeLessThan(330);
      // Nine feathers end round.
      const fan = silhouette.filter(([x, y]) => y > -0.45 || Math.abs(x) > 0.5);
      expect(
        peaksOf(
          fan.map(([x, y]) => Math.hypot(x, y + 0.28)),
          0.015,
        ),
      ).toBeGreaterThanOrEqual(7);
      // A stone in every eye of the outer row, mirrored; none on the neck.
      expect(stones).toHaveLength(9);
      for (const stone of stones) expect(Math.hypot(stone.x, stone.y + 0.28)).toBeCloseTo(0.83, 2);
      expect(stones.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 3);
      // It stands on two feet.
      const feet = silhouette.filter(([, y]) => y < -0.75);
      expect(Math.min(...feet.map(([x]) => x))).toBeLessThan(-0.08);
      expect(Math.max(...feet.map(([x]) => x))).toBeGreaterThan(0.08);
    });
  });

  it.each([
    [13, 9],
    [30, 17],
  ])('a peacock of %d mm holds %d stones in its feathers', async (sizeMm, count) => {
    await atBench((bench) => {
      const { easel } = drawEmblem(bench, {
        kind: 'emblem',
        alloyId: 'main',
        accentAlloyId: 'main',
        form: 'peacock',
        ground: 'silhouette',
        sizeMm,
        stone: { gemstone: 'Sapphire', cut: 'Round', form: 'faceted', colour: null },
        enamel: [],
        border: null,
      });
      expect(easel.gems).toHaveLength(count);
      for (const { widthMm } of easel.gems) expect(widthMm).toBeGreaterThanOrEqual(1.19);
    });
  });

  it('a pomegranate wears a crown of five points and shows its seeds', async () => {
    await seen('pomegranate', ({ metal, stones, frontMm, silhouette }) => {
      expect(metal.volume()).toBeGreaterThan(180);
      expect(metal.volume()).toBeLessThan(520);
      expect(frontMm).toBeGreaterThan(4);
      const crown = silhouette.filter(([, y]) => y > 0.62);
      expect(
        peaksOf(
          crown.map(([, y]) => y),
          0.02,
        ),
      ).toBe(5);
      expect(stones).toHaveLength(SEEDS.length);
      // They lie in the fruit, under its skin.
      for (const { x, y, z } of stones) {
        expect(Math.hypot(x, y + 0.22)).toBeLessThan(0.5);
        expect(z).toBeLessThan(frontMm - 0.8);
      }
    });
  });

  it('an eagle of two heads has wings on both sides alike', async () => {
    await seen('double-eagle', (made) => {
      expect(made.metal.volume()).toBeGreaterThan(70);
      expect(made.metal.volume()).toBeLessThan(300);
      for (const side of [-1, 1]) {
        const wing = made.silhouette.filter(([x, y]) => x * side > 0.3 && y > -0.3);
        expect(
          peaksOf(
            wing.map(([x, y]) => Math.hypot(x, y)),
            0.02,
          ),
        ).toBeGreaterThanOrEqual(4);
      }
    });
  });

  it('a stag wears antlers over its ears, both sides alike', async () => {
    await seen('stag-head', (made) => {
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
      // Brow, bay, outer and crown tines and the end of the beam.
      const antler = made.silhouette.filter(([x, y]) => x > 0.03 && y > 0.12);
      expect(
        peaksOf(
          antler.map(([x, y]) => Math.hypot(x - 0.3, y + 0.1)),
          0.04,
        ),
      ).toBeGreaterThanOrEqual(3);
      const widest = Math.max(...made.silhouette.filter(([, y]) => y < -0.4).map(([x]) => Math.abs(x)));
      expect(widest).toBeLessThan(0.55);
    });
  });

  it('a wolf pricks its ears over a ruff of tufts, a stone in either eye', async () => {
    await seen('wolf', ({ silhouette, stones, frontMm }) => {
      const ears = silhouette.filter(([x, y]) => Math.abs(x) < 0.6 && y > 0.5);
      expect(Math.max(...ears.map(([, y]) => y))).toBeGreaterThan(0.9);
      const ruff = silhouette.filter(([, y]) => y < 0.1);
      expect(
        peaksOf(
          ruff.map(([x, y]) => Math.hypot(x, y)),
          0.04,
        ),
      ).toBeGreaterThanOrEqual(7);
      expect(stones).toHaveLength(2);
      expect(frontMm).toBeGreaterThan(4);
    });
  });

  it('heads of birds look to one side along their bills, an eye of stone above; that of an eagle is hooked', async () => {
    /** How far the bill hangs under its tip's height at the left of the figure. */
    const hook = (form: 'eagle-head' | 'raven-head', tip: number): Promise<number> =>
      seen(form, ({ silhouette, stones }) => {
        const bill = silhouette.reduce((a, b) => (b[0] < a[0] ? b : a));
        expect(bill[0], form).toBeLessThan(tip);
        expect(stones, form).toHaveLength(1);
        expect(stones[0].y, form).toBeGreaterThan(bill[1]);
        return Math.min(...silhouette.filter(([x, y]) => x < -0.8 && y > -0.1).map(([, y]) => y));
      });
    expect(await hook('eagle-head', -0.75)).toBeLessThan((await hook('raven-head', -0.9)) - 0.08);
  });

  it.each([
    ['hummingbird', 0.6],
    ['crane', 0.6],
    ['raven', 0.4],
  ] as const)('%s has a bill to the left and reaches far to the right', async (form, right) => {
    await seen(form, ({ silhouette, metal }) => {
      expect(Math.min(...silhouette.map(([x]) => x))).toBeLessThan(-0.9);
      expect(Math.max(...silhouette.map(([x]) => x))).toBeGreaterThan(right);
      expect(metal.volume()).toBeGreaterThan(40);
      expect(metal.volume()).toBeLessThan(400);
    });
  });

  it('a seahorse curls its tail under its belly, a starfish has five arms', async () => {
    await seen('seahorse', ({ silhouette }) => {
      const at = (low: number, high: number): number[] =>
        silhouette.filter(([, y]) => y > low && y < high).map(([x]) => x);
      // Snout to the left, fin to the right, the tail curled back under the belly.
      expect(Math.min(...at(0.4, 0.6))).toBeLessThan(-0.45);
      expect(Math.max(...at(-0.1, 0.3))).toBeGreaterThan(0.4);
      expect(Math.min(...at(-0.9, -0.6))).toBeLessThan(-0.2);
      expect(Math.min(...at(-0.5, -0.35))).toBeGreaterThan(-0.2);
    });
    await seen('starfish', ({ silhouette, stones }) => {
      expect(
        peaksOf(
          silhouette.map(([x, y]) => Math.hypot(x, y)),
          0.2,
        ),
      ).toBeGreaterThanOrEqual(5);
      expect(stones).toHaveLength(1);
    });
  });

  it.each([
    ['forget-me-not', 5, 0.05],
    ['pansy', 5, 0.03],
    ['propeller', 3, 0.3],
    ['compass', 4, 0.1],
  ] as const)('%s goes out %i times', async (form, count, by) => {
    await seen(form, ({ silhouette }) => {
      const far = silhouette.map(([x, y]) => Math.hypot(x, y));
      const start = far.indexOf(Math.min(...far));
      expect(peaksOf([...far.slice(start), ...far.slice(0, start)], by)).toBeGreaterThanOrEqual(count);
    });
  });

  it('a monstera leaf is split to near its midrib, also under glass', async () => {
    await seen('monstera', ({ bench, metal }) => {
      const across = (x: number): number =>
        bench.outlines(bench.sliced(metal, 1)).reduce((sum, loop) => {
          let count = 0;
          loop.forEach(([px], i) => {
            const [qx] = loop[(i + 1) % loop.length];
            if (px < x !== qx < x) count++;
          });
          return sum + count;
        }, 0);
      // An upright line through either half meets the blade five times.
      for (const x of [-0.55 * UNIT, 0.55 * UNIT]) expect(across(x)).toBeGreaterThanOrEqual(8);
    });
  });

  it('a willow hangs its boughs on both sides of a trunk, over a mound', async () => {
    await seen('willow', ({ silhouette, bench, metal }) => {
      const waist = bench.outlines(bench.sliced(metal, 0.5)).flat();
      const at = (y: number): number =>
        Math.max(...waist.filter(([, v]) => Math.abs(v / UNIT - y) < 0.03).map(([x]) => Math.abs(x / UNIT)));
      expect(at(0.3)).toBeGreaterThan(0.8);
      expect(at(-0.78)).toBeLessThan(0.5);
      expect(Math.max(...silhouette.map(([, y]) => y))).toBeGreaterThan(0.9);
    });
  });

  it('a dachshund is longer than high, a nib ends in a point', async () => {
    const spans = (form: 'dachshund' | 'pen-nib'): Promise<[number, number]> =>
      seen(form, ({ silhouette }) => {
        const [xs, ys] = [silhouette.map(([x]) => x), silhouette.map(([, y]) => y)];
        return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
      });
    const [long, high] = await spans('dachshund');
    expect(long).toBeGreaterThan(1.7 * high);
    const [wide, tall] = await spans('pen-nib');
    expect(tall).toBeGreaterThan(2 * wide);
  });

  it('a thistle flowers above its bulb, two leaves reach out below', async () => {
    await seen('thistle', ({ silhouette, stones }) => {
      const wide = (low: number, high: number): number =>
        Math.max(...silhouette.filter(([, y]) => y > low && y < high).map(([x]) => Math.abs(x)));
      expect(wide(0.5, 0.75)).toBeGreaterThan(0.4);
      expect(wide(-0.7, 0)).toBeGreaterThan(0.6);
      expect(Math.max(...silhouette.map(([, y]) => y))).toBeGreaterThan(0.7);
      expect(Math.min(...silhouette.map(([, y]) => y))).toBeLessThan(-0.85);
      expect(stones).toHaveLength(1);
    });
  });

  it('a bat by itself carries no coin', async () => {
    await seen('night-bat', ({ silhouette }) => {
      expect(Math.min(...silhouette.map(([, y]) => y))).toBeGreaterThan(-0.65);
    });
  });
});
