/** Whether the bodies of a piece hold each other, judged from the result alone: by trying to take them apart. */

import type { Bench } from '../mesh/bench.ts';
import type { MetalPart, Solids, TriangleMesh, Vec3 } from '../solids.ts';
import { collide, type Piece, type Tree, treeOf } from './collide.ts';
import { areApart, type Box, bodiesOf, joined, type MeshBody, meshVolumeMm3, solidOf } from './inspect.ts';

/** A body smaller than this is dust, mm3. */
const DUST_MM3 = 1e-4;
/** Bodies are moved by steps that no wire is thin enough to slip through, mm. */
const STEP_MM = 0.2;
/** A ring slides along a straight wire both ways; loose bodies have more ways out, of fourteen. */
const MOST_WAYS_OUT = 2;
/** Of a body of more triangles only what is about the other is looked at. */
const MANY_TRIANGLES = 2000;
/** How much of a body beyond another is looked at: a ring that has slid so far along a chain is out, mm. */
const CHAIN_WINDOW_MM = 4;

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

/** A body by itself, or a run of links of a chain. */
interface Body extends Box {
  readonly part: TriangleMesh;
  readonly links: readonly MeshBody[];
  readonly isRun: boolean;
}

const isLinks = ({ name }: MetalPart): boolean => /chain/.test(name);

/**
 * Groups of bodies that cannot be taken apart: 1 for a piece that hangs together, 2 for a pair. Links of a chain that
 * are beside each other count as one body (that they interlock is tested by itself, chain/build.test.ts).
 * @returns of every group, largest first, its bodies in words
 */
export function heldGroups(bench: Bench, solids: Solids): string[][] {
  const fused = solids.metal.filter((part) => !isLinks(part));
  const boxed = fused.map((part) => ({ part, ...boxAbout(bodiesOf(part.mesh)) }));
  // Parts of two alloys that are soldered together are one body.
  const wholes = grouped(boxed, (a, b) => a.part.alloyId !== b.part.alloyId && !areApart(a, b)).map(
    (parts) =>
      parts.length === 1
        ? parts[0]!.part.mesh
        : bench.mesh(bench.union(parts.map(({ part }) => solidOf(bench, part.mesh)))),
  );
  const bodies = [
    ...wholes.flatMap((whole) =>
      bodiesOf(whole)
        .filter(({ indices }) => meshVolumeMm3({ ...whole, indices }) > DUST_MM3)
        .map((body): Body => ({ part: whole, links: [body], isRun: false, min: body.min, max: body.max })),
    ),
    ...solids.metal.filter(isLinks).flatMap(({ mesh }) => runsOf(mesh)),
  ];
  return grouped(bodies, holds).map((group) =>
    group.map(({ min, max }) => [0, 1, 2].map((q) => `${min[q].toFixed(1)}..${max[q].toFixed(1)}`).join(' ')),
  );
}

/** The links of a part as runs without a gap. */
const runsOf = (part: TriangleMesh): Body[] =>
  grouped(bodiesOf(part), (a, b) => !areApart(a, b)).map((links) => ({
    part,
    links,
    isRun: true,
    ...boxAbout(links),
  }));

const boxAbout = (boxes: readonly Box[]): Box => ({
  min: [0, 1, 2].map((q) => Math.min(...boxes.map(({ min }) => min[q]))) as unknown as Vec3,
  max: [0, 1, 2].map((q) => Math.max(...boxes.map(({ max }) => max[q]))) as unknown as Vec3,
});

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

function holds(one: Body, other: Body): boolean {
  if (areApart(one, other)) return false;
  const [a, b] = [near(one, other), near(other, one)];
  if (a === null || b === null) return false;
  let out = 0;
  for (const way of WAYS) if (!isStopped(a, b, way) && ++out > MOST_WAYS_OUT) return false;
  return true;
}

/**
 * What of a body is about another: of a run the links there, of a large body what a box cuts out. The rest cannot
 * touch what is moved until that is far out of the body's reach. Null where no link is near.
 */
function near(body: Body, other: Box): Piece | null {
  const window = grown(other, CHAIN_WINDOW_MM);
  if (body.isRun) {
    const links = body.links.filter((link) => !areApart(link, window));
    if (links.length === 0) return null;
    const within = boxAbout(links);
    return { tree: treeOf(body.part, joined(links)), within };
  }
  const tree = treeOfBody(body);
  const isLarge = tree.corners.length / 3 >= MANY_TRIANGLES;
  return {
    tree,
    within: isLarge
      ? { min: highest(body.min, window.min), max: lowest(body.max, window.max) }
      : { min: body.min, max: body.max },
  };
}

const trees = new WeakMap<Body, Tree>();

function treeOfBody(body: Body): Tree {
  const tree = trees.get(body) ?? treeOf(body.part, body.links[0]!.indices);
  trees.set(body, tree);
  return tree;
}

/** Whether `b` touches `a` on a straight way before it is beside `a`. */
function isStopped(a: Piece, b: Piece, way: Vec3): boolean {
  const steps = stepsUntilClear(a.within, b.within, way);
  for (const step of coarseFirst(steps)) if (collide(a, b, away(way, step))) return true;
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
