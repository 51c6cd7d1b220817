import type { Vec2 } from '../../../vec.ts';
import { curve } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The right half of the fan from its cleft to the stalk: a wavy margin, then a hollow side. It hangs from its stalk. */
const FAN_HALF: readonly Vec2[] = curve(
  [
    [0.01, -0.3],
    [0.05, -0.5],
    [0.13, -0.78],
    [0.26, -0.9],
    [0.42, -0.82],
    [0.56, -0.82],
    [0.7, -0.66],
    [0.83, -0.57],
    [0.91, -0.38],
    [1, -0.22],
    [0.95, -0.06],
    [0.68, 0.04],
    [0.4, 0.17],
    [0.18, 0.36],
    [0.07, 0.56],
  ],
  false,
  13,
);
/** The other half hangs a little lower. */
const FAN: readonly Vec2[] = [
  ...FAN_HALF,
  ...FAN_HALF.slice(0, -1)
    .map(([x, y]): Vec2 => [-x * 0.97, y + 0.07 * (x - x * x)])
    .reverse(),
];
/** Where the veins come together. */
const FOOT: Vec2 = [0, 0.62];
const VEINS = 12;
/** How far the veins open to either side, radians. */
const SPREAD = 1.02;
const STALK: readonly Vec2[] = curve([
  [0, 0.3],
  [0, 0.56],
  [0.03, 0.76],
  [0.12, 0.99],
]);

/** A ginkgo leaf: a cleft fan, its veins spreading from the stalk; glass between them where there is enamel. */
export function ginkgoLeaf(pad: Pad): void {
  const { bench, plan } = pad;
  if (plan.enamel.length > 0) {
    const blade = pad.area(FAN);
    pad.raise(blade, 0.8);
    const lines = Array.from({ length: VEINS - 1 }, (_, i) =>
      pad.strip([FOOT, ray(SPREAD * (-1 + (2 * i) / (VEINS - 2)), 1.7)], 0.045),
    );
    const free = bench.without(bench.grown(blade, -Math.max(0.34, pad.mm(0.04))), ...lines);
    for (const cell of bench.parts(bench.grown(bench.grown(free, -0.2), 0.2))) pad.cell(cell, 0, 0.8);
  } else
    cushion(
      pad,
      FAN,
      (_, x, y) => {
        const far = Math.hypot(x - FOOT[0], y - FOOT[1]);
        const turn = Math.atan2(x - FOOT[0], FOOT[1] - y);
        // Folds grow finer where the blade narrows to its stalk; the whole waves towards the margin.
        const vein = Math.cos((Math.PI * VEINS * turn) / SPREAD) * Math.min(1, far * 0.9);
        const wave = Math.cos(5.2 * turn + 0.5) * far * far;
        return 0.13 + 0.02 * vein + 0.035 * wave;
      },
      { centre: [0, -0.16], rings: 60 },
    );
  pad.taper(
    STALK,
    STALK.map((_, i) => 0.13 - (0.03 * i) / (STALK.length - 1)),
    levelOn(pad, 0.15),
  );
  pad.gemIfSet(0, 0.3, 0.2, levelOn(pad, 0.14));
}

/** A point so far from the foot, turned from the way down. */
const ray = (turn: number, far: number): Vec2 => [
  FOOT[0] + far * Math.sin(turn),
  FOOT[1] - far * Math.cos(turn),
];
