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

/** Fuses, cuts and separates by alloy; where two alloys meet, the later one gives way to the earlier. */
function finishMetal(bench: Bench, design: Design, work: Workpiece): MetalPart[] {
  const cutter = work.cutters.length > 0 ? bench.union(work.cutters) : null;
  const stones = work.stones.length > 0 ? bench.union(work.stones) : null;
  const parts: MetalPart[] = [];
  const finished: Solid[] = [];
  // Heads and accents keep their shape; the band is cut to take them.
  const order = [...work.bodies.keys()].sort(
    (a, b) => Number(a === design.band.alloyId) - Number(b === design.band.alloyId),
  );
  for (const alloyId of order) {
    let solid = bench.union(work.bodies.get(alloyId) ?? []);
    if (cutter) solid = bench.subtract(solid, [cutter]);
    const after = work.after.get(alloyId);
    if (after) solid = bench.union([solid, ...after]);
    if (stones) solid = bench.subtract(solid, [stones]);
    if (finished.length > 0) solid = bench.subtract(solid, finished);
    solid = bench.simplified(solid, 0.0015);
    const status = solid.status();
    if (status !== 'NoError') throw new BuildFault(`metal ${alloyId}`, status);
    finished.push(solid);
    const alloy = design.alloys.find((a) => a.id === alloyId) ?? design.alloys[0];
    parts.push({
      name: alloyId === design.band.alloyId ? 'ring' : 'head',
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
