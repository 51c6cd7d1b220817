import type { Bench, Solid } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';

/**
 * Wax to model with, in mm. A ball is an ellipsoid, its half sizes `r`, turned about z by `turn` (radians); a limb is
 * a rounded bar from end to end that may taper. Half sizes along z of a limb are `flat` of those across it.
 */
export type Clay = (
  | { readonly kind: 'ball'; readonly at: Vec3; readonly r: Vec3; readonly turn?: number }
  | {
      readonly kind: 'limb';
      readonly from: Vec3;
      readonly to: Vec3;
      readonly r0: number;
      readonly r1: number;
      readonly flat?: number;
    }
) & {
  /** Scooped out of what lies there, instead of laid on. */
  readonly carve?: boolean;
};

/** A lump made larger by `unit` about the origin and moved; nothing in it is thinner than `leastMm` (half its width). */
export function scaledClay(lump: Clay, unit: number, to: Vec3, leastMm: number): Clay {
  const moved = (p: Vec3): Vec3 => [p[0] * unit + to[0], p[1] * unit + to[1], p[2] * unit + to[2]];
  const thick = (r: number): number => Math.max(leastMm, r * unit);
  return lump.kind === 'ball'
    ? { ...lump, at: moved(lump.at), r: [thick(lump.r[0]), thick(lump.r[1]), thick(lump.r[2])] }
    : { ...lump, from: moved(lump.from), to: moved(lump.to), r0: thick(lump.r0), r1: thick(lump.r1) };
}

/** Where a model stands in the plane: made larger, mirrored top to bottom if asked, turned (radians), moved. */
export interface Pose {
  readonly at: readonly [number, number];
  readonly turn?: number;
  readonly size?: number;
  readonly mirrored?: boolean;
}

/** Points of the model's own plane as they come to lie in a pose. */
export function posedPoint(
  { at, turn = 0, size = 1, mirrored = false }: Pose,
  x: number,
  y: number,
): [number, number] {
  const v = mirrored ? -y : y;
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return [at[0] + x * c - v * s, at[1] + x * s + v * c];
}

/** Lumps in a pose; heights grow with the model. */
export function posed(clay: readonly Clay[], pose: Pose): Clay[] {
  const { turn = 0, size = 1, mirrored = false } = pose;
  const moved = ([x, y, z]: Vec3): Vec3 => [...posedPoint(pose, x, y), z * size];
  return clay.map(
    (lump): Clay =>
      lump.kind === 'ball'
        ? {
            ...lump,
            at: moved(lump.at),
            r: [lump.r[0] * size, lump.r[1] * size, lump.r[2] * size],
            turn: turn + (mirrored ? -1 : 1) * (lump.turn ?? 0),
          }
        : { ...lump, from: moved(lump.from), to: moved(lump.to), r0: lump.r0 * size, r1: lump.r1 * size },
  );
}

/** How deep a point lies in a lump, mm; negative outside. About right near the surface, a bound far from it. */
type Depth = (x: number, y: number, z: number) => number;

interface Lump {
  readonly depth: Depth;
  readonly min: Vec3;
  readonly max: Vec3;
  readonly middle: Vec3;
  readonly reach: number;
}

/**
 * Lumps of wax smoothed into each other over `blendMm`, as one solid above `floorMm`, meshed at `cellMm`. Smooth union
 * and the bound of an ellipsoid's distance after Inigo Quilez, "distance functions".
 */
export function modelled(
  bench: Bench,
  clay: readonly Clay[],
  {
    blendMm,
    cellMm,
    floorMm,
  }: { readonly blendMm: number; readonly cellMm: number; readonly floorMm: number },
): Solid {
  const laid = clay.filter(({ carve }) => carve !== true).map(lumpOf);
  const scooped = clay.filter(({ carve }) => carve === true).map(lumpOf);
  const depth: Depth = (x, y, z) => {
    let d = -1e9;
    for (const lump of laid) {
      const far = lump.reach - length(x - lump.middle[0], y - lump.middle[1], z - lump.middle[2]);
      if (far > d - blendMm) d = smoothMax(d, lump.depth(x, y, z), blendMm);
    }
    for (const lump of scooped) {
      const far = lump.reach - length(x - lump.middle[0], y - lump.middle[1], z - lump.middle[2]);
      if (far > -blendMm) d = -smoothMax(-d, lump.depth(x, y, z), blendMm * 0.6);
    }
    return d;
  };
  const pad = blendMm * 0.3 + cellMm;
  const low = (j: 0 | 1 | 2): number => Math.min(...laid.map(({ min }) => min[j])) - pad;
  const high = (j: 0 | 1 | 2): number => Math.max(...laid.map(({ max }) => max[j])) + pad;
  return bench.levelSet(
    depth,
    { min: [low(0), low(1), Math.max(low(2), floorMm)], max: [high(0), high(1), high(2)] },
    cellMm,
  );
}

function lumpOf(clay: Clay): Lump {
  const around = (min: Vec3, max: Vec3, depth: Depth): Lump => ({
    depth,
    min,
    max,
    middle: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
    reach: Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2,
  });
  if (clay.kind === 'ball') {
    const { at, r, turn = 0 } = clay;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const half: Vec3 = [Math.hypot(r[0] * c, r[1] * s), Math.hypot(r[0] * s, r[1] * c), r[2]];
    return around(
      [at[0] - half[0], at[1] - half[1], at[2] - half[2]],
      [at[0] + half[0], at[1] + half[1], at[2] + half[2]],
      (x, y, z) => {
        const dx = x - at[0];
        const dy = y - at[1];
        const px = (dx * c + dy * s) / r[0];
        const py = (-dx * s + dy * c) / r[1];
        const pz = (z - at[2]) / r[2];
        const k0 = length(px, py, pz);
        if (k0 < 1e-6) return Math.min(r[0], r[1], r[2]);
        return (-k0 * (k0 - 1)) / length(px / r[0], py / r[1], pz / r[2]);
      },
    );
  }
  const { from, to, r0, r1, flat = 1 } = clay;
  const r = Math.max(r0, r1);
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const square = ax * ax + ay * ay + az * az || 1e-12;
  return around(
    [Math.min(from[0], to[0]) - r, Math.min(from[1], to[1]) - r, Math.min(from[2], to[2]) - r * flat],
    [Math.max(from[0], to[0]) + r, Math.max(from[1], to[1]) + r, Math.max(from[2], to[2]) + r * flat],
    (x, y, z) => {
      const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
      const t = Math.max(0, Math.min(1, (dx * ax + dy * ay + dz * az) / square));
      return r0 + (r1 - r0) * t - length(dx - ax * t, dy - ay * t, (dz - az * t) / flat);
    },
  );
}

/** Written out: `Math.hypot` guards against overflow, and costs several times as much. */
function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function smoothMax(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.max(a, b) + h * h * soft * 0.25;
}
