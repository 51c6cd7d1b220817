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

/** Samples of a head by its length, and the finest that its own relief needs. */
const CELL_SHARE = 0.026;
const LEAST_CELL_MM = 0.085;

/** What a bench has modelled, by its proportions: large heads are the same in every size. */
const knownHeads = new WeakMap<Bench, Map<string, Solid>>();

/**
 * A viper's head from above, its neck at the origin, snout along x, z up; `neckMm` is the neck's radius, whose middle
 * lies `neckZ` over the back. Broad jaws, ridged brows, a blunt snout with nostrils.
 */
export function snakeHead(bench: Bench, lengthMm: number, neckMm: number, neckZ: number): Solid {
  const shares = [
    neckMm / lengthMm,
    neckZ / lengthMm,
    Math.max(CELL_SHARE, LEAST_CELL_MM / lengthMm),
  ] as const;
  const known = knownHeads.get(bench) ?? new Map<string, Solid>();
  knownHeads.set(bench, known);
  const key = shares.map((share) => share.toFixed(6)).join(' ');
  const head = known.get(key) ?? bench.lasting(() => modelledHead(bench, ...shares));
  known.set(key, head);
  return bench.placed(head, {
    x: [lengthMm, 0, 0],
    y: [0, lengthMm, 0],
    z: [0, 0, lengthMm],
    origin: [0, 0, 0],
  });
}

/** A head of length 1. */
function modelledHead(bench: Bench, neck: number, z: number, cell: number): Solid {
  const pair = (make: (side: number) => Clay): Clay[] => [make(1), make(-1)];
  const clay: Clay[] = [
    { kind: 'limb', from: [-0.12, 0, z], to: [0.34, 0, z], r0: neck * 0.94, r1: neck * 0.9 },
    { kind: 'ball', at: [0.4, 0, z + 0.04], r: [0.34, 0.25, 0.2] },
    { kind: 'ball', at: [0.74, 0, z - 0.01], r: [0.28, 0.16, 0.14] },
    ...pair((s) => ({
      kind: 'ball',
      at: [0.3, s * 0.18, z - 0.03],
      r: [0.24, 0.15, 0.15],
      turn: -s * 0.25,
    })),
    ...pair((s) => ({
      kind: 'limb',
      from: [0.34, s * 0.17, z + 0.16],
      to: [0.7, s * 0.12, z + 0.13],
      r0: 0.055,
      r1: 0.04,
    })),
    {
      kind: 'limb',
      from: [0.28, 0, z + 0.3],
      to: [0.62, 0, z + 0.25],
      r0: 0.05,
      r1: 0.07,
      carve: true,
    },
    ...pair((s) => ({
      kind: 'ball',
      at: [0.93, s * 0.075, z + 0.1],
      r: [0.04, 0.03, 0.05],
      carve: true,
    })),
    // The line of the mouth, seen from the side.
    ...pair((s) => ({
      kind: 'limb',
      from: [0.42, s * 0.31, z - 0.07],
      to: [1.0, s * 0.12, z - 0.05],
      r0: 0.035,
      r1: 0.035,
      carve: true,
    })),
  ];
  return modelled(bench, clay, { blendMm: 0.1, cellMm: cell, floorMm: -neck });
}
