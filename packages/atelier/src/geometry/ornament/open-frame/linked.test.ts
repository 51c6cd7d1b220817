import { describe, expect, it } from 'vitest';
import type { OpenFrameOrnament } from '../../../design/ornament/open-frame.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildOpenFrame } from './build.ts';

const RINGS: OpenFrameOrnament = {
  kind: 'open-frame',
  alloyId: 'first',
  accentAlloyId: 'second',
  form: 'circle',
  widthMm: 18.7,
  heightMm: 12,
  wireMm: 2,
  pave: { stone: { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null }, diameterMm: 1.2 },
  stone: null,
  linked: { count: 2, set: 'first' },
};
/** Where the middles of the bars cross, above and below. */
const CROSSING_MM = Math.sqrt(5 ** 2 - 3.35 ** 2);

const built = (spec: OpenFrameOrnament) =>
  atBench((bench) => {
    const work = new Workpiece();
    const tray = new StoneTray();
    const { holds } = buildOpenFrame(bench, work, tray, frameAt([0, 0, 0]), spec);
    const rings = [...work.bodies].map(([id, bodies]) => ({ id, solid: bench.union(bodies) }));
    const frontAt = (id: string, y: number): number => {
      const pin = bench.prism(
        [
          [-0.2, y - 0.2],
          [0.2, y - 0.2],
          [0.2, y + 0.2],
          [-0.2, y + 0.2],
        ],
        -5,
        20,
      );
      return bench.intersect(rings.find((ring) => ring.id === id)!.solid, pin).boundingBox().max[2];
    };
    const whole = bench.union(rings.map(({ solid }) => solid));
    return {
      above: frontAt('first', CROSSING_MM) - frontAt('second', CROSSING_MM),
      below: frontAt('first', -CROSSING_MM) - frontAt('second', -CROSSING_MM),
      bodies: bench.bodies(whole).length,
      closed: rings.map(({ solid }) => solid.genus()),
      stones: tray.placements.map(({ placement }) => placement),
      volumes: rings.map(({ solid }) => solid.volume()),
      held: Object.values(holds).every(
        (at) =>
          bench
            .intersect(
              whole,
              bench.placed(bench.sphere(0.2, 12), { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: at }),
            )
            .volume() > 0,
      ),
    };
  });

describe('linked circles', () => {
  it('pass through one another and are soldered: each is in front at one of the places where they cross', async () => {
    const { above, below, bodies, held } = await built({ ...RINGS, pave: null });
    expect(above).toBeGreaterThan(0.8);
    expect(below).toBeLessThan(-0.8);
    expect(bodies).toBe(1);
    expect(held).toBe(true);
  });

  it('are whole rings', async () => {
    expect((await built({ ...RINGS, pave: null })).closed).toEqual([1, 1]);
  });

  it('have stones all along the first but for where the second lies over it', async () => {
    const { stones } = await built(RINGS);
    expect(stones.length).toBeGreaterThan(15);
    expect(stones.length).toBeLessThan((Math.PI * 10) / 1.34);
    const both = await built({ ...RINGS, linked: { count: 2, set: 'all' } });
    expect(both.stones.length).toBeGreaterThan(1.9 * stones.length);
  });

  it('have letters cut into the last, which is smooth', async () => {
    const plain = await built(RINGS);
    const lettered = await built({
      ...RINGS,
      linked: { count: 2, set: 'first', letters: { text: '25', lettering: 'serif' } },
    });
    expect(lettered.volumes[0]).toBeCloseTo(plain.volumes[0]!, 6);
    expect(lettered.volumes[1]).toBeLessThan(plain.volumes[1]! - 0.1);
  });
});
