import { describe, expect, it } from 'vitest';
import type { Ornament } from '../../../design/ornament/document.ts';
import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import type { PlateOrnament } from '../../../design/ornament/plate.ts';
import type { Alloy } from '../../../design/parts.ts';
import { finishMetal } from '../../finishMetal.ts';
import { type Frame, frameAt, seenFrom, turned } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildOrnament } from '../build.ts';

const SILVER: Alloy = {
  id: 'main',
  metal: 'Silver',
  family: 'silver',
  karat: null,
  colour: 'white',
  plating: 'none',
  recycled: false,
};
const PLATE: PlateOrnament = {
  kind: 'plate',
  alloyId: 'main',
  accentAlloyId: 'main',
  outline: 'oval',
  widthMm: 14,
  heightMm: 17,
  thicknessMm: 1.3,
  domeMm: 0,
  border: { kind: 'none' },
  field: { kind: 'text', text: 'KLW', lettering: 'serif', cut: 'engraved' },
  enamel: [],
};
const EMBLEM: EmblemOrnament = {
  kind: 'emblem',
  alloyId: 'main',
  accentAlloyId: 'main',
  form: 'anchor',
  ground: 'medallion',
  sizeMm: 16,
  stone: null,
  enamel: [],
  border: null,
};

/** Area of sunk ground in the finished metal, mm2, and the heights over the ornament's back between which it lies. */
function groundOf(ornament: Ornament, frame: Frame = frameAt([0, 0, 0])) {
  return atBench((bench) => {
    const work = new Workpiece();
    buildOrnament(bench, work, new StoneTray(), frame, ornament);
    const parts = finishMetal(bench, work, {
      alloys: [SILVER],
      finish: 'Polished',
      baseAlloyId: 'main',
      baseName: 'piece',
      otherName: 'piece',
    });
    let areaMm2 = 0;
    const heights: number[] = [];
    for (const { mesh, ground = [] } of parts)
      for (const triangle of ground) {
        const [a, b, c] = [0, 1, 2].map((k) => {
          const i = mesh.indices[triangle * 3 + k]! * 3;
          return seenFrom(frame, [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!]);
        }) as [Vec3, Vec3, Vec3];
        heights.push(a[2], b[2], c[2]);
        areaMm2 += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
      }
    return { areaMm2, lowMm: Math.min(...heights), highMm: Math.max(...heights) };
  });
}

describe('the floors of sunk fields', () => {
  it.each([
    ['letters cut into a plate', PLATE, 4, 0.9],
    ['letters cut into a domed plate', { ...PLATE, domeMm: 0.8 }, 4, 0.9],
    ['about raised letters', { ...PLATE, field: { ...PLATE.field, cut: 'raised' } }, 60, 0.98],
    [
      'between the figures of a pattern',
      { ...PLATE, field: { kind: 'pattern', pattern: 'meander' } },
      30,
      1.02,
    ],
    ['about a figure on a medallion', EMBLEM, 40, 0.77],
    ['about the runes of a disc', { ...EMBLEM, ground: 'silhouette', form: 'rune-disc' }, 60, 0.79],
    ['about the head on a coin', { ...EMBLEM, ground: 'silhouette', form: 'roman-coin' }, 60, 0.79],
    ['a figure cut into a medallion', { ...EMBLEM, form: 'wolf' }, 8, 0.69],
  ] as const)('%s are ground', async (_, ornament, leastMm2, floorMm) => {
    const seen = await groundOf(ornament as Ornament);
    expect(seen.areaMm2).toBeGreaterThan(leastMm2);
    expect(seen.lowMm).toBeGreaterThan(floorMm - 0.03);
  });

  it('are ground wherever the ornament is set down', async () => {
    const here = await groundOf(PLATE);
    const there = await groundOf(PLATE, turned(frameAt([5, -20, 3]), 1.1));
    expect(there.areaMm2 / here.areaMm2).toBeCloseTo(1, 1);
  });

  it.each([
    ['enamel', { ...PLATE, enamel: ['navy'] }],
    ['nothing sunk', { ...PLATE, field: { kind: 'plain' } }],
  ] as const)('none is ground with %s', async (_, ornament) => {
    expect((await groundOf(ornament as Ornament)).areaMm2).toBe(0);
  });
});
