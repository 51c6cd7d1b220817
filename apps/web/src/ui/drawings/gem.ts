/**
 * Facets of drawn stones. Units: girdle radius 1, z up, origin in the girdle plane. Proportions of the round brilliant
 * are the common excellent ones: table 57 %, crown angle 34.5 degrees, pavilion angle 40.75 degrees, star length 50 %,
 * lower halves 77 %.
 */
type Point = readonly [x: number, y: number, z: number];
export type Facet = readonly Point[];

const RADIANS = Math.PI / 180;
const TABLE = 0.57;
const CROWN_SLOPE = Math.tan(34.5 * RADIANS);
const PAVILION_SLOPE = Math.tan(40.75 * RADIANS);
const STAR_LENGTH = 0.5;
const LOWER_HALF_LENGTH = 0.77;
const GIRDLE_HALF_HEIGHT = 0.025;

const polar = (radius: number, degrees: number, z: number): Point => [
  radius * Math.cos(degrees * RADIANS),
  radius * Math.sin(degrees * RADIANS),
  z,
];

const ARC_PARTS = 5;

/** Points of the round girdle between two directions, both ends included. */
const girdle = (fromDegrees: number, toDegrees: number, z: number): Point[] =>
  Array.from({ length: ARC_PARTS + 1 }, (_, part) =>
    polar(1, fromDegrees + ((toDegrees - fromDegrees) * part) / ARC_PARTS, z),
  );

/** The 57 facets of a round brilliant and the sixteen sides of its girdle. */
export function roundBrilliant(): Facet[] {
  const crownHeight = (1 - TABLE) * CROWN_SLOPE;
  const top = GIRDLE_HALF_HEIGHT;
  const tableMiddle = TABLE * Math.cos(22.5 * RADIANS);
  const starRadius = tableMiddle + STAR_LENGTH * (1 - tableMiddle);
  // The star point lies on the two neighbouring mains, whose slope is the crown angle along their own direction.
  const starHeight = top + (1 - starRadius * Math.cos(22.5 * RADIANS)) * CROWN_SLOPE;
  const lowerRadius = 1 - LOWER_HALF_LENGTH;
  const lowerDepth = -top - (1 - lowerRadius * Math.cos(22.5 * RADIANS)) * PAVILION_SLOPE;
  const culet: Point = [0, 0, -top - PAVILION_SLOPE];
  const tableAt = (degrees: number) => polar(TABLE, degrees, top + crownHeight);
  const starAt = (degrees: number) => polar(starRadius, degrees, starHeight);
  const lowerAt = (degrees: number) => polar(lowerRadius, degrees, lowerDepth);

  const facets: Facet[] = [Array.from({ length: 8 }, (_, k) => tableAt(45 * k))];
  for (let k = 0; k < 8; k++) {
    const main = 45 * k;
    const next = main + 45;
    const middle = main + 22.5;
    facets.push(
      [tableAt(main), starAt(middle), tableAt(next)],
      [tableAt(main), starAt(main - 22.5), polar(1, main, top), starAt(middle)],
      [starAt(middle), ...girdle(main, middle, top)],
      [starAt(middle), ...girdle(middle, next, top)],
      [culet, lowerAt(middle), polar(1, main, -top), lowerAt(main - 22.5)],
      [lowerAt(middle), ...girdle(middle, main, -top)],
      [lowerAt(middle), ...girdle(next, middle, -top)],
      [...girdle(main, middle, top), ...girdle(middle, main, -top)],
      [...girdle(middle, next, top), ...girdle(next, middle, -top)],
    );
  }
  return facets;
}

/** A rectangle with cut corners, as half width, half height, cut and height above the girdle. */
type Step = readonly [halfWidth: number, halfHeight: number, cut: number, z: number];

const octagon = ([w, h, c, z]: Step): Point[] => [
  [w, c - h, z],
  [w, h - c, z],
  [w - c, h, z],
  [c - w, h, z],
  [-w, h - c, z],
  [-w, c - h, z],
  [c - w, -h, z],
  [w - c, -h, z],
];

const EMERALD_STEPS: readonly Step[] = [
  [0.44, 0.68, 0.15, 0.3],
  [0.54, 0.79, 0.19, 0.24],
  [0.63, 0.89, 0.23, 0.15],
  [0.71, 0.98, 0.27, 0.02],
  [0.71, 0.98, 0.27, -0.02],
  [0.5, 0.76, 0.19, -0.28],
  [0.27, 0.53, 0.1, -0.5],
  [0.03, 0.3, 0.01, -0.68],
];

/** An emerald cut with three crown steps and three pavilion steps. */
export function emeraldCut(): Facet[] {
  const rings = EMERALD_STEPS.map(octagon);
  const facets: Facet[] = [rings[0] as Point[]];
  for (let step = 0; step + 1 < rings.length; step++) {
    const upper = rings[step] as Point[];
    const lower = rings[step + 1] as Point[];
    for (let k = 0; k < 8; k++) {
      const next = (k + 1) % 8;
      facets.push([upper[k] as Point, lower[k] as Point, lower[next] as Point, upper[next] as Point]);
    }
  }
  return facets;
}

export interface DrawnFacet {
  /** Corners as an SVG path, in units of the girdle radius, y down. */
  readonly path: string;
  /** Lambert's cosine towards a light up and to the left, 0..1. */
  readonly light: number;
}

const LIGHT: Point = [-0.48, 0.4, 0.78];

/**
 * The facets that face the viewer, in parallel projection.
 * @param tiltDegrees 0 looks straight down on the table, 90 from the side.
 * @param turnDegrees turn about the stone's own axis.
 */
export function draw(facets: readonly Facet[], tiltDegrees: number, turnDegrees = 0): DrawnFacet[] {
  const [ct, st] = [Math.cos(tiltDegrees * RADIANS), Math.sin(tiltDegrees * RADIANS)];
  const [cr, sr] = [Math.cos(turnDegrees * RADIANS), Math.sin(turnDegrees * RADIANS)];
  const view = ([x0, y0, z0]: Point): Point => {
    const x = x0 * cr - y0 * sr;
    const y = x0 * sr + y0 * cr;
    return [x, y * ct + z0 * st, z0 * ct - y * st];
  };
  return facets.flatMap((facet) => {
    const seen = facet.map(view);
    const normal = newell(seen);
    const length = Math.hypot(...normal);
    // Facets are listed with either winding; a convex stone's outward normal points away from its middle.
    const middle = seen.reduce((sum, p) => sum + p[0] * normal[0] + p[1] * normal[1] + p[2] * normal[2], 0);
    const sign = middle < 0 ? -1 : 1;
    const [nx, ny, nz] = normal.map((part) => (sign * part) / length) as [number, number, number];
    if (nz < 1e-3) return [];
    const light = Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
    const path = seen.map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${x.toFixed(3)} ${(-y).toFixed(3)}`).join('');
    return [{ path: `${path}Z`, light }];
  });
}

/** Newell's normal of a polygon; its length is twice the area. */
function newell(points: readonly Point[]): Point {
  let [x, y, z] = [0, 0, 0];
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] as Point;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return [x, y, z];
}
