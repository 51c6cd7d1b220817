import type { Bench, Solid } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import { stepsOfArc } from '../../mesh/tessellation.ts';
import type { Vec3 } from '../../solids.ts';
import { clamp } from '../../vec.ts';
import { ellipse } from './figures.ts';

/** A dome goes on a little under its widest place, radians from there to its top. */
const DOME_TURN = Math.PI / 2 + 0.25;
/** How far its facets may stand off it, mm, and how many it has at least and at most around and up. */
const DOME_CHORD_MM = 0.005;
const DOME_SIDES = [20, 40] as const;
const DOME_STEPS = [5, 10] as const;

/** How deep a grain is let into its ground, mm. */
const GRAIN_FOOT_MM = 0.32;

/** A dome by its middle at the height of its widest place, its half sizes (mm) and how far it is turned about z (radians). */
export interface Dome {
  readonly at: Vec3;
  readonly rx: number;
  readonly ry: number;
  readonly heightMm: number;
  readonly angle: number;
}

/** The upper half of an ellipsoid on a foot that reaches down into the ground, also where a field is sunk about it. */
export function domeOf(bench: Bench, { at, rx, ry, heightMm, angle }: Dome): Solid {
  const largest = Math.max(rx, ry, heightMm);
  const around = clamp(stepsOfArc(largest, 2 * Math.PI, DOME_CHORD_MM), ...DOME_SIDES);
  const steps = clamp(stepsOfArc(largest, DOME_TURN, DOME_CHORD_MM), ...DOME_STEPS);
  const foot = -(at[2] * 0.55) / heightMm;
  const round = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const a = Math.PI / 2 - DOME_TURN * (1 - i / steps);
    return [Math.max(0, Math.cos(a)), Math.sin(a)];
  });
  const profile = [[0.96, foot] as const, ...round].filter(([, z], i) => i !== 1 || z > foot + 0.02);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return bench.placed(bench.solid(lathe(profile, around), 'dome'), {
    x: [rx * c, rx * s, 0],
    y: [-ry * s, ry * c, 0],
    z: [0, 0, heightMm],
    origin: at,
  });
}

/** The upper half of a ball on a foot, the ground at z = 0: one convex body, for rows of hundreds are fused. */
export function grainOf(bench: Bench, radiusMm: number): Solid {
  const { positions } = bench.mesh(bench.sphere(radiusMm, 16));
  const ball = Array.from({ length: positions.length / 3 }, (_, i): Vec3 => {
    const [x, y, z] = positions.subarray(i * 3, i * 3 + 3);
    return [x!, y!, z! + radiusMm * 0.35];
  }).filter(([, , z]) => z > radiusMm * 0.349);
  // A small ball would not reach the floor of a field that is matted about it.
  const low = -Math.max(GRAIN_FOOT_MM, radiusMm * 0.65);
  const foot = ellipse(0, 0, radiusMm * 0.7, radiusMm * 0.7, 12).map(([x, y]): Vec3 => [x, y, low]);
  return bench.hull([...ball, ...foot]);
}
