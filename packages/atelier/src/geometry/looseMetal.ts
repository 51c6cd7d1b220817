import type { Bench, Solid } from './mesh/bench.ts';
import { bodiesOfMesh, type MeshBody } from './mesh/bodies.ts';
import type { Measure, MetalPart } from './solids.ts';

/** Crumbs below this are swarf and no metal of the piece, mm3. */
const CRUMB_MM3 = 0.01;
/** What lies no farther apart is soldered together, mm: more than cleaning moves a surface by. */
const JOINT_MM = 0.02;
/** A body without a hole that fills more of its box than this is a grain: neither a link nor a hook, it hangs in nothing. */
const GRAIN_SHARE = 0.25;

/** A finished part with its solid. */
interface Finished {
  readonly part: MetalPart;
  readonly solid: Solid;
}

/**
 * How many bodies of a component hold on to nothing. A rigid one is one body over all its alloys; of one that hangs
 * together by rings, only what can be no link has to touch the rest. Bodies are counted on the meshes, which costs next
 * to nothing; joints between alloys are looked at only where there are several bodies.
 */
export function looseMetal(bench: Bench, parts: readonly Finished[], isRigid: boolean): Measure[] {
  const [first] = parts;
  const bodies = parts.map(({ part }) => bodiesOfMesh(part.mesh));
  const all = bodies.flat().filter(isMetal);
  if (first === undefined || all.length < 2) return [];
  const suspects = isRigid ? all.length - 1 : all.filter(isGrain).length;
  if (suspects === 0) return [];
  const solids = (): Solid[] =>
    // Taking a solid apart costs as much as fusing it: most are one body.
    parts.flatMap(({ solid }, i) => (bodies[i]!.length === 1 ? [solid] : bench.bodies(solid)));
  const loose = parts.length === 1 ? suspects : looseOver(bench, solids(), isRigid);
  return loose > 0
    ? [{ kind: 'loose-metal', where: first.part.name, value: loose, alloyId: first.part.alloyId }]
    : [];
}

const isMetal = ({ volumeMm3 }: MeshBody): boolean => volumeMm3 > CRUMB_MM3;

const isGrain = ({ holes, volumeMm3, min, max }: MeshBody): boolean =>
  holes === 0 && volumeMm3 > GRAIN_SHARE * (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2]);

/** Of several alloys, bodies that touch are one. */
function looseOver(bench: Bench, bodies: readonly Solid[], isRigid: boolean): number {
  const solids = bodies.filter((body) => body.volume() > CRUMB_MM3);
  const groups = joined(
    bench,
    solids.sort((a, b) => b.numTri() - a.numTri()),
  );
  if (isRigid) return groups.length - 1;
  return groups.filter((group) => group.length === 1 && bodiesOfMesh(bench.mesh(group[0]!)).every(isGrain))
    .length;
}

/** Groups of solids that touch. */
function joined(bench: Bench, solids: readonly Solid[]): Solid[][] {
  const groups: Solid[][] = [];
  let left = [...solids];
  while (left.length > 0) {
    const group = [left.shift()!];
    for (const one of group) {
      const near = left.filter((body) => touches(bench, one, body));
      group.push(...near);
      left = left.filter((body) => !near.includes(body));
    }
    groups.push(group);
  }
  return groups;
}

const touches = (bench: Bench, one: Solid, other: Solid): boolean =>
  bench.reaches(one, other) && one.minGap(other, 2 * JOINT_MM) < JOINT_MM;
