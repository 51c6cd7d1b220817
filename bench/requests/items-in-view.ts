/** An id buffer: what is seen in each pixel of the hero view, without light, at a size at which a share can be told. */
import type { Design } from '@filigree/atelier/design';
import { facetsOf, type Plane, type Solids, type StonePlacement } from '@filigree/atelier/geometry';
import { composeView } from '@filigree/atelier/picture';
import type { Camera, Vec3 } from '@filigree/raytracer';

const SIZE_PX = 320;

export type Item =
  | { readonly kind: 'metal' | 'enamel'; readonly index: number; readonly triangle: number }
  | { readonly kind: 'stone'; readonly index: number };

export interface SeenPixel {
  readonly item: Item;
  /** Where on the piece, mm. */
  readonly at: Vec3;
}

export type ItemsInView = readonly SeenPixel[];

const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const normalize = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A pinhole camera with a buffer of depths behind it: the nearest item of each pixel stays. */
class IdBuffer {
  readonly #depths = new Float64Array(SIZE_PX * SIZE_PX).fill(Infinity);
  readonly #items: (Item | undefined)[] = new Array(SIZE_PX * SIZE_PX);
  readonly #position: Vec3;
  readonly #right: Vec3;
  readonly #up: Vec3;
  readonly #forward: Vec3;
  readonly #tangent: number;

  constructor({ position, target, up = [0, 0, 1], fieldOfViewDegrees }: Camera) {
    this.#position = position;
    this.#forward = normalize(subtract(target, position));
    this.#right = normalize(cross(this.#forward, up));
    this.#up = cross(this.#right, this.#forward);
    this.#tangent = Math.tan((fieldOfViewDegrees * Math.PI) / 360);
  }

