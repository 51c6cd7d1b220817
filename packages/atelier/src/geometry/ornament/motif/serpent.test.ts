import { describe, expect, it } from 'vitest';
import { motifOfForm } from '../../../design/ornament/motif.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { seededRandom } from '../../../design/random.ts';
import { NO_ERA } from '../../../design/ring/eras.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildMotif } from './build.ts';
import { bodyRadius } from './serpent.ts';

const diamond: StoneKind = { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null };
const SIZE_MM = 20;

const specOf = (form: 'coiled' | 'ouroboros' | 'spiral', sizeMm = SIZE_MM) =>
  motifOfForm(
    'Serpent',
    form,
    {
      era: null,
      eraRules: NO_ERA,
      alloyId: 'main',
      accentAlloyId: 'main',
      centre: null,
      accent: diamond,
      small: diamond,
      presence: 1,
      sizeMm,
    },
    seededRandom(4),
  );

describe('serpents', () => {
  it('taper to the tip of the tail and a little at the neck', () => {
    expect(bodyRadius(1.2, 0.5, 0)).toBeCloseTo(0.26);
    expect(bodyRadius(1.2, 0.5, 0.6)).toBeCloseTo(1.2);
    expect(bodyRadius(1.2, 0.5, 1)).toBeCloseTo(1.2 * 0.84);
    const along = Array.from({ length: 11 }, (_, i) => bodyRadius(1.2, 0.5, i / 20));
    expect(along).toEqual([...along].sort((a, b) => a - b));
  });

  it('lie in two coils and more; eyes and a stone on the brow near the middle', async () => {
    const spec = specOf('spiral');
    await atBench((bench) => {
      const [work, tray] = [new Workpiece(), new StoneTray()];
      buildMotif(bench, work, tray, frameAt([0, 0, 0]), spec);
      const metal = bench.union([...work.bodies.values()].flat());
      expect(metal.volume()).toBeGreaterThan(200);
      expect(metal.volume()).toBeLessThan(900);
      // How often a ray from the middle passes through the body: the sum over all directions is the turns.
      const section = bench.sliced(metal, 1.35);
      const rays = 24;
      const crossings = Array.from({ length: rays }, (_, i) => {
        const a = (2 * Math.PI * (i + 0.5)) / rays;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const corner = (u: number, v: number): Vec2 => [u * c - v * s, u * s + v * c];
        const ray = bench.region([[corner(0, -0.05), corner(14, -0.05), corner(14, 0.05), corner(0, 0.05)]]);
        return bench.parts(bench.shared(section, ray)).filter((part) => part.area() > 0.01).length;
      });
      const turns = crossings.reduce((sum, n) => sum + n, 0) / rays;
      expect(turns).toBeGreaterThan(1.6);
      expect(turns).toBeLessThan(3);
      const onHead = tray.placements.map(({ placement: { origin } }) => origin);
      expect(onHead).toHaveLength(3);
      for (const [x, y, z] of onHead) {
        expect(Math.hypot(x, y)).toBeLessThan(SIZE_MM * 0.36);
        expect(z).toBeGreaterThan(2);
      }
    });
  });

  it.each(['coiled', 'ouroboros', 'spiral'] as const)(
    '%s can be made as small as a nose stud',
    async (form) => {
      await atBench((bench) => {
        const [work, tray] = [new Workpiece(), new StoneTray()];
        buildMotif(bench, work, tray, frameAt([0, 0, 0]), specOf(form, 4));
        expect(bench.bodies(bench.union([...work.bodies.values()].flat()))).toHaveLength(1);
      });
    },
  );

  it.each(['coiled', 'ouroboros'] as const)('%s looks out of two stones', async (form) => {
    await atBench((bench) => {
      const tray = new StoneTray();
      buildMotif(bench, new Workpiece(), tray, frameAt([0, 0, 0]), specOf(form));
      expect(tray.placements).toHaveLength(2);
      const [a, b] = tray.placements.map(({ placement: { origin } }) => origin);
      // Side by side on a head, not along the body.
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(SIZE_MM * 0.16);
      expect(a[2]).toBeCloseTo(b[2], 1);
    });
  });
});
