import type { MetalFinish } from '@filigree/contracts';
import type { Vec3 } from '@filigree/raytracer';
import type { Alloy } from '../../design/parts.ts';
import { type Frame, toWorld } from '../frame.ts';
import { type Bench, BuildFault, type Solid } from '../mesh/bench.ts';
import { loft, smoothPath, tube } from '../mesh/loft.ts';
import { refinedProfile, stepsOfArc } from '../mesh/tessellation.ts';
import type { Measure, MetalPart } from '../solids.ts';

/** The metal findings are made of. */
export interface FindingMetal {
  readonly alloy: Alloy;
  readonly finish: MetalFinish;
  /** What a part of it is of; absent for one alloy. */
  readonly second?: Alloy;
}

/** What a finding adds beside the metal it fuses to the piece. */
export interface BuiltFinding {
  /** Bodies that move: finished parts of their own, touching nothing. */
  readonly loose: readonly MetalPart[];
  /** Where the next ring may be hooked in, and what the finding's far end is; the piece's frame, mm. */
  readonly eye: Vec3 | null;
  /** Farthest from the frame's origin along its axes, mm. */
  readonly reach: {
    readonly up: number;
    readonly down: number;
    readonly side: number;
    readonly back: number;
    readonly front: number;
  };
}

/** Points in a frame's own coordinates. */
export type Local = readonly [x: number, y: number, z: number];

/** Round wire through points of a frame: `smooth` draws a curve through them; ends are domed. */
export function wire(
  bench: Bench,
  frame: Frame,
  points: readonly Local[],
  diameterMm: number | readonly number[],
  { smooth = 8, hint = 'z' as 'x' | 'y' | 'z', segments = 14, flatten = 1, flatEnds = false } = {},
): Solid {
  const radii =
    typeof diameterMm === 'number' ? points.map(() => diameterMm / 2) : diameterMm.map((d) => d / 2);
  const path = points.map(([x, y, z], i) => ({
    at: toWorld(frame, x, y, z),
    side: radii[i],
    up: radii[i] * flatten,
  }));
  return bench.solid(
    tube(smooth > 1 ? smoothPath(path, smooth) : path, frame[hint], { segments, flatEnds }),
    'wire',
  );
}

/** A closed ring of round wire in the frame's plane of x and y, `radiusMm` to the middle of the wire. */
export function ring(bench: Bench, frame: Frame, radiusMm: number, diameterMm: number, stretch = 1): Solid {
  const count = Math.max(28, Math.min(96, Math.round(radiusMm * 10)));
  const path = Array.from({ length: count }, (_, k) => {
    const a = (2 * Math.PI * k) / count;
    return {
      at: toWorld(frame, radiusMm * Math.cos(a), stretch * radiusMm * Math.sin(a), 0),
      side: diameterMm / 2,
      up: diameterMm / 2,
    };
  });
  return bench.solid(tube(path, frame.z, { segments: 14, closed: true }), 'ring');
}

/** A turned body about the frame's z from (radius, z) pairs; both ends stand on the axis. At least `least` segments. */
export function turnedBody(
  bench: Bench,
  frame: Frame,
  profile: readonly (readonly [radius: number, z: number])[],
  least = 32,
): Solid {
  const segments = Math.max(least, stepsOfArc(Math.max(...profile.map(([r]) => r))));
  const rows = refinedProfile(profile)
    .filter(([r]) => r > 1e-6)
    .map(([r, z]) =>
      Array.from({ length: segments }, (_, k) => {
        const a = (2 * Math.PI * k) / segments;
        return toWorld(frame, r * Math.cos(a), r * Math.sin(a), z);
      }),
    );
  return bench.solid(loft(rows, false), 'turned body');
}

/** A turned body with a bore: a closed section of (radius, z) pairs. At least `least` segments. */
export function turnedRing(
  bench: Bench,
  frame: Frame,
  section: readonly (readonly [radius: number, z: number])[],
  least = 36,
): Solid {
  const segments = Math.max(least, stepsOfArc(Math.max(...section.map(([r]) => r))));
  const round = refinedProfile(section, true);
  const rows = Array.from({ length: segments }, (_, k) => {
    const a = (2 * Math.PI * k) / segments;
    return round.map(([r, z]) => toWorld(frame, r * Math.cos(a), r * Math.sin(a), z));
  });
  return bench.solid(loft(rows, true), 'turned ring');
}

/** A plate between two heights whose outline is a list of points of the frame's plane (convex). */
export function slab(
  bench: Bench,
  frame: Frame,
  outline: readonly (readonly [number, number])[],
  from: number,
  to: number,
): Solid {
  return bench.hull(outline.flatMap(([x, y]) => [toWorld(frame, x, y, from), toWorld(frame, x, y, to)]));
}

export function ball(bench: Bench, frame: Frame, at: Local, radiusMm: number): Solid {
  return bench.placed(bench.sphere(radiusMm, 28), {
    x: [1, 0, 0],
    y: [0, 1, 0],
    z: [0, 0, 1],
    origin: toWorld(frame, ...at),
  });
}

/** Solids that touch, as one finished part. */
export function loosePart(
  bench: Bench,
  solids: readonly Solid[],
  name: string,
  { alloy, finish }: FindingMetal,
): MetalPart {
  const body = bench.union(solids);
  const status = body.status();
  if (status !== 'NoError') throw new BuildFault(name, status);
  return {
    name,
    alloyId: alloy.id,
    metal: alloy.metal,
    finish,
    mesh: bench.mesh(body),
    volumeMm3: body.volume(),
    areaMm2: body.surfaceArea(),
    creaseAngleDegrees: 40,
  };
}

export const wireMeasure = (where: string, value: number, alloyId: string): Measure => ({
  kind: 'finding-wire',
  where,
  value,
  alloyId,
});
