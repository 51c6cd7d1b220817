import { SceneError } from '../api.ts';
import * as layout from '../memory-layout.ts';
import type { GemObject, MeshObject, SceneDescription } from '../scene.ts';
import { type WasmMemory, webAssembly } from '../web-assembly.ts';
import { type BinaryTree, buildBinaryTree } from './binary-tree.ts';
import { type BoundsArray, writeEllipsoidBounds, writePointBounds, writeTriangleBounds } from './bounds.ts';
import { crossOfEdges } from './face.ts';
import { Intruders } from './intruders.ts';
import { cornerNormals } from './normals.ts';
import { polytopeCorners } from './polytope.ts';
import {
  writeEllipsoid,
  writeGem,
  writeGround,
  writeLight,
  writeMaterial,
  writePlanes,
  writeRig,
  writeTransport,
} from './records.ts';
import { sobolTable } from './sobol.ts';
import { directionalAlbedoTable, pixelFilterTable, srgbTable } from './tables.ts';
import { collapseToWideTree } from './wide-tree.ts';

/** A scene laid out for the kernel. */
export interface SceneLayout {
  /** First free address behind the scene. */
  readonly end: number;
  readonly hasGround: boolean;
}

const PAGE_BYTES = 65536;
/** Most pages a memory may grow to (2 GiB), reserved as addresses only. */
const MOST_PAGES = 32768;

/** A memory for one scene at a time, of a page to begin with. */
export function createSceneMemory(): WasmMemory {
  return new webAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
}

/** Grows a memory until it holds `bytes`. */
export function ensureBytes(memory: WasmMemory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
  if (missing > 0) memory.grow(missing);
}

/** Tables that no scene changes, built once a thread. */
let tables:
  | { sobol: Uint32Array; albedo: Float32Array; filter: Float32Array; srgb: Float32Array }
  | undefined;

interface Mesh {
  readonly object: MeshObject;
  /** Indices without triangles that have no area. */
  readonly indices: Uint32Array;
  readonly firstTriangle: number;
}

/**
 * Builds acceleration structures and lays everything out from the memory's start, over what was there before.
 * The scene must be valid.
 */
