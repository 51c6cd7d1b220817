import type { Design } from '../../design/document.ts';
import { areTwins, findingKindOf } from '../../estimate/index.ts';
import { facetsOf, type Plane } from '../../geometry/index.ts';
import type { Solids, StonePlacement, StoneShape, Vec3 } from '../../geometry/solids.ts';
import { creaseMesh, domeMesh, facetMesh, type RenderMesh } from '../render-mesh.ts';
import { tintOf } from './tint.ts';

export type Stuff = 'metal' | 'stone' | 'enamel';

/** A body as it is drawn: in the piece's millimetres. */
export interface DrawnBody extends RenderMesh {
  readonly stuff: Stuff;
  /** Of a stone, as it is drawn on paper, sRGB 0..1; null for the usual tone of its stuff. */
  readonly tint: Vec3 | null;
  /** Cut in flat facets that are drawn one by one. */
  readonly isFaceted: boolean;
  /** Chain runs off the drawing; the views are framed by what is not chain. */
  readonly isChain: boolean;
}

const ENAMEL_CREASE_DEGREES = 30;

/** What the sheet draws: of a pair one where the other is alike. */
export function subjectOf(design: Design, solids: Solids): DrawnBody[] {
  const alone = !areTwins(design);
  const first = <T>(list: readonly T[]): readonly T[] => (alone ? list : list.slice(0, list.length / 2));
  const metal = solids.metal.filter(({ name }) => alone || !/ [2-9]$/.test(name));
  return [
    ...metal.map((part): DrawnBody => {
      const mesh = creaseMesh(part.mesh, part.creaseAngleDegrees);
      const kind = findingKindOf(part);
      const isChain = kind === 'chain' || kind === 'clasp' || kind === 'jump-ring';
      return { ...mesh, stuff: 'metal', tint: null, isFaceted: false, isChain };
    }),
    ...first(solids.enamels).map(
      ({ mesh }): DrawnBody => ({
        ...creaseMesh(mesh, ENAMEL_CREASE_DEGREES),
        stuff: 'enamel',
        tint: null,
        isFaceted: false,
        isChain: false,
      }),
    ),
    ...first(solids.stones).map(
      (stone): DrawnBody => ({
        ...placed(stone, solids),
        stuff: 'stone',
        tint: tintOf(stone),
        isFaceted: stone.form === 'faceted',
        isChain: false,
      }),
    ),
  ];
}

function stoneMesh(shape: StoneShape, { planeSets, stoneMeshes }: Solids): RenderMesh {
  switch (shape.kind) {
    case 'ellipsoid':
      return domeMesh(shape.cutBelowLocalZ);
    case 'facets':
      return facetMesh(facetsOf(planesOf(planeSets[shape.planeSet]!.planes)));
    case 'mesh':
      return creaseMesh(stoneMeshes[shape.mesh]!, Math.max(1, shape.creaseAngleDegrees));
  }
}

function placed({ shape, placement }: StonePlacement, solids: Solids): RenderMesh {
  const local = stoneMesh(shape, solids);
  const { x, y, z, origin } = placement;
  const lengths = [x, y, z].map((v) => Math.hypot(...v)) as [number, number, number];
  const positions = new Float32Array(local.positions.length);
  const normals = new Float32Array(local.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [local.positions[i]!, local.positions[i + 1]!, local.positions[i + 2]!];
    // A normal goes with the inverse transpose: along each axis divided by its length twice.
    const n = [0, 1, 2].map((k) => local.normals[i + k]! / lengths[k]! ** 2) as [number, number, number];
    const turned = [0, 1, 2].map((k) => x[k]! * n[0] + y[k]! * n[1] + z[k]! * n[2]);
    const length = Math.hypot(...turned) || 1;
    for (let k = 0; k < 3; k++) {
      positions[i + k] = origin[k]! + x[k]! * p[0] + y[k]! * p[1] + z[k]! * p[2];
      normals[i + k] = turned[k]! / length;
    }
  }
  return { positions, normals, indices: local.indices };
}

/**
 * Chain as far as it leads to the ornaments: what hangs far above or behind them would cover them in other views.
 * @param limits along each axis, mm
 */
export function cutChain(
  body: DrawnBody,
  limits: readonly { readonly axis: Vec3; readonly from: number; readonly to: number }[],
): DrawnBody {
  if (!body.isChain) return body;
  const { positions, indices } = body;
  const isNear = (vertex: number) =>
    limits.every(({ axis, from, to }) => {
      const at =
        positions[vertex * 3]! * axis[0] +
        positions[vertex * 3 + 1]! * axis[1] +
        positions[vertex * 3 + 2]! * axis[2];
      return at >= from && at <= to;
    });
  const kept: number[] = [];
  for (let t = 0; t < indices.length; t += 3)
    if (isNear(indices[t]!)) kept.push(indices[t]!, indices[t + 1]!, indices[t + 2]!);
  return { ...body, indices: Uint32Array.from(kept) };
}

const planesOf = (planes: Float32Array): Plane[] =>
  Array.from(
    { length: planes.length / 4 },
    (_, i): Plane => [planes[i * 4]!, planes[i * 4 + 1]!, planes[i * 4 + 2]!, planes[i * 4 + 3]!],
  );
