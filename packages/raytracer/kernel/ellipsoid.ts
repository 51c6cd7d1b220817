// Ellipsoids as unit spheres under an affine placement, optionally cut by a plane z >= cut of their own frame.

import { ELLIPSOID_CENTER, ELLIPSOID_CUT, ELLIPSOID_TO_LOCAL } from '../src/memory-layout';
import { dot, normalize, sub, transform, transformTransposed, vec, x, y, z } from './vector';

/** Distance of the crossing found last, and whether it lies on the cut plane instead of the sphere. */
export let ellipsoidDistance: f32 = 0;
export let onCut: bool = false;

/**
 * Where the line o + t d crosses the body: on its way in when `entering`, else on its way out. False when it
 * misses. Distances are in units of d, so a world-space unit direction gives millimetres.
 */
export function crossEllipsoid(body: usize, o: v128, d: v128, entering: bool): bool {
  const lo = transform(body + ELLIPSOID_TO_LOCAL, sub(o, v128.load(body, ELLIPSOID_CENTER)));
  const ld = transform(body + ELLIPSOID_TO_LOCAL, d);
  const a = dot(ld, ld);
  const b = dot(lo, ld);
  // Twice the discriminant's quarter, from the squared distance of the line to the centre: Haines et al.,
  // "Precision Improvements for Ray/Sphere Intersection", Ray Tracing Gems, 2019.
  const closest: f32 = -b / a;
  const px: f32 = x(lo) + closest * x(ld);
  const py: f32 = y(lo) + closest * y(ld);
  const pz: f32 = z(lo) + closest * z(ld);
  const rest: f32 = 1.0 - (px * px + py * py + pz * pz);
  if (rest <= 0) return false;
  const half = sqrt<f32>(rest / a);
  let enter = closest - half;
  let leave = closest + half;
  const cut = load<f32>(body, ELLIPSOID_CUT);
  let enterOnCut = false;
  let leaveOnCut = false;
  if (cut > -1.0) {
    const height = z(lo) - cut;
    const slope = z(ld);
    if (abs<f32>(slope) < 1e-12) {
      if (height < 0) return false;
    } else {
      const t: f32 = -height / slope;
      if (slope > 0) {
        if (t > enter) {
          enter = t;
          enterOnCut = true;
        }
      } else if (t < leave) {
        leave = t;
        leaveOnCut = true;
      }
      if (enter >= leave) return false;
    }
  }
  ellipsoidDistance = entering ? enter : leave;
  onCut = entering ? enterOnCut : leaveOnCut;
  return true;
}

/** Outward unit normal in world space at a surface point. */
export function ellipsoidNormal(body: usize, point: v128, cutFace: bool): v128 {
  const local = cutFace
    ? vec(0, 0, -1)
    : transform(body + ELLIPSOID_TO_LOCAL, sub(point, v128.load(body, ELLIPSOID_CENTER)));
  return normalize(transformTransposed(body + ELLIPSOID_TO_LOCAL, local));
}
