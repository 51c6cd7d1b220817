/** A monstera leaf and a weeping willow. */
import { mixNumber, type Vec2 } from '../../../vec.ts';
import { curve, leaf, mirrored } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The right half of the leaf from its tip up to the notch at its stalk. */
const MONSTERA_HALF: readonly Vec2[] = curve(
  [
    [0, -1],
    [0.22, -0.78],
    [0.54, -0.5],
    [0.78, -0.12],
    [0.84, 0.26],
    [0.66, 0.6],
    [0.36, 0.76],
    [0.14, 0.7],
    [0.05, 0.56],
  ],
  false,
  8,
);
const MONSTERA: readonly Vec2[] = [...MONSTERA_HALF, ...mirrored(MONSTERA_HALF.slice(1))];
/** Splits of the right half: where they end near the midrib, where they leave the leaf, how wide they open. */
const SPLITS: readonly (readonly [inner: Vec2, outer: Vec2, width: number])[] = [
  [[0.28, 0.4], [0.96, 0.62], 0.13],
  [[0.27, 0.12], [1, 0.14], 0.14],
  [[0.24, -0.14], [0.92, -0.32], 0.14],
  [[0.18, -0.42], [0.7, -0.72], 0.12],
];
/** Side veins of the right half, between the splits. */
const VEINS: readonly (readonly [Vec2, Vec2])[] = [
  [
    [0, 0.44],
    [0.5, 0.66],
  ],
  [
    [0, 0.24],
    [0.74, 0.36],
  ],
  [
    [0, -0.02],
    [0.76, -0.1],
  ],
  [
    [0, -0.28],
    [0.54, -0.5],
  ],
  [
    [0, -0.54],
    [0.28, -0.76],
  ],
];
/** Eyes of the leaf beside its midrib. */
const HOLES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [0.17, 0.2, 0.3],
  [0.16, -0.06, -0.1],
  [0.13, -0.34, -0.5],
];
const bothSides = (loop: readonly Vec2[]): (readonly Vec2[])[] => [loop, mirrored(loop)];
const split = ([inner, outer, width]: (typeof SPLITS)[number]): Vec2[] => {
  const turn = Math.atan2(outer[1] - inner[1], outer[0] - inner[0]);
  const long = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) * 1.5;
  return leaf(inner, turn, long, width, 0.55, 0.8);
};

/** A monstera leaf: split to near its midrib, veined; glass between the veins where there is enamel. */
export function monstera(pad: Pad): void {
  const { bench, easel, plan } = pad;
  const cuts = [
    ...SPLITS.flatMap((one) => bothSides(split(one))),
    ...(pad.shows(0.07)
      ? HOLES.flatMap(([x, y, turn]) => bothSides(leaf([x - 0.04, y], turn, 0.13, 0.075, 0.5, 0.8)))
      : []),
  ];
  const blade = pad.area(MONSTERA, cuts);
  const stalk: readonly Vec2[] = curve([
    [0, -0.96],
    [0, -0.2],
    [0, 0.56],
    [0.03, 0.8],
    [0.12, 0.98],
  ]);
  const veins = VEINS.flatMap((line) => bothSides(line));
  if (plan.enamel.length > 0) {
    pad.raise(blade, 0.8);
    const lines = bench.joined([
      pad.strip(
        [
          [0, -1],
          [0, 0.6],
        ],
        0.07,
      ),
      ...veins.map((line) => pad.strip(line, 0.05)),
    ]);
    const free = bench.without(bench.grown(blade, -Math.max(0.34, pad.mm(0.035))), lines);
    for (const cell of bench.parts(bench.grown(bench.grown(free, -0.25), 0.25))) pad.cell(cell, 0, 0.8);
  } else {
    cushion(
      pad,
      MONSTERA,
      (t, x, y) => {
        // Each side bellies up from the midrib and falls to the margin; veins lie in folds.
        const side = Math.abs(x);
        const fold = VEINS.reduce((least, [a, b]) => Math.min(least, distance([side, y], a, b)), 1);
        const rise = 0.13 * Math.sin(Math.PI * Math.min(1, side / 0.8) ** 0.75);
        return 0.07 + rise * (1 - 0.5 * t ** 4) - 0.04 * Math.exp(-((fold / 0.03) ** 2)) * (1 - t);
      },
      { centre: [0, 0.05], rings: 34 },
    );
    const through = bench.outlines(bench.joined(cuts.map((loop) => pad.area(loop))));
    for (const loop of through) easel.cut(bench.prism(loop, -1, plan.groundMm + pad.mm(1)));
  }
  pad.taper(
    stalk,
    stalk.map((_, i) => mixNumber(0.05, 0.11, i / stalk.length)),
    0.95,
  );
  pad.gem(0.34, -0.16, 0.2, plan.enamel.length > 0 ? 0.8 : levelOn(pad, 0.15));
}

