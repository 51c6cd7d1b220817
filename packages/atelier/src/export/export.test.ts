import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, type Dispersion } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { listSupply } from '../estimate/index.ts';
import type { TriangleMesh } from '../geometry/solids.ts';
import { FLAT_BAND_VOLUME_MM3, flatBandDesign, flatBandSolids } from '../testing/flat-band.ts';
import { abbeNumber } from './gltf-materials.ts';
import { encodeStl, exportGlb, stlFiles } from './index.ts';
import { creaseMesh, domeMesh } from './render-mesh.ts';

/** Signed volume by the divergence theorem: the sum of tetrahedra from the origin. */
function volume({ positions, indices }: TriangleMesh): number {
  let six = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const p = (at: number) => [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [p(a), p(b), p(c)];
    six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return six / 6;
}

function readStl(bytes: Uint8Array): TriangleMesh {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const count = view.getUint32(80, true);
  const positions = new Float32Array(count * 9);
  for (let t = 0; t < count; t++)
    for (let i = 0; i < 9; i++) positions[t * 9 + i] = view.getFloat32(84 + t * 50 + 12 + i * 4, true);
  return { positions, indices: Uint32Array.from({ length: count * 3 }, (_, i) => i) };
}

describe('render meshes', () => {
  const { mesh } = flatBandSolids().metal[0]!;

  it('splits the edges of a flat band and keeps its round sides smooth', () => {
    const creased = creaseMesh(mesh, 35);
    // Four edges around: each vertex is split in two; no side is split along its facets.
    expect(creased.positions.length).toBe(mesh.positions.length * 2);
    for (let i = 0; i < creased.normals.length; i += 3)
      expect(Math.hypot(...creased.normals.subarray(i, i + 3))).toBeCloseTo(1, 5);
    expect(volume(creased)).toBeCloseTo(volume(mesh), 3);
  });

  it('closes domes with a base and approaches the volume of the sphere', () => {
    expect(volume(domeMesh(null, 128, 64))).toBeCloseTo((4 / 3) * Math.PI, 1);
    expect(volume(domeMesh(0, 128, 64))).toBeCloseTo((2 / 3) * Math.PI, 1);
  });
});

describe('STL', () => {
  it('holds the volume of the solids, one file a part', () => {
    const solids = flatBandSolids();
    const files = stlFiles(listSupply(flatBandDesign(), solids));
    expect(files.map(({ name }) => name)).toEqual(['1-band-main.stl']);
    const read = readStl(files[0]!.bytes);
    expect(Math.abs(volume(read) / FLAT_BAND_VOLUME_MM3 - 1)).toBeLessThan(0.005);
    expect(volume(read)).toBeCloseTo(volume(solids.metal[0]!.mesh), 2);
  });

  it('is closed: every edge is met once in each direction', () => {
    const { positions } = readStl(encodeStl(flatBandSolids().metal[0]!.mesh));
    const edges = new Map<string, number>();
    const point = (i: number) => positions.slice(i * 3, i * 3 + 3).join(',');
    for (let t = 0; t < positions.length / 9; t++)
      for (let k = 0; k < 3; k++) {
        const [from, to] = [point(t * 3 + k), point(t * 3 + ((k + 1) % 3))];
        edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
      }
    for (const [edge, count] of edges) {
      const [from, to] = edge.split(' ');
      expect(count).toBe(1);
      expect(edges.has(`${to} ${from}`)).toBe(true);
    }
  });
});

describe('GLB', () => {
  const [stone] = flatBandSolids().stones;
  const variety = flatBandSolids({
    stones: [
      stone!,
      {
        ...stone!,
        role: 'side',
        placement: { x: [6, 0, 0], y: [0, 6, 0], z: [0, 0, 6], origin: [9, 0, 12] },
      },
      {
        ...stone!,
        gemstone: 'Opal',
        form: 'cabochon',
        shape: { kind: 'ellipsoid', cutBelowLocalZ: -0.2 },
        placement: { x: [4, 0, 0], y: [0, 3, 0], z: [0, 0, 2], origin: [-9, 0, 12] },
      },
      {
        ...stone!,
        gemstone: 'Pearl',
        form: 'bead',
        shape: { kind: 'ellipsoid', cutBelowLocalZ: null },
        placement: { x: [3, 0, 0], y: [0, 3, 0], z: [0, 0, 3], origin: [0, 0, 22] },
      },
    ],
  });

  it('passes the Khronos validator without an error or a warning', async () => {
    const report = await validateBytes(await exportGlb(flatBandDesign(), variety));
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(report.info.materialCount).toBe(4);
  });

  it('is in metres, Y up, with like stones sharing a mesh', async () => {
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
    const root = (await io.readBinary(await exportGlb(flatBandDesign(), variety))).getRoot();
    const nodes = root.listNodes();
    const centre = nodes.find((node) => node.getName() === 'centre Sapphire Oval')!;
    const [x, y, z] = centre.getWorldTranslation();
    expect(x).toBeCloseTo(0, 6);
    expect(y).toBeCloseTo(0.0145, 6);
    expect(z).toBeCloseTo(0, 6);
    const side = nodes.find((node) => node.getName() === 'side Sapphire Oval')!;
    expect(side.getMesh()).toBe(centre.getMesh());
    expect(side.getWorldTranslation()[0]).toBeCloseTo(0.009, 6);
    const used = root.listExtensionsUsed().map((extension) => extension.extensionName);
    expect(used).toEqual(
      expect.arrayContaining([
        'KHR_materials_transmission',
        'KHR_materials_ior',
        'KHR_materials_volume',
        'KHR_materials_dispersion',
        'KHR_mesh_quantization',
      ]),
    );
  });

  it('gives dispersion as 20 over the Abbe number', async () => {
    // Diamond: Vd about 55 by the literature; the trade's interval of .044 by Cauchy gives near that.
    expect(abbeNumber(2.417, 0.044)).toBeGreaterThan(50);
    expect(abbeNumber(2.417, 0.044)).toBeLessThan(60);
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
    const root = (await io.readBinary(await exportGlb(flatBandDesign(), flatBandSolids()))).getRoot();
    const gem = root.listMaterials().find((material) => material.getName().includes('Sapphire'))!;
    const dispersion = gem.getExtension<Dispersion>('KHR_materials_dispersion')!;
    expect(dispersion.getDispersion()).toBeCloseTo(20 / abbeNumber(1.766, 0.018), 5);
  });
});
