import type { SculptureForm, SculptureOrnament } from '../../../design/ornament/sculpture.ts';
import { seededRandom } from '../../../design/random.ts';
import { placementOf } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import { lathe, loft, smoothPath, type TubePoint, tube } from '../../mesh/loft.ts';
import type { Vec3 } from '../../solids.ts';
import type { OrnamentBuilder } from '../built.ts';
import { ellipse, TURN } from '../relief/figures.ts';
import { describeOrnament } from '../relief/holds.ts';
import { KNOTS } from './knots.ts';
import { buildTassel } from './tassel.ts';

/** Backs are flattened to lie well: this share of a body's depth is ground away. */
const FLAT_SHARE = 0.16;

/** A free body of metal, its back flat at z = 0. */
export const buildSculpture: OrnamentBuilder<SculptureOrnament> = (bench, work, tray, frame, spec) => {
  if (spec.form === 'tassel') return buildTassel(bench, work, tray, frame, spec);
  const made = FORMS[spec.form](bench, spec.sizeMm / 2, spec.seed);
  const solid = settled(bench, made, spec.sizeMm);
  const box = solid.boundingBox();
  work.add(spec.alloyId, bench.placed(solid, placementOf(frame)));
  const thick = box.max[2];
  work.measures.push({
    kind: 'wall',
    where: spec.form.replaceAll('-', ' '),
    // A ball is as thick as it is high.
    value: spec.form === 'sphere' ? thick : leastWall(spec),
    alloyId: spec.alloyId,
  });
  // What is seen from the front, at the height where rings of wire take hold.
  const rim = Math.min(thick, Math.max(0.9, thick * 0.5));
  const slice = bench.sliced(solid, rim / 2);
  const built = describeOrnament(bench, slice, rim, thick, [0, 0, thick]);
  return { ...built, leftMm: -box.min[0], rightMm: box.max[0], upMm: box.max[1], downMm: -box.min[1] };
};

const leastWall = ({ sizeMm }: SculptureOrnament): number => Math.max(0.9, sizeMm * 0.07);

/** Scales to the size, grinds the back flat and sets it on z = 0 about the middle. */
function settled(bench: Bench, made: Solid, sizeMm: number): Solid {
  const { min, max } = made.boundingBox();
  const s = sizeMm / Math.max(max[0] - min[0], max[1] - min[1]);
  const cut = min[2] + (max[2] - min[2]) * FLAT_SHARE;
  const scaled = bench.placed(made, {
    x: [s, 0, 0],
    y: [0, s, 0],
    z: [0, 0, s],
    origin: [(-s * (min[0] + max[0])) / 2, (-s * (min[1] + max[1])) / 2, -s * cut],
  });
  const far = sizeMm * 2;
  return bench.intersect(
    scaled,
    bench.prism(
      [
        [-far, -far],
        [far, -far],
        [far, far],
        [-far, far],
      ],
      0,
      far,
    ),
  );
}

const smoothTube = (bench: Bench, points: readonly TubePoint[], hint: Vec3, options = {}): Solid =>
  bench.solid(tube(points, hint, { segments: 28, ...options }), 'bar');

const FORMS: Readonly<
  Record<Exclude<SculptureForm, 'tassel'>, (bench: Bench, r: number, seed: number) => Solid>
