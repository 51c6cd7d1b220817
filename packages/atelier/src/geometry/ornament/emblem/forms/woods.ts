/** Figures of tree, beast and weather: a tree of life, the print of a paw, a snowflake. */
import { mixNumber, type Vec2 } from '../../../vec.ts';
import { curve, ellipse, leaf, polar } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const RING = 0.92;

/** A strand of the tree's right half, from where its root ends in the ring to where its branch does. */
const STRANDS: readonly (readonly Vec2[])[] = [
  [
    [0.12, -0.9],
    [0.06, -0.74],
    [0.04, -0.5],
    [0.0, -0.22],
    [0.06, 0.06],
    [0.14, 0.34],
    [0.06, 0.62],
    [0.12, 0.9],
  ],
  [
    [0.5, -0.78],
    [0.3, -0.68],
    [0.1, -0.5],
    [0.06, -0.22],
    [0.1, 0.02],
    [0.32, 0.3],
    [0.36, 0.54],
    [0.56, 0.74],
  ],
  [
    [0.34, -0.86],
    [0.22, -0.78],
    [0.08, -0.54],
    [0.11, -0.24],
    [0.13, -0.02],
    [0.42, 0.14],
    [0.62, 0.36],
    [0.82, 0.42],
  ],
  [
    [0.76, -0.53],
    [0.52, -0.6],
    [0.18, -0.48],
    [0.14, -0.26],
    [0.18, -0.08],
    [0.44, -0.06],
    [0.66, 0.08],
    [0.91, 0.02],
  ],
];
/** Where on a strand its branch begins, and where leaves stand on it, as shares of the strand. */
const LEAVES = [0.66, 0.77, 0.88] as const;

const strandLine = (strand: readonly Vec2[]): Vec2[] => curve(strand, false, 4);

/** Width of a strand at a share of its length: thickest in the trunk, thinner to both its ends. */
const strandWidth = (t: number): number => 0.085 + 0.07 * Math.sin(Math.PI * Math.min(1, t * 1.1)) ** 1.5;
/** Inner strands lie before the outer ones: the trunk is round. */
const STRAND_LEVELS = [1.25, 1.1, 0.95, 0.8] as const;

/** A tree of strands in a ring, its branches and roots grown into it, leaves on them and a few fruits. */
export function treeOfLife(pad: Pad): void {
  pad.wire(ellipse(0, 0, RING, RING, 120), 0.13, true, 1.25);
  STRANDS.forEach((strand, i) => {
    const line = strandLine(strand);
    const widths = line.map((_, k) => strandWidth(k / line.length));
    for (const side of [1, -1])
      pad.taper(
        line.map(([x, y]): Vec2 => [side * x, y]),
        widths,
        STRAND_LEVELS[i],
      );
  });
  if (pad.shows(0.1)) leaves(pad);
  for (const [x, y] of fruits(pad.plan.inTurn?.length ?? USUAL_FRUITS)) pad.gem(x, y, 0.15, 0.9);
}

const USUAL_FRUITS = 5;
/** Pairs of places left and right among the branches, and places in the middle. */
const PAIRED_FRUITS: readonly Vec2[] = [
  [0.48, 0.34],
  [0.27, 0.72],
  [0.74, 0.2],
];
const MIDDLE_FRUITS: readonly Vec2[] = [
  [0, 0.42],
  [0, 0.76],
];

/** Where so many fruits hang, as many to the left as to the right. */
function fruits(count: number): Vec2[] {
  const pairs = Math.min(PAIRED_FRUITS.length, Math.floor(count / 2));
  return [
    ...MIDDLE_FRUITS.slice(0, count - 2 * pairs),
    ...PAIRED_FRUITS.slice(0, pairs).flatMap(([x, y]): Vec2[] => [
      [x, y],
      [-x, y],
    ]),
  ];
}

