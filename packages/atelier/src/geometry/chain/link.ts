import type { Vec3 } from '@filigree/raytracer';
import type { RawMesh } from '../mesh/loft.ts';
import { loft } from '../mesh/loft.ts';
import { add, cross, dot, normalize, scale, sub, type Vec2 } from '../vec.ts';

/** A closed curve: t in [0, 1) to mm, x along the chain, z the way the flat of the chain faces. */
export type Loop = (t: number) => Vec3;

/** A wire's section about its centre: across in the plane of the bend, and along `binormal`. */
export interface WireSection {
  readonly outline: readonly Vec2[];
  readonly areaMm2: number;
}

/** How finely a link is drawn. */
export interface LinkDetail {
  readonly stations: number;
  readonly sides: number;
}

/** A round wire; the polygon is drawn a little large so that its area is the circle's. */
export function roundWire(diameterMm: number, sides: number): WireSection {
  const areaMm2 = (Math.PI * diameterMm ** 2) / 4;
  const r = Math.sqrt(areaMm2 / ((sides / 2) * Math.sin((2 * Math.PI) / sides)));
  const outline = Array.from({ length: sides }, (_, k): Vec2 => {
    const a = (2 * Math.PI * (k + 0.5)) / sides;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  return { outline, areaMm2 };
}

/** A flat strip with softened edges: `thick` in the plane of the loop, `broad` across it. */
export function flatWire(thickMm: number, broadMm: number, softMm: number): WireSection {
  const [a, b] = [thickMm / 2, broadMm / 2];
  const s = Math.min(softMm, a * 0.9, b * 0.9);
  const outline: Vec2[] = [
    [a, b - s],
    [a - s, b],
    [s - a, b],
    [-a, b - s],
    [-a, s - b],
    [s - a, -b],
    [a - s, -b],
    [a, s - b],
  ];
  return { outline, areaMm2: thickMm * broadMm - 2 * s * s };
}

const DENSE = 720;

/** Length of a loop in mm. */
export function loopLengthMm(loop: Loop): number {
  let sum = 0;
  for (let i = 0; i < DENSE; i++) {
    const d = sub(loop(((i + 1) % DENSE) / DENSE), loop(i / DENSE));
    sum += Math.sqrt(dot(d, d));
  }
  return sum;
}

/** Points of a loop, closer where it bends. */
export function stationsOf(loop: Loop, count: number): Vec3[] {
  const at = (i: number): Vec3 => loop((((i % DENSE) + DENSE) % DENSE) / DENSE);
  const arcs: number[] = [];
  const turns: number[] = [];
  for (let i = 0; i < DENSE; i++) {
    const before = sub(at(i), at(i - 1));
    const after = sub(at(i + 1), at(i));
    arcs.push(Math.sqrt(dot(after, after)));
    const c = cross(normalize(before), normalize(after));
    turns.push(Math.sqrt(dot(c, c)));
  }
  const arc = arcs.reduce((a, b) => a + b);
  const turn = turns.reduce((a, b) => a + b);
  const out: Vec3[] = [];
  let sum = 0;
  for (let i = 0; i < DENSE && out.length < count; i++) {
    if (sum >= (out.length - 1e-9) / count) out.push(at(i));
    sum += (0.3 * arcs[i]) / arc + (0.7 * turns[i]) / turn;
  }
  return out;
}

/**
 * Sweeps a wire around a loop. Flat loops keep the section's second axis along `binormal`; for curves in space give
 * null: the section then turns as little as it can, and what is left over at the seam is spread over the whole loop.
 * The section is scaled so that the volume is its area times the length of the loop (Pappus), whatever the facets.
 */
export function sweepLoop(
  loop: Loop,
  section: WireSection,
  stations: number,
  binormal: Vec3 | null,
): { readonly mesh: RawMesh; readonly core: readonly Vec3[] } {
  const core = stationsOf(loop, stations);
  const n = core.length;
  const tangents = core.map((_, i) => normalize(sub(core[(i + 1) % n], core[(i + n - 1) % n])));
  const ups = binormal === null ? minimalTurn(tangents) : tangents.map((t) => across(binormal, t));
  const rings = (size: number): Vec3[][] =>
    core.map((p, i) => {
      const side = cross(tangents[i], ups[i]);
      return section.outline.map(([u, v]) => add(p, add(scale(side, u * size), scale(ups[i], v * size))));
    });
  const target = section.areaMm2 * loopLengthMm(loop);
  const size = Math.sqrt(target / Math.abs(meshVolume(loft(rings(1), true))));
  return { mesh: outward(loft(rings(size), true)), core };
}

const across = (hint: Vec3, tangent: Vec3): Vec3 => normalize(sub(hint, scale(tangent, dot(hint, tangent))));

function minimalTurn(tangents: readonly Vec3[]): Vec3[] {
  const n = tangents.length;
  const first = across(Math.abs(tangents[0][2]) < 0.8 ? [0, 0, 1] : [0, 1, 0], tangents[0]);
  const ups: Vec3[] = [first];
  for (let i = 1; i <= n; i++) ups.push(across(ups[i - 1], tangents[i % n]));
  const back = ups[n];
  const angle = Math.atan2(dot(cross(first, back), tangents[0]), dot(first, back));
  return Array.from({ length: n }, (_, i) => {
    const a = (-angle * i) / n;
    return add(scale(ups[i], Math.cos(a)), scale(cross(tangents[i], ups[i]), Math.sin(a)));
  });
}

/** Volume inside a closed mesh by the divergence theorem, mm3; negative where it is inside out. */
export function meshVolume({ positions: p, indices }: RawMesh): number {
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

/** Surface of a mesh, mm2. */
export function meshArea({ positions: p, indices }: RawMesh): number {
  const at = (i: number): Vec3 => [p[3 * i], p[3 * i + 1], p[3 * i + 2]];
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = at(indices[i]);
    const c = cross(sub(at(indices[i + 1]), a), sub(at(indices[i + 2]), a));
    sum += Math.sqrt(dot(c, c)) / 2;
  }
  return sum;
}

/** The mesh with its faces looking outwards. */
export function outward(mesh: RawMesh): RawMesh {
  if (meshVolume(mesh) >= 0) return mesh;
  const indices: number[] = [];
  for (let i = 0; i < mesh.indices.length; i += 3)
    indices.push(mesh.indices[i], mesh.indices[i + 2], mesh.indices[i + 1]);
  return { positions: mesh.positions, indices };
}
