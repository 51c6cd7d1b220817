import type { Supply } from '../estimate/index.ts';
import type { TriangleMesh } from '../geometry/solids.ts';
import { withDistinctVertices } from './distinct-vertices.ts';

/** Bytes of a binary STL: 80 of header, 4 of count, 50 a triangle (3D Systems, StereoLithography interface). */
const HEADER_BYTES = 80;
const TRIANGLE_BYTES = 50;

export interface StlFile {
  /** A file name of letters, figures and hyphens, ending in .stl. */
  readonly name: string;
  readonly alloyId: string;
  readonly bytes: Uint8Array;
}

/** One file a cast model, for the caster: millimetres, as designed (not scaled for shrinkage). */
export function stlFiles({ cast }: Pick<Supply, 'cast'>): StlFile[] {
  return cast.map(({ name, part }, index) => ({
    name: fileName(`${name} ${part.alloyId}`, index),
    alloyId: part.alloyId,
    bytes: encodeStl(part.mesh),
  }));
}

/** A mesh as binary STL. Triangles keep their order and their counter-clockwise sense. */
export function encodeStl(mesh: TriangleMesh): Uint8Array {
  const { positions, indices } = withDistinctVertices(mesh);
  const count = indices.length / 3;
  const bytes = new Uint8Array(HEADER_BYTES + 4 + count * TRIANGLE_BYTES);
  const view = new DataView(bytes.buffer);
  // Not beginning with "solid", which would make readers take it for the text form.
  bytes.set(new TextEncoder().encode('Filigree, binary STL, millimetres'));
  view.setUint32(HEADER_BYTES, count, true);
  for (let t = 0; t < count; t++) {
    const corner = (k: number): Point => {
      const at = indices[t * 3 + k]! * 3;
      return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const values = [...unitNormal(a, b, c), ...a, ...b, ...c];
    values.forEach((value, i) => {
      view.setFloat32(HEADER_BYTES + 4 + t * TRIANGLE_BYTES + i * 4, value, true);
    });
  }
  return bytes;
}

type Point = readonly [number, number, number];
function unitNormal(a: Point, b: Point, c: Point): Point {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 0];
}

function fileName(text: string, index: number): string {
  const words = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${index + 1}-${words.replace(/^-|-$/g, '')}.stl`;
}
