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
export function chordError({ positions: p, indices }: TriangleMesh, creaseAngleDegrees: number): ChordError {
  // Of an edge that has been met once: the triangle at it, whose normal and doubled area are at four times its number.
  const across = new Map<number, number>();
  const facets = new Float64Array((indices.length / 3) * 4);
  const vertexCount = p.length / 3;
  const crease = (creaseAngleDegrees * Math.PI) / 180;
  const errors: [errorMm: number, lengthMm: number][] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const area2 = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (area2 === 0) continue;
    const own = (t / 3) * 4;
    facets[own] = nx / area2;
    facets[own + 1] = ny / area2;
    facets[own + 2] = nz / area2;
    facets[own + 3] = area2;
    for (let k = 0; k < 3; k++) {
      const [from, to] = [indices[t + k]!, indices[t + ((k + 1) % 3)]!];
      const key = Math.min(from, to) * vertexCount + Math.max(from, to);
      const other = across.get(key);
      if (other === undefined) {
        across.set(key, own);
        continue;
      }
      const cosine =
        facets[own]! * facets[other]! +
        facets[own + 1]! * facets[other + 1]! +
        facets[own + 2]! * facets[other + 2]!;
      const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
      if (angle >= crease) continue;
      const [ex, ey, ez] = [0, 1, 2].map((q) => p[to * 3 + q]! - p[from * 3 + q]!) as [
        number,
        number,
        number,
      ];
      const lengthMm = Math.sqrt(ex * ex + ey * ey + ez * ez);
      const height = Math.min(area2, facets[other + 3]!) / lengthMm;
      errors.push([(height * angle) / 8, lengthMm]);
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
