import { describe, expect, it } from 'vitest';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { gemOf, StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';

describe('stones of emblems', () => {
  it.each(['anchor', 'pen-nib', 'butterfly', 'koru'] as const)(
    'lie open in the relief of %s',
    async (form) => {
      await atBench((bench) => {
        const [work, tray] = [new Workpiece(), new StoneTray()];
        buildEmblem(bench, work, tray, frameAt([0, 0, 0]), {
          ...{ kind: 'emblem', alloyId: 'main', accentAlloyId: 'main', ground: 'silhouette' },
          ...{ form, sizeMm: 30, enamel: [], border: null },
          stone: { gemstone: 'Garnet', cut: 'Round', form: 'faceted', colour: null },
        });
        const metal = bench.union([...work.bodies.values()].flat());
        expect(tray.placements.length).toBeGreaterThan(0);
        for (const { placement, widthMm, lengthMm, gemstone, cut, colour } of tray.placements) {
          const gem = gemOf({ gemstone, cut, colour, form: 'faceted', widthMm, lengthMm });
          const [x, y, girdle] = placement.origin;
          const table = bench.prism(
            gem.outline.map((p) => [x + 0.95 * p.x, y + 0.95 * p.y]),
            girdle + gem.crownMm,
            girdle + 20,
          );
          expect(bench.intersect(metal, table).volume()).toBeLessThan(1e-3);
        }
      });
    },
  );
});
