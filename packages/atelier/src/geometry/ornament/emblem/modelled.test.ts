import { describe, expect, it } from 'vitest';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';
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
      const tray = new StoneTray();
      buildEmblem(bench, new Workpiece(), tray, frameAt([0, 0, 0]), {
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
      expect(tray.placements).toHaveLength(count);
      for (const { widthMm } of tray.placements) expect(widthMm).toBeGreaterThanOrEqual(1.19);
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
});
