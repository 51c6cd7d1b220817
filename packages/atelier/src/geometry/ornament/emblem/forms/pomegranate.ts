import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** The fruit: middle, half sizes and how far it stands over the ground, in units. */
const FRUIT = { y: -0.22, rx: 0.74, ry: 0.7, high: 0.5 } as const;
/** The floor of the seeds, over the ground. */
const FLOOR = 0.27;

/** Where the rind has split: a pointed oval, a little askew. */
const SPLIT: readonly Vec2[] = curve(
  [
    [0.06, 0.32],
    [0.26, 0.08],
    [0.34, -0.22],
    [0.22, -0.52],
    [-0.04, -0.78],
    [-0.24, -0.52],
    [-0.32, -0.22],
    [-0.2, 0.08],
  ],
  true,
  6,
);

/** Seeds in the cells of a comb, as many as the split shows. */
export const SEEDS: readonly Vec2[] = [
  [0.03, 0.14],
  [-0.09, -0.05],
  [0.13, -0.05],
  [-0.19, -0.24],
  [0.02, -0.24],
  [0.22, -0.24],
  [-0.1, -0.43],
  [0.11, -0.43],
  [-0.01, -0.61],
];
const SEED = 0.19;

/** Height of the rind over the ground. */
const rind = (x: number, y: number): number =>
  FRUIT.high * Math.sqrt(Math.max(0, 1 - (x / FRUIT.rx) ** 2 - ((y - FRUIT.y) / FRUIT.ry) ** 2));

/** Points of the crown, outermost first on either side: foot, tip. */
const SEPALS: readonly (readonly [foot: number, x: number, y: number])[] = [
  [-0.17, -0.5, 0.8],
  [0.17, 0.5, 0.8],
  [-0.09, -0.26, 0.93],
  [0.09, 0.26, 0.93],
  [0, 0, 0.98],
];

/** A ripe fruit under its crown, the rind split open over rows of seeds. */
export function pomegranate(pad: Pad): void {
  const { plan } = pad;
  const level = (units: number): number => pad.mm(units) / plan.reliefMm;
  pad.dome(0, FRUIT.y, FRUIT.rx, FRUIT.ry, level(FRUIT.high));
  const crown: Clay[] = [
    { kind: 'ball', at: [0, 0.44, 0.16], r: [0.23, 0.13, 0.24] },
    { kind: 'limb', from: [-0.16, 0.52, 0.2], to: [0.16, 0.52, 0.2], r0: 0.085, r1: 0.085 },
    ...SEPALS.map(
      ([foot, x, y], i): Clay => ({
        kind: 'limb',
        from: [foot, 0.5, 0.17 + 0.02 * i],
        to: [x, y, 0.2],
        r0: 0.105,
        r1: 0.035,
      }),
    ),
  ];
  pad.model(crown, 0.03);
  pad.sink(SPLIT, FLOOR);
  // The rind rolls back about the split.
  pad.ridge(
    SPLIT,
    0.1,
    SPLIT.map(([x, y]) => rind(x, y) - 0.02),
    true,
  );
  for (const [x, y] of SEEDS) pad.gem(x, y, SEED, level(FLOOR));
}
