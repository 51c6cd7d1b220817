import { describe, expect, it } from 'vitest';
import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import { INLAID_FORMS } from '../../../design/ornament/emblemForms.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';
import { seen } from './testing.ts';

const kind = (gemstone: StoneKind['gemstone']): StoneKind => ({
  gemstone,
  cut: 'Oval',
  form: 'cabochon',
  colour: null,
});

const SPEC: Omit<EmblemOrnament, 'form'> = {
  kind: 'emblem',
  alloyId: 'main',
  accentAlloyId: 'main',
  ground: 'silhouette',
  sizeMm: 24,
  stone: null,
  enamel: [],
  border: null,
  inlay: [kind('Turquoise'), kind('Onyx')],
};

describe('stones cut to the cells of a figure', () => {
  it.each([...INLAID_FORMS])('%s: lie in the metal and fill no more than their cells', async (form) => {
    await atBench((bench) => {
      const [work, tray] = [new Workpiece(), new StoneTray()];
      buildEmblem(bench, work, tray, frameAt([0, 0, 0]), { ...SPEC, form });
      const metal = bench.union([...work.bodies.values()].flat());
      expect(work.stones.length).toBeGreaterThan(0);
      for (const stone of work.stones) {
        expect(stone.volume()).toBeGreaterThan(0);
        expect(bench.intersect(stone, metal).volume()).toBeLessThan(stone.volume() * 0.02);
      }
      expect(bench.bodies(metal).filter((body) => body.volume() > 0.03)).toHaveLength(1);
    });
  });
});

describe('new figures', () => {
  it('a winged scarab is much wider than high, its wings rise to their tips', async () => {
    await seen('winged-scarab', ({ silhouette, stones }) => {
      const [xs, ys] = [silhouette.map(([x]) => x), silhouette.map(([, y]) => y)];
      const high = Math.max(...ys) - Math.min(...ys);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(1.4 * high);
      const tip = silhouette.filter(([x]) => x > 0.9).map(([, y]) => y);
      expect(Math.min(...tip)).toBeGreaterThan(0.1);
      expect(stones.length).toBeLessThanOrEqual(1);
    });
  });

  it('Lakshmi sits on a foot as wide as her arch is high, with stones along it', async () => {
    await seen('lakshmi', ({ silhouette, stones }) => {
      const foot = silhouette.filter(([, y]) => y < -0.85).map(([x]) => Math.abs(x));
      expect(Math.max(...foot)).toBeGreaterThan(0.4);
      expect(Math.max(...silhouette.map(([, y]) => y))).toBeGreaterThan(0.9);
      expect(stones.length).toBeGreaterThanOrEqual(5);
      expect(stones.filter(({ x }) => x > 0.1)).toHaveLength(stones.filter(({ x }) => x < -0.1).length);
    });
  });
});
