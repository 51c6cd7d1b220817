/** Birds with feathered wings: a raven on a branch, a hummingbird, a crane in flight. */
import type { Region } from '../../../mesh/bench.ts';
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { bar, cushion, eye, flattened, levelOn } from '../bodies.ts';
import { FINEST_LINE_MM, type Pad } from '../pad.ts';

interface Wing {
  /** Its edge, closed. */
  readonly edge: readonly Vec2[];
  /** Where its feathers fan out from. */
  readonly root: Vec2;
  readonly quills: number;
  readonly high: number;
  /** How long its coverts are, of the way to the tips. */
  readonly coverts: number;
}

/** Metal about cells of glass, and the least that a cell is across, mm. */
const CLOISON_MM = 0.42;
const LEAST_CELL_MM = 0.5;

/** A wing whose feathers fan out from its root, coverts over quills; or with glass between its quills. */
function wing(pad: Pad, { edge, root, quills, high, coverts }: Wing, colour: number): void {
  const outline = curve(edge, true, 7);
  const turns = outline.map(([x, y]) => Math.atan2(y - root[1], x - root[0]));
  const middle = outline.reduce<Vec2>(
    (sum, [x, y]) => [sum[0] + x / outline.length, sum[1] + y / outline.length],
    [0, 0],
  );
  const facing = Math.atan2(middle[1] - root[1], middle[0] - root[0]);
  const off = (turn: number): number => Math.atan2(Math.sin(turn - facing), Math.cos(turn - facing));
  const offs = turns.map(off).filter((turn) => Math.abs(turn) < 1.5);
  const [least, most] = [Math.min(...offs), Math.max(...offs)];
  const far = Math.max(...outline.map(([x, y]) => Math.hypot(x - root[0], y - root[1])));
  if (pad.plan.enamel.length > 0) {
    const { bench } = pad;
    const whole = pad.area(outline);
    pad.raise(whole, 0.9);
    const lines = Array.from({ length: quills - 1 }, (_, i) => {
      const turn = facing + least + ((i + 1) * (most - least)) / quills;
      const tip: Vec2 = [root[0] + far * Math.cos(turn), root[1] + far * Math.sin(turn)];
      return pad.strip([root, tip], FINEST_LINE_MM / pad.plan.unitMm);
    });
    const field = bench.grown(whole, -CLOISON_MM);
    const opened = (region: Region): Region =>
      bench.grown(bench.grown(region, -LEAST_CELL_MM / 2), LEAST_CELL_MM / 2);
    const parted = opened(bench.without(field, bench.joined(lines)));
    // A wing too small for cells between its quills is one.
    const cells = parted.area() > field.area() * 0.35 ? parted : opened(field);
    for (const cell of bench.parts(cells)) pad.cell(cell, colour, 0.9);
    return;
  }
  cushion(
    pad,
    outline,
    (t, x, y) => {
      const d = Math.hypot(x - root[0], y - root[1]) / far;
      const share = (off(Math.atan2(y - root[1], x - root[0])) - least) / (most - least);
      // Every feather is highest at its shaft and low where the next begins; coverts are shorter and lie on top.
      const fan = (count: number): number => Math.abs(Math.sin(Math.PI * count * share)) ** 0.7;
      const ridge = d < coverts ? 0.05 + 0.03 * fan(quills * 0.75) : 0.055 * fan(quills);
      return high * (1 - 0.55 * d) * (t > 0.97 ? 0.7 : 1) + ridge * Math.min(1, 5 * (1 - t) + 0.35);
    },
    { centre: middle, rings: 26 },
  );
}

