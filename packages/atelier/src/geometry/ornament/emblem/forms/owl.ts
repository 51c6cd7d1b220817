import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve, ellipse, mirrored } from '../../relief/figures.ts';
import { cushion, flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Right half of the body from the tail to the crown between the tufts. */
const BODY_RIGHT: readonly Vec2[] = [
  [0.14, -0.66],
  [0.34, -0.5],
  [0.46, -0.2],
  [0.48, 0.12],
  [0.46, 0.4],
];
const CROWN: readonly Vec2[] = [
  [0.49, 0.58],
  [0.53, 0.76],
  [0.56, 0.98],
  [0.38, 0.86],
  [0.18, 0.79],
  [0, 0.77],
];
const HALF: readonly Vec2[] = [...curve(BODY_RIGHT, false, 8), ...curve(CROWN, false, 6)];
const OUTLINE: readonly Vec2[] = [...HALF, ...mirrored(HALF.slice(0, -1))];

/** The right wing, folded: shoulder, outer edge, tip, inner edge. */
const WING: readonly Vec2[] = curve(
  [
    [0.4, 0.3],
    [0.56, 0.2],
    [0.64, -0.06],
    [0.6, -0.36],
    [0.44, -0.72],
    [0.36, -0.5],
    [0.31, -0.2],
    [0.31, 0.08],
  ],
  true,
  7,
).reverse();
const WING_MIDDLE: Vec2 = [0.46, -0.12];

/** Rows of breast feathers: height of a row, width of a feather, how far they stand up. */
const SCALES = { row: 0.115, wide: 0.15, high: 0.05 } as const;

/** Of a feather of the breast: highest at its round lower edge, sunk under the row above it. */
function feathers(x: number, y: number): number {
  const { row, wide, high } = SCALES;
  const level = (n: number): number => {
    const u = x / wide + (n % 2 === 0 ? 0 : 0.5);
    const across = 2 * (u - Math.round(u));
    // The lower edge is round.
    const foot = n * row - row * 0.62 * Math.sqrt(Math.max(0, 1 - across * across));
    const up = (y - foot) / (row * 1.7);
    return up < 0 || up > 1 ? -1 : high * (1 - up) * (1 - 0.35 * across * across);
  };
  const n = Math.floor(y / row);
  return Math.max(0, level(n), level(n + 1), level(n + 2));
}

const EYES: Vec2 = [0.235, 0.47];

const FACE: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.5, 0.16], r: [0.44, 0.3, 0.28] },
  // The brows run up into the tufts.
  ...pairOf({ kind: 'limb', from: [0.03, 0.52, 0.47], to: [0.3, 0.76, 0.36], r0: 0.06, r1: 0.07 }),
  ...pairOf({ kind: 'limb', from: [0.3, 0.76, 0.36], to: [0.54, 0.97, 0.12], r0: 0.085, r1: 0.03 }),
  // Beak.
  { kind: 'limb', from: [0, 0.46, 0.46], to: [0, 0.29, 0.44], r0: 0.075, r1: 0.025 },
];

const FEET: readonly Clay[] = [
  // The branch, with a knot and a cut twig.
  { kind: 'limb', from: [-0.86, -0.86, 0.06], to: [-0.2, -0.8, 0.1], r0: 0.075, r1: 0.095 },
  { kind: 'limb', from: [-0.2, -0.8, 0.1], to: [0.36, -0.83, 0.1], r0: 0.095, r1: 0.085 },
  { kind: 'limb', from: [0.36, -0.83, 0.1], to: [0.86, -0.76, 0.06], r0: 0.085, r1: 0.06 },
  { kind: 'limb', from: [0.5, -0.8, 0.1], to: [0.74, -0.94, 0.08], r0: 0.05, r1: 0.035 },
  { kind: 'ball', at: [-0.56, -0.8, 0.12], r: [0.07, 0.06, 0.08] },
  ...pairOf({ kind: 'ball', at: [0.19, -0.64, 0.2], r: [0.13, 0.1, 0.13] }),
  ...[0.1, 0.19, 0.28].flatMap((x) => [
    ...pairOf({ kind: 'limb', from: [x, -0.68, 0.24], to: [x * 1.06, -0.88, 0.2], r0: 0.05, r1: 0.032 }),
  ]),
];

/** Tail feathers below the branch. */
const TAIL: readonly Vec2[] = [
  [-0.17, -0.6],
  [-0.18, -0.94],
  [-0.1, -0.99],
  [-0.06, -0.96],
  [0, -1],
  [0.06, -0.96],
  [0.1, -0.99],
  [0.18, -0.94],
  [0.17, -0.6],
];

/** An owl from the front on a branch: round eyes, tufts, feathered breast, wings folded. */
export function owl(pad: Pad): void {
  pad.fill(TAIL, 0.55);
  cushion(
    pad,
    OUTLINE,
    (t, x, y) => {
      const round = Math.sqrt(Math.max(0, 1 - t ** 2.4));
      const breast = y < 0.3 && pad.shows(0.09) ? feathers(x, y) * Math.min(1, 3 * (1 - t)) : 0;
      return 0.05 + 0.26 * round + breast;
    },
    { centre: [0, -0.05], rings: 34 },
  );
  for (const side of [1, -1])
    cushion(
      pad,
      side === 1 ? WING : mirrored(WING),
      (t, x, y) => {
        const body = 0.1 + 0.24 * Math.sqrt(Math.max(0, 1 - t ** 3));
        // Coverts above, long quills below.
        const u = Math.abs(x) * 2.4 + y * 0.55;
        const quill = Math.abs(((((u * 4.4) % 1) + 1) % 1) - 0.5) * 2;
        const top = y > -0.02 ? 0.045 * Math.min(1, (y + 0.02) / 0.08) : 0;
        return (
          body + (y > -0.02 ? top : mixNumber(-0.045, 0.01, Math.sqrt(quill)) * Math.min(1, 4 * (1 - t)))
        );
      },
      { centre: [side * WING_MIDDLE[0], WING_MIDDLE[1]], rings: 22 },
    );
  pad.model(flattened(pad, FACE), 0.06);
  for (const side of [1, -1]) disc(pad, [side * EYES[0], EYES[1]]);
  pad.model(flattened(pad, FEET), 0.03);
}

/** The rays of feathers about an eye, and the eye. */
function disc(pad: Pad, [x, y]: Vec2): void {
  const [rays, points] = [18, 8];
  cushion(
    pad,
    ellipse(x, y, 0.225, 0.225, rays * points),
    (t, _x, _y, k) => {
      const ray = 0.5 + 0.5 * Math.cos((2 * Math.PI * k) / points);
      return mixNumber(0.4, 0.47, t) + 0.025 * ray * t - (t > 0.9 ? 0.06 : 0);
    },
    { centre: [x, y], rings: 12 },
  );
  pad.eye(x, y, 0.24, levelOn(pad, 0.42));
}