export function layOutScene(scene: SceneDescription, memory: WasmMemory): SceneLayout {
  const meshes = meshesOf(scene);
  const triangles = meshes.reduce((n, m) => n + m.indices.length / 3, 0);
  const gems = scene.objects.filter((o) => o.kind === 'gem');
  const ellipsoids = scene.objects.filter((o) => o.kind === 'ellipsoid');
  const primitives = triangles + gems.length + ellipsoids.length;
  if (primitives === 0) throw new SceneError('every triangle of the scene is degenerate');

  const boxes = new Float32Array(primitives * 6);
  for (const m of meshes) writeTriangleBounds(boxes, m.firstTriangle, m.object.positions, m.indices);
  writeGemBounds(boxes, triangles, gems, scene);
  ellipsoids.forEach((e, i) => {
    writeEllipsoidBounds(boxes, triangles + gems.length + i, e.placement);
  });
  const binary: BinaryTree = buildBinaryTree(boxes, triangles);
  const { nodes, packs } = collapseToWideTree(binary, { triangles, gems: gems.length });

  const intruders = new Intruders(binary, boxes, triangles, (triangle, out) => {
    const mesh = meshOf(meshes, triangle);
    if (scene.materials[mesh.object.material]!.kind === 'dielectric') return false;
    for (let corner = 0; corner < 3; corner++) {
      const vertex = mesh.indices[(triangle - mesh.firstTriangle) * 3 + corner]! * 3;
      for (let k = 0; k < 3; k++) out[corner * 3 + k] = mesh.object.positions[vertex + k]!;
    }
    return true;
  });

  tables ??= {
    sobol: sobolTable(),
    albedo: directionalAlbedoTable(),
    filter: pixelFilterTable(),
    srgb: srgbTable(),
  };
  const arena = new Arena(layout.HEADER_ADDRESS + layout.HEADER_BYTES);
  const at = {
    nodes: arena.reserve(nodes.byteLength),
    packs: arena.reserve((packs.length / 4) * layout.PACK_BYTES),
    shading: arena.reserve(triangles * layout.SHADING_BYTES),
    gems: arena.reserve(gems.length * layout.GEM_BYTES),
    ellipsoids: arena.reserve(ellipsoids.length * layout.ELLIPSOID_BYTES),
    planeSets: scene.planeSets.map((s) => arena.reserve(planeGroups(s.planes) * layout.PLANE_GROUP_BYTES)),
    materials: arena.reserve(scene.materials.length * layout.MATERIAL_BYTES),
    lights: arena.reserve(scene.rig.lights.length * layout.LIGHT_BYTES),
    sobol: arena.reserve(tables.sobol.byteLength),
    albedo: arena.reserve(tables.albedo.byteLength),
    filter: arena.reserve(tables.filter.byteLength),
    srgb: arena.reserve(tables.srgb.byteLength),
    lightMap: arena.reserve(layout.LIGHT_MAP_SIZE ** 2 * 16),
    irradiance: arena.reserve(layout.IRRADIANCE_SIZE ** 2 * 16),
  };
  ensureBytes(memory, arena.end);
  const data = new DataView(memory.buffer);
  const bytes = new Uint8Array(memory.buffer);
  // Records leave out what they do not use.
  bytes.fill(0, layout.HEADER_ADDRESS, arena.end);
  bytes.set(new Uint8Array(nodes), at.nodes);
  writePacks(memory, at.packs, packs, meshes);
  writeShading(memory, at.shading, meshes);
  scene.planeSets.forEach((s, i) => {
    writePlanes(data, at.planeSets[i]!, s);
  });
  gems.forEach((g, i) => {
    writeGem(data, at.gems + i * layout.GEM_BYTES, g, {
      planes: at.planeSets[g.planeSet]!,
      groups: planeGroups(scene.planeSets[g.planeSet]!.planes),
      intruded: intruders.reachInto(scene.planeSets[g.planeSet]!, g.placement, triangles + i),
      seed: i,
    });
  });
  ellipsoids.forEach((e, i) => {
    writeEllipsoid(data, at.ellipsoids + i * layout.ELLIPSOID_BYTES, e, gems.length + i);
  });
  scene.materials.forEach((m, i) => {
    writeMaterial(data, at.materials + i * layout.MATERIAL_BYTES, m, scene.transport);
  });
  sortFarthestFirst(scene.rig.lights).forEach((l, i) => {
    writeLight(data, at.lights + i * layout.LIGHT_BYTES, l);
  });
  writeRig(data, scene.rig);
  writeGround(data, scene.ground);
  writeTransport(data, scene.transport);
  for (const [table, address] of [
    [tables.sobol, at.sobol],
    [tables.albedo, at.albedo],
    [tables.filter, at.filter],
    [tables.srgb, at.srgb],
  ] as const) {
    bytes.set(new Uint8Array(table.buffer), address);
  }
  const pointers: ReadonlyArray<readonly [field: number, address: number]> = [
    [layout.HEADER_NODES, at.nodes],
    [layout.HEADER_PACKS, at.packs],
    [layout.HEADER_SHADING, at.shading],
    [layout.HEADER_GEMS, at.gems],
    [layout.HEADER_ELLIPSOIDS, at.ellipsoids],
    [layout.HEADER_MATERIALS, at.materials],
    [layout.HEADER_LIGHTS, at.lights],
    [layout.HEADER_LIGHT_COUNT, scene.rig.lights.length],
    [layout.HEADER_SOBOL, at.sobol],
    [layout.HEADER_ALBEDO_TABLE, at.albedo],
    [layout.HEADER_FILTER_TABLE, at.filter],
    [layout.HEADER_SRGB_TABLE, at.srgb],
    [layout.HEADER_GROUND_LIGHT_MAP, at.lightMap],
    [layout.HEADER_GROUND_IRRADIANCE, at.irradiance],
  ];
  for (const [field, address] of pointers) data.setUint32(layout.HEADER_ADDRESS + field, address, true);
  return { end: arena.end, hasGround: scene.ground !== undefined };
}

/** Hands out aligned addresses one behind the other. */
class Arena {
  end: number;
  constructor(start: number) {
    this.end = align(start);
  }
  reserve(bytes: number): number {
    const address = this.end;
    this.end = align(address + bytes);
    return address;
  }
}

