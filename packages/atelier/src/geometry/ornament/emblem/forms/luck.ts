/** Figures that bring luck: a horseshoe, clovers, a key. */
import type { Vec2 } from '../../../vec.ts';
import { arc, curve, ellipse, rotate } from '../../relief/figures.ts';
import { cushion, levelOn, turning } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The middle of the shoe's web, heels up so that the luck stays in. */
const WEB: readonly Vec2[] = curve(
  [
    [-0.5, 0.86],
    [-0.68, 0.4],
    [-0.72, -0.1],
    [-0.52, -0.56],
    [0, -0.76],
    [0.52, -0.56],
    [0.72, -0.1],
    [0.68, 0.4],
    [0.5, 0.86],
  ],
  false,
  8,
);
/** Nails along the web, as shares of it. */
const NAILS = [0.1, 0.22, 0.34, 0.5, 0.66, 0.78, 0.9] as const;

/** A horseshoe, heels up: a fullered web, nails or stones along it, a bar between the heels to hang from. */
export function horseshoe(pad: Pad): void {
  pad.raise(pad.strip(WEB, 0.4), 1.1, 0.2);
  // The fuller: a groove in which the nails stand.
  if (pad.shows(0.1)) {
    const { groundMm, reliefMm } = pad.plan;
    pad.easel.field(pad.strip(WEB.slice(4, -4), 0.17), groundMm + reliefMm * 1.1, 0.3, null);
  }
  pad.wire(
    curve([
      [-0.5, 0.86],
      [0, 0.93],
      [0.5, 0.86],
    ]),
    0.12,
    false,
    1.1,
  );
  for (const share of NAILS) {
    const at = share * (WEB.length - 1);
    const [p, q] = [WEB[Math.floor(at)], WEB[Math.min(WEB.length - 1, Math.floor(at) + 1)]];
    const f = at - Math.floor(at);
    pad.gem(p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f, 0.155, 0.5);
  }
}

/** One leaf of a clover: a heart that grows from the middle upwards. */
const LEAF: readonly Vec2[] = curve(
  [
    [0.0, 0.04],
    [0.2, 0.24],
    [0.4, 0.5],
    [0.41, 0.74],
    [0.22, 0.88],
    [0, 0.8],
    [-0.22, 0.88],
    [-0.41, 0.74],
    [-0.4, 0.5],
    [-0.2, 0.24],
  ],
  true,
  6,
);
const LEAF_MIDDLE: Vec2 = [0, 0.54];

/** Cupped hearts about a stone, at these angles from upright, and a curved stem. */
function cloverOf(pad: Pad, angles: readonly number[], stem: readonly Vec2[]): void {
  const line = curve(stem);
  pad.taper(
    line,
    line.map((_, i) => 0.13 + (0.03 * i) / line.length),
    0.7,
  );
  for (const a of angles) {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    cushion(
      pad,
      rotate(LEAF, a),
      (t, x, y) => {
        // Across the leaf: its vein lies in a fold.
        const across = x * c + y * s;
        const along = y * c - x * s;
        const fold = 0.055 * Math.exp(-((across / 0.035) ** 2)) * Math.min(1, 3 * (0.76 - along));
        return 0.05 + 0.17 * Math.sqrt(Math.max(0, 1 - t ** 5)) + 0.05 * Math.abs(across) - fold;
      },
      { centre: rotate([LEAF_MIDDLE], a)[0], rings: 18 },
    );
  }
  pad.gem(0, 0, 0.28, levelOn(pad, 0.06));
}

const quarter = Math.PI / 4;

/** Its four leaves stand crosswise, the stem between two of them. */
export const fourLeafClover = (pad: Pad): void =>
  cloverOf(
    pad,
    [quarter, 3 * quarter, 5 * quarter, 7 * quarter],
    [
      [0, -0.05],
      [0.07, -0.5],
      [0.2, -0.82],
      [0.36, -0.98],
    ],
  );

/** Three leaves, as the Irish wear it. */
export const shamrock = (pad: Pad): void =>
  cloverOf(
    pad,
    [0, (2 / 3) * Math.PI, (4 / 3) * Math.PI],
    [
      [0, -0.05],
      [-0.02, -0.4],
      [0.05, -0.72],
      [0.22, -0.94],
    ],
  );

/** The stem of a key, from its tip upwards: collars, a slim shank. */
const STEM: readonly (readonly [radius: number, y: number])[] = [
  [0.03, -0.98],
  [0.075, -0.96],
  [0.09, -0.92],
  [0.075, -0.88],
  [0.062, -0.86],
  [0.062, -0.1],
  [0.1, -0.09],
  [0.13, -0.06],
  [0.1, -0.03],
  [0.07, -0.02],
  [0.07, 0.02],
  [0.11, 0.03],
  [0.155, 0.075],
  [0.11, 0.12],
  [0.075, 0.13],
  [0.09, 0.26],
];

/** An old key: a bow of three rings about a stone, a turned shank, a bit with wards. */
export function key(pad: Pad): void {
  turning(pad, STEM, 1.1);
  for (const [x, y] of [
    [-0.25, 0.4],
    [0.25, 0.4],
    [0, 0.76],
  ])
    pad.wire(ellipse(x, y, 0.19, 0.19, 48), 0.1, true, 1.2);
  pad.wire(arc(0, 0.52, 0.47, -0.5 * Math.PI - 0.35, -0.5 * Math.PI + 0.35, 12), 0.1, false, 1.1);
  for (const [x, y] of [
    [-0.47, 0.38],
    [0.47, 0.38],
  ])
    pad.grain(x, y, 0.07);
  pad.fill(
    [
      [0.02, -0.82],
      [0.14, -0.82],
      [0.14, -0.74],
      [0.2, -0.74],
      [0.2, -0.82],
      [0.4, -0.82],
      [0.4, -0.68],
      [0.3, -0.68],
      [0.3, -0.6],
      [0.4, -0.6],
      [0.4, -0.44],
      [0.2, -0.44],
      [0.2, -0.52],
      [0.14, -0.52],
      [0.14, -0.44],
      [0.02, -0.44],
    ],
    1,
  );
  pad.gem(0, 0.52, 0.26, 0.9);
}