/** How far a point lies from a stretch. */
function distance([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

/** Boughs of the right side: how far out they arch, how high, how low their ends hang. */
const BOUGHS: readonly (readonly [out: number, high: number, low: number])[] = [
  [0.1, 0.84, -0.1],
  [0.22, 0.94, -0.38],
  [0.35, 0.97, -0.56],
  [0.48, 0.92, -0.44],
  [0.62, 0.84, -0.66],
  [0.76, 0.72, -0.5],
  [0.89, 0.56, -0.62],
];
/** A hanging bough is thickest where its leaves stand, one behind the other. */
const LEAVES = { from: 0.3, step: 0.115, width: 0.1, stalk: 0.045 } as const;
const TRUNK: readonly Vec2[] = curve([
  [0.06, -0.9],
  [0.02, -0.6],
  [-0.04, -0.2],
  [0, 0.2],
  [0.02, 0.5],
]);

/** A weeping willow on a mound: boughs arch out of its trunk and hang down in leaves. */
export function willow(pad: Pad): void {
  pad.dome(0, -0.96, 0.8, 0.13, 0.8);
  pad.taper(
    TRUNK,
    TRUNK.map((_, i) => mixNumber(0.26, 0.12, (i / TRUNK.length) ** 0.6)),
    1.1,
  );
  for (const side of [-0.16, 0.16])
    pad.taper(
      curve([
        [side * 0.2, -0.66],
        [side * 0.8, -0.84],
        [side * 1.7, -0.92],
      ]),
      Array.from({ length: 17 }, (_, i) => mixNumber(0.12, 0.06, i / 16)),
      0.9,
    );
  const many = pad.shows(0.045);
  BOUGHS.forEach(([out, high, low], n) => {
    if (!many && n % 2 === 1) return;
    for (const side of [1, -1]) {
      const hang = low + (side < 0 ? 0.08 : 0);
      const line = curve(
        [
          [0, 0.34 - 0.04 * n],
          [side * out * 0.36, high * 0.86],
          [side * out * 0.76, high],
          [side * out * 0.98, high * 0.62],
          [side * out * 1.05, (high + hang) / 2 - 0.16],
          [side * out * 1.04, hang],
        ],
        false,
        12,
      );
      let length = 0;
      const widths = line.map((p, i) => {
        const q = line[Math.max(0, i - 1)]!;
        length += Math.hypot(p[0] - q[0], p[1] - q[1]);
        if (length < LEAVES.from) return mixNumber(0.085, LEAVES.stalk, length / LEAVES.from);
        const share = (length / LEAVES.step) % 1;
        const end = i > line.length - 4 ? 0.5 : 1;
        return LEAVES.stalk + end * LEAVES.width * Math.sin(Math.PI * share ** 0.7) ** 2;
      });
      pad.taper(line, widths, 0.75 + 0.05 * n);
    }
  });
  pad.gem(0, 0.56, 0.16, 1.2);
}
