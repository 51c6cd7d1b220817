import { SceneError } from '../api.ts';
import type { PlaneSet, Vec3 } from '../scene.ts';
import { add, cross, dot, normalize, scale, subtract } from '../vector.ts';

/** Faces start as squares of this half size (local units) and are cut down by the other planes. */
const HUGE = 1e4;

/**
 * Corners (triples) of the convex body that a plane set bounds: each plane's square is clipped by all others
 * (Sutherland and Hodgman, 1974). Throws SceneError when the body is empty or unbounded.
 */
export function polytopeCorners(set: PlaneSet): Float64Array {
  const { planes } = set;
  const corners: number[] = [];
  for (let i = 0; i < planes.length; i += 4) {
    const normal: Vec3 = [planes[i]!, planes[i + 1]!, planes[i + 2]!];
    let polygon = squareOn(normal, planes[i + 3]!);
    for (let j = 0; j < planes.length && polygon.length > 0; j += 4) {
      if (j === i) continue;
      polygon = clip(polygon, [planes[j]!, planes[j + 1]!, planes[j + 2]!], planes[j + 3]!);
    }
    for (const corner of polygon) corners.push(...corner);
  }
  if (corners.length < 12) throw new SceneError('a plane set bounds no body');
  if (corners.some((c) => Math.abs(c) > HUGE / 2)) throw new SceneError('a plane set is not bounded');
  return Float64Array.from(corners);
}

function squareOn(normal: Vec3, distance: number): Vec3[] {
  const u = normalize(cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const v = cross(normal, u);
  const center = scale(normal, distance);
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([a, b]) => add(center, add(scale(u, a! * HUGE), scale(v, b! * HUGE))));
}

function clip(polygon: Vec3[], normal: Vec3, distance: number): Vec3[] {
  const kept: Vec3[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    const ha = dot(normal, a) - distance;
    const hb = dot(normal, b) - distance;
    if (ha <= 0) kept.push(a);
    if (ha < 0 !== hb < 0 && ha !== hb) kept.push(add(a, scale(subtract(b, a), ha / (ha - hb))));
  }
  return kept;
}
