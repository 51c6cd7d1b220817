import { finishMetal, type MetalPlan } from './finishMetal.ts';
import { type Frame, placementOf, within } from './frame.ts';
import { gaugedMeasures } from './gauge/gaugedMeasures.ts';
import { type Bench, BuildFault } from './mesh/bench.ts';
import type {
  Anchors,
  Bounds,
  EnamelPart,
  Measure,
  MetalPart,
  OrnamentPlace,
  PlaneSet,
  Solids,
  StonePlacement,
  TriangleMesh,
  Vec3,
} from './solids.ts';
import type { StoneTray } from './stones/placing.ts';
import { add, scale } from './vec.ts';
import type { Workpiece } from './workpiece.ts';

/** A body cast as one, shown once or several times (an earring and its twin): every place a rigid turn and move. */
export interface Component extends MetalPlan {
  readonly work: Workpiece;
  readonly tray: StoneTray;
  /** Finished bodies that move with it and touch nothing: clutches, levers, clasps. */
  readonly loose?: readonly MetalPart[];
  /** Where it stands in the piece; never mirrored. */
  readonly at: readonly Frame[];
}

/** What a builder hands in: components that are still to be fused, and runs of links that are finished meshes. */
export interface Assembly {
  readonly components: readonly Component[];
  /** Chains: closed manifolds of interlocking, untouching links. */
  readonly runs: readonly MetalPart[];
  readonly measures: readonly Measure[];
  readonly anchors: Omit<Anchors, 'lowestZ'>;
}

/** Fuses every component and puts the piece together. */
export function assemble(bench: Bench, assembly: Assembly): Solids {
  const metal: MetalPart[] = [];
  const enamels: EnamelPart[] = [];
  const stones: StonePlacement[] = [];
  const ornaments: OrnamentPlace[] = [];
  const planeSets: PlaneSet[] = [];
  const stoneMeshes: TriangleMesh[] = [];
  const measures: Measure[] = [...assembly.measures];
  for (const component of assembly.components) {
    const moving = [...component.work.runs, ...(component.loose ?? [])];
    const parts = [...finishMetal(bench, component.work, component), ...moving];
    const glazed = component.work.enamels.map(({ colour, solid }): EnamelPart => {
      const status = solid.status();
      if (status !== 'NoError') throw new BuildFault(`${colour} enamel`, status);
      return { colour, mesh: bench.mesh(solid), volumeMm3: solid.volume() };
    });
    const first = { set: planeSets.length, mesh: stoneMeshes.length };
    planeSets.push(...component.tray.planeSets);
    stoneMeshes.push(...component.tray.stoneMeshes);
    const own = parts.slice(0, parts.length - moving.length);
    measures.push(
      ...gaugedMeasures(
        own.map(({ mesh }) => mesh),
        component.work.holds,
        component.work.measures,
      ),
    );
    component.at.forEach((place, copy) => {
      const isRepeated = component.at.length > 1;
      metal.push(
        ...parts.map((part) => ({
          ...part,
          name: isRepeated ? `${part.name} ${copy + 1}` : part.name,
          mesh: moved(part.mesh, place),
          ...(isRepeated && { model: { mesh: part.mesh, at: place } }),
        })),
      );
      enamels.push(...glazed.map((part) => ({ ...part, mesh: moved(part.mesh, place) })));
      ornaments.push(...component.work.ornaments.map((own) => movedOrnament(own, place, stones.length)));
      stones.push(...component.tray.placements.map((stone) => movedStone(stone, place, first)));
    });
  }
  metal.push(...assembly.runs);
  const bounds = boundsOf(metal);
  const size = [0, 1, 2].map((k) => bounds.max[k] - bounds.min[k]);
  return {
    metal,
    enamels,
    stones,
    ornaments,
    planeSets,
    stoneMeshes,
    bounds,
    anchors: { ...assembly.anchors, lowestZ: bounds.min[2] },
    measures: [
      ...measures,
      { kind: 'bounding-sum', where: 'whole piece', value: size[0] + size[1] + size[2], alloyId: null },
    ],
  };
}

export const turn = (frame: Frame, v: Vec3): Vec3 =>
  add(scale(frame.x, v[0]), add(scale(frame.y, v[1]), scale(frame.z, v[2])));

/** A mesh turned and moved. */
export function moved(mesh: TriangleMesh, frame: Frame): TriangleMesh {
  const { x, y, z, origin } = placementOf(frame);
  const { positions: p } = mesh;
  const positions = new Float32Array(p.length);
  for (let i = 0; i < p.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      positions[i + k] = origin[k] + x[k] * p[i] + y[k] * p[i + 1] + z[k] * p[i + 2];
    }
  }
  return { positions, indices: mesh.indices };
}

/** A stone turned and moved. `first`: numbers of its component's first plane set and mesh in the whole. */
export function movedStone(
  stone: StonePlacement,
  frame: Frame,
  first: { readonly set: number; readonly mesh: number },
): StonePlacement {
  const { x, y, z, origin } = stone.placement;
  const { shape } = stone;
  return {
    ...stone,
    shape:
      shape.kind === 'facets'
        ? { kind: 'facets', planeSet: shape.planeSet + first.set }
        : shape.kind === 'mesh'
          ? { ...shape, mesh: shape.mesh + first.mesh }
          : shape,
    placement: {
      x: turn(frame, x),
      y: turn(frame, y),
      z: turn(frame, z),
      origin: add(frame.origin, turn(frame, origin)),
    },
  };
}

/** An ornament turned and moved with its piece. `stonesBefore`: of the whole, those that are not of its component. */
export const movedOrnament = (
  { frame, stones: [from, to], ...place }: OrnamentPlace,
  outer: Frame,
  stonesBefore: number,
): OrnamentPlace => ({
  ...place,
  frame: within(outer, frame),
  stones: [from + stonesBefore, to + stonesBefore],
});

export function boundsOf(metal: readonly MetalPart[]): Bounds {
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
