import { describe, expect, it } from 'vitest';
import { FORMS_WITHOUT_CELLS } from '../../../design/ornament/emblemForms.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';
import { halves, peaksOf, type Seen, seen, UNIT } from './testing.ts';

/** How often the outline goes out and in again about a point, by at least `by`; it is followed from where it is nearest. */
function lobes({ silhouette }: Seen, [cx, cy]: readonly [number, number], by: number): number {
  const far = silhouette.map(([x, y]) => Math.hypot(x - cx, y - cy));
  const start = far.indexOf(Math.min(...far));
  return peaksOf([...far.slice(start), ...far.slice(0, start)], by);
}

/** Openings that one sees through; those under stones are not counted. */
const openings = ({ bench, metal, stones }: Seen): number =>
  bench.outlines(bench.sliced(metal, 0.5)).length - 1 - stones.length;

/** Widest reach of the outline to a side between two heights. */
const reach = ({ silhouette }: Seen, low: number, high: number): number =>
  Math.max(...silhouette.filter(([, y]) => y > low && y < high).map(([x]) => Math.abs(x)));

describe('emblems of no culture', () => {
  it('an anchor has a shackle, a stock, flukes on both arms and a point below', async () => {
    await seen('anchor', (made) => {
      expect(openings(made)).toBeGreaterThanOrEqual(1);
      // Stock, shank, flukes: wide, slim, widest.
      expect(reach(made, 0.3, 0.5)).toBeGreaterThan(0.5);
      expect(reach(made, 0.05, 0.2)).toBeLessThan(0.95);
      expect(reach(made, -0.45, -0.2)).toBeGreaterThan(0.9);
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.06);
      expect(made.frontMm).toBeGreaterThan(2.5);
    });
  });

  it('a scallop has eleven ribs at its edge, ears at its hinge, and is domed', async () => {
    await seen('scallop-shell', (made) => {
      const fan = made.silhouette.filter(([, y]) => y < 0.1);
      const ribs = peaksOf(
        fan.map(([x, y]) => Math.hypot(x, y - 0.6)),
        0.012,
      );
      expect(ribs).toBeGreaterThanOrEqual(7);
      expect(ribs).toBeLessThanOrEqual(11);
      expect(made.frontMm).toBeGreaterThan(3.5);
      expect(made.stones).toHaveLength(1);
    });
  });

  it('a bell widens to its lip, its clapper below, a loop above', async () => {
    await seen('bell', (made) => {
      expect(reach(made, -0.66, -0.55)).toBeGreaterThan(1.4 * reach(made, 0, 0.2));
      expect(Math.min(...made.silhouette.map(([, y]) => y))).toBeLessThan(-0.9);
      expect(openings(made)).toBe(1);
    });
  });

  it('mountains stand in a ring with sky between, a stone beside the highest peak', async () => {
    await seen('mountain', (made) => {
      expect(openings(made)).toBeGreaterThanOrEqual(1);
      expect(made.stones).toHaveLength(1);
      expect(made.stones[0].y).toBeGreaterThan(0.3);
    });
  });

  it('a key is slim, its bit to one side, its bow open', async () => {
    await seen('key', (made) => {
      expect(openings(made)).toBeGreaterThanOrEqual(3);
      const [left, right] = halves(made);
      expect(right).toBeGreaterThan(left * 1.05);
      expect(reach(made, -0.35, -0.2)).toBeLessThan(0.15);
    });
  });

  it('a horseshoe holds its luck: open, heels up, seven nails', async () => {
    await seen('horseshoe', (made) => {
      expect(openings(made)).toBe(1);
      expect(made.stones).toHaveLength(7);
      expect(reach(made, -0.3, 0.1)).toBeGreaterThan(reach(made, 0.85, 0.95));
    });
  });

  it.each([
    ['four-leaf-clover', 4],
    ['shamrock', 3],
  ] as const)('a %s has %i leaves of two lobes and a stem', async (form, leaves) => {
    await seen(form, (made) => {
      // The stem may lie so close to a leaf that both go out as one.
      expect([2 * leaves, 2 * leaves + 1]).toContain(lobes(made, [0, 0], 0.03));
    });
  });

  it('a tree of life is openwork in a ring, with fruits', async () => {
    await seen('tree-of-life', (made) => {
      expect(openings(made)).toBeGreaterThanOrEqual(6);
      expect(lobes(made, [0, 0], 0.03)).toBe(1);
    });
  });

  it('a paw has four toes and a ball', async () => {
    await seen('paw-print', (made) => {
      expect(lobes(made, [0, -0.1], 0.08)).toBeGreaterThanOrEqual(5);
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
    });
  });

  it('a snowflake has six arms', async () => {
    await seen('snowflake', (made) => {
      expect(lobes(made, [0, 0], 0.2)).toBe(6);
    });
  });

  it('a skull has a stone in either socket', async () => {
    await seen('skull', (made) => {
      expect(made.stones).toHaveLength(2);
      expect(made.stones[0].x).toBeCloseTo(-made.stones[1].x, 3);
      expect(made.frontMm).toBeGreaterThan(4);
    });
  });

  it('an owl looks with two stones', async () => {
    await seen('owl', (made) => {
      expect(made.stones).toHaveLength(2);
      expect(made.stones[0].x).toBeCloseTo(-made.stones[1].x, 3);
    });
  });

  it('a padlock hangs by a shackle that one sees through', async () => {
    await seen('padlock', (made) => {
      expect(openings(made)).toBeGreaterThanOrEqual(1);
      expect(reach(made, -0.5, -0.2)).toBeGreaterThan(reach(made, 0.5, 0.7));
    });
  });

  it('a bow has two loops and two tails with a stone in its knot', async () => {
    await seen('bow', (made) => {
      expect(lobes(made, [0, 0.1], 0.2)).toBe(4);
      expect(made.stones).toHaveLength(1);
      expect(made.stones[0].x).toBeCloseTo(0, 3);
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
    });
  });

  it('a claddagh is a crowned heart between two hands', async () => {
    await seen('claddagh', (made) => {
      // Cuffs are the widest, the crown with its five pearls stands over the heart, which comes to a point below.
      expect(reach(made, -0.35, 0.05)).toBeGreaterThan(0.95);
      expect(reach(made, 0.5, 1)).toBeLessThan(0.65);
      expect(reach(made, -0.8, -0.62)).toBeLessThan(0.3);
      const crown = made.silhouette.filter(([, y]) => y > 0.6).map(([, y]) => y);
      expect(peaksOf(crown, 0.08)).toBe(5);
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
      expect(made.stones).toHaveLength(1);
    });
  });

  it.each([
    ['silhouette', 7],
    ['silhouette', 12],
    ['medallion', 12],
    ['medallion', 28],
  ] as const)(
    'the heart of a claddagh (%s, %d mm) is the stone where it is cut so',
    async (ground, sizeMm) => {
      await atBench((bench) => {
        const [work, tray] = [new Workpiece(), new StoneTray()];
        buildEmblem(bench, work, tray, frameAt([0, 0, 0]), {
          kind: 'emblem',
          alloyId: 'main',
          accentAlloyId: 'main',
          form: 'claddagh',
          ground,
          sizeMm,
          stone: { gemstone: 'Emerald', cut: 'Heart', form: 'faceted', colour: null },
          enamel: [],
          border: null,
        });
        expect(tray.placements).toHaveLength(1);
        const [stone] = tray.placements;
        expect(stone).toMatchObject({ cut: 'Heart', role: 'centre' });
        // As large as the heart of metal would be, and pointing down: its length runs up.
        expect(stone!.widthMm).toBeGreaterThan(sizeMm * (ground === 'silhouette' ? 0.28 : 0.18));
        const [x, y, z] = stone!.placement.x;
        expect(Math.abs(x) + Math.abs(z)).toBeLessThan(1e-6);
        expect(y).toBeGreaterThan(0);
        const metal = bench.subtract(bench.union([...work.bodies.values()].flat()), work.stones);
        expect(metal.status()).toBe('NoError');
        expect(bench.bodies(metal).filter((body) => body.volume() > 0.03)).toHaveLength(1);
      });
    },
  );

  it('a lion looks out of its mane and holds a stone in its mouth, and has stones for eyes where they are large enough', async () => {
    await seen('lion', (made) => {
      const { bench, metal, stones, frontMm } = made;
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.02);
      // Locks all around.
      expect(lobes(made, [0, 0], 0.03)).toBeGreaterThanOrEqual(12);
      // The face stands over the mane, over most of the figure's breadth.
      const face = bench.sliced(metal, frontMm * 0.62).bounds();
      expect((face.max[0] - face.min[0]) / UNIT).toBeGreaterThan(0.9);
      const [mouth, ...eyes] = [...stones].sort((a, b) => a.y - b.y);
      expect(eyes).toHaveLength(2);
      expect(mouth!.x).toBeCloseTo(0, 6);
      expect(mouth!.y).toBeLessThan(-0.4);
      // Nothing lies over the stone in the mouth.
      const above = bench.prism(
        Array.from({ length: 24 }, (_, i): [number, number] => [
          UNIT * (mouth!.x + 0.12 * Math.cos((Math.PI * i) / 12)),
          UNIT * (mouth!.y + 0.12 * Math.sin((Math.PI * i) / 12)),
        ]),
        mouth!.z + 0.6,
        frontMm + 1,
      );
      expect(bench.intersect(metal, above).volume()).toBeLessThan(0.001);
    });
  });

  it('a dragonfly spreads two pairs of wings over a slim tail', async () => {
    await seen('dragonfly', (made) => {
      const [left, right] = halves(made);
      expect(Math.abs(left / right - 1)).toBeLessThan(0.05);
      expect(reach(made, 0.2, 0.7)).toBeGreaterThan(0.8);
      expect(reach(made, -0.8, -0.5)).toBeLessThan(0.25);
    });
  });

  // The field is poured about all of them alike: every fourth.
  it.each([...FORMS_WITHOUT_CELLS].filter((_, i) => i % 4 === 1))(
    '%s stands in a field of enamel',
    async (form) => {
      await atBench((bench) => {
        const work = new Workpiece();
        buildEmblem(bench, work, new StoneTray(), frameAt([0, 0, 0]), {
          kind: 'emblem',
          alloyId: 'main',
          accentAlloyId: 'main',
          form,
          ground: 'medallion',
          sizeMm: 15,
          stone: null,
          enamel: ['navy'],
          border: null,
        });
        const metal = bench.union([...work.bodies.values()].flat());
        expect(bench.bodies(metal).filter((body) => body.volume() > 0.03)).toHaveLength(1);
        const glass = work.enamels.map(({ solid }) => solid);
        expect(glass.reduce((sum, solid) => sum + solid.volume(), 0)).toBeGreaterThan(8);
        for (const solid of glass) expect(bench.intersect(solid, metal).volume()).toBeLessThan(0.02);
      });
    },
  );
});
