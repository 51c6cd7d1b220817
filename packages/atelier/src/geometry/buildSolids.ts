import type { Design } from '../design/document.ts';
import { atBench, type Bench, BuildFault, type Solid } from './mesh/bench.ts';
import { buildRing } from './ring/build.ts';
import type { Workpiece } from './ring/workpiece.ts';
import type { Bounds, GeometryError, MetalPart, Solids } from './solids.ts';
import { CutNotBuilt, StoneTray } from './stones/placing.ts';

export type SolidsResult =
  | { readonly ok: true; readonly solids: Solids }
  | { readonly ok: false; readonly error: GeometryError };

/** Edges sharper than this are drawn as edges; fillets are made of smaller turns. */
const CREASE_DEGREES = 38;

/**
 * Makes the solids of a design: metal as closed manifolds, one part an alloy and body, and placed stones, in
 * millimetres. Deterministic; safe in a worker thread (it keeps nothing but the loaded WASM kernel). What cannot be
 * built comes back as a typed error; anything thrown is a bug.
 */
export async function buildSolids(design: Design): Promise<SolidsResult> {
  try {
    return { ok: true, solids: await atBench((bench) => assemble(bench, design)) };
  } catch (fault) {
    if (fault instanceof CutNotBuilt) return { ok: false, error: fault.error };
    if (fault instanceof BuildFault) {
      return { ok: false, error: { code: 'NOT_MANIFOLD', part: fault.part, status: fault.status } };
    }
    throw fault;
  }
}

function assemble(bench: Bench, design: Design): Solids {
  const tray = new StoneTray();
  const { work, anchors } = buildRing(bench, tray, design);
  const metal = finishMetal(bench, design, work);
  const bounds = boundsOf(metal);
  const size = [0, 1, 2].map((k) => bounds.max[k] - bounds.min[k]);
  return {
    metal,
    stones: tray.placements,
    planeSets: tray.planeSets,
    bounds,
    anchors: { ...anchors, lowestZ: bounds.min[2] },
    measures: [
      ...work.measures,
      { kind: 'bounding-sum', where: 'whole piece', value: size[0] + size[1] + size[2], alloyId: null },
    ],
  };
}

/**
 * Cuts, fuses and separates by alloy. Small groups are cut before they are fused, because every boolean costs by the
 * size of all it is given. Where two alloys meet, the band gives way to the other.
 */
function finishMetal(bench: Bench, design: Design, work: Workpiece): MetalPart[] {
  const bandAlloy = design.band.alloyId;
  const taken = [...work.cutters, ...work.stones];
  const cutter = taken.length > 0 ? [bench.union(taken)] : [];
  const stones = [...work.smallStones, ...work.stones];
  const parts: MetalPart[] = [];
  const finished: Solid[] = [];
  const alloys = [...new Set([...work.bodies.keys(), ...work.after.keys(), bandAlloy])];
  // Heads and accents keep their shape; the band is cut to take them.
  for (const alloyId of alloys.sort((a, b) => Number(a === bandAlloy) - Number(b === bandAlloy))) {
    const groups: Solid[] = [];
    if (alloyId === bandAlloy)
      groups.push(bench.subtract(bench.union(work.shank), [...work.shankCutters, ...cutter]));
    const heads = work.bodies.get(alloyId);
    if (heads) groups.push(bench.subtract(bench.union(heads), cutter));
    const grips = work.after.get(alloyId);
    if (grips) groups.push(bench.subtract(bench.union(grips), stones));
    let solid = bench.subtract(bench.union(groups), finished);
    solid = withoutSwarf(bench, bench.simplified(solid, 0.0025));
    const status = solid.status();
    if (status !== 'NoError') throw new BuildFault(`metal ${alloyId}`, status);
    finished.push(solid);
    const alloy = design.alloys.find((a) => a.id === alloyId) ?? design.alloys[0];
    parts.push({
      name: alloyId === bandAlloy ? 'ring' : 'head',
      alloyId,
      metal: alloy.metal,
      finish: design.band.finish,
      mesh: bench.mesh(solid),
      volumeMm3: solid.volume(),
      areaMm2: solid.surfaceArea(),
      creaseAngleDegrees: CREASE_DEGREES,
    });
  }
  return parts.reverse();
}

/** Crumbs smaller than this (mm3) are shavings of beads and claws, which a file would take away; pores are closed. */
const SWARF_MM3 = 0.03;

function withoutSwarf(bench: Bench, solid: Solid): Solid {
  const bodies = bench.bodies(solid);
  const kept = bodies.filter((body) => body.volume() > SWARF_MM3);
  return kept.length === bodies.length || kept.length === 0 ? solid : bench.union(kept);
}

function boundsOf(metal: readonly MetalPart[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { mesh } of metal) {
    for (let i = 0; i < mesh.positions.length; i++) {
      min[i % 3] = Math.min(min[i % 3], mesh.positions[i]);
      max[i % 3] = Math.max(max[i % 3], mesh.positions[i]);
    }
  }
  return { min, max };
}