const HUMMING_WINGS: readonly Wing[] = [
  {
    edge: [
      [-0.2, 0.02],
      [-0.24, 0.36],
      [-0.1, 0.74],
      [0.14, 1],
      [0.2, 0.7],
      [0.14, 0.34],
      [0.04, 0.04],
    ],
    root: [-0.12, -0.06],
    quills: 7,
    high: 0.12,
    coverts: 0.42,
  },
  {
    edge: [
      [-0.12, -0.08],
      [0.04, 0.22],
      [0.36, 0.5],
      [0.92, 0.66],
      [0.78, 0.4],
      [0.5, 0.12],
      [0.12, -0.18],
    ],
    root: [-0.12, -0.1],
    quills: 8,
    high: 0.2,
    coverts: 0.4,
  },
];
const HUMMING_BODY: readonly Clay[] = [
  { kind: 'ball', at: [-0.42, 0.2, 0.14], r: [0.18, 0.165, 0.18] },
  ...bar([[-0.54, 0.22, 0.16], 0.06], [[-0.74, 0.29, 0.14], 0.034], [[-1, 0.4, 0.1], 0.026]),
  ...bar(
    [[-0.36, 0.12, 0.13], 0.14],
    [[-0.16, -0.14, 0.15], 0.2],
    [[0.08, -0.42, 0.12], 0.15],
    [[0.2, -0.58, 0.1], 0.08],
  ),
  // Tail, fanned.
  ...bar([[0.16, -0.5, 0.1], 0.06], [[0.3, -0.94, 0.06], 0.055]),
  ...bar([[0.16, -0.5, 0.12], 0.06], [[0.44, -0.9, 0.08], 0.055]),
  ...bar([[0.16, -0.5, 0.1], 0.06], [[0.56, -0.8, 0.06], 0.055]),
];

/** A hummingbird that hovers, bill to a flower, wings up; a stone at its throat. */
export function hummingbird(pad: Pad): void {
  wing(pad, HUMMING_WINGS[0], 0);
  pad.model(flattened(pad, HUMMING_BODY), 0.04);
  wing(pad, HUMMING_WINGS[1], 0);
  pad.dome(-0.45, 0.24, 0.04, 0.04, levelOn(pad, 0.31));
  pad.gem(-0.27, 0.0, 0.2, levelOn(pad, 0.24));
}

const CRANE_WINGS: readonly Wing[] = [
  {
    edge: [
      [-0.28, 0.06],
      [-0.3, 0.44],
      [-0.12, 0.8],
      [0.16, 1],
      [0.34, 0.92],
      [0.52, 0.68],
      [0.56, 0.36],
      [0.4, 0.06],
      [0.16, -0.06],
    ],
    root: [-0.08, -0.06],
    quills: 8,
    high: 0.14,
    coverts: 0.5,
  },
  {
    edge: [
      [-0.26, -0.08],
      [-0.54, -0.3],
      [-0.72, -0.66],
      [-0.7, -0.98],
      [-0.46, -0.98],
      [-0.16, -0.84],
      [0.12, -0.56],
      [0.24, -0.26],
      [0.08, -0.12],
    ],
    root: [-0.04, -0.1],
    quills: 8,
    high: 0.2,
    coverts: 0.5,
  },
];
const CRANE_BODY: readonly Clay[] = [
  ...bar(
    [[-0.28, 0.08, 0.12], 0.12],
    [[-0.04, -0.06, 0.13], 0.17],
    [[0.24, -0.2, 0.12], 0.12],
    [[0.42, -0.28, 0.08], 0.06],
  ),
  // The neck in a long bow, head, bill.
  ...bar(
    [[-0.26, 0.08, 0.13], 0.1],
    [[-0.46, 0.2, 0.14], 0.07],
    [[-0.58, 0.36, 0.14], 0.055],
    [[-0.7, 0.46, 0.14], 0.055],
  ),
  { kind: 'ball', at: [-0.73, 0.47, 0.14], r: [0.095, 0.08, 0.09], turn: 0.2 },
  ...bar([[-0.79, 0.46, 0.14], 0.045], [[-1, 0.38, 0.1], 0.026]),
  // Legs trailing.
  ...bar([[0.32, -0.24, 0.1], 0.045], [[0.66, -0.38, 0.08], 0.03], [[1, -0.46, 0.07], 0.028]),
  ...bar([[0.3, -0.27, 0.1], 0.045], [[0.62, -0.46, 0.08], 0.03], [[0.95, -0.57, 0.07], 0.028]),
];