function leaves(pad: Pad): void {
  for (const strand of STRANDS)
    for (const side of [1, -1]) {
      const line = strandLine(strand);
      LEAVES.forEach((share, n) => {
        const i = Math.round(share * (line.length - 1));
        const [p, q] = [line[i - 1], line[i]];
        const along = Math.atan2(q[1] - p[1], side * (q[0] - p[0]));
        // To one side and the other in turn.
        const turn = n % 2 === 0 ? 0.8 : -0.8;
        pad.fill(leaf([side * q[0], q[1]], along + turn, 0.24, 0.13), 1.35);
        pad.fill(leaf([side * q[0], q[1]], along - turn, 0.18, 0.11), 1.1);
      });
    }
}

const TOES: readonly (readonly [x: number, y: number, turn: number, rx: number, ry: number])[] = [
  [-0.7, 0.1, 0.42, 0.19, 0.27],
  [-0.27, 0.56, 0.12, 0.21, 0.31],
  [0.27, 0.56, -0.12, 0.21, 0.31],
  [0.7, 0.1, -0.42, 0.19, 0.27],
];
const BALL: readonly Vec2[] = curve(
  [
    [0, 0.14],
    [-0.3, -0.06],
    [-0.56, -0.4],
    [-0.54, -0.74],
    [-0.3, -0.86],
    [0, -0.76],
    [0.3, -0.86],
    [0.54, -0.74],
    [0.56, -0.4],
    [0.3, -0.06],
  ],
  true,
  6,
);

/** The print of a paw: four toes and the ball, cushioned as they are. */
export function pawPrint(pad: Pad): void {
  for (const [x, y, turn, rx, ry] of TOES) pad.dome(x, y, rx, ry, levelOn(pad, 0.2), turn);
  cushion(pad, BALL, (t) => 0.02 + 0.25 * Math.sqrt(Math.max(0, 1 - t ** 3.4)), {
    centre: [0, -0.42],
    rings: 18,
  });
  pad.gem(0, -0.4, 0.36, levelOn(pad, 0.2));
}

/** Branchlets of an arm: how far out they stand, and how long they are; fewer where gaps would fill in casting. */
type Barbs = readonly (readonly [out: number, length: number])[];
const BARBS: Barbs = [
  [0.34, 0.17],
  [0.53, 0.27],
  [0.71, 0.15],
];
const FEW_BARBS: Barbs = [
  [0.38, 0.19],
  [0.62, 0.24],
];
/** Gap between branchlets, in units. */
const GAP = 0.06;

/** A straight wire that tapers, its points as close as its footprint needs. */
function rod(pad: Pad, from: Vec2, to: Vec2, width: number, endWidth: number): void {
  const shares = Array.from({ length: 11 }, (_, i) => i / 10);
  pad.taper(
    shares.map((t): Vec2 => [mixNumber(from[0], to[0], t), mixNumber(from[1], to[1], t)]),
    shares.map((t) => mixNumber(width, endWidth, t)),
    0.95,
  );
}

/** A snow crystal of six arms: crested branches, a stone in the middle, smaller ones at the tips. */
export function snowflake(pad: Pad): void {
  for (let i = 0; i < 6; i++) {
    const a = Math.PI / 2 + (Math.PI / 3) * i;
    const at = (out: number, aside: number): Vec2 => {
      const [x, y] = polar(out, a);
      const [u, v] = polar(aside, a + Math.PI / 2);
      return [x + u, y + v];
    };
    rod(pad, at(0, 0), at(0.84, 0), 0.165, 0.1);
    for (const [out, length] of pad.shows(GAP) ? BARBS : FEW_BARBS)
      for (const side of [1, -1]) rod(pad, at(out, 0), at(out + length * 0.6, side * length), 0.11, 0.08);
  }
  pad.fill(
    Array.from({ length: 6 }, (_, i) => polar(0.25, (Math.PI / 3) * i)),
    1.2,
  );
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(0.9, Math.PI / 2 + (Math.PI / 3) * i);
    pad.gem(x, y, 0.14, 0.6);
  }
  pad.gem(0, 0, 0.3, 1);
}
