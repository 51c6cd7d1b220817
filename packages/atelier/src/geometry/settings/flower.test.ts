import { describe, expect, it } from 'vitest';
import type { RosetteOrnament } from '../../design/ornament/stone.ts';
import type { Alloy } from '../../design/parts.ts';
import { finishMetal } from '../finishMetal.ts';
import { type Frame, frameAt, placementOf, turned } from '../frame.ts';
import { atBench, type Bench } from '../mesh/bench.ts';
import { buildOrnament, metalOf, stonesOf } from '../ornament/build.ts';
import { StoneTray } from '../stones/placing.ts';
import { radians } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';

const GOLD: Alloy = {
  id: 'main',
  metal: '14k Gold',
  family: 'gold',
  karat: 14,
  colour: 'yellow',
  plating: 'none',
  recycled: false,
};

const flower = (setting: 'prong' | 'bezel'): RosetteOrnament => ({
  kind: 'rosette',
  alloyId: 'main',
  stone: {
    gemstone: 'Opal',
    cut: 'Round',
    form: 'cabochon',
    colour: null,
    lengthMm: 4,
    widthMm: 4,
    depthMm: 2.2,
    nominalCarat: 0.3,
  },
  petals: 4,
  accent: {
    gemstone: 'Turquoise',
    cut: 'Marquise',
    form: setting === 'bezel' ? 'cabochon' : 'faceted',
    colour: null,
  },
  petalStones: { lengthMm: 4.2, widthMm: 2.1, points: 'out', setting },
});

const metalIn = (bench: Bench, ornament: RosetteOrnament) => bench.union(metalOf(bench, ornament));

describe.each(['prong', 'bezel'] as const)('a flower of stones in a %s setting', (setting) => {
  it('is held alike at every petal, and no metal stands in its stones', async () => {
    const { alike, inStones } = await atBench((bench) => {
      const ornament = flower(setting);
      const metal = metalIn(bench, ornament);
      const quarter = bench.placed(metal, placementOf(turned(frameAt([0, 0, 0]), radians(90))));
      const stones = bench.union(stonesOf(bench, ornament));
      return {
        alike: bench.intersect(metal, quarter).volume() / metal.volume(),
        inStones: bench.intersect(metal, stones).volume() / stones.volume(),
      };
    });
    expect(alike).toBeGreaterThan(0.985);
    expect(inStones).toBeLessThan(0.001);
  });
});

describe('a flower of stones', () => {
  it('takes its own seats from what it is set down on, however its copies are turned', async () => {
    const { inStones, fused, loose } = await atBench((bench) => {
      const ornament = flower('bezel');
      const work = new Workpiece();
      const upright = frameAt([-20, 0, 0]);
      // Equal, but turned about its axis and tipped over.
      const tipped: Frame = {
        ...turned({ x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0], origin: [0, 0, 0] }, radians(33)),
        origin: [20, 0, 0],
      };
      // A plate that reaches up between the stones.
      const plate = bench.hull(
        [-9, 9].flatMap((x) => [-9, 9].flatMap((y) => [0.2, 2].map((z) => [x, y, z] as const))),
      );
      for (const frame of [upright, tipped]) {
        buildOrnament(bench, work, new StoneTray(), frame, ornament);
        work.base.push(bench.placed(plate, placementOf(frame)));
      }
      const [part] = finishMetal(bench, work, {
        alloys: [GOLD],
        baseAlloyId: 'main',
        baseName: 'plate',
        otherName: 'head',
        finish: 'Polished',
      });
      const metal = bench.solid(part!.mesh, 'plate');
      const stones = bench.union(stonesOf(bench, ornament));
      const flowers = bench.union(metalOf(bench, ornament));
      return {
        inStones: [upright, tipped].map(
          (frame) =>
            bench.intersect(metal, bench.placed(stones, placementOf(frame))).volume() / stones.volume(),
        ),
        fused: part!.volumeMm3,
        loose: 2 * bench.union([plate, flowers]).volume(),
      };
    });
    for (const share of inStones) expect(share).toBeLessThan(0.001);
    // The seats are missing, and little else.
    expect(fused).toBeLessThan(loose);
    expect(fused).toBeGreaterThan(0.85 * loose);
  });
});
