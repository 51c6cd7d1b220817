import { describe, expect, it } from 'vitest';
import { GROUP_PLACES } from '../../../design/ornament/emblem.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';

const GARNET = { gemstone: 'Garnet', cut: 'Round', form: 'faceted', colour: null } as const;
/** Large enough that the smallest of them hold a stone. */
const SIZE_MM = 40;
/** Firsts that hold no stone, and others that do: modelled in the round and flat ones in turn. */
const FIGURES = [
  ['elephant', 'starfish'],
  ['valknut', 'star-of-david'],
] as const;
const CASES = GROUP_PLACES.flatMap((place, nth) =>
  ([1, 2, 3, 4] as const).map((count) => [place, count, ...FIGURES[(nth + count) % 2]!] as const),
);

describe('figures that stand together', () => {
  it.each(CASES)(
    '%s, %i of them about it (%s, %s): are one body within the size that was told',
    async (place, count, form, other) => {
      await atBench((bench) => {
        const [work, tray] = [new Workpiece(), new StoneTray()];
        buildEmblem(bench, work, tray, frameAt([0, 0, 0]), {
          kind: 'emblem',
          alloyId: 'main',
          accentAlloyId: 'main',
          ground: 'silhouette',
          form,
          sizeMm: SIZE_MM,
          stone: GARNET,
          enamel: [],
          beside: { form: other, count, place },
          border: null,
        });
        const metal = bench.union([...work.bodies.values()].flat());
        expect(bench.bodies(metal).filter((body) => body.volume() > 0.03)).toHaveLength(1);
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
});
