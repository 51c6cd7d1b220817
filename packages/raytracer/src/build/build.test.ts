import { describe, expect, it } from 'vitest';
import { SOBOL_PAIRS } from '../memory-layout.ts';
import type { MeshObject } from '../scene.ts';
import { CUBE, torusMesh } from '../testing/scenes.ts';
import { buildBinaryTree } from './binary-tree.ts';
import { writeTriangleBounds } from './bounds.ts';
import { cornerNormals } from './normals.ts';
import { polytopeCorners } from './polytope.ts';
import { sobolTable } from './sobol.ts';
import { directionalAlbedoTable, pixelFilterTable } from './tables.ts';
import { weld } from './weld.ts';

const torus = torusMesh(10, 2, 80, 40) as MeshObject;

describe('buildBinaryTree', () => {
  it('holds every primitive once, inside the box of its leaf', () => {
    const boxes = new Float32Array(torus.indices.length * 2);
    writeTriangleBounds(boxes, 0, torus.positions, torus.indices);
    const tree = buildBinaryTree(boxes, boxes.length / 6);
    const seen = new Set<number>();
    for (let node = 0; node < tree.count.length; node++) {
      for (let i = 0; i < tree.count[node]!; i++) {
        const primitive = tree.order[tree.left[node]! + i]!;
        seen.add(primitive);
        for (let k = 0; k < 3; k++) {
          expect(boxes[primitive * 6 + k]!).toBeGreaterThanOrEqual(tree.bounds[node * 6 + k]!);
          expect(boxes[primitive * 6 + 3 + k]!).toBeLessThanOrEqual(tree.bounds[node * 6 + 3 + k]!);
        }
      }
    }
    expect(seen.size).toBe(boxes.length / 6);
  });
});

describe('cornerNormals', () => {
  it('follows a torus closely', () => {
    const normals = cornerNormals(torus.positions, torus.indices, 40);
    let worst = 1;
    for (let i = 0; i < torus.indices.length; i++) {
      const p = torus.indices[i]! * 3;
      const [x, y, z] = [torus.positions[p]!, torus.positions[p + 1]!, torus.positions[p + 2]!];
      const ring = Math.hypot(x, z);
      const exact = [x - (x / ring) * 10, y, z - (z / ring) * 10].map((c) => c / 2);
      const n = normals.subarray(i * 3, i * 3 + 3);
      worst = Math.min(worst, n[0]! * exact[0]! + n[1]! * exact[1]! + n[2]! * exact[2]!);
    }
    expect(worst).toBeGreaterThan(Math.cos((2 * Math.PI) / 180));
  });

  it('keeps edges sharper than the crease angle', () => {
    // Two faces of a right angle that share an edge.
    const positions = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
    const indices = Uint32Array.from([0, 1, 2, 0, 3, 1]);
    expect([...cornerNormals(positions, indices, 60).subarray(0, 3)]).toEqual([0, 0, 1]);
    expect(cornerNormals(positions, indices, 120)[1]).toBeCloseTo(Math.SQRT1_2, 5);
  });
});

describe('weld', () => {
  it('joins equal places, also -0 and 0', () => {
    const { vertexOf, vertexCount } = weld(Float32Array.from([0, 1, 2, -0, 1, 2, 0, 1, 3]));
    expect(vertexCount).toBe(2);
    expect([...vertexOf]).toEqual([0, 0, 1]);
  });
});

describe('polytopeCorners', () => {
  it('finds the corners of a cube', () => {
    const corners = polytopeCorners(CUBE);
    const distinct = new Set<string>();
    for (let i = 0; i < corners.length; i += 3) {
      distinct.add([...corners.subarray(i, i + 3)].map((c) => Math.round(c * 1e6) / 1e6 + 0).join());
    }
    expect(distinct.size).toBe(8);
    expect(corners.every((c) => Math.abs(Math.abs(c) - 1) < 1e-9)).toBe(true);
  });
});

describe('sobolTable', () => {
  it('puts one of the first 16 points of each pair into each of 16 boxes of every shape', () => {
    const table = sobolTable();
    for (let pair = 0; pair < SOBOL_PAIRS; pair++) {
      for (let bits = 0; bits <= 4; bits++) {
        const boxes = new Set<number>();
        for (let i = 0; i < 16; i++) {
          const at = (i * SOBOL_PAIRS + pair) * 2;
          const u = Math.floor((table[at]! / 2 ** 32) * 2 ** bits);
          const v = Math.floor((table[at + 1]! / 2 ** 32) * 2 ** (4 - bits));
          boxes.add(u * 16 + v);
        }
        expect(boxes.size).toBe(16);
      }
    }
  });
});

describe('tables', () => {
  it('filter offsets are symmetric and increase', () => {
    const table = pixelFilterTable();
    for (let i = 1; i < table.length; i++) expect(table[i]!).toBeGreaterThan(table[i - 1]!);
    expect(table[0]! + table.at(-1)!).toBeCloseTo(0, 3);
  });

  it('a smooth mirror returns everything, a rough one less', () => {
    const table = directionalAlbedoTable();
    expect(table[31]).toBeGreaterThan(0.999);
    expect(table.at(-1)).toBeGreaterThan(0.25);
    expect(table.at(-1)).toBeLessThan(0.9);
  });
});
