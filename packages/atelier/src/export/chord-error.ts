import type { TriangleMesh } from '../geometry/solids.ts';

/** What casters ask of a file: finer gives nothing, coarser shows its facets (jewelry-facts section 3). */
export const CHORD_LIMIT_MM = 0.015;

export interface ChordError {
  /** Of the mesh's smooth edges by length, 99 % have at most this, mm. */
  readonly mostMm: number;
  /** Share of the length of smooth edges within the limit, 0..1. */
  readonly withinLimit: number;
}

/**
 * How far facets leave the round surface that they stand for. Two facets that meet at a small angle t are chords of
 * one arc; a chord c of an arc that turns by t has the sagitta c t / 8 (c = 2 r sin(t/2), s = r (1 - cos(t/2)), small t).
 * Edges sharper than the crease are edges of the piece and have none.
 * @param creaseAngleDegrees 0..180
 */
export function chordError({ positions, indices }: TriangleMesh, creaseAngleDegrees: number): ChordError {
  const across = new Map<number, { normal: Triple; height: number }>();
  const vertexCount = positions.length / 3;
  const crease = (creaseAngleDegrees * Math.PI) / 180;
  const errors: [errorMm: number, lengthMm: number][] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => pointOf(positions, indices[t + k]!)) as [Triple, Triple, Triple];
    const doubled = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
    const area2 = Math.hypot(...doubled);
    if (area2 === 0) continue;
    const normal: Triple = [doubled[0] / area2, doubled[1] / area2, doubled[2] / area2];
    for (let k = 0; k < 3; k++) {
      const [from, to] = [indices[t + k]!, indices[t + ((k + 1) % 3)]!];
      const edge = minus(corners[(k + 1) % 3]!, corners[k]!);
      const lengthMm = Math.hypot(...edge);
      const height = area2 / lengthMm;
      const key = Math.min(from, to) * vertexCount + Math.max(from, to);
      const other = across.get(key);
      if (other === undefined) {
        across.set(key, { normal, height });
        continue;
      }
      const cosine = normal[0] * other.normal[0] + normal[1] * other.normal[1] + normal[2] * other.normal[2];
      const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
      if (angle < crease) errors.push([(Math.min(height, other.height) * angle) / 8, lengthMm]);
    }
  }
  errors.sort((a, b) => a[0] - b[0]);
  const total = errors.reduce((sum, [, lengthMm]) => sum + lengthMm, 0);
  let passed = 0;
  let mostMm = 0;
  let within = 0;
  for (const [error, lengthMm] of errors) {
    if (error <= CHORD_LIMIT_MM) within += lengthMm;
    if (passed <= 0.99 * total) mostMm = error;
    passed += lengthMm;
  }
  return { mostMm, withinLimit: total === 0 ? 1 : within / total };
}

type Triple = readonly [number, number, number];
const pointOf = (positions: Float32Array, vertex: number): Triple => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
