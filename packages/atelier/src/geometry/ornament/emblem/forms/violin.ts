/** A violin, and its belly alone with the two f-holes. */
import type { Vec2 } from '../../../vec.ts';
import { box, curve, ellipse, mirrored, spiral } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import { Pad } from '../pad.ts';

/** The right half of the belly from the lower end: lower bout, its corner, the waist, its corner, upper bout. */
const BELLY_HALF: readonly Vec2[] = [
  ...curve(
    [
      [0, -1],
      [0.28, -0.97],
      [0.5, -0.82],
      [0.59, -0.58],
      [0.54, -0.36],
      [0.58, -0.2],
    ],
    false,
    8,
  ),
  ...curve(
    [
      [0.56, -0.18],
      [0.42, -0.1],
      [0.345, 0.06],
      [0.37, 0.22],
      [0.47, 0.3],
    ],
    false,
    8,
  ),
  ...curve(
    [
      [0.47, 0.33],
      [0.43, 0.46],
      [0.46, 0.64],
      [0.38, 0.86],
      [0.2, 0.97],
      [0, 0.99],
    ],
    false,
    8,
  ),
];
const BELLY: readonly Vec2[] = [...BELLY_HALF, ...mirrored(BELLY_HALF).slice(1, -1)];
/** The right f-hole from its upper eye, which looks to the middle, to its lower eye at the edge. */
const F_HOLE: readonly Vec2[] = curve(
  [
    [0.125, 0.17],
    [0.15, 0.27],
    [0.215, 0.24],
    [0.225, 0.06],
    [0.25, -0.18],
    [0.27, -0.38],
    [0.335, -0.45],
    [0.385, -0.37],
  ],
  false,
  7,
);
const EYES: readonly (readonly [at: Vec2, r: number])[] = [
  [[0.135, 0.165], 0.042],
  [[0.375, -0.345], 0.052],
];
const NICKS: readonly Vec2[] = [
  [0.165, -0.09],
  [0.31, -0.05],
];

const arch = (t: number): number => 0.1 + 0.15 * (1 - t * t) ** 0.8 + 0.035 * Math.max(0, (t - 0.86) / 0.14);

/** The belly: arched, its edge raised, cut with the f-holes; bridge, strings, tailpiece and fingerboard over it. */
function belly(pad: Pad): void {
  const { bench, easel, plan } = pad;
  cushion(pad, BELLY, (t) => arch(t), { centre: [0, 0.02], rings: 30 });
  const sides = (path: readonly Vec2[]): (readonly Vec2[])[] => [path, mirrored(path)];
  const holes = bench.joined([
    ...sides(F_HOLE).map((path) => pad.strip(path, 0.05)),
    ...EYES.flatMap(([[x, y], r]) => [x, -x].map((u) => pad.area(ellipse(u, y, r, r, 24)))),
    ...(pad.shows(0.045) ? sides(NICKS).map((path) => pad.strip(path, 0.03)) : []),
  ]);
  // Cut to the ground: they are dark.
  easel.field(holes, plan.groundMm + plan.reliefMm * levelOn(pad, 0.26), pad.mm(0.25), null);
}

/** Strings from the tailpiece over the bridge to the fingerboard, which ends at `top` (units). */
function fittings(pad: Pad, top: number): void {
  const over = levelOn(pad, 0.27);
  pad.fill(
    curve(
      [
        [-0.05, -0.97],
        [0.05, -0.97],
        [0.095, -0.52],
        [-0.095, -0.52],
      ],
      true,
      1,
    ),
    over,
  );
  pad.fill(
    [
      [-0.1, 0.36],
      [0.1, 0.36],
      [0.07, top],
      [-0.07, top],
    ],
    over + 0.2,
  );
  pad.fill(box(-0.155, -0.15, 0.155, -0.09), levelOn(pad, 0.36));
  const strings = pad.shows(0.055) ? [-0.09, -0.03, 0.03, 0.09] : pad.shows(0.035) ? [-0.06, 0.06] : [0];
  for (const x of strings)
    pad.ridge(
      [
        [x * 0.7, -0.56],
        [x, -0.12],
        [x * 0.8, 0.44],
      ],
      0.028,
      [0.27, 0.36, 0.3].map((z) => (z * levelOn(pad, 1) * pad.plan.reliefMm) / pad.plan.unitMm),
    );
}

/** The belly of a violin with its two f-holes, for what is worn small. */
export function fHoles(pad: Pad): void {
  belly(pad);
  fittings(pad, 0.97);
  pad.gemIfSet(0, -0.76, 0.2, levelOn(pad, 0.3));
}

/** The belly's share of the whole instrument, and where its middle lies. */
const BODY = { share: 0.6, y: -0.4 } as const;

/** A violin: its body, the neck with its pegs, the scroll. */
export function violin(pad: Pad): void {
  const { easel, plan } = pad;
  const [x, y] = plan.at ?? [0, 0];
  const body = new Pad(easel, {
    ...plan,
    unitMm: plan.unitMm * BODY.share,
    at: [x, y + BODY.y * plan.unitMm],
  });
  belly(body);
  const nut = 0.7;
  fittings(body, (nut - BODY.y) / BODY.share);
  // The peg box, its four pegs, the scroll.
  const level = levelOn(body, 0.3);
  pad.fill(
    [
      [-0.055, 0.66],
      [0.055, 0.66],
      [0.04, 0.92],
      [-0.04, 0.92],
    ],
    level,
  );
  for (const [side, at] of [
    [-1, 0.74],
    [1, 0.78],
    [-1, 0.84],
    [1, 0.88],
  ] as const) {
    pad.line(
      [
        [0, at],
        [side * 0.13, at + 0.01],
      ],
      0.035,
      level * 0.8,
    );
    pad.dome(side * 0.155, at + 0.01, 0.05, 0.036, level);
  }
  pad.disc(0, 0.93, 0.07, level);
  pad.wire(spiral(0, 0.93, 0.06, 0.018, -Math.PI / 2, 1.4, 30), 0.03, false, level + 0.25);
  if (plan.stone !== null) body.gem(0, -0.75, 0.3, levelOn(body, 0.3));
}
