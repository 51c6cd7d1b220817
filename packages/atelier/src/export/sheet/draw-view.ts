/**
 * An orthographic view as a shaded line drawing with hidden lines removed: a depth buffer keeps what is nearest, and
 * ink goes where bodies end, where depth jumps (silhouettes before other metal) and where the surface breaks (creases,
 * facets). The normals of `RenderMesh` are split at creases, so that facets of a smooth surface leave no line.
 */
import sharp from 'sharp';
import type { Vec3 } from '../../geometry/solids.ts';
import { dot } from '../../geometry/vec.ts';
import type { Axes } from './orient.ts';
import type { DrawnBody, Stuff } from './subject.ts';

/** On the paper of a view, mm of the piece: right and up from the piece's origin. */
export interface Frame2 {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Ink is found at twice the resolution of the picture and averaged down. */
const OVERSAMPLE = 2;
const CREASE_COSINE = Math.cos((26 * Math.PI) / 180);
const FACET_COSINE = Math.cos((5 * Math.PI) / 180);
/** A jump of depth over this many pixels' width is an edge before something further back. */
const JUMP_PIXELS = 3.2;
const LEAST_JUMP_MM = 0.06;
const INK = { outline: 0.08, jump: 0.14, crease: 0.42, facet: 0.5 } as const;
const FACET_FADE_PER_MM = 5.5;
/** Pale colours of the surfaces, linear enough for paper: lit and turned away. */
const TONES: Readonly<Record<Stuff, readonly [lit: Vec3, dark: Vec3]>> = {
  metal: [
    [0.985, 0.98, 0.97],
    [0.7, 0.69, 0.67],
  ],
  stone: [
    [0.9, 0.955, 1],
    [0.56, 0.68, 0.8],
  ],
  enamel: [
    [1, 0.93, 0.86],
    [0.8, 0.66, 0.55],
  ],
};
/** A stone's tone where it is turned away, as a share of where it is lit. */
const TURNED_AWAY = 0.62;
const tonesOf = (tint: Vec3): readonly [lit: Vec3, dark: Vec3] => [
  tint,
  [tint[0] * TURNED_AWAY, tint[1] * TURNED_AWAY, tint[2] * TURNED_AWAY],
];
const STUFFS: readonly Stuff[] = ['metal', 'stone', 'enamel'];
/** Where the light of the drawing comes from: over the left shoulder of the reader. */
const LIGHT: Vec3 = [-0.45, 0.6, 0.66];

/** The extent of bodies in a view. */
export function extentOf(bodies: readonly DrawnBody[], { right, up }: Axes): Frame2 {
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const { positions } of bodies)
    for (let i = 0; i < positions.length; i += 3) {
      const p: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const [u, v] = [dot(p, right), dot(p, up)];
      frame.left = Math.min(frame.left, u);
      frame.right = Math.max(frame.right, u);
      frame.bottom = Math.min(frame.bottom, v);
      frame.top = Math.max(frame.top, v);
    }
  return frame;
}

/** The view as PNG on white. @param pixelsPerMm of the picture, above 0 */
export async function drawView(
  bodies: readonly DrawnBody[],
  axes: Axes,
  frame: Frame2,
  pixelsPerMm: number,
): Promise<Uint8Array> {
  const perMm = pixelsPerMm * OVERSAMPLE;
  const width = Math.max(8, Math.ceil((frame.right - frame.left) * perMm));
  const height = Math.max(8, Math.ceil((frame.top - frame.bottom) * perMm));
  const canvas = new Canvas(width, height);
  bodies.forEach((body, i) => {
    canvas.draw(body, i + 1, axes, frame, perMm);
  });
  const pixels = canvas.ink(bodies, 1 / perMm);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(Math.ceil(width / OVERSAMPLE), Math.ceil(height / OVERSAMPLE), { kernel: 'cubic' })
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer();
}