/** Cache lines of two sectors: no two threads write to one. */
function align(address: number): number {
  return Math.ceil(address / 128) * 128;
}

function planeGroups(planes: Float32Array): number {
  return Math.ceil(planes.length / 16);
}

function meshesOf(scene: SceneDescription): Mesh[] {
  const meshes: Mesh[] = [];
  let firstTriangle = 0;
  for (const object of scene.objects) {
    if (object.kind !== 'mesh') continue;
    const indices = withoutDegenerate(object);
    if (indices.length > 0) meshes.push({ object, indices, firstTriangle });
    firstTriangle += indices.length / 3;
  }
  return meshes;
}

function withoutDegenerate({ positions, indices }: MeshObject): Uint32Array {
  const kept = new Uint32Array(indices.length);
  const cross = new Float64Array(3);
  let n = 0;
  for (let t = 0; t < indices.length; t += 3) {
    crossOfEdges(positions, indices, t, cross);
    const [nx, ny, nz] = [cross[0]!, cross[1]!, cross[2]!];
    if (nx * nx + ny * ny + nz * nz === 0) continue;
    kept[n] = indices[t]!;
    kept[n + 1] = indices[t + 1]!;
    kept[n + 2] = indices[t + 2]!;
    n += 3;
  }
  return kept.subarray(0, n);
}

function writeGemBounds(
  boxes: BoundsArray,
  first: number,
  gems: readonly GemObject[],
  scene: SceneDescription,
): void {
  const corners = scene.planeSets.map(polytopeCorners);
  gems.forEach((g, i) => {
    writePointBounds(boxes, first + i, corners[g.planeSet]!, g.placement);
  });
}

/** A painter's order: the kernel lays nearer lights over farther ones. */
function sortFarthestFirst(lights: SceneDescription['rig']['lights']): SceneDescription['rig']['lights'] {
  const distance = (l: (typeof lights)[number]) =>
    Math.hypot(l.center[0] - l.target[0], l.center[1] - l.target[1], l.center[2] - l.target[2]);
  return [...lights].sort((a, b) => distance(b) - distance(a));
}

function writePacks(memory: WasmMemory, address: number, packs: Int32Array, meshes: readonly Mesh[]): void {
  const floats = new Float32Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  for (let i = 0; i < packs.length; i++) {
    const lane = i & 3;
    // Missing triangles repeat the first without edges, which no ray can hit.
    const present = packs[i]! >= 0;
    const triangle = present ? packs[i]! : packs[i - lane]!;
    const mesh = meshOf(meshes, triangle);
    const { positions } = mesh.object;
    const t = (triangle - mesh.firstTriangle) * 3;
    const a = mesh.indices[t]! * 3;
    const b = mesh.indices[t + 1]! * 3;
    const c = mesh.indices[t + 2]! * 3;
    const out = (address + (i >> 2) * layout.PACK_BYTES) / 4 + lane;
    for (let k = 0; k < 3; k++) {
      floats[out + layout.PACK_CORNER / 4 + k * 4] = positions[a + k]!;
      floats[out + layout.PACK_EDGE1 / 4 + k * 4] = present ? positions[b + k]! - positions[a + k]! : 0;
      floats[out + layout.PACK_EDGE2 / 4 + k * 4] = present ? positions[c + k]! - positions[a + k]! : 0;
    }
    words[out + layout.PACK_TRIANGLE / 4] = triangle;
  }
}

function meshOf(meshes: readonly Mesh[], triangle: number): Mesh {
  let low = 0;
  let high = meshes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (meshes[middle]!.firstTriangle <= triangle) low = middle;
    else high = middle - 1;
  }
  return meshes[low]!;
}

function writeShading(memory: WasmMemory, address: number, meshes: readonly Mesh[]): void {
  const floats = new Float32Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  for (const { object, indices, firstTriangle } of meshes) {
    const normals = cornerNormals(object.positions, indices, object.creaseAngleDegrees);
    for (let t = 0; t < indices.length / 3; t++) {
      const out = (address + (firstTriangle + t) * layout.SHADING_BYTES) / 4;
      for (let k = 0; k < 9; k++) floats[out + k] = normals[t * 9 + k]!;
      words[out + layout.SHADING_MATERIAL / 4] = object.material;
    }
  }
}
