import { describe, expect, it } from 'vitest';
import type { Design } from '../design/document.ts';
import { createDesign } from '../design/index.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { gaugedMeasures } from '../geometry/gauge/gaugedMeasures.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import { prongMeasures, prongSites } from '../geometry/settings/prongs.ts';
import type { Measure, MeasureKind, Solids } from '../geometry/solids.ts';
import { gemOf } from '../geometry/stones/placing.ts';
import { solidOf } from '../geometry/testing/inspect.ts';
import { normalize } from '../geometry/vec.ts';
import { judgeMeasures } from './judge-measures.ts';

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

const planned = (kind: MeasureKind, where: string, value: number): Measure => ({
  kind,
  where,
  value,
  alloyId: null,
});

describe('measures taken from the metal', () => {
  it('are those of prongs and band as they are built, and tell of metal that is missing', async () => {
    const brief = openBrief({
      type: 'Ring',
      gemstones: ['Diamond'],
      stoneCut: 'Round',
      setting: 'Prong',
      prongCount: 4,
    });
    const design = createDesign(brief, 0);
    const solids = await built(design);
    const value = (kind: MeasureKind, list: readonly Measure[] = solids.measures): number =>
      Math.min(...list.filter((one) => one.kind === kind).map((one) => one.value));
    const [prong, palm] = [value('prong-diameter'), value('shank-thickness')];
    expect(prong).toBeGreaterThan(0.6);
    expect(palm).toBeGreaterThan(1.1);

    // A file has gone through one prong, and the palm was worn down.
    const stone = solids.stones[0]!;
    const reach = stone.widthMm / 2;
    const spoiled = await atBench((bench) => {
      const [x, y, z] = stone.placement.origin;
      const prongsAt = Math.SQRT1_2 * (reach - 0.6);
      const file = bench.hull(
        [-3, 3].flatMap((h) =>
          [
            [prongsAt, prongsAt],
            [prongsAt + 3, prongsAt - 3],
            [prongsAt + 3, prongsAt + 3],
          ].map(([dx, dy]) => [x + dx!, y + dy!, z + h] as const),
        ),
      );
      const worn = bench.hull(
        [-4, 4].flatMap((dx) =>
          [-6, 6].flatMap((dy) => [-1, 0.5].map((dz) => [dx, dy, solids.bounds.min[2] + dz] as const)),
        ),
      );
      return solids.metal.map((part) => bench.mesh(bench.subtract(solidOf(bench, part.mesh), [file, worn])));
    });
    const { placement } = stone;
    const frame = {
      x: normalize(placement.x),
      y: normalize(placement.y),
      z: normalize(placement.z),
      origin: placement.origin,
    };
    const { measures, hold } = prongMeasures(frame, prongSites(gemOf(stone), 4), {
      form: 'round',
      radiusMm: prong / 2,
      alloyId: 'any',
    });
    const plan = [...measures, planned('shank-thickness', 'band at the palm', palm)];
    const whole = solids.metal.map(({ mesh }) => mesh);
    expect(value('prong-diameter', gaugedMeasures(whole, [hold], plan))).toBeGreaterThan(0.95 * prong);
    const measured = gaugedMeasures(spoiled, [hold], plan);
    expect(value('prong-diameter', measured)).toBeLessThan(0.8 * prong);
    expect(value('shank-thickness', measured)).toBeLessThan(palm - 0.3);
    const [finding] = judgeMeasures(
      measured.filter(({ kind }) => kind === 'prong-diameter'),
      () => undefined,
    );
    expect(finding?.value).toBe(value('prong-diameter', measured));
  });

  it('keeps what no metal tells of', () => {
    const plan = [
      planned('prong-diameter', 'prong', 0.9),
      planned('shank-thickness', 'band at the palm', 1.6),
    ];
    expect(gaugedMeasures([], [], plan)).toEqual(plan);
  });
});
