import type { Metal } from '@filigree/contracts';
import type { Placement, Vec3 } from '@filigree/raytracer';
import Module, { type CrossSection, type Manifold, type ManifoldToplevel, type Mat4 } from 'manifold-3d';
import type { TriangleMesh } from '../solids.ts';
import type { Vec2 } from '../vec.ts';
import { fuse, reaches } from './fuse.ts';
import type { RawMesh } from './loft.ts';
import { stepsOfArc } from './tessellation.ts';

export type Solid = Manifold;
/** A flat area of any shape, in mm: outlines counter-clockwise, holes clockwise. */
export type Region = CrossSection;

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
  /** What is remembered for a later use. */
  readonly #lasting = new Set<Solid | Region>();
  /** What is to be deleted: at the end of all work first, at the end of the innermost `passing` work last. */
  readonly #owned: Set<Solid | Region>[] = [new Set()];
  /** The thinnest wall that the alloys of the piece can be cast to, mm by alloy id; what is not in it may be any. */
  readonly leastWalls = new Map<string, number>();
  /** What the alloys of the piece are, by alloy id: for parts that are finished before the piece is fused. */
  readonly metals = new Map<string, Metal>();

  /** The alloy that gives way where others meet it in a part that is finished before the piece is fused. */
  baseAlloyId: string | null = null;

  constructor(loaded: ManifoldToplevel) {
    this.#kernel = loaded;
  }

  #keep<T extends Solid | Region>(made: T): T {
    this.#owned.at(-1)!.add(made);
    return made;
  }

  /**
   * Does a work and lets go of what it made on the way: memory that is touched for the first time costs as much as the
   * boolean that fills it. What `remains` names of its result stays, as if it had been made outside.
   */
  passing<T>(work: () => T, remains: (result: T) => Iterable<Solid | Region>): T {
    const made = new Set<Solid | Region>();
    const outer = this.#owned.at(-1)!;
    this.#owned.push(made);
    try {
      const result = work();
      for (const left of remains(result)) if (made.delete(left)) outer.add(left);
      return result;
    } finally {
      this.#owned.pop();
      for (const solid of made) solid.delete();
    }
  }

  /** Does a work whose solids last until the bench forgets, as all must that is remembered for a later use. */
  lasting<T>(work: () => T): T {
    this.#owned.push(this.#lasting);
    try {
      return work();
    } finally {
      this.#owned.pop();
    }
  }

  /** Lets go of all that was remembered: from here on nothing may be asked for that is. */
  forget(): void {
    for (const made of this.#lasting) made.delete();
    this.#lasting.clear();
  }

  /** A closed mesh as a solid; inside-out meshes are turned. Throws a `BuildFault` if it is not manifold. */
  solid(mesh: RawMesh | TriangleMesh, part: string): Solid {
    const make = (indices: ArrayLike<number>): Solid =>
      this.#keep(
        new this.#kernel.Manifold(
          new this.#kernel.Mesh({
            numProp: 3,
            vertProperties: new Float32Array(mesh.positions),
            triVerts: new Uint32Array(indices),
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

  /** At least `least` segments around, more where the tolerance asks for them. */
  sphere(radiusMm: number, least: number): Solid {
    const segments = 4 * Math.ceil(Math.max(least, stepsOfArc(radiusMm)) / 4);
    return this.#keep(this.#kernel.Manifold.sphere(radiusMm, segments));
  }

  /**
   * The solid inside which `depth` (mm under the surface, negative outside) is positive, meshed at about `cellMm`;
   * vertices lie on the surface to a hundredth of a cell.
   */
  levelSet(
    depth: (x: number, y: number, z: number) => number,
    box: { readonly min: Vec3; readonly max: Vec3 },
    cellMm: number,
  ): Solid {
    const bounds = {
      min: [...box.min] as [number, number, number],
      max: [...box.max] as [number, number, number],
    };
    return this.#keep(
      this.#kernel.Manifold.levelSet((p) => depth(p[0], p[1], p[2]), bounds, cellMm, 0, cellMm * 0.01),
    );
  }

  /** The box about a solid, mm. */
  extent(solid: Solid): { readonly min: Vec3; readonly max: Vec3 } {
    const { min, max } = solid.boundingBox();
    return { min: [min[0], min[1], min[2]], max: [max[0], max[1], max[2]] };
  }

  union(solids: readonly Solid[]): Solid {
    if (solids.length === 1) return solids[0];
    return this.#keep(solids.length === 0 ? this.#kernel.Manifold.union([]) : fuse(this.#kernel, solids));
  }

  /** Bodies that nowhere meet, such as those of one solid: put together without a boolean. */
  together(bodies: readonly Solid[]): Solid {
    return this.#keep(this.#kernel.Manifold.compose([...bodies]));
  }

  subtract(from: Solid, cutters: readonly Solid[]): Solid {
    const near = cutters.filter((cutter) => reaches(cutter, from));
    if (near.length === 0) return from;
    return this.passing(
      () => this.#keep(from.subtract(this.union(near))),
      (left) => [left],
    );
  }

  /** Whether one may take anything from the other: their boxes meet. */
  reaches(solid: Solid, other: Solid): boolean {
    return reaches(solid, other);
  }

  intersect(a: Solid, b: Solid): Solid {
    return this.#keep(a.intersect(b));
  }

  /** A copy moved (and uniformly or not scaled) by the placement. */
  placed(solid: Solid, placement: Placement): Solid {
    return this.#keep(solid.transform(matrixOf(placement)));
  }

  /**
   * Without vertices that its form does not need within the tolerance. As a body of its own: else the seams of all that
   * it was fused of are kept, which every boolean after it would carry along.
   */
  simplified(solid: Solid, toleranceMm: number): Solid {
    const own = solid.asOriginal();
    const plain = this.#keep(own.simplify(toleranceMm));
    own.delete();
    return plain;
  }

  /** The separate bodies of a solid. */
  bodies(solid: Solid): Solid[] {
    return solid.decompose().map((body) => this.#keep(body));
  }

  /** A solid whose every point is moved; edges longer than `refineMm` are split first, so that flats can bend. */
  bent(solid: Solid, refineMm: number, move: (x: number, y: number, z: number) => Vec3): Solid {
    const fine = solid.refineToLength(refineMm);
    const bent = fine.warp((v) => {
      const to = move(v[0], v[1], v[2]);
      v[0] = to[0];
      v[1] = to[1];
      v[2] = to[2];
    });
    fine.delete();
    return this.#keep(bent);
  }

  /** The area inside closed outlines (mm); overlaps count once, or as holes if `evenOdd`. */
  region(outlines: readonly (readonly Vec2[])[], evenOdd = false): Region {
    const loops = outlines
      .filter((loop) => loop.length > 2)
      .map((loop) => loop.map(([x, y]): [number, number] => [x, y]));
    if (loops.length === 0) return this.#keep(this.#kernel.CrossSection.square([0, 0]));
    return this.#keep(new this.#kernel.CrossSection(loops, evenOdd ? 'EvenOdd' : 'NonZero'));
  }

  joined(regions: readonly Region[]): Region {
    return regions.length === 1 ? regions[0] : this.#keep(this.#kernel.CrossSection.union([...regions]));
  }

  without(from: Region, ...taken: readonly Region[]): Region {
    return taken.reduce((left, region) => this.#keep(left.subtract(region)), from);
  }

  shared(a: Region, b: Region): Region {
    return this.#keep(a.intersect(b));
  }

  /** The region grown on all sides (mm; negative shrinks it), corners rounded. */
  grown(region: Region, byMm: number, segments = 32): Region {
    return byMm === 0 ? region : this.#keep(region.offset(byMm, 'Round', 2, segments));
  }

  /** The region without vertices that stand out less than the tolerance. */
  plainer(region: Region, toleranceMm: number): Region {
    return this.#keep(region.simplify(toleranceMm));
  }

  /** The longer side of the box about a region, mm; 0 for an empty one. */
  spread(region: Region): number {
    if (region.isEmpty()) return 0;
    const { min, max } = region.bounds();
    return Math.max(max[0] - min[0], max[1] - min[1]);
  }

  /** The smallest convex region about others. */
  hullOf(regions: readonly Region[]): Region {
    return this.#keep(this.#kernel.CrossSection.hull([...regions]));
  }

  /** A straight prism over a closed outline. */
  prism(outline: readonly Vec2[], low: number, high: number): Solid {
    return this.sheet(this.region([outline]), low, high);
  }

  /** Metal of an even thickness over a region, its holes left open. */
  sheet(region: Region, low: number, high: number): Solid {
    const flat = this.#keep(region.extrude(high - low));
    return this.#keep(flat.translate([0, 0, low]));
  }

  /** The separate parts of a region. */
  parts(region: Region): Region[] {
    return region.decompose().map((part) => this.#keep(part));
  }

  /** The section of a solid at a height. */
  sliced(solid: Solid, z: number): Region {
    return this.#keep(solid.slice(z));
  }

  /** What a solid covers as seen along z. */
  shadow(solid: Solid): Region {
    return this.#keep(solid.project());
  }

  outlines(region: Region): Vec2[][] {
    return region.toPolygons().map((loop) => loop.map(([x, y]): Vec2 => [x, y]));
  }

  /** Triangles over the area of outlines, as indices into all their points in order. */
  triangulated(outlines: readonly (readonly Vec2[])[]): (readonly [number, number, number])[] {
    return this.#kernel
      .triangulate(
        outlines.map((loop) => loop.map(([x, y]): [number, number] => [x, y])),
        -1,
        // The shortcut for convex outlines takes some concave ones for convex and fans across their bays.
        false,
      )
      .map(([a, b, c]) => [a, b, c] as const);
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
    this.forget();
    for (const owned of this.#owned) {
      for (const made of owned) made.delete();
      owned.clear();
    }
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

function signedVolume({ positions: p, indices }: RawMesh | TriangleMesh): number {
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

function turned(indices: ArrayLike<number>): number[] {
  const out: number[] = [];
  for (let i = 0; i < indices.length; i += 3) out.push(indices[i], indices[i + 2], indices[i + 1]);
  return out;
}
