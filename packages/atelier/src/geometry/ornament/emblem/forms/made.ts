/** Things people made: a propeller, the nib of a pen, a coffin. */
import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse, mirrored, rotate } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A blade that points up: slim at its root, widest past the middle, its tip round and swept. */
const BLADE: readonly Vec2[] = curve(
  [
    [0.08, 0.1],
    [0.12, 0.3],
    [0.22, 0.56],
    [0.2, 0.84],
    [0.04, 1],
    [-0.1, 0.9],
    [-0.15, 0.6],
    [-0.1, 0.3],
    [-0.08, 0.1],
  ],
  true,
  7,
);
const BLADES = 3;
const HUB = 0.27;

/** A propeller of three blades, each pitched across its width; its hub holds a stone, or glass. */
export function propeller(pad: Pad): void {
  for (let i = 0; i < BLADES; i++) {
    const a = (2 * Math.PI * i) / BLADES;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    cushion(
      pad,
      rotate(BLADE, a),
      (t, x, y) => {
        const across = (x * c + y * s) / 0.2;
        const along = y * c - x * s;
        // Steep at the root, flat at the tip.
        return 0.12 + (0.15 - 0.08 * along) * across - 0.05 * t ** 3;
      },
      { centre: rotate([[0.03, 0.56]], a)[0]!, rings: 16 },
    );
  }
  pad.disc(0, 0, HUB, levelOn(pad, 0.22));
  const top = levelOn(pad, 0.22);
  if (pad.plan.enamel.length > 0) {
    pad.cell(pad.area(ellipse(0, 0, HUB * 0.7, HUB * 0.7, 48)), 0, top);
    return;
  }
  pad.cell(pad.area(ellipse(0, 0, HUB * 0.78, HUB * 0.78, 48)), 0, top, 0.15);
  pad.gem(0, 0, HUB, top * 0.6);
}

/** The right edge of a nib from its point up: shoulders, then the shank that goes into the pen. */
const NIB_HALF: readonly Vec2[] = [
  ...curve(
    [
      [0.02, -1],
      [0.1, -0.72],
      [0.24, -0.38],
      [0.36, -0.04],
      [0.39, 0.2],
      [0.34, 0.38],
    ],
    false,
    7,
  ),
  ...curve(
    [
      [0.26, 0.44],
      [0.25, 0.7],
      [0.25, 0.98],
    ],
    false,
    5,
  ),
];
const NIB: readonly Vec2[] = [...NIB_HALF, ...mirrored(NIB_HALF)];
const BREATHER: Vec2 = [0, 0.06];

/** The nib of a fountain pen: arched across, slit to its breather hole, a line engraved about its shoulders. */
export function penNib(pad: Pad): void {
  const { easel, plan } = pad;
  const arch = (x: number): number => 0.07 + 0.26 * Math.sqrt(Math.max(0, 1 - (x / 0.46) ** 2));
  cushion(pad, NIB, (t, x) => arch(x) - (t > 0.96 ? 0.03 : 0), { centre: [0, 0.1], rings: 26 });
  const groove = (path: readonly Vec2[], width: number, deep: number): void => {
    for (let i = 1; i < path.length; i++) {
      const [p, q] = [path[i - 1]!, path[i]!];
      const top = plan.groundMm + plan.reliefMm * levelOn(pad, arch((p[0] + q[0]) / 2));
      easel.field(pad.strip([p, q], width), top, deep, null);
    }
  };
  groove([BREATHER, [0, -0.97]], 0.03, 0.8);
  if (pad.shows(0.06)) {
    const line = curve([
      [0.03, -0.66],
      [0.15, -0.36],
      [0.25, -0.04],
      [0.27, 0.18],
      [0.2, 0.32],
      [0, 0.36],
    ]);
    groove(line, 0.03, 0.26);
    groove(mirrored(line), 0.03, 0.26);
    groove(
      [
        [-0.24, 0.56],
        [0.24, 0.56],
      ].map(([x, y]): Vec2 => [x!, y!]),
      0.03,
      0.14,
    );
  }
  if (plan.stone !== null) pad.gem(...BREATHER, 0.2, levelOn(pad, 0.24));
  else groove([BREATHER, [0, BREATHER[1] + 0.001]], 0.15, 1.1);
}

const COFFIN: readonly Vec2[] = [
  [-0.26, -0.98],
  [0.26, -0.98],
  [0.54, 0.42],
  [0.28, 0.98],
  [-0.28, 0.98],
  [-0.54, 0.42],
];

/** A coffin with its lid bevelled, a cross on it. */
export function coffin(pad: Pad): void {
  const { bench } = pad;
  const lid = pad.area(COFFIN);
  pad.raise(lid, 1);
  const inner = bench.grown(lid, -Math.max(0.5, pad.mm(0.09)));
  const cross = bench.joined([
    pad.strip(
      [
        [0, -0.6],
        [0, 0.62],
      ],
      0.13,
    ),
    pad.strip(
      [
        [-0.25, 0.32],
        [0.25, 0.32],
      ],
      0.13,
    ),
  ]);
  pad.cell(pad.plan.enamel.length > 0 ? bench.without(inner, cross) : inner, 0, 1, 0.24);
  pad.raise(cross, 1.15);
  pad.gem(0, 0.32, 0.2, 1.1);
}
