import type { RingBand } from '../../design/ring/document.ts';
import { type OutlinePoint, outlineOf } from '../mesh/convex.ts';
import type { Vec2 } from '../vec.ts';

/** How a profile deviates from a rectangle: heights of the curves, and the radius of the rounded edges. */
interface ProfileShape {
  readonly outerCrownMm: number;
  readonly innerCrownMm: number;
  readonly edgeMm: number;
  readonly apex: boolean;
}

export function profileShape(
  profile: RingBand['profile'],
  widthMm: number,
  thicknessMm: number,
): ProfileShape {
  const w = widthMm;
  const t = thicknessMm;
  switch (profile) {
    case 'flat':
      return { outerCrownMm: 0, innerCrownMm: 0, edgeMm: 0.11, apex: false };
    case 'd-shape':
      return { outerCrownMm: Math.min(0.42 * t, 0.3 * w), innerCrownMm: 0, edgeMm: 0.18, apex: false };
    case 'comfort':
      return {
        outerCrownMm: Math.min(0.22 * t, 0.12 * w),
        innerCrownMm: Math.min(0.16 * t, 0.09 * w),
        edgeMm: 0.3,
        apex: false,
      };
    case 'court':
      return {
        outerCrownMm: Math.min(0.38 * t, 0.24 * w),
        innerCrownMm: Math.min(0.22 * t, 0.12 * w),
        edgeMm: 0.22,
        apex: false,
      };
    case 'knife-edge':
      return {
        outerCrownMm: Math.min(0.5 * t, 0.4 * w),
        innerCrownMm: Math.min(0.12 * t, 0.06 * w),
        edgeMm: 0.16,
        apex: true,
      };
  }
}

/** Height of the outside over the finger side at `s` = y / half width, -1 to 1. */
export function outerHeight(shape: ProfileShape, thicknessMm: number, s: number): number {
  const drop = shape.apex ? Math.abs(s) : s * s;
  return thicknessMm - shape.outerCrownMm * drop;
}

/**
 * The cross-section as (y, height over the finger) points with their normals, counter-clockwise from the finger
 * side. `curveSteps` across each curve; more for textured surfaces.
 */
export function bandSection(
  profile: RingBand['profile'],
  widthMm: number,
  thicknessMm: number,
  curveSteps = 16,
): Vec2[] {
  const shape = profileShape(profile, widthMm, thicknessMm);
  const e = Math.min(shape.edgeMm, widthMm * 0.24, thicknessMm * 0.24);
  const half = widthMm / 2 - e;
  const polygon: Vec2[] = [];
  const innerSteps = shape.innerCrownMm > 0 ? 10 : 1;
  for (let i = 0; i <= innerSteps; i++) {
    const s = (2 * i) / innerSteps - 1;
    polygon.push([s * half, e + shape.innerCrownMm * s * s]);
  }
  const flat = shape.outerCrownMm === 0 && curveSteps <= 16;
  const outerSteps = flat ? 1 : shape.apex ? Math.max(2, curveSteps & ~1) : curveSteps;
  for (let i = 0; i <= outerSteps; i++) {
    const s = 1 - (2 * i) / outerSteps;
    polygon.push([s * half, outerHeight(shape, thicknessMm, s) - e]);
  }
  const outline: OutlinePoint[] = outlineOf(polygon, { cornerDegrees: 14, fanDegrees: 15 });
  return outline.map((p) => [p.x + p.nx * e, p.y + p.ny * e]);
}