class Canvas {
  readonly #width: number;
  readonly #height: number;
  /** Towards the reader, mm. */
  readonly #depth: Float32Array;
  /** Of the body, from 1; 0 is paper. */
  readonly #ids: Uint16Array;
  readonly #normals: Float32Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#depth = new Float32Array(width * height).fill(-Infinity);
    this.#ids = new Uint16Array(width * height);
    this.#normals = new Float32Array(width * height * 3);
  }

  draw(
    { positions, normals, indices }: DrawnBody,
    id: number,
    { right, up, toward }: Axes,
    frame: Frame2,
    perMm: number,
  ) {
    const count = positions.length / 3;
    const seen = new Float32Array(count * 6);
    const along = (list: Float32Array, i: number, axis: Vec3) =>
      list[i]! * axis[0] + list[i + 1]! * axis[1] + list[i + 2]! * axis[2];
    for (let v = 0; v < count; v++) {
      seen[v * 6] = (along(positions, v * 3, right) - frame.left) * perMm - 0.5;
      seen[v * 6 + 1] = (frame.top - along(positions, v * 3, up)) * perMm - 0.5;
      seen[v * 6 + 2] = along(positions, v * 3, toward);
      seen[v * 6 + 3] = along(normals, v * 3, right);
      seen[v * 6 + 4] = along(normals, v * 3, up);
      seen[v * 6 + 5] = along(normals, v * 3, toward);
    }
    for (let t = 0; t < indices.length; t += 3)
      this.#triangle(seen, indices[t]! * 6, indices[t + 1]! * 6, indices[t + 2]! * 6, id);
  }

  #triangle(seen: Float32Array, a: number, b: number, c: number, id: number): void {
    const [ax, ay, bx, by, cx, cy] = [seen[a]!, seen[a + 1]!, seen[b]!, seen[b + 1]!, seen[c]!, seen[c + 1]!];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // Rows run downwards: what faces the reader turns the other way round.
    if (area >= 0) return;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const right = Math.min(this.#width - 1, Math.floor(Math.max(ax, bx, cx)));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const bottom = Math.min(this.#height - 1, Math.floor(Math.max(ay, by, cy)));
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        const w = 1 - u - v;
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
        const depth = u * seen[a + 2]! + v * seen[b + 2]! + w * seen[c + 2]!;
        const at = y * this.#width + x;
        if (depth <= this.#depth[at]!) continue;
        this.#depth[at] = depth;
        this.#ids[at] = id;
        for (let k = 0; k < 3; k++)
          this.#normals[at * 3 + k] = u * seen[a + 3 + k]! + v * seen[b + 3 + k]! + w * seen[c + 3 + k]!;
      }
  }

  /** Surfaces and lines as RGB bytes. */
  ink(bodies: readonly DrawnBody[], pixelMm: number): Uint8Array {
    const [width, height] = [this.#width, this.#height];
    const pixels = new Uint8Array(width * height * 3).fill(255);
    // Small stones would drown in the lines between their facets.
    const facetInk = Math.min(1, INK.facet + FACET_FADE_PER_MM * pixelMm);
    const kinds = Uint8Array.from(bodies, ({ stuff }) => STUFFS.indexOf(stuff));
    const jumpMm = Math.max(LEAST_JUMP_MM, JUMP_PIXELS * pixelMm);
    for (let y = 1; y + 1 < height; y++)
      for (let x = 1; x + 1 < width; x++) {
        const at = y * width + x;
        const id = this.#ids[at]!;
        const stuff = id === 0 ? null : STUFFS[kinds[id - 1]!]!;
        const facets = id !== 0 && bodies[id - 1]!.isFaceted ? facetInk : null;
        const line = this.#lineAt(at, jumpMm, facets);
        if (stuff === null && line === 1) continue;
        const tone = stuff === null ? ([1, 1, 1] as const) : this.#toneAt(at, stuff, bodies[id - 1]!.tint);
        for (let k = 0; k < 3; k++) pixels[at * 3 + k] = Math.round(255 * tone[k]! * line);
      }
    return pixels;
  }

  /** How much light is left where a line goes through: 1 without a line. */
  #lineAt(at: number, jumpMm: number, facets: number | null): number {
    let light = 1;
    const smooth = facets === null ? CREASE_COSINE : FACET_COSINE;
    for (const step of [1, -1, this.#width, -this.#width]) {
      const other = at + step;
      const [own, others] = [this.#ids[at]!, this.#ids[other]!];
      if (own !== others) {
        if (own === 0 || others === 0) return INK.outline;
        // One line and not two: the nearer body draws it.
        if (this.#depth[at]! >= this.#depth[other]!) light = Math.min(light, INK.jump);
        continue;
      }
      if (own === 0) continue;
      const before = this.#depth[at - step]!;
      const bend = Math.abs(this.#depth[other]! - 2 * this.#depth[at]! + before);
      if (bend > jumpMm && Number.isFinite(bend) && this.#depth[at]! > this.#depth[other]!)
        light = Math.min(light, INK.jump);
      if (step > 0 && this.#cosine(at, other) < smooth) light = Math.min(light, facets ?? INK.crease);
    }
    return light;
  }

  #cosine(a: number, b: number): number {
    const n = this.#normals;
    const [i, j] = [a * 3, b * 3];
    return n[i]! * n[j]! + n[i + 1]! * n[j + 1]! + n[i + 2]! * n[j + 2]!;
  }

  #toneAt(at: number, stuff: Stuff, tint: Vec3 | null): Vec3 {
    const n = this.#normals;
    const facing = n[at * 3]! * LIGHT[0] + n[at * 3 + 1]! * LIGHT[1] + n[at * 3 + 2]! * LIGHT[2];
    const share = Math.min(1, Math.max(0, 0.5 + 0.5 * facing)) ** 0.8;
    const [lit, dark] = tint === null ? TONES[stuff] : tonesOf(tint);
    return [0, 1, 2].map((k) => dark[k]! + (lit[k]! - dark[k]!) * share) as unknown as Vec3;
  }
}
