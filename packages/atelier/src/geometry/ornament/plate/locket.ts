/**
 * The case of a locket: two shells with room between them, on a hinge of three knuckles. Lid and case touch nowhere: the
 * gap is what casting keeps open, so that both are cast in their places and the locket opens.
 */
import type { PlateOrnament } from '../../../design/ornament/plate.ts';
import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import type { Easel } from '../relief/easel.ts';
import { box, ellipse } from '../relief/figures.ts';

/** Walls and floors, as silver casts them; from lid to case, about the pin and between knuckles: smaller gaps fill. */
export const LOCKET_WALL_MM = 0.85;
export const LOCKET_GAP_MM = 0.4;
/** Radii of the pin and of the knuckles about it, how long each of the three is, and how far outside of the edge they turn. */
const PIN_MM = 0.3;
const KNUCKLE_MM = PIN_MM + LOCKET_GAP_MM + 0.35;
const KNUCKLE_LENGTH_MM = 1.5;
const OUTSIDE_MM = 0.45;
/** How far the leaves of the hinge reach behind the edge, and how thick they are. */
const LEAF = { reachMm: 2.2, thickMm: 0.85 } as const;
/** Half the width of what joins the lid's leaf to its knuckle from above. */
const POST_MM = 0.7;
/** Points of an outline that lie no farther behind its leftmost one are its left edge, mm. */
const EDGE_MM = 0.05;

export const LOCKET_HINGE = 'locket hinge';

/** How thick the lid is at its rim: the case is the higher of the two, for a bail takes hold of it. */
const LID_MM = 0.9;

/** The thinnest closed case: its knuckles lie within the height of the case, below the lid. */
export const LEAST_LOCKET_MM = LID_MM + LOCKET_GAP_MM + 2 * KNUCKLE_MM;

/** Height of the case, on which a bail and links take hold: the lid stands over it. */
export const caseHeightMm = (topMm: number): number => topMm - LID_MM - LOCKET_GAP_MM;

/** Where what is raised on a plate begins, from `usualMm` over its back: of a locket nothing reaches below its lid. */
export const raisedFromMm = (
  { opens }: Pick<PlateOrnament, 'opens'>,
  topMm: number,
  usualMm: number,
): number => (opens ? topMm - LID_MM : usualMm);

/** Turns what stands along z to lie along y. */
const ALONG_Y = { x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], origin: [0, 0, 0] } as const;

const cylinder = (bench: Bench, [x, z]: Vec2, from: number, to: number, radiusMm: number): Solid =>
  bench.placed(bench.prism(ellipse(x, -z, radiusMm, radiusMm, 36), from, to), ALONG_Y);

/** The middle of the left edge of an outline. */
function leftEdge(bench: Bench, region: Region): Vec2 {
  const points = bench.outlines(region).flat();
  const left = Math.min(...points.map(([x]) => x));
  const ys = points.filter(([x]) => x - left <= EDGE_MM).map(([, y]) => y);
  return [left, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/**
 * Hollows a plate of a case, parts its lid from it and joins both by a hinge that is let into the left edge.
 * @param topMm how thick the closed case is at its rim
 */
export function openCase(bench: Bench, easel: Easel, plate: Region, topMm: number): void {
  const floor = caseHeightMm(topMm);
  const [edge, y] = leftEdge(bench, plate);
  // The knuckles stay below the lid, whose border goes all around.
  const axis: Vec2 = [edge - OUTSIDE_MM, floor - KNUCKLE_MM];
  const step = KNUCKLE_LENGTH_MM + LOCKET_GAP_MM;
  const half = KNUCKLE_LENGTH_MM / 2;
  const reach = step + half + LOCKET_GAP_MM;
  const clearMm = KNUCKLE_MM + LOCKET_GAP_MM;
  // Behind the hinge the shells are as thick as about the room.
  const behind = bench.region([
    box(edge - 1, y - reach - LOCKET_WALL_MM, axis[0] + clearMm + LOCKET_WALL_MM, y + reach + LOCKET_WALL_MM),
  ]);
  const room = bench.without(bench.grown(plate, -LOCKET_WALL_MM), behind);
  easel.cut(bench.sheet(room, LOCKET_WALL_MM, topMm - LOCKET_WALL_MM));
  easel.cut(bench.sheet(bench.grown(plate, 1), floor, floor + LOCKET_GAP_MM));
  easel.cut(cylinder(bench, axis, y - reach, y + reach, clearMm));
  const leaf = (middle: number, low: number): Solid =>
    bench.prism(box(axis[0], middle - half, edge + LEAF.reachMm, middle + half), low, low + LEAF.thickMm);
  for (const middle of [y - step, y + step]) {
    easel.add(cylinder(bench, axis, middle - half, middle + half, KNUCKLE_MM));
    easel.add(leaf(middle, floor - LEAF.thickMm));
  }
  easel.add(cylinder(bench, axis, y - step, y + step, PIN_MM));
  const bore = cylinder(bench, axis, y - step, y + step, PIN_MM + LOCKET_GAP_MM);
  const knuckle = bench.union([
    cylinder(bench, axis, y - half, y + half, KNUCKLE_MM),
    leaf(y, floor + LOCKET_GAP_MM),
    bench.prism(
      box(axis[0] - POST_MM, y - half, axis[0] + POST_MM, y + half),
      axis[1],
      floor + LOCKET_GAP_MM + LEAF.thickMm,
    ),
  ]);
  easel.add(bench.subtract(knuckle, [bore]));
}
