/** Small flowers: a forget-me-not, a pansy or violet, a daisy. Enamel lies in their petals. */
import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse, leaf, polar, rotate } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Least of metal about glass, mm. */
const RIM_MM = 0.45;

interface Petal {
  readonly edge: readonly Vec2[];
  /** Where it grows from, which its veins run out of. */
  readonly foot: Vec2;
  readonly middle: Vec2;
  /** How high it lies: upper petals over lower ones. */
  readonly high: number;
  readonly veins: number;
}

/** A petal cupped about its middle line; with glass in it, flat within a rim. */
function petal(pad: Pad, { edge, foot, middle, high, veins }: Petal, level: number): void {
  const outline = curve(edge, true, 7);
  if (pad.plan.enamel.length > 0) {
    const area = pad.area(outline);
    pad.raise(area, level);
    pad.cell(pad.bench.grown(area, -RIM_MM), 0, level);
    return;
  }
  const facing = Math.atan2(middle[1] - foot[1], middle[0] - foot[0]);
  cushion(
    pad,
    outline,
    (t, x, y) => {
      const turn = Math.atan2(y - foot[1], x - foot[0]) - facing;
      const off = Math.atan2(Math.sin(turn), Math.cos(turn));
      const d = Math.hypot(x - foot[0], y - foot[1]);
      const vein = 0.022 * Math.abs(Math.sin(veins * off)) * Math.min(1, 3 * (1 - t));
      // The rim is rolled up, then falls to the edge.
      return high + 0.14 * d + 0.05 * t * t - (t > 0.93 ? 0.07 * (t - 0.93) * 14 : 0) + vein;
    },
    { centre: middle, rings: 20 },
  );
}

const FORGET_PETAL: readonly Vec2[] = [
  [0, 0.12],
  [0.2, 0.3],
  [0.36, 0.56],
  [0.34, 0.82],
  [0.15, 0.97],
  [0, 0.93],
  [-0.15, 0.97],
  [-0.34, 0.82],
  [-0.36, 0.56],
  [-0.2, 0.3],
];

/** The eye of a flower: a stone, or glass of the second colour, in a ring. */
function eye(pad: Pad, [x, y]: Vec2, radius: number, high: number): void {
  const glazed = pad.plan.enamel.length > 0 && pad.plan.stone === null;
  const level = levelOn(pad, high);
  if (!glazed) {
    pad.disc(x, y, radius, level * 0.8);
    pad.gem(x, y, radius * 1.5, level * 0.7);
    return;
  }
  pad.disc(x, y, radius, 1.5);
  const inner = Math.max(radius * 0.4, radius - RIM_MM / pad.plan.unitMm);
  pad.cell(pad.area(ellipse(x, y, inner, inner, 40)), 1, 1.5);
}

/** A forget-me-not: five round petals about a raised eye, a scale before each. */
export function forgetMeNot(pad: Pad): void {
  for (let i = 0; i < 5; i++) {
    const a = (2 * Math.PI * i) / 5;
    petal(
      pad,
      {
        edge: rotate(FORGET_PETAL, a),
        foot: [0, 0],
        middle: rotate([[0, 0.56]], a)[0]!,
        high: 0.08,
        veins: 5,
      },
      i % 2 === 0 ? 0.9 : 0.75,
    );
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar(0.22, Math.PI / 2 + (2 * Math.PI * i) / 5);
    pad.dome(x, y, 0.075, 0.075, levelOn(pad, 0.17));
  }
  eye(pad, [0, 0], 0.2, 0.2);
}

/** Of a daisy: radius of its eye, where its petals spring from, how wide the least of them are (mm), how many at most. */
const DAISY = { eye: 0.27, foot: 0.16, leastMm: 2.3, most: 13, least: 7 } as const;

/** A daisy: as many long petals about its eye as there is room for, every other one over its neighbours. */
export function daisy(pad: Pad): void {
  const { eye: radius, foot, leastMm, most, least } = DAISY;
  const count = Math.max(least, Math.min(most, Math.floor(pad.mm(2 * Math.PI * 0.7) / leastMm)));
  const length = 0.99 - foot;
  const width = ((2 * Math.PI * 0.72) / count) * 1.04;
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 + (2 * Math.PI * i) / count;
    petal(
      pad,
      {
        edge: leaf(polar(foot, a), a, length, width, 0.66, 0.85),
        foot: polar(foot, a),
        middle: polar(foot + length * 0.55, a),
        high: 0.05,
        veins: 2,
      },
      i % 2 === 0 ? 0.85 : 0.75,
    );
  }
  eye(pad, [0, 0], radius, 0.16);
}

/** Upper, side and lower petal of a pansy; the first two have mirror images. */
const PANSY: readonly (readonly [petal: Petal, level: number, mirrored: boolean])[] = [
  [
    {
      edge: [
        [0.02, 0.06],
        [0.06, 0.44],
        [0.22, 0.84],
        [0.5, 0.96],
        [0.74, 0.78],
        [0.74, 0.46],
        [0.44, 0.2],
      ],
      foot: [0.04, 0.02],
      middle: [0.42, 0.56],
      high: 0.06,
      veins: 6,
    },
    0.6,
    true,
  ],
  [
    {
      edge: [
        [0.04, 0.08],
        [0.34, 0.34],
        [0.72, 0.42],
        [0.95, 0.2],
        [0.9, -0.14],
        [0.62, -0.3],
        [0.26, -0.16],
      ],
      foot: [0.04, 0],
      middle: [0.54, 0.06],
      high: 0.13,
      veins: 7,
    },
    0.9,
    true,
  ],
  [
    {
      edge: [
        [0, 0.02],
        [0.3, -0.14],
        [0.58, -0.4],
        [0.56, -0.76],
        [0.28, -0.95],
        [0, -0.86],
        [-0.28, -0.95],
        [-0.56, -0.76],
        [-0.58, -0.4],
        [-0.3, -0.14],
      ],
      foot: [0, 0.04],
      middle: [0, -0.5],
      high: 0.19,
      veins: 8,
    },
    1.2,
    false,
  ],
];
const over = ([x, y]: Vec2): Vec2 => [-x, y];

/** A violet or pansy: two petals behind, two at the sides, a broad one below, veins running from its eye. */
export function pansy(pad: Pad): void {
  for (const [one, level, hasTwin] of PANSY) {
    petal(pad, one, level);
    if (hasTwin)
      petal(
        pad,
        { ...one, edge: one.edge.map(over).reverse(), foot: over(one.foot), middle: over(one.middle) },
        level * 0.94,
      );
  }
  eye(pad, [0, 0.0], 0.15, 0.26);
}
