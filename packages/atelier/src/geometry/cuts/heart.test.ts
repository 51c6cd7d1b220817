import { renderLinear } from '@filigree/raytracer/testing';
import { describe, expect, it } from 'vitest';
import type { StoneKind } from '../../design/parts.ts';
import { cutProportions } from '../../design/stones/proportions.ts';
import { aboutCarat } from '../../design/stones/weight.ts';
import type { TriangleMesh, Vec3 } from '../solids.ts';
import { countOpenEdges, meshVolumeMm3 } from '../testing/inspect.ts';
import { heartHalfPlanes, heartOutline } from './heart.ts';
import { facetsOf, settingOutline, stoneForm } from './index.ts';

const kind = (cut: StoneKind['cut'], gemstone: StoneKind['gemstone'] = 'Diamond'): StoneKind => ({
  gemstone,
  cut,
  form: 'faceted',
  colour: null,
});
const RATIOS = [1, 1.07, 1.2];

function meshOf(ratio: number, gemstone: StoneKind['gemstone'] = 'Diamond'): TriangleMesh {
  const { body } = stoneForm(kind('Heart', gemstone), ratio);
  if (body.kind !== 'mesh') throw new Error('a heart is not convex');
  return body.mesh;
}

const cornersOf = ({ positions }: TriangleMesh): Vec3[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[i * 3],
    positions[i * 3 + 1],
    positions[i * 3 + 2],
  ]);

describe('the heart', () => {
  it('has the 59 facets of the trade: a table and 33 above, 25 below', () => {
    const p = cutProportions('Diamond', 'Heart');
    const facets = facetsOf(heartHalfPlanes(1, p)).map(({ plane }) => plane);
    // Table and the main at the point lie on the axis: both halves share them.
    const shared = (n: number): number => n * 2 - 2;
    expect(shared(facets.filter(([, , nz]) => nz > 0.01).length)).toBe(34);
    expect(facets.filter(([, , nz]) => nz < -0.01).length * 2 - 1).toBe(25);
  });

  it.each(RATIOS)('at length : width %f is closed, symmetric and of the promised size', (ratio) => {
    const mesh = meshOf(ratio);
    expect(countOpenEdges(mesh)).toBe(0);
    const corners = cornersOf(mesh);
    for (const [x, y, z] of corners) {
      expect(corners.some(([a, b, c]) => a === x && b === -y && c === z)).toBe(true);
    }
    const extent = (k: number): number =>
      Math.max(...corners.map((c) => c[k])) - Math.min(...corners.map((c) => c[k]));
    expect(extent(0)).toBeCloseTo(ratio, 2);
    expect(extent(1)).toBeCloseTo(1, 2);
    const { crown, pavilion } = stoneForm(kind('Heart'), ratio);
    expect(extent(2)).toBeCloseTo(crown + pavilion, 3);
  });

  it.each(RATIOS)(
    'at length : width %f holds less than its prism and more than a cone to its table',
    (ratio) => {
      const outline = heartOutline(ratio);
      const area = outline.reduce((sum, [x, y], i) => {
        const [a, b] = outline[(i + 1) % outline.length];
        return sum + (x * b - a * y) / 2;
      }, 0);
      const form = stoneForm(kind('Heart'), ratio);
      const volume = meshVolumeMm3(meshOf(ratio));
      expect(volume).toBeLessThan(area * (form.crown + form.pavilion) * 0.7);
      expect(volume).toBeGreaterThan((area * form.pavilion) / 3 + area * form.crown * form.tableShare ** 2);
    },
  );

  it('has a cleft of about a tenth of its length, in outline and body', () => {
    const onAxis = heartOutline(1).find(([, y]) => y === 0);
    expect(onAxis?.[0]).toBeGreaterThan(0.35);
    expect(onAxis?.[0]).toBeLessThan(0.43);
    const rim = cornersOf(meshOf(1)).filter(([, y]) => y === 0);
    expect(Math.max(...rim.map(([x]) => x))).toBeCloseTo(onAxis?.[0] ?? 0, 3);
  });

  it('has a table of the asked share', () => {
    const top = stoneForm(kind('Heart'), 1).crown;
    const table = cornersOf(meshOf(1)).filter(([, , z]) => Math.abs(z - top) < 1e-5);
    const across = (k: number): number =>
      Math.max(...table.map((c) => c[k])) - Math.min(...table.map((c) => c[k]));
    const { tableShare } = cutProportions('Diamond', 'Heart');
    expect(Math.abs(across(1) - tableShare)).toBeLessThan(0.05);
  });

  it.each([
    ['Heart', 1],
    ['Heart', 1.1],
  ] as const)('weighs about what the formula says: %s, %f', (cut, ratio) => {
    const width = 6.5;
    const volume = meshVolumeMm3(meshOf(ratio)) * width ** 3;
    const { crown, pavilion } = stoneForm(kind(cut), ratio);
    const carat = (volume * 3.52) / 200;
    const about = aboutCarat(kind(cut), width * ratio, width, (crown + pavilion) * width);
    // The formula allows for a girdle and belly that are thicker than drawn.
    expect(carat / about).toBeGreaterThan(0.84);
    expect(carat / about).toBeLessThan(1.05);
  });

  it('bridges its cleft for metal, never inside the stone', () => {
    const form = stoneForm(kind('Heart'), 1);
    const girdle = Math.max(...form.outline.filter(([, y]) => y === 0).map(([x]) => x));
    let before = girdle;
    for (const thickness of [0.05, 0.13, 0.3]) {
      const bay = settingOutline(kind('Heart'), form, 1, thickness).find(([, y]) => y === 0)?.[0] ?? 0;
      expect(bay).toBeGreaterThan(before);
      expect(bay).toBeLessThan(0.5);
      before = bay;
    }
  });
});

