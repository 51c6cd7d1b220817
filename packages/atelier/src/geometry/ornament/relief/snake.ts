import type { Bench, Solid } from '../../mesh/bench.ts';
import { loft, type RawMesh } from '../../mesh/loft.ts';
import type { Vec3 } from '../../solids.ts';
import { add, scale, smoothstep } from '../../vec.ts';
import { type Clay, modelled } from './clay.ts';

/** A section of a scaled body: its middle, and where its side and its back point (unit vectors). */
export interface BodyPlace {
  readonly at: Vec3;
  readonly side: Vec3;
  readonly up: Vec3;
}

export interface ScaledBody {
  readonly lengthMm: number;
  /** Share 0 (tail) to 1 (neck) of the length. */
  readonly place: (t: number) => BodyPlace;
  readonly radiusMm: (t: number) => number;
  /** Largest radius: scales are as large everywhere as they fit there. */
  readonly fullMm: number;
  /** Height over width. */
  readonly tall?: number;
}

/** Least length of a scale: finer relief is lost in casting and polishing. */
const LEAST_SCALE_MM = 0.62;
/** Samples across a scale, either way. */
const PER_SCALE = 5;

/** A serpent's body: pillowed lozenges over the back, a smooth belly; both ends closed. */
export function scaledBody({ lengthMm, place, radiusMm, fullMm, tall = 1 }: ScaledBody): RawMesh {
  const scaleMm = Math.max(LEAST_SCALE_MM, fullMm * 0.72);
  const columns = Math.max(4, 2 * Math.round((Math.PI * fullMm) / (scaleMm * 1.5)));
  const rows = Math.max(8, Math.round(lengthMm / scaleMm));
  const count = rows * PER_SCALE;
  const back = columns * PER_SCALE;
  const belly = Math.max(8, Math.round(back * 0.45));
  const relief = Math.min(0.24, fullMm * 0.16);
  const rings: Vec3[][] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const { at, side, up } = place(t);
    const r = radiusMm(t);
    const deep = relief * Math.min(1, r / fullMm) * smoothstep(0, 0.04, t);
    const ring: Vec3[] = [];
    const point = (phi: number, lift: number): void => {
      const w = (r + lift) * Math.cos(phi);
      const h = (r * tall + lift) * Math.sin(phi);
      ring.push(add(at, add(scale(side, w), scale(up, h))));
    };
    for (let j = 0; j < back; j++) {
      const phi = (Math.PI * j) / back;
      const p = (j / back) * columns;
      const q = t * rows;
      const u = Math.abs(((p + q) % 2) - 1);
      const v = Math.abs(((p - q + 4 * rows) % 2) - 1);
      // Scales fade out towards the belly.
      const shown = smoothstep(0, 0.3, Math.min(phi, Math.PI - phi));
      point(phi, deep * shown * (Math.min(1, 2.6 * Math.min(u, v)) ** 0.7 - 0.5));
    }
    for (let j = 0; j < belly; j++) point(Math.PI + (Math.PI * j) / belly, -deep * 0.1);
    rings.push(ring);
  }
  return loft(rings, false);
}

/** Places along a line in the plane whose back looks at the viewer. */
export function flatPlaces(line: readonly Vec3[]): (t: number) => BodyPlace {
  const last = line.length - 1;
  return (t) => {
    const x = t * last;
    const i = Math.min(last - 1, Math.floor(x));
    const f = x - i;
    const at = [0, 1, 2].map((j) => line[i][j] + (line[i + 1][j] - line[i][j]) * f);
    const tangent = (k: number): readonly [number, number] => {
      const [a, b] = [line[Math.max(0, k - 1)], line[Math.min(last, k + 1)]];
      return [b[0] - a[0], b[1] - a[1]];
    };
    const [p, q] = [tangent(i), tangent(i + 1)];
    const [dx, dy] = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f];
    const len = Math.hypot(dx, dy) || 1;
    return { at: [at[0], at[1], at[2]], side: [dy / len, -dx / len, 0], up: [0, 0, 1] };
  };
}

/** Where a head's eyes lie on it, as shares of its length: forwards, to either side, and up. */
export const SNAKE_EYES = { forwards: 0.56, aside: 0.185, up: 0.29 } as const;

/**
 * A viper's head from above, its neck at the origin, snout along x, z up; `neckMm` is the neck's radius, whose middle
 * lies `neckZ` over the back. Broad jaws, ridged brows, a blunt snout with nostrils.
 */
export function snakeHead(bench: Bench, lengthMm: number, neckMm: number, neckZ: number): Solid {
  const h = lengthMm;
  const z = neckZ;
  const pair = (make: (side: number) => Clay): Clay[] => [make(1), make(-1)];
  const clay: Clay[] = [
    { kind: 'limb', from: [-0.12 * h, 0, z], to: [0.34 * h, 0, z], r0: neckMm * 0.94, r1: neckMm * 0.9 },
    { kind: 'ball', at: [0.4 * h, 0, z + 0.04 * h], r: [0.34 * h, 0.25 * h, 0.2 * h] },
    { kind: 'ball', at: [0.74 * h, 0, z - 0.01 * h], r: [0.28 * h, 0.16 * h, 0.14 * h] },
    ...pair((s) => ({
      kind: 'ball',
      at: [0.3 * h, s * 0.18 * h, z - 0.03 * h],
      r: [0.24 * h, 0.15 * h, 0.15 * h],
      turn: -s * 0.25,
    })),
    ...pair((s) => ({
      kind: 'limb',
      from: [0.34 * h, s * 0.17 * h, z + 0.16 * h],
      to: [0.7 * h, s * 0.12 * h, z + 0.13 * h],
      r0: 0.055 * h,
      r1: 0.04 * h,
    })),
    {
      kind: 'limb',
      from: [0.28 * h, 0, z + 0.3 * h],
      to: [0.62 * h, 0, z + 0.25 * h],
      r0: 0.05 * h,
      r1: 0.07 * h,
      carve: true,
    },
    ...pair((s) => ({
      kind: 'ball',
      at: [0.93 * h, s * 0.075 * h, z + 0.1 * h],
      r: [0.04 * h, 0.03 * h, 0.05 * h],
      carve: true,
    })),
    // The line of the mouth, seen from the side.
    ...pair((s) => ({
      kind: 'limb',
      from: [0.42 * h, s * 0.31 * h, z - 0.07 * h],
      to: [1.0 * h, s * 0.12 * h, z - 0.05 * h],
      r0: 0.035 * h,
      r1: 0.035 * h,
      carve: true,
    })),
  ];
  return modelled(bench, clay, { blendMm: 0.1 * h, cellMm: Math.max(0.085, h * 0.026), floorMm: -neckMm });
}
