import type { RingBand, RingDesign } from '../../design/ring/document.ts';
import { type OutlinePoint, outlineOf } from '../mesh/convex.ts';
import type { Vec2 } from '../vec.ts';
import { mostCrownUnderRows } from './rowCrown.ts';

/** How a profile deviates from a rectangle: heights of the curves, and the radius of the rounded edges. */
interface ProfileShape {
  readonly outerCrownMm: number;
  readonly innerCrownMm: number;
  readonly edgeMm: number;
  /** How the outside falls away by its crown: along a curve, from a ridge, as a swelling dome, along a straight bevel at either edge. */
  readonly outer: 'curve' | 'ridge' | 'dome' | 'bevel';
  /** Of the band at its top: a dome is low where the band is thin. */
  readonly thicknessMm: number;
}

/** What a bevelled band has filed off: this share of its width at either edge, at 45 degrees, never deeper than this share of it. */
const BEVEL = { ofWidth: 0.17, ofThickness: 0.45 } as const;
/** Height of the rim that a dome stands on, of its own and at least, mm: it is rounded, and felt between the fingers. */
const DOME_RIM = { share: 0.28, leastMm: 0.95 } as const;
/** Fuller than a circle over its shoulders: a half ellipse would have one half. */
const DOME_POWER = 0.68;
/** Steps across a dome, closer where it turns down to its edges. */
const DOME_STEPS = 44;

export function profileShape(
  profile: RingBand['profile'],
  widthMm: number,
  thicknessMm: number,
): ProfileShape {
  const w = widthMm;
  const t = thicknessMm;
  switch (profile) {
    case 'flat':
      return { outerCrownMm: 0, innerCrownMm: 0, edgeMm: 0.11, outer: 'curve', thicknessMm: t };
    case 'd-shape':
      return {
        outerCrownMm: Math.min(0.42 * t, 0.3 * w),
        innerCrownMm: 0,
        edgeMm: 0.18,
        outer: 'curve',
        thicknessMm: t,
      };
    case 'comfort':
      return {
        outerCrownMm: Math.min(0.22 * t, 0.12 * w),
        innerCrownMm: Math.min(0.16 * t, 0.09 * w),
        edgeMm: 0.3,
        outer: 'curve',
        thicknessMm: t,
      };
    case 'court':
      return {
        outerCrownMm: Math.min(0.38 * t, 0.24 * w),
        innerCrownMm: Math.min(0.22 * t, 0.12 * w),
        edgeMm: 0.22,
        outer: 'curve',
        thicknessMm: t,
      };
    case 'knife-edge':
      return {
        outerCrownMm: Math.min(0.5 * t, 0.4 * w),
        innerCrownMm: Math.min(0.12 * t, 0.06 * w),
        edgeMm: 0.16,
        outer: 'ridge',
        thicknessMm: t,
      };
    case 'bevelled':
      return {
        outerCrownMm: Math.min(BEVEL.ofWidth * w, BEVEL.ofThickness * t),
        innerCrownMm: Math.min(0.14 * t, 0.07 * w),
        edgeMm: 0.1,
        outer: 'bevel',
        thicknessMm: t,
      };
    case 'bombe':
      return {
        outerCrownMm: Math.max(0.2 * t, t - Math.max(DOME_RIM.leastMm, DOME_RIM.share * t)),
        innerCrownMm: Math.min(0.12 * t, 0.03 * w),
        edgeMm: 0.3,
        outer: 'dome',
        thicknessMm: t,
      };
  }
}

/** The section of a ring's band: less domed than its profile where rows of stones lie side by side on it. */
export function ringShape(ring: RingDesign): ProfileShape {
  const shape = profileShape(ring.band.profile, ring.band.widthMm, ring.band.thicknessMm);
  const most = mostCrownUnderRows(ring, (s) => fall(shape, s));
  return { ...shape, outerCrownMm: Math.min(shape.outerCrownMm, most) };
}

/** Height of the outside over the finger side at `s` = y / half width, -1 to 1, where the band is so thick. */
export const outerHeight = (shape: ProfileShape, thicknessMm: number, s: number): number =>
  thicknessMm -
  shape.outerCrownMm * (shape.outer === 'dome' ? thicknessMm / shape.thicknessMm : 1) * fall(shape, s);

/** Share of its crown by which the outside has fallen at `s`. */
function fall({ outer }: ProfileShape, s: number): number {
  switch (outer) {
    case 'curve':
      return s * s;
    case 'ridge':
      return Math.abs(s);
    case 'dome':
      return 1 - Math.max(0, 1 - s * s) ** DOME_POWER;
    case 'bevel':
      return Math.max(0, Math.abs(s) - BEVEL_FROM) / (1 - BEVEL_FROM);
  }
}