describe('a stone drawn as a mesh', () => {
  const RIG = {
    lights: [],
    ambient: {
      nadir: [0.2, 0.2, 0.2],
      horizon: [0.5, 0.5, 0.5],
      zenith: [1.5, 1.5, 1.5],
    },
    gemContrast: 0.4,
  } as const;

  it.each([
    ['Diamond', 2.417, 0],
    ['Ruby', 1.77, 0.2],
  ] as const)('lets light in and out as its plane set does: %s', (gemstone, indexD, absorption) => {
    const { body } = stoneForm(kind('Round', gemstone), 1);
    if (body.kind !== 'facets') throw new Error('a round is convex');
    const mm = 7;
    const positions: number[] = [];
    const indices: number[] = [];
    for (const { corners } of facetsOf(body.planes)) {
      const first = positions.length / 3;
      positions.push(...corners.flatMap((c) => c.map((v) => v * mm)));
      for (let i = 2; i < corners.length; i++) indices.push(first, first + i - 1, first + i);
    }
    const common = {
      planeSets: [{ planes: Float32Array.from(body.planes.flat()) }],
      materials: [
        {
          kind: 'dielectric',
          indexD,
          dispersion: 0.02,
          absorptionPerMm: [absorption, absorption, absorption],
        },
      ],
      rig: RIG,
      backdrop: { center: [0, 0, 0], edge: [0, 0, 0], centerX: 0.5, centerY: 0.5, radius: 1 },
    } as const;
    const view = {
      camera: { position: [20, -30, 93], target: [0, 0, 0], fieldOfViewDegrees: 4.2 },
      width: 24,
      height: 24,
    } as const;
    const placement = { x: [mm, 0, 0], y: [0, mm, 0], z: [0, 0, mm], origin: [0, 0, 0] } as const;
    const asPlanes = renderLinear(
      { ...common, objects: [{ kind: 'gem', planeSet: 0, placement, material: 0 }] },
      view,
      256,
    );
    const asMesh = renderLinear(
      {
        ...common,
        objects: [
          {
            kind: 'mesh',
            positions: Float32Array.from(positions),
            indices: Uint32Array.from(indices),
            creaseAngleDegrees: 0,
            material: 0,
          },
        ],
      },
      view,
      256,
    );
    const mean = (list: Float64Array): number => list.reduce((sum, v) => sum + v, 0) / list.length;
    expect(Math.abs(mean(asMesh) / mean(asPlanes) - 1)).toBeLessThan(0.01);
    const apart = mean(asMesh.map((v, i) => Math.abs(v - asPlanes[i])));
    expect(apart).toBeLessThan(0.03 * mean(asPlanes));
  });
});
