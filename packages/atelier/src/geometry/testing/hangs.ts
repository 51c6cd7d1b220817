/** Whether the bodies of a piece hold each other, judged from the result alone: by trying to take them apart. */

import type { Bench, Solid } from '../mesh/bench.ts';
import type { MetalPart, Solids, TriangleMesh, Vec3 } from '../solids.ts';
import { solidOf } from './inspect.ts';

/** A body smaller than this is dust, mm3. */
const DUST_MM3 = 1e-4;
/** Bodies are moved by steps that no wire is thin enough to slip through, mm. */
const STEP_MM = 0.2;
/** A ring slides along a straight wire both ways; loose bodies have more ways out, of fourteen. */
const MOST_WAYS_OUT = 2;
/** How much of a chain beyond a body is looked at: a ring that has slid so far along it is out, mm. */
const CHAIN_WINDOW_MM = 4;
const INF = Number.POSITIVE_INFINITY;

const WAYS: readonly Vec3[] = [
  ...[-1, 1].flatMap((s): Vec3[] => [
    [s, 0, 0],
    [0, s, 0],
    [0, 0, s],
  ]),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z): Vec3 => [x * Math.sqrt(1 / 3), y * Math.sqrt(1 / 3), z * Math.sqrt(1 / 3)]),
    ),
  ),
];

interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

interface Body extends Box {
  readonly isRun: boolean;
  readonly solid: Solid;
}

const isLinks = ({ name }: MetalPart): boolean => /chain/.test(name);

/**
 * Groups of bodies that cannot be taken apart: 1 for a piece that hangs together, 2 for a pair. Links of a chain that
 * are beside each other count as one body (that they interlock is tested by itself, chain/build.test.ts).
 * @returns of every group, largest first, its bodies in words
 */
export function heldGroups(bench: Bench, solids: Solids): string[][] {
  const fused = solids.metal.filter((part) => !isLinks(part));
  // Parts of two alloys that are soldered together are one body.
  const whole = bench.union(fused.map(({ mesh }) => solidOf(bench, mesh)));
  const bodies = [
    ...bodiesOf(bench, whole).filter(({ solid }) => solid.volume() > DUST_MM3),
    ...solids.metal.filter(isLinks).flatMap(({ mesh }) => runsOf(bench, mesh)),
  ];
  return grouped(bodies, (a, b) => holds(bench, a, b)).map((group) =>
    group.map(({ min, max }) => [0, 1, 2].map((q) => `${min[q].toFixed(1)}..${max[q].toFixed(1)}`).join(' ')),
  );
}

/** The links of a part as runs without a gap. */
const runsOf = (bench: Bench, part: TriangleMesh): Body[] =>
  grouped(linksOf(part), (a, b) => !areApart(a, b)).map((run) => {
    const indices = run.flatMap((link) => link.indices);
    const solid = solidOf(bench, { ...part, indices: Uint32Array.from(indices) });
    return { solid, isRun: true, ...bench.extent(solid) };
  });

/** The connected pieces of a mesh: far quicker than taking a solid of hundreds of links apart. */
function linksOf({ positions, indices }: TriangleMesh): (Box & { readonly indices: number[] })[] {
  const leader = Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => vertex);
  const find = (vertex: number): number => {
    let at = vertex;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at]];
      at = leader[at];
    }
    return at;
  };
  for (let i = 0; i < indices.length; i += 3)
    for (const k of [1, 2]) leader[find(indices[i + k])] = find(indices[i]);
  const links = new Map<
    number,
    { min: [number, number, number]; max: [number, number, number]; indices: number[] }
  >();
  for (const vertex of indices) {
    const of = find(vertex);
    const link = links.get(of) ?? { min: [INF, INF, INF], max: [-INF, -INF, -INF], indices: [] };
    links.set(of, link);
    link.indices.push(vertex);
    for (const q of [0, 1, 2] as const) {
      const at = positions[vertex * 3 + q];
      link.min[q] = Math.min(link.min[q], at);
      link.max[q] = Math.max(link.max[q], at);
    }
  }
  return [...links.values()];
}

const bodiesOf = (bench: Bench, whole: Solid): Body[] =>
  bench.bodies(whole).map((solid) => ({ solid, isRun: false, ...bench.extent(solid) }));

/** Joins what is held, directly or through others; the largest group first. */
function grouped<T>(bodies: readonly T[], held: (a: T, b: T) => boolean): T[][] {
  const leader = bodies.map((_, i) => i);
  const find = (i: number): number => (leader[i] === i ? i : find(leader[i]));
  bodies.forEach((a, i) => {
    for (let k = 0; k < i; k++) if (find(i) !== find(k) && held(a, bodies[k])) leader[find(i)] = find(k);
  });
  const groups = new Map<number, T[]>();
  bodies.forEach((body, i) => {
    groups.set(find(i), [...(groups.get(find(i)) ?? []), body]);
  });
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

const areApart = (a: Box, b: Box): boolean =>
  [0, 1, 2].some((q) => a.max[q] < b.min[q] || b.max[q] < a.min[q]);

function holds(bench: Bench, one: Body, other: Body): boolean {
  if (areApart(one, other)) return false;
  const [a, b] = [near(bench, one, other), near(bench, other, one)];
  let out = 0;
  for (const way of WAYS) {
    if (comesOut(bench, a, b, way)) out++;
    if (out > MOST_WAYS_OUT) return false;
  }
  return true;
}

/** The part of a run of links that is about another body; other bodies as they are. */
function near(bench: Bench, body: Body, other: Body): Body {
  if (!body.isRun) return body;
  const at = (q: 0 | 1 | 2, far: boolean): number =>
    far ? other.max[q] + CHAIN_WINDOW_MM : other.min[q] - CHAIN_WINDOW_MM;
  const sides = [false, true];
  const box = bench.hull(
    sides.flatMap((x) => sides.flatMap((y) => sides.map((z): Vec3 => [at(0, x), at(1, y), at(2, z)]))),
  );
  const solid = bench.intersect(body.solid, box);
  return { ...body, solid, ...bench.extent(solid) };
}

/** Whether `b` can be moved along a straight way until it is beside `a`, and the two never touch. */
function comesOut(bench: Bench, a: Body, b: Body, way: Vec3): boolean {
  for (let step = 1; ; step++) {
    const origin: Vec3 = [way[0] * STEP_MM * step, way[1] * STEP_MM * step, way[2] * STEP_MM * step];
    const clear = [0, 1, 2].some((q) => a.max[q] < b.min[q] + origin[q] || b.max[q] + origin[q] < a.min[q]);
    if (clear) return true;
    const moved = bench.placed(b.solid, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin });
    if (bench.intersect(a.solid, moved).volume() > 1e-6) return false;
  }
}
