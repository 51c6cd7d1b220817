import { describe, expect, it } from 'vitest';
import { GROUP_PLACES } from '../../../design/ornament/emblem.ts';
import { atBench } from '../../mesh/bench.ts';
import { castEmblem } from './testing.ts';

/** Large enough that the smallest of them hold a stone. */
const SIZE_MM = 40;
/** Firsts that hold no stone, and others that do: modelled in the round and flat ones in turn. */
const FIGURES = [
  ['elephant', 'starfish'],
  ['valknut', 'star-of-david'],
] as const;
/** The first, the one that it was told to stand to, and how many stones the first holds. */
const PAIRS = [
  ['elephant', 'fir-tree', 0],
  ['fox', 'fir-tree', 1],
  ['lighthouse', 'star-of-david', 1],
] as const;
const CASES = GROUP_PLACES.flatMap((place, nth) =>
  ([1, 2, 3, 4] as const).map((count) => [place, count, ...FIGURES[(nth + count) % 2]!] as const),
);

describe('figures that stand together', () => {
  it.each(CASES)(
    '%s, %i of them about it (%s, %s): are one body within the size that was told',
    async (place, count, form, other) => {
      await atBench((bench) => {
        const { metal, bodies, tray } = castEmblem(bench, {
          form,
          sizeMm: SIZE_MM,
          beside: { form: other, count, place },
        });
        expect(bodies).toHaveLength(1);
        const { min, max } = metal.boundingBox();
        for (const side of [0, 1] as const) {
          expect(max[side] - min[side]).toBeGreaterThan(SIZE_MM * 0.4);
          expect(max[side] - min[side]).toBeLessThan(SIZE_MM * 1.12);
        }
        // Each of the others bears its own stone, the first none.
        expect(tray.placements).toHaveLength(count);
      });
    },
  );

  it.each(GROUP_PLACES.flatMap((place) => PAIRS.map((pair) => [place, ...pair] as const)))(
    '%s, one of two (%s, %s): are one body, with the %i stones of the first',
    async (place, form, other, stones) => {
      await atBench((bench) => {
        const { bodies, tray } = castEmblem(bench, {
          form,
          sizeMm: SIZE_MM,
          beside: { form: other, count: 1, place, bare: true },
        });
        expect(bodies).toHaveLength(1);
        expect(tray.placements).toHaveLength(stones);
      });
    },
  );
});
