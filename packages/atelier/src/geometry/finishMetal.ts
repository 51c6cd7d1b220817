import type { MetalFinish } from '@filigree/contracts';
import type { Alloy } from '../design/parts.ts';
import { looseMetal } from './looseMetal.ts';
import { type Bench, BuildFault, type Solid } from './mesh/bench.ts';
import { bodiesOfMesh } from './mesh/bodies.ts';
import type { MetalPart, TriangleMesh, Vec3 } from './solids.ts';
import type { Workpiece } from './workpiece.ts';

/** Edges sharper than this are drawn as edges; fillets are made of smaller turns. */
const CREASE_DEGREES = 38;

export interface MetalPlan {
  readonly alloys: readonly Alloy[];
  /** Alloy of the workpiece's base; where two alloys meet, it gives way to the other. */
  readonly baseAlloyId: string;
  readonly baseName: string;
  /** Name of what is of another alloy than the base. */
  readonly otherName: string;
  readonly finish: MetalFinish;
  /** Nothing in it hangs by rings or turns on a pin. */
  readonly isRigid?: boolean;
}

/** Cuts, fuses and separates by alloy; the base's part comes first. What hangs on to nothing is told in the measures of `work`. */
export function finishMetal(bench: Bench, work: Workpiece, plan: MetalPlan): MetalPart[] {
  const { baseAlloyId } = plan;
  const own = ownMetal(bench, work, baseAlloyId);
  const taken = work.taken();
  const parts: MetalPart[] = [];
  const done: Solid[] = [];
  const alloyIds = [...own.keys(), ...work.finished.flatMap(({ metal }) => [...metal.keys()])];
  // Heads and accents keep their shape; the base is cut to take them.
  for (const alloyId of baseLast(alloyIds, baseAlloyId)) {
    const isDone = (id: string): boolean => parts.some((part) => part.alloyId === id);
    // What was set down is clean, and gave way to its own other alloys.
    const [clear, meeting]: [Solid[], Solid[]] = [[], []];
    for (const body of work.finished) {
      const metal = body.metal.get(alloyId);
      if (metal === undefined) continue;
      const others = [own, ...work.finished.filter((other) => other !== body).map((other) => other.metal)];
      const meets = others.some((by) =>
        [...by].some(([id, other]) => isDone(id) && bench.reaches(metal, other)),
      );
      (meets ? meeting : clear).push(bench.subtract(metal, taken));
    }
    const givesWay = [own.get(alloyId) ?? [], meeting].flat();
    const { solid, mesh } = swept(
      bench,
      bench.union([
        ...(givesWay.length === 0 ? [] : [cleaned(bench, bench.subtract(bench.union(givesWay), done))]),
        ...clear,
      ]),
    );
    const status = solid.status();
    if (status !== 'NoError') throw new BuildFault(`metal ${alloyId}`, status);
    done.push(solid);
    const alloy = plan.alloys.find((a) => a.id === alloyId) ?? plan.alloys[0];
    const ground = groundOf(mesh, work.grounds);
    const zones = zonesOf(mesh, work.zones);
    parts.push({
      name: alloyId === baseAlloyId ? plan.baseName : plan.otherName,
      alloyId,
      metal: alloy.metal,
      finish: plan.finish,
      mesh,
      volumeMm3: solid.volume(),
      areaMm2: solid.surfaceArea(),
      creaseAngleDegrees: CREASE_DEGREES,
      ...(ground.length > 0 && { ground }),
      ...(zones.length > 0 && { zones }),
    });
  }
  const finished = parts.map((part, i) => ({ part, solid: done[i]! }));
  work.measures.push(...looseMetal(bench, finished, plan.isRigid === true));
  return parts.reverse();
}

/** Each alloy once; the base, which gives way to all others where they meet, comes last. */
export const baseLast = (alloyIds: Iterable<string>, baseAlloyId: string | null): string[] =>
  [...new Set(alloyIds)].sort((a, b) => Number(a === baseAlloyId) - Number(b === baseAlloyId));

/** The triangles that lie on a sunk ground with all three corners. */
function groundOf({ positions, indices }: TriangleMesh, grounds: Workpiece['grounds']): Uint32Array {
  if (grounds.length === 0) return new Uint32Array();
  const lies = Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const at: Vec3 = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!];
    return grounds.some((on) => on(at));
  });
  const found: number[] = [];
  for (let i = 0; i < indices.length; i += 3)
    if (lies[indices[i]!] && lies[indices[i + 1]!] && lies[indices[i + 2]!]) found.push(i / 3);
  return Uint32Array.from(found);
}