/** Where the bevels begin, as a share of half the width. */
const BEVEL_FROM = 1 - 2 * BEVEL.ofWidth;

/** Places across the outside, from edge to edge, that its outline runs through: 1 to -1. */
function placesAcross({ outer, outerCrownMm }: ProfileShape, curveSteps: number): number[] {
  const even = (steps: number): number[] => Array.from({ length: steps + 1 }, (_, i) => 1 - (2 * i) / steps);
  switch (outer) {
    case 'curve':
      return even(outerCrownMm === 0 && curveSteps <= 16 ? 1 : curveSteps);
    case 'ridge':
      return even(Math.max(2, curveSteps & ~1));
    case 'dome':
      return even(Math.max(DOME_STEPS, curveSteps)).map((s) => Math.sin((s * Math.PI) / 2));
    case 'bevel': {
      const edges = [1, BEVEL_FROM, -BEVEL_FROM, -1];
      if (curveSteps <= 16) return edges;
      const between = even(curveSteps).filter((s) => edges.every((edge) => Math.abs(s - edge) > 0.01));
      return [...edges, ...between].sort((a, b) => b - a);
    }
  }
}

/** Radius of an outer edge that was softened, mm, and what is filed off an outer edge: a line, or most of the outside. */
const SOFT_MM = 0.55;
const BEVELS = {
  bevelled: { wideMm: 0.5, ofWidth: 0.17, deep: 0.2 },
  faceted: { wideMm: 2, ofWidth: 0.31, deep: 0.3 },
} as const;

/** Files both outer edges off a section, which is convex, by a straight bevel. */
function bevelOff(polygon: Vec2[], wideMm: number, deepMm: number): void {
  const half = Math.max(...polygon.map(([y]) => y));
  const high = Math.max(...polygon.filter(([y]) => y > half - 1e-9).map(([, h]) => h));
  const innerMm = half - wideMm;
  const inside = heightAt(polygon, innerMm);
  const rise = (inside - (high - deepMm)) / wideMm;
  // The line from deepMm under the edge up to the outside wideMm within it; what lies beyond it goes.
  const beyond = ([y, h]: Vec2): number => (Math.abs(y) - innerMm) * rise + h - inside;
  const cut: Vec2[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [from, to] = [beyond(p), beyond(q)];
    if (from <= 0) cut.push(p);
    // A flat outside spans both edges in one line.
    const ends: Vec2[] =
      Math.sign(p[0]) !== Math.sign(q[0]) && from > 0 && to > 0 ? [[0, (p[1] + q[1]) / 2]] : [];
    let [a, inA]: [Vec2, number] = [p, from];
    for (const b of [...ends, q]) {
      const inB = beyond(b);
      if (inA <= 0 !== inB <= 0) {
        const t = inA / (inA - inB);
        cut.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      }
      [a, inA] = [b, inB];
    }
  });
  polygon.splice(0, polygon.length, ...cut);
}

/** Height of the outside of a section at y. */
function heightAt(polygon: readonly Vec2[], y: number): number {
  const heights = polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    if (p[0] === q[0] || (y - p[0]) * (y - q[0]) > 0) return [];
    return [p[1] + ((q[1] - p[1]) * (y - p[0])) / (q[0] - p[0])];
  });
  return Math.max(...heights);
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
  edge?: RingBand['edge'],
  shape: ProfileShape = profileShape(profile, widthMm, thicknessMm),
): Vec2[] {
  const e = Math.min(edge === 'soft' ? SOFT_MM : shape.edgeMm, widthMm * 0.24, thicknessMm * 0.24);
  const half = widthMm / 2 - e;
  const polygon: Vec2[] = [];
  const innerSteps = shape.innerCrownMm > 0 ? 10 : 1;
  for (let i = 0; i <= innerSteps; i++) {
    const s = (2 * i) / innerSteps - 1;
    polygon.push([s * half, e + shape.innerCrownMm * s * s]);
  }
  for (const s of placesAcross(shape, curveSteps))
    polygon.push([s * half, outerHeight(shape, thicknessMm, s) - e]);
  const bevel = edge === undefined || edge === 'soft' ? null : BEVELS[edge];
  if (bevel !== null)
    bevelOff(polygon, Math.min(bevel.wideMm, widthMm * bevel.ofWidth), thicknessMm * bevel.deep);
  const outline: OutlinePoint[] = outlineOf(polygon, { cornerDegrees: 14, fanDegrees: 15 });
  return outline.map((p) => [p.x + p.nx * e, p.y + p.ny * e]);
}
