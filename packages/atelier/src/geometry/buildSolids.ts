import { type Design, isRing, membersOf, type SoleDesign } from '../design/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { ALLOY_FACTS, alloyName } from '../materials/alloys.ts';
import { type Assembly, assemble } from './assembly.ts';
import { frameAt } from './frame.ts';
import { atBench, type Bench, BuildFault } from './mesh/bench.ts';
import { buildPiece } from './piece/build.ts';
import { buildRing } from './ring/build.ts';
import { freeBands } from './ring/spinner.ts';
import { layOut } from './set/layOut.ts';
import type { GeometryError, Solids } from './solids.ts';
import { StoneTray } from './stones/placing.ts';

export type SolidsResult =
  | { readonly ok: true; readonly solids: Solids }
  | { readonly ok: false; readonly error: GeometryError };

/**
 * Makes the solids of a design: metal as closed manifolds, one part an alloy and body, and placed stones, in
 * millimetres. Deterministic; safe in a worker thread (it keeps nothing but the loaded WASM kernel). What cannot be
 * built comes back as a typed error; anything thrown is a bug.
 */
export async function buildSolids(design: Design): Promise<SolidsResult> {
  try {
    const built: Solids[] = [];
    // Pieces of a set that are the same are built once.
    const known = new Map<string, Solids>();
    // One after the other: each gives its memory at the bench back before the next is begun.
    for (const member of membersOf(design)) {
      const key = JSON.stringify(member);
      const solids = known.get(key) ?? (await solidsOf(member));
      known.set(key, solids);
      built.push(solids);
    }
    return { ok: true, solids: built.length === 1 ? built[0]! : layOut(design, built) };
  } catch (fault) {
    if (fault instanceof BuildFault) {
      return { ok: false, error: { code: 'NOT_MANIFOLD', part: fault.part, status: fault.status } };
    }
    throw fault;
  }
}

const solidsOf = (design: SoleDesign): Promise<Solids> =>
  atBench((bench) => {
    bench.baseAlloyId = isRing(design) ? design.band.alloyId : design.alloys[0].id;
    for (const alloy of design.alloys) {
      bench.leastWalls.set(alloy.id, ALLOY_FACTS[alloyName(alloy)].minimumWallMm);
      bench.metals.set(alloy.id, alloy.metal);
    }
    const assembly = bench.passing(
      () => assemblyOf(bench, design),
      ({ components }) => components.flatMap(({ work }) => work.solids()),
    );
    // What parts were made of takes as much memory as they do, and fusing them all takes the most.
    bench.forget();
    return assemble(bench, assembly);
  });

const assemblyOf = (bench: Bench, design: SoleDesign): Assembly =>
  isRing(design) ? ringAssembly(bench, design) : buildPiece(bench, design);

function ringAssembly(bench: Bench, design: RingDesign): Assembly {
  const tray = new StoneTray();
  const { work, anchors } = buildRing(bench, tray, design);
  return {
    components: [
      {
        work,
        tray,
        at: [frameAt([0, 0, 0])],
        alloys: design.alloys,
        baseAlloyId: design.band.alloyId,
        baseName: 'ring',
        otherName: design.band.second ? 'inlay' : 'head',
        finish: design.band.finish,
        isRigid: true,
      },
      ...freeBands(bench, design, buildRing),
    ],
    runs: [],
    measures: [],
    anchors,
  };
}