/** The triangles of each zone with a finish of its own, by their middles. */
function zonesOf(
  { positions, indices }: TriangleMesh,
  zones: Workpiece['zones'],
): NonNullable<MetalPart['zones']> {
  return zones.flatMap(({ finish, on }) => {
    const found: number[] = [];
    for (let i = 0; i < indices.length; i += 3) {
      const middle = [0, 0, 0] as [number, number, number];
      for (let corner = 0; corner < 3; corner++)
        for (let k = 0; k < 3; k++) middle[k]! += positions[3 * indices[i + corner]! + k]! / 3;
      if (on(middle)) found.push(i / 3);
    }
    return found.length === 0 ? [] : [{ finish, triangles: Uint32Array.from(found) }];
  });
}

/**
 * The metal of a workpiece itself by alloy, cut and fused, not yet `cleaned`. Small groups are cut before they are fused,
 * because every boolean costs by the size of all it is given.
 * @param own what the workpiece's own seats and stones take, if it is fused already
 */
export function ownMetal(
  bench: Bench,
  work: Workpiece,
  baseAlloyId: string | null,
  own: readonly Solid[] = work.taken(),
): Map<string, Solid> {
  const set = work.finished;
  const taken = [...own, ...set.flatMap((body) => body.taken)];
  const stones = [
    ...work.smallStones,
    ...work.stones,
    ...set.flatMap((body) => [...body.smallStones, ...body.stones]),
  ];
  const groups = new Map<string, Solid[]>();
  const put = (alloyId: string, solid: Solid): void => {
    groups.set(alloyId, [...(groups.get(alloyId) ?? []), solid]);
  };
  const base = baseAlloyId !== null && work.base.length > 0 ? bench.union(work.base) : null;
  // Heads of different alloys share no place, and which gives way is cut with what is taken: both take a pass through it.
  const heads = baseLast(work.bodies.keys(), bench.baseAlloyId).map(
    (alloyId) => [alloyId, bench.union(work.bodies.get(alloyId)!)] as const,
  );
  // Fused once, and only what takes anything: ornaments that were set down bring hundreds that reach none of these.
  const carriers = [...(base === null ? [] : [base]), ...heads.map(([, solid]) => solid)];
  const near = taken.filter((tool) => carriers.some((carrier) => bench.reaches(tool, carrier)));
  const cutter = near.length > 0 ? [bench.union(near)] : [];
  if (baseAlloyId !== null && base !== null) {
    const cut = bench.subtract(base, [...work.baseCutters, ...work.openings, ...cutter]);
    if (work.second === null) put(baseAlloyId, cut);
    else {
      put(baseAlloyId, bench.subtract(cut, [work.second.region]));
      put(work.second.alloyId, bench.intersect(cut, work.second.region));
    }
  }
  heads.forEach(([alloyId, head], i) => {
    put(alloyId, bench.subtract(head, [...cutter, ...heads.slice(0, i).map(([, other]) => other)]));
  });
  for (const [alloyId, grips] of work.after) put(alloyId, bench.subtract(bench.union(grips), stones));
  return new Map([...groups].map(([alloyId, solids]) => [alloyId, bench.union(solids)]));
}

/** Crumbs smaller than this (mm3) are shavings of beads and claws, which a file would take away; pores are closed. */
const SWARF_MM3 = 0.03;

/** Without slivers and swarf. */
export function cleaned(bench: Bench, solid: Solid): Solid {
  return bench.passing(
    () => {
      const plain = bench.simplified(solid, 0.0025);
      return withoutSwarf(bench, plain, bench.bodies(plain));
    },
    (clean) => [clean],
  );
}

function withoutSwarf(bench: Bench, solid: Solid, bodies: readonly Solid[]): Solid {
  const kept = bodies.filter((body) => body.volume() > SWARF_MM3);
  return kept.length === bodies.length || kept.length === 0 ? solid : bench.together(kept);
}

/** What is left where bodies that were clean by themselves have met: shells of nothing. Taken apart only if there are any. */
function swept(bench: Bench, solid: Solid): { readonly solid: Solid; readonly mesh: TriangleMesh } {
  const mesh = bench.mesh(solid);
  if (!bodiesOfMesh(mesh).some(({ volumeMm3 }) => volumeMm3 < SWARF_MM3)) return { solid, mesh };
  const clean = withoutSwarf(bench, solid, bench.bodies(solid));
  return { solid: clean, mesh: clean === solid ? mesh : bench.mesh(clean) };
}