/** A crane in flight: neck out, legs trailing, one wing up and one down; a stone for its red crown. */
export function crane(pad: Pad): void {
  wing(pad, CRANE_WINGS[0], 0);
  pad.model(flattened(pad, CRANE_BODY), 0.03);
  wing(pad, CRANE_WINGS[1], 0);
  eye(pad, [-0.73, 0.5], 0.11, 0.16, levelOn(pad, 0.17));
}

const RAVEN_WING: Wing = {
  edge: [
    [-0.2, 0.26],
    [-0.14, 0.02],
    [0.1, -0.22],
    [0.5, -0.46],
    [0.88, -0.66],
    [0.66, -0.34],
    [0.42, 0.02],
    [0.14, 0.28],
    [-0.06, 0.36],
  ],
  root: [-0.3, 0.42],
  quills: 8,
  high: 0.36,
  coverts: 0.48,
};
const RAVEN_BODY: readonly Clay[] = [
  ...bar(
    [[-0.26, 0.38, 0.12], 0.2],
    [[-0.12, 0.06, 0.14], 0.29],
    [[0.16, -0.24, 0.12], 0.24],
    [[0.36, -0.46, 0.08], 0.13],
  ),
  { kind: 'ball', at: [-0.38, 0.6, 0.13], r: [0.23, 0.2, 0.2] },
  // Bill, with bristles over it, and throat.
  ...bar([[-0.52, 0.62, 0.16], 0.1], [[-0.74, 0.6, 0.15], 0.07], [[-0.98, 0.48, 0.12], 0.026]),
  ...bar([[-0.52, 0.55, 0.14], 0.07], [[-0.86, 0.51, 0.12], 0.028]),
  ...bar([[-0.46, 0.44, 0.16], 0.1], [[-0.46, 0.26, 0.16], 0.06], [[-0.4, 0.12, 0.2], 0.03]),
  // Tail.
  ...bar([[0.34, -0.42, 0.08], 0.12], [[0.66, -0.86, 0.05], 0.075]),
  ...bar([[0.34, -0.42, 0.08], 0.1], [[0.52, -0.94, 0.05], 0.07]),
  // Legs, toes, the branch.
  ...bar([[-0.02, -0.24, 0.14], 0.09], [[-0.08, -0.52, 0.14], 0.045], [[-0.08, -0.7, 0.16], 0.04]),
  ...bar([[0.14, -0.3, 0.14], 0.09], [[0.14, -0.56, 0.14], 0.045], [[0.14, -0.72, 0.16], 0.04]),
  ...bar(
    [[-0.92, -0.82, 0.05], 0.06],
    [[-0.3, -0.74, 0.08], 0.075],
    [[0.3, -0.78, 0.08], 0.07],
    [[0.9, -0.98, 0.05], 0.045],
  ),
  ...bar([[-0.5, -0.76, 0.08], 0.045], [[-0.74, -0.6, 0.06], 0.03]),
  ...[-0.08, 0.14].flatMap((x) =>
    [-0.08, 0, 0.08].flatMap((dx) => bar([[x, -0.68, 0.17], 0.035], [[x + dx, -0.82, 0.16], 0.03])),
  ),
];

/** A raven on a bare branch, its wing folded; a stone for its eye. */
export function raven(pad: Pad): void {
  pad.model(flattened(pad, RAVEN_BODY), 0.035);
  wing(pad, RAVEN_WING, 0);
  eye(pad, [-0.43, 0.64], 0.1, 0.17, levelOn(pad, 0.28));
}
