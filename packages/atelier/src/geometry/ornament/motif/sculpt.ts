import type { Vec3 } from '@filigree/raytracer';
import type { Solid } from '../../mesh/bench.ts';
import type { Kit } from './kit.ts';

/** A lump of wax: an ellipsoid, in shares of the motif's size. `turn` is about z, counter-clockwise, degrees. */
export interface Lump {
  readonly at: Vec3;
  readonly r: Vec3;
  readonly turn?: number;
  /** Scooped out instead of laid on. */
  readonly carve?: boolean;
  /** On both sides of the middle. */
  readonly pair?: boolean;
}

interface Prepared {
  readonly at: Vec3;
  readonly r: Vec3;
  readonly c: number;
  readonly s: number;
}

/**
 * Models lumps of wax smoothed into each other (`blend`, share of the size) into one solid above z = 0. Smooth union
 * and the bound of an ellipsoid's distance after Inigo Quilez, "distance functions".
 */
export function sculpt(k: Kit, lumps: readonly Lump[], blend: number, cellShare = 0.017): Solid {
  const { S } = k;
  const prepared = (carve: boolean): Prepared[] =>
    lumps
      .filter((lump) => (lump.carve ?? false) === carve)
      .flatMap((lump) => (lump.pair ? [1, -1] : [1]).map((side) => prepare(lump, side, S)));
  const laid = prepared(false);
  const scooped = prepared(true);
  const soft = blend * S;
  const depth = (x: number, y: number, z: number): number => {
    let d = -1e9;
    for (const lump of laid) d = smoothMax(d, depthIn(lump, x, y, z), soft);
    for (const lump of scooped) d = -smoothMax(-d, depthIn(lump, x, y, z), soft * 0.6);
    return d;
  };
  const reach = (j: 0 | 1 | 2, sign: number): number =>
    Math.max(
      ...laid.map((l) => sign * l.at[j] + Math.max(l.r[0], j === 2 ? l.r[2] : Math.max(l.r[0], l.r[1]))),
    ) +
    soft * 0.3;
  const cell = Math.max(0.11, S * cellShare);
  const solid = k.bench.levelSet(
    depth,
    {
      min: [-reach(0, -1) - cell, -reach(1, -1) - cell, -cell * 2],
      max: [
        reach(0, 1) + cell,
        reach(1, 1) + cell,
        Math.max(...laid.map((l) => l.at[2] + l.r[2])) + soft * 0.4 + cell,
      ],
    },
    cell,
  );
  return solid;
}

function prepare({ at, r, turn = 0 }: Lump, side: number, S: number): Prepared {
  const a = (side * turn * Math.PI) / 180;
  return {
    at: [side * at[0] * S, at[1] * S, at[2] * S],
    r: [r[0] * S, r[1] * S, r[2] * S],
    c: Math.cos(a),
    s: Math.sin(a),
  };
}

function depthIn({ at, r, c, s }: Prepared, x: number, y: number, z: number): number {
  const dx = x - at[0];
  const dy = y - at[1];
  const px = (dx * c + dy * s) / r[0];
  const py = (-dx * s + dy * c) / r[1];
  const pz = (z - at[2]) / r[2];
  const k0 = Math.sqrt(px * px + py * py + pz * pz);
  if (k0 < 1e-6) return Math.min(r[0], r[1], r[2]);
  const k1 = Math.sqrt((px / r[0]) ** 2 + (py / r[1]) ** 2 + (pz / r[2]) ** 2);
  return (-k0 * (k0 - 1)) / k1;
}

function smoothMax(a: number, b: number, soft: number): number {
  const h = Math.max(soft - Math.abs(a - b), 0) / soft;
  return Math.max(a, b) + h * h * soft * 0.25;
}