> = {
  ...KNOTS,
  /** A strap that folds over itself twice. */
  'folded-ribbon': (bench, r) => {
    const wide = 0.36 * r;
    const thin = Math.max(0.45, 0.075 * r);
    const keys: readonly (readonly [number, number, number])[] = [
      [-0.75, -0.95, 0.1],
      [-0.35, -0.2, 0.2],
      [0.1, 0.55, 0.42],
      [0.5, 0.85, 0.5],
      [0.72, 0.5, 0.34],
      [0.3, -0.05, 0.16],
      [-0.25, -0.42, 0.5],
      [-0.62, -0.1, 0.62],
      [-0.4, 0.4, 0.5],
      [0.15, 0.1, 0.62],
      [0.62, -0.55, 0.35],
      [0.8, -0.98, 0.1],
    ];
    const path = smoothPath(
      keys.map(([x, y, z]) => ({ at: [x * r, y * r, z * r * 1.1] as const, side: wide, up: thin })),
      12,
    );
    return smoothTube(bench, path, [0.3, -0.1, 0.95], { squareness: 3.2 });
  },
  'torus-knot': (bench, r) => {
    const n = 220;
    const wire = Math.max(0.5, 0.15 * r);
    const path = Array.from({ length: n }, (_, i): TubePoint => {
      const t = (TURN * i) / n;
      const ring = 0.58 * r * (1 + 0.42 * Math.cos(3 * t));
      return {
        at: [ring * Math.cos(2 * t), ring * Math.sin(2 * t), -0.3 * r * Math.sin(3 * t)],
        side: wire,
        up: wire,
      };
    });
    return smoothTube(bench, path, [0, 0, 1], { closed: true });
  },
  /** Worn by a river: a soft ellipsoid, a little uneven. */
  pebble: (bench, r, seed) => {
    const random = seededRandom(seed);
    const [p, q, s] = [random() * TURN, random() * TURN, 0.62 + 0.2 * random()];
    return bent(bench, bench.sphere(1, 72), (x, y, z) => {
      const a = Math.atan2(y, x);
      const f = 1 + 0.1 * Math.cos(2 * a + p) + 0.05 * Math.cos(3 * a + q) + 0.05 * x * z;
      return [x * f * r, y * f * r * s * 1.25, z * f * r * (0.48 + 0.08 * Math.cos(a + q))];
    });
  },
  spiral: (bench, r) => {
    const n = 200;
    const path = Array.from({ length: n }, (_, i): TubePoint => {
      const t = i / (n - 1);
      const ring = r * (0.86 - 0.76 * t);
      const a = -Math.PI / 2 - t * TURN * 2.35;
      const w = Math.max(0.48, r * (0.13 - 0.035 * t));
      return { at: [ring * Math.cos(a), ring * Math.sin(a), r * 0.28 * t], side: w * 1.15, up: w };
    });
    return smoothTube(bench, path, [0, 0, 1]);
  },
  'stacked-discs': (bench, r) => {
    const discs: readonly (readonly [number, number, number, number])[] = [
      [0, 0.05, 0.95, 0],
      [0.16, -0.16, 0.68, 0.13],
      [-0.14, -0.2, 0.46, 0.26],
      [0.02, -0.02, 0.25, 0.39],
    ];
    const t = Math.max(0.9, 0.15 * r);
    return bench.union(
      discs.map(([x, y, radius, z]) =>
        bench.placed(roundDisc(bench, radius * r, t), {
          x: [1, 0, 0],
          y: [0, 1, 0],
          z: [0, 0, 1],
          origin: [x * r, y * r, (z / 0.13) * t * 0.82],
        }),
      ),
    );
  },
  'twisted-bar': (bench, r) => {
    const half = Math.max(0.9, r * 0.17);
    const rings = Array.from({ length: 121 }, (_, i): Vec3[] => {
      const t = i / 120;
      const a = t * TURN * 0.75;
      const end = Math.min(1, Math.min(t, 1 - t) * 26 + 0.55);
      return squareLoop(half * end).map(([x, z]) => [
        x * Math.cos(a) - z * Math.sin(a),
        (t * 2 - 1) * r,
        x * Math.sin(a) + z * Math.cos(a),
      ]);
    });
    return bench.solid(loft(rings, false), 'twisted bar');
  },
  sphere: (bench, r) => bench.placed(bench.sphere(1, 96), uniform(r)),
  'faceted-nugget': (bench, r, seed) => {
    const random = seededRandom(seed);
    const points: Vec3[] = [];
    for (let i = 0; i < 26; i++) {
      // Evenly over the sphere (Fibonacci lattice), then knocked about.
      const z = 1 - (2 * (i + 0.5)) / 26;
      const a = i * 2.399963 + random() * 0.5;
      const ring = Math.sqrt(1 - z * z);
      const f = r * (0.86 + 0.28 * random());
      points.push([ring * Math.cos(a) * f, ring * Math.sin(a) * f * 1.1, z * f * 0.66]);
    }
    return bench.hull(points);
  },
  /** A drop that was poured and ran. */
  'molten-drop': (bench, r, seed) => {
    const random = seededRandom(seed);
    const sway = random() * TURN;
    const profile = Array.from({ length: 49 }, (_, i): [number, number] => {
      const t = i / 48;
      const body = Math.sin(Math.PI * t ** 1.55) ** 0.8;
      const neck = 0.16 + 0.1 * Math.sin(Math.PI * Math.min(1, t * 3)) * (1 - t);
      return [i === 0 || i === 48 ? 0 : r * Math.max(neck * (t < 0.5 ? 1 : 0), 0.56 * body), (1 - 2 * t) * r];
    });
    const drop = bench.solid(lathe([...profile].reverse(), 64), 'drop');
    return bent(bench, drop, (x, y, z) => {
      const t = z / r;
      const push = 0.1 * r * Math.sin(2.2 * t + sway);
      return [x * (1 + 0.12 * Math.sin(3 * t + sway)) + push, z, -y * 0.86];
    });
  },
};

const uniform = (s: number) => ({ x: [s, 0, 0], y: [0, s, 0], z: [0, 0, s], origin: [0, 0, 0] }) as const;

const bent = (bench: Bench, solid: Solid, move: (x: number, y: number, z: number) => Vec3): Solid =>
  bench.bent(solid, 1e6, move);

function roundDisc(bench: Bench, radius: number, thick: number): Solid {
  const e = thick * 0.35;
  const arcOf = (cz: number, from: number): [number, number][] =>
    Array.from({ length: 6 }, (_, i) => {
      const a = from + (i / 5) * (Math.PI / 2);
      return [radius - e + e * Math.cos(a), cz + e * Math.sin(a)];
    });
  return bench.solid(
    lathe([[radius - e - 0.01, 0], ...arcOf(e, -Math.PI / 2), ...arcOf(thick - e, 0), [0, thick]], 96),
    'disc',
  );
}

/** A square with rounded corners, as points in a plane. */
function squareLoop(half: number): (readonly [number, number])[] {
  return ellipse(0, 0, 1, 1, 32).map(([c, s]) => {
    const f = half / (Math.abs(c) ** 7 + Math.abs(s) ** 7) ** (1 / 7);
    return [c * f, s * f];
  });
}
