import type { DrawnFigure } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';
import { seen } from './testing.ts';

const SPEC: Omit<EmblemOrnament, 'form'> = {
  kind: 'emblem',
  alloyId: 'main',
  accentAlloyId: 'main',
  ground: 'silhouette',
  sizeMm: 14,
  stone: { gemstone: 'Garnet', cut: 'Round', form: 'faceted', colour: null },
  enamel: [],
  border: null,
};

describe('figures drawn from outlines', () => {
  it.each(['horse', 'swan', 'rocket', 'guitar'] as const)(
    '%s looks as drawn: its lines stand',
    async (form) => {
      await seen(form, ({ bench, metal }) => {
        // Lines of one width are a small part of what they run round.
        const [ground, lines] = [0.5, metal.boundingBox().max[2] - 0.12].map((z) =>
          bench.sliced(metal, z).area(),
        );
        expect(lines).toBeGreaterThan(0);
        expect(lines).toBeLessThan(ground * 0.75);
      });
    },
  );

  it.each(['ladybird', 'angelfish', 'palette'] as const)(
    '%s holds glass clear of metal and stone',
    async (form) => {
      await atBench((bench) => {
        const [work, tray] = [new Workpiece(), new StoneTray()];
        buildEmblem(bench, work, tray, frameAt([0, 0, 0]), { ...SPEC, form, enamel: ['red', 'black'] });
        const metal = bench.union([...work.bodies.values()].flat());
        expect(bench.bodies(metal).filter((body) => body.volume() > 0.03)).toHaveLength(1);
        expect(work.enamels.length).toBeGreaterThanOrEqual(2);
        expect(tray.placements).toHaveLength(1);
        for (const { solid } of work.enamels)
          for (const other of [metal, ...work.stones])
            expect(bench.intersect(solid, other).volume()).toBeLessThan(0.01);
      });
    },
  );

  it.each([
    ['octopus', { gemstone: 'Pearl', cut: 'Round', form: 'bead', colour: 'black' }],
    ['jellyfish', { gemstone: 'Moonstone', cut: 'Round', form: 'cabochon', colour: null }],
    ['swan', { gemstone: 'Ruby', cut: 'Round', form: 'faceted', colour: null }],
  ] as const)('%s holds a stone that is seen', async (form, stone) => {
    await atBench((bench) => {
      const work = new Workpiece();
      buildEmblem(bench, work, new StoneTray(), frameAt([0, 0, 0]), { ...SPEC, form, stone, sizeMm: 12.5 });
      const [box] = work.stones.map((solid) => solid.boundingBox());
      expect(box!.max[0] - box!.min[0]).toBeGreaterThan(2.3);
    });
  });

  it('is cut into a polished medallion', async () => {
    await atBench((bench) => {
      const volumeOf = (form: DrawnFigure): number => {
        const work = new Workpiece();
        const spec = { ...SPEC, form, ground: 'medallion', stone: null } as const;
        buildEmblem(bench, work, new StoneTray(), frameAt([0, 0, 0]), spec);
        const metal = bench.union([...work.bodies.values()].flat());
        expect(bench.bodies(metal).filter((body) => body.volume() > 0.03)).toHaveLength(1);
        return metal.volume();
      };
      // A panda has far more black than a cloud has.
      expect(volumeOf('cloud') - volumeOf('panda')).toBeGreaterThan(0.5);
    });
  });
});
