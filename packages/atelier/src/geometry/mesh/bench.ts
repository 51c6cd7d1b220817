import type { Placement, Vec3 } from '@filigree/raytracer';
import Module, { type Manifold, type ManifoldToplevel, type Mat4 } from 'manifold-3d';
import type { TriangleMesh } from '../solids.ts';
import type { RawMesh } from './loft.ts';

export type Solid = Manifold;

let kernel: Promise<ManifoldToplevel> | null = null;

/** The WASM kernel, loaded once a thread on first use. */
function loadKernel(): Promise<ManifoldToplevel> {
  kernel ??= Module().then((loaded) => {
    loaded.setup();
    return loaded;
  });
  return kernel;
}

/**
 * A place to build solids on: it owns every WASM object made through it and deletes them all when the work
 * given to `atBench` ends, also when it fails. Solids must not leave it; meshes may.
 */
export class Bench {
  readonly #kernel: ManifoldToplevel;
  readonly #owned = new Set<Solid>();

  constructor(loaded: ManifoldToplevel) {
    this.#kernel = loaded;
  }

  #keep(solid: Solid): Solid {
    this.#owned.add(solid);
    return solid;
  }

  /** A closed mesh as a solid; inside-out meshes are turned. Throws a `BuildFault` if it is not manifold. */
  solid(mesh: RawMesh, part: string): Solid {
    const make = (indices: readonly number[]): Solid =>
      this.#keep(
        new this.#kernel.Manifold(
          new this.#kernel.Mesh({
            numProp: 3,
            vertProperties: Float32Array.from(mesh.positions),
            triVerts: Uint32Array.from(indices),
          }),
        ),
      );
    const made = make(signedVolume(mesh) < 0 ? turned(mesh.indices) : mesh.indices);
    const status = made.status();
    if (status !== 'NoError') throw new BuildFault(part, status);
    return made;
  }

  hull(points: readonly Vec3[]): Solid {
    return this.#keep(this.#kernel.Manifold.hull(points.map((p) => [p[0], p[1], p[2]])));
  }

  sphere(radiusMm: number, segments: number): Solid {
    return this.#keep(this.#kernel.Manifold.sphere(radiusMm, segments));
  }

  union(solids: readonly Solid[]): Solid {
    if (solids.length === 1) return solids[0];
    return this.#keep(this.#kernel.Manifold.union(solids));
  }

  subtract(from: Solid, cutters: readonly Solid[]): Solid {
    if (cutters.length === 0) return from;
    return this.#keep(from.subtract(this.union(cutters)));
  }

  intersect(a: Solid, b: Solid): Solid {
    return this.#keep(a.intersect(b));
  }

  /** A copy moved (and uniformly or not scaled) by the placement. */
  placed(solid: Solid, placement: Placement): Solid {
    return this.#keep(solid.transform(matrixOf(placement)));
  }

  /** Merges edges shorter than the tolerance: fewer slivers after many cuts. */
  simplified(solid: Solid, toleranceMm: number): Solid {
    return this.#keep(solid.simplify(toleranceMm));
  }

  /** The separate bodies of a solid. */
  bodies(solid: Solid): Solid[] {
    return solid.decompose().map((body) => this.#keep(body));
  }

  mesh(solid: Solid): TriangleMesh {
    const { numProp, vertProperties, triVerts } = solid.getMesh();
    if (numProp === 3) return { positions: vertProperties.slice(), indices: triVerts.slice() };
    const positions = new Float32Array((vertProperties.length / numProp) * 3);
    for (let i = 0; i < positions.length / 3; i++) {
      positions.set(vertProperties.subarray(i * numProp, i * numProp + 3), i * 3);
    }
    return { positions, indices: triVerts.slice() };
  }

  dispose(): void {
    for (const solid of this.#owned) solid.delete();
    this.#owned.clear();
  }
}

/** Thrown when a part does not come out as a closed manifold; `buildSolids` turns it into a typed error. */
export class BuildFault extends Error {
  readonly part: string;
  readonly status: string;
  constructor(part: string, status: string) {
    super(`${part}: ${status}`);
    this.part = part;
    this.status = status;
  }
}

export async function atBench<T>(work: (bench: Bench) => T): Promise<T> {
  const bench = new Bench(await loadKernel());
  try {
    return work(bench);
  } finally {
    bench.dispose();
  }
}

function matrixOf({ x, y, z, origin }: Placement): Mat4 {
  return [...x, 0, ...y, 0, ...z, 0, ...origin, 1];
}

function signedVolume({ positions: p, indices }: RawMesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    sum +=
      p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
      p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
      p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return sum / 6;
}

function turned(indices: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < indices.length; i += 3) out.push(indices[i], indices[i + 2], indices[i + 1]);
  return out;
}