  /** Pixel coordinates and the inverse of the depth, which is linear over a triangle in the picture. */
  #project(point: Vec3): Vec3 {
    const from = subtract(point, this.#position);
    const depth = dot(from, this.#forward);
    const scale = SIZE_PX / 2 / (depth * this.#tangent);
    return [
      SIZE_PX / 2 + dot(from, this.#right) * scale,
      SIZE_PX / 2 - dot(from, this.#up) * scale,
      1 / depth,
    ];
  }

  draw(corners: readonly [Vec3, Vec3, Vec3], item: () => Item): void {
    const [a, b, c] = corners.map((corner) => this.#project(corner)) as [Vec3, Vec3, Vec3];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (area === 0) return;
    const within = (value: number): number => Math.min(SIZE_PX - 1, Math.max(0, value));
    const [left, right] = [
      within(Math.floor(Math.min(a[0], b[0], c[0]))),
      within(Math.max(a[0], b[0], c[0])),
    ];
    const [top, bottom] = [
      within(Math.floor(Math.min(a[1], b[1], c[1]))),
      within(Math.max(a[1], b[1], c[1])),
    ];
    let own: Item | undefined;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const u = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / area;
        const v = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / area;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const depth = 1 / (u * a[2] + v * b[2] + w * c[2]);
        const pixel = y * SIZE_PX + x;
        if (depth <= 0 || depth >= this.#depths[pixel]!) continue;
        this.#depths[pixel] = depth;
        own ??= item();
        this.#items[pixel] = own;
      }
    }
  }

  pixels(): SeenPixel[] {
    const seen: SeenPixel[] = [];
    for (let pixel = 0; pixel < this.#items.length; pixel++) {
      const item = this.#items[pixel];
      if (item === undefined) continue;
      const depth = this.#depths[pixel]!;
      const reach = (depth * this.#tangent * 2) / SIZE_PX;
      const across = ((pixel % SIZE_PX) + 0.5 - SIZE_PX / 2) * reach;
      const above = (SIZE_PX / 2 - Math.floor(pixel / SIZE_PX) - 0.5) * reach;
      const at = [0, 1, 2].map(
        (k) =>
          this.#position[k]! + depth * this.#forward[k]! + across * this.#right[k]! + above * this.#up[k]!,
      ) as [number, number, number];
      seen.push({ item, at });
    }
    return seen;
  }
}

const vertex = (positions: ArrayLike<number>, index: number): Vec3 => [
  positions[index * 3]!,
  positions[index * 3 + 1]!,
  positions[index * 3 + 2]!,
];

const ROUND_STEPS = 16;

/** A unit sphere, without what lies below a cut. */
function roundTriangles(cutBelow: number | null): [Vec3, Vec3, Vec3][] {
  const at = (around: number, polar: number): Vec3 => {
    const [a, p] = [(2 * Math.PI * around) / ROUND_STEPS, (Math.PI * polar) / ROUND_STEPS];
    return [Math.sin(p) * Math.cos(a), Math.sin(p) * Math.sin(a), Math.max(Math.cos(p), cutBelow ?? -1)];
  };
  const triangles: [Vec3, Vec3, Vec3][] = [];
  for (let i = 0; i < ROUND_STEPS; i++) {
    for (let j = 0; j < ROUND_STEPS; j++) {
      triangles.push([at(i, j), at(i, j + 1), at(i + 1, j + 1)], [at(i, j), at(i + 1, j + 1), at(i + 1, j)]);
    }
  }
  return triangles;
}

/** Triangles of a plane set, in a stone's own frame. */
function facetTriangles(planes: Float32Array): [Vec3, Vec3, Vec3][] {
  const list = Array.from(
    { length: planes.length / 4 },
    (_, i): Plane => [planes[4 * i]!, planes[4 * i + 1]!, planes[4 * i + 2]!, planes[4 * i + 3]!],
  );
  return facetsOf(list).flatMap(({ corners }) =>
    corners.slice(2).map((_, i): [Vec3, Vec3, Vec3] => [corners[0]!, corners[i + 1]!, corners[i + 2]!]),
  );
}

function stoneTriangles({ shape }: StonePlacement, solids: Solids): [Vec3, Vec3, Vec3][] {
  if (shape.kind === 'ellipsoid') return roundTriangles(shape.cutBelowLocalZ);
  if (shape.kind === 'facets') return facetTriangles(solids.planeSets[shape.planeSet]!.planes);
  const { positions, indices } = solids.stoneMeshes[shape.mesh]!;
  return Array.from({ length: indices.length / 3 }, (_, i): [Vec3, Vec3, Vec3] => [
    vertex(positions, indices[3 * i]!),
    vertex(positions, indices[3 * i + 1]!),
    vertex(positions, indices[3 * i + 2]!),
  ]);
}

/** Draws the hero view of a built design. */
export function itemsInView(solids: Solids, design: Design): ItemsInView {
  const { camera } = composeView(solids, design, 'hero', { width: SIZE_PX, height: SIZE_PX });
  const buffer = new IdBuffer(camera);
  for (const kind of ['metal', 'enamel'] as const) {
    const parts = kind === 'metal' ? solids.metal : solids.enamels;
    parts.forEach(({ mesh: { positions, indices } }, index) => {
      for (let i = 0; i < indices.length; i += 3) {
        buffer.draw(
          [
            vertex(positions, indices[i]!),
            vertex(positions, indices[i + 1]!),
            vertex(positions, indices[i + 2]!),
          ],
          () => ({ kind, index, triangle: i / 3 }),
        );
      }
    });
  }
  const known = new Map<string, [Vec3, Vec3, Vec3][]>();
  solids.stones.forEach((stone, index) => {
    const key = JSON.stringify(stone.shape);
    const triangles = known.get(key) ?? stoneTriangles(stone, solids);
    known.set(key, triangles);
    const { x, y, z, origin } = stone.placement;
    const placed = ([a, b, c]: Vec3): Vec3 =>
      [0, 1, 2].map((k) => origin[k]! + a * x[k]! + b * y[k]! + c * z[k]!) as [number, number, number];
    for (const [a, b, c] of triangles)
      buffer.draw([placed(a), placed(b), placed(c)], () => ({ kind: 'stone', index }));
  });
  return buffer.pixels();
}
