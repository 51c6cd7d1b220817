import type { Camera, Vec3 } from '@filigree/raytracer';
import { add, cross, dot, normalize, scale, subtract } from './vec.ts';

export interface Framing {
  /** Unit vector from the piece to the camera. */
  readonly toViewer: Vec3;
  readonly fieldOfViewDegrees: number;
  /** Width over height of the picture. */
  readonly aspect: number;
  /** Share of the picture that the points span, in the direction in which they span more (0..1). */
  readonly fill: number;
  /** Where the middle of the points comes to lie, from the top (0..1). */
  readonly centerY: number;
  readonly lensRadiusMm: number;
  /** What must be sharp; default the middle of the points. */
  readonly focus?: Vec3;
}

/** Extent of projected points in picture coordinates: 0..1 from the left and from the top. */
export interface PictureBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box is found anew after each move; perspective makes the way to it short but not one step. */
const ITERATIONS = 12;

/**
 * Places the camera so that the points fill the picture as told and are centred in it.
 * @param points xyz triples in mm, at least one point
 */
export function frameCamera(points: Float32Array, framing: Framing): Camera {
  let target = middle(points);
  let distanceMm = 4 * reach(points, target) + 1;
  for (let i = 0; i < ITERATIONS; i++) {
    const camera = cameraAt(target, distanceMm, framing);
    const box = projectPoints(points, camera, framing.aspect);
    const { right, up } = basis(camera);
    const heightMm = 2 * distanceMm * halfTangent(framing);
    const shiftX = ((box.left + box.right) / 2 - 0.5) * heightMm * framing.aspect;
    const shiftY = (framing.centerY - (box.top + box.bottom) / 2) * heightMm;
    target = add(target, add(scale(right, shiftX), scale(up, shiftY)));
    const span = Math.max(box.right - box.left, box.bottom - box.top, 1e-6);
    distanceMm *= span / framing.fill;
  }
  const camera = cameraAt(target, distanceMm, framing);
  const forward = scale(framing.toViewer, -1);
  const focusDistanceMm =
    framing.focus === undefined ? distanceMm : dot(subtract(framing.focus, camera.position), forward);
  return { ...camera, focusDistanceMm };
}

/** Where points come to lie in the picture of a camera. */
export function projectPoints(points: Float32Array, camera: Camera, aspect: number): PictureBox {
  const { right, up, forward } = basis(camera);
  const tangent = halfTangent(camera);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i]! - camera.position[0];
    const y = points[i + 1]! - camera.position[1];
    const z = points[i + 2]! - camera.position[2];
    const depth = Math.max(x * forward[0] + y * forward[1] + z * forward[2], 1e-3);
    const across = (x * right[0] + y * right[1] + z * right[2]) / (depth * tangent * aspect);
    const above = (x * up[0] + y * up[1] + z * up[2]) / (depth * tangent);
    box.left = Math.min(box.left, 0.5 + across / 2);
    box.right = Math.max(box.right, 0.5 + across / 2);
    box.top = Math.min(box.top, 0.5 - above / 2);
    box.bottom = Math.max(box.bottom, 0.5 - above / 2);
  }
  return box;
}

function cameraAt(target: Vec3, distanceMm: number, framing: Framing): Camera {
  return {
    position: add(target, scale(framing.toViewer, distanceMm)),
    target,
    up: upFor(framing.toViewer),
    fieldOfViewDegrees: framing.fieldOfViewDegrees,
    lensRadiusMm: framing.lensRadiusMm,
  };
}

/** Straight down there is no "above": the far side of the piece is up in the picture. */
function upFor(toViewer: Vec3): Vec3 {
  return Math.abs(toViewer[2]) > 0.995 ? [0, 1, 0] : [0, 0, 1];
}

function basis(camera: Camera): { right: Vec3; up: Vec3; forward: Vec3 } {
  const forward = normalize(subtract(camera.target, camera.position));
  const right = normalize(cross(forward, camera.up ?? [0, 0, 1]));
  return { right, up: cross(right, forward), forward };
}

function halfTangent({ fieldOfViewDegrees }: { readonly fieldOfViewDegrees: number }): number {
  return Math.tan((fieldOfViewDegrees * Math.PI) / 360);
}

function middle(points: Float32Array): Vec3 {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  points.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3]!, value);
    high[i % 3] = Math.max(high[i % 3]!, value);
  });
  return [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2, (low[2]! + high[2]!) / 2];
}

function reach(points: Float32Array, from: Vec3): number {
  let farthest = 0;
  for (let i = 0; i < points.length; i += 3)
    farthest = Math.max(
      farthest,
      Math.hypot(points[i]! - from[0], points[i + 1]! - from[1], points[i + 2]! - from[2]),
    );
  return farthest;
}
