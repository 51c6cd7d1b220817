/** Whether the bodies of a piece hold each other, judged from the result alone: by trying to take them apart. */

import type { Bench, Solid } from '../mesh/bench.ts';
import type { MetalPart, Solids, TriangleMesh, Vec3 } from '../solids.ts';
import { areApart, type Box, bodiesOf, type MeshBody, solidOf } from './inspect.ts';

/** A body smaller than this is dust, mm3. */
const DUST_MM3 = 1e-4;
/** Bodies are moved by steps that no wire is thin enough to slip through, mm. */
const STEP_MM = 0.2;
/** A ring slides along a straight wire both ways; loose bodies have more ways out, of fourteen. */
const MOST_WAYS_OUT = 2;
/** A solid of more triangles is cut down to what is about the other before it is tried. */
const MANY_TRIANGLES = 2000;
/** How much of a body beyond another is looked at: a ring that has slid so far along a chain is out, mm. */
const CHAIN_WINDOW_MM = 4;
/** What holds has play of less than this: it stops a move with what lies within this of where the two meet, mm. */
const PLAY_MM = 2;
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

/** A solid by itself, or a run of links of a chain. */
interface Body extends Box {
  readonly solid: Solid | null;
  readonly run: { readonly part: TriangleMesh; readonly links: readonly MeshBody[] } | null;
}
/** As much of a body as can touch another. */
interface Piece extends Box {
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
    ...bench
      .bodies(whole)
      .filter((solid) => solid.volume() > DUST_MM3)
      .map((solid): Body => ({ solid, run: null, ...bench.extent(solid) })),
    ...solids.metal.filter(isLinks).flatMap(({ mesh }) => runsOf(mesh)),
  ];
  return grouped(bodies, (a, b) => holds(bench, a, b)).map((group) =>
    group.map(({ min, max }) => [0, 1, 2].map((q) => `${min[q].toFixed(1)}..${max[q].toFixed(1)}`).join(' ')),
  );
}

/** The links of a part as runs without a gap. */
const runsOf = (part: TriangleMesh): Body[] =>
  grouped(bodiesOf(part), (a, b) => !areApart(a, b)).map((links) => ({
    solid: null,
    run: { part, links },
    min: [0, 1, 2].map((q) => Math.min(...links.map(({ min }) => min[q]))) as unknown as Vec3,
    max: [0, 1, 2].map((q) => Math.max(...links.map(({ max }) => max[q]))) as unknown as Vec3,
  }));

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

const lowest = (a: Vec3, b: Vec3): Vec3 => [0, 1, 2].map((q) => Math.min(a[q], b[q])) as unknown as Vec3;
const highest = (a: Vec3, b: Vec3): Vec3 => [0, 1, 2].map((q) => Math.max(a[q], b[q])) as unknown as Vec3;
const grown = ({ min, max }: Box, byMm: number): Box => ({
  min: [min[0] - byMm, min[1] - byMm, min[2] - byMm],
  max: [max[0] + byMm, max[1] + byMm, max[2] + byMm],
});

function holds(bench: Bench, one: Body, other: Body): boolean {
  if (areApart(one, other)) return false;
  const [a, b] = [near(bench, one, other), near(bench, other, one)];
  if (a === null || b === null) return false;
  const meeting = grown({ min: highest(a.min, b.min), max: lowest(a.max, b.max) }, PLAY_MM);
  const [core, otherCore] = [within(bench, a, meeting), within(bench, b, meeting)];
  const open: Vec3[] = [];
  let out = 0;
  for (const way of WAYS) {
    // What stops parts of the two stops the two, and costs far less to find.
    if (isStopped(bench, core, otherCore, way, PLAY_MM)) continue;
    open.push(way);
    // The whole is moved only where it matters.
    while (open.length > 0 && out + open.length > MOST_WAYS_OUT)
      if (!isStopped(bench, a, b, open.pop()!) && ++out > MOST_WAYS_OUT) return false;
  }
  return true;
}

/**
 * What of a body is about another: of a run the links there, of a large solid what a box cuts out. The rest cannot
 * touch what is moved until that is far out of the body's reach. Null where no link is near.
 */
function near(bench: Bench, body: Body, other: Box): Piece | null {
  const window = grown(other, CHAIN_WINDOW_MM);
  if (body.run !== null) {
    const { part, links } = body.run;
    const indices = links.filter((link) => !areApart(link, window)).flatMap((link) => link.indices);
    if (indices.length === 0) return null;
    const solid = solidOf(bench, { ...part, indices: Uint32Array.from(indices) });
    return { solid, ...bench.extent(solid) };
  }
  const solid = body.solid!;
  return solid.numTri() < MANY_TRIANGLES ? { ...body, solid } : within(bench, { ...body, solid }, window);
}

/** What a box cuts out of a piece. */
function within(bench: Bench, piece: Piece, { min: low, max: high }: Box): Piece {
  if ([0, 1, 2].every((q) => low[q] <= piece.min[q] && piece.max[q] <= high[q])) return piece;
  const corners = [low, high].flatMap(([x]) =>
    [low, high].flatMap(([, y]) => [low, high].map(([, , z]): Vec3 => [x, y, z])),
  );
  const solid = bench.intersect(piece.solid, bench.hull(corners));
  return { solid, ...bench.extent(solid) };
}

/** Whether `b` touches `a` on a straight way, before it is beside `a` or has gone so far. */
function isStopped(bench: Bench, a: Piece, b: Piece, way: Vec3, farMm = INF): boolean {
  const steps = Math.min(Math.floor(farMm / STEP_MM + 1e-9), stepsUntilClear(a, b, way));
  for (const step of coarseFirst(steps)) {
    const origin = away(way, step);
    const moved = bench.placed(b.solid, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin });
    if (bench.intersect(a.solid, moved).volume() > 1e-6) return true;
  }
  return false;
}

const away = (way: Vec3, step: number): Vec3 => [
  way[0] * STEP_MM * step,
  way[1] * STEP_MM * step,
  way[2] * STEP_MM * step,
];

/** How many steps `b` takes along a way while the box about it is not beside that of `a`. */
function stepsUntilClear(a: Box, b: Box, way: Vec3): number {
  for (let step = 1; ; step++) {
    const origin = away(way, step);
    if ([0, 1, 2].some((q) => a.max[q] < b.min[q] + origin[q] || b.max[q] + origin[q] < a.min[q]))
      return step - 1;
  }
}

/** Steps 1 to `count`: what is in the way is met within a few tries, and what is free is tried at all of them. */
function* coarseFirst(count: number): Generator<number> {
  for (const [from, by] of COARSE_FIRST) for (let step = from; step <= count; step += by) yield step;
}
const COARSE_FIRST = [
  [4, 4],
  [2, 4],
  [1, 2],
] as const;
