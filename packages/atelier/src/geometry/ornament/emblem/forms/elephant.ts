import type { Vec3 } from '../../../solids.ts';
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { bar, cushion, flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The barrel of the body: the cloth on its back lies over it. */
const BARREL = { at: [-0.2, 0.06, 0.1] as Vec3, r: [0.52, 0.38, 0.4] as Vec3 } as const;

const BEAST: readonly Clay[] = [
  { kind: 'ball', ...BARREL },
  // Rump and shoulder.
  { kind: 'ball', at: [-0.5, 0.0, 0.1], r: [0.28, 0.36, 0.34] },
  { kind: 'ball', at: [0.14, 0.04, 0.1], r: [0.28, 0.36, 0.34] },
  // Legs of the far side, then of the near side.
  ...bar([[-0.32, -0.2, 0.02], 0.16], [[-0.3, -0.6, 0.02], 0.12], [[-0.28, -0.84, 0.02], 0.125]),
  ...bar([[0.3, -0.16, 0.02], 0.15], [[0.38, -0.56, 0.02], 0.115], [[0.4, -0.84, 0.02], 0.12]),
  ...bar([[-0.56, -0.14, 0.16], 0.22], [[-0.6, -0.5, 0.16], 0.145], [[-0.62, -0.86, 0.14], 0.15]),
  ...bar([[0.08, -0.14, 0.16], 0.2], [[0.06, -0.52, 0.16], 0.135], [[0.06, -0.86, 0.14], 0.145]),
  // Tail.
  ...bar([[-0.74, 0.16, 0.1], 0.05], [[-0.86, -0.06, 0.08], 0.036], [[-0.86, -0.28, 0.06], 0.03]),
  { kind: 'ball', at: [-0.86, -0.36, 0.06], r: [0.04, 0.09, 0.06] },
  // Neck, skull with its two domes, cheek.
  { kind: 'ball', at: [0.34, 0.26, 0.18], r: [0.28, 0.3, 0.3] },
  { kind: 'ball', at: [0.48, 0.4, 0.24], r: [0.22, 0.22, 0.26] },
  { kind: 'ball', at: [0.56, 0.22, 0.24], r: [0.16, 0.18, 0.22] },
];

/** The trunk swings out and up, its tip curls back over the brow. */
const TRUNK: readonly Clay[] = [
  ...bar(
    [[0.58, 0.3, 0.24], 0.15],
    [[0.7, 0.16, 0.22], 0.13],
    [[0.82, 0.16, 0.2], 0.112],
    [[0.91, 0.26, 0.19], 0.1],
    [[0.94, 0.42, 0.18], 0.088],
    [[0.91, 0.58, 0.18], 0.077],
    [[0.86, 0.71, 0.17], 0.068],
    [[0.84, 0.83, 0.16], 0.06],
    [[0.88, 0.92, 0.16], 0.055],
    [[0.96, 0.95, 0.16], 0.055],
  ),
];

const TUSK: readonly Clay[] = bar(
  [[0.6, 0.1, 0.34], 0.062],
  [[0.72, 0.01, 0.36], 0.052],
  [[0.84, 0.0, 0.34], 0.04],
  [[0.93, 0.05, 0.3], 0.028],
);

/** The near ear, a fan. */
const EAR: readonly Vec2[] = curve(
  [
    [0.4, 0.46],
    [0.28, 0.52],
    [0.12, 0.48],
    [0.02, 0.32],
    [0.02, 0.12],
    [0.1, -0.08],
    [0.2, -0.2],
    [0.28, -0.1],
    [0.34, 0.06],
    [0.42, 0.2],
  ],
  true,
  7,
);
const EAR_ROOT: Vec2 = [0.36, 0.28];

/** An elephant in stride, trunk up for luck; a stone on its brow band where it has room. */
export function elephant(pad: Pad): void {
  pad.model(flattened(pad, BEAST), 0.06);
  pad.model(flattened(pad, TRUNK), 0.02);
  pad.model(flattened(pad, TUSK), 0.02);
  // The ear flares away from the head, folds running from its root.
  cushion(
    pad,
    EAR,
    (t, x, y) => {
      const a = Math.atan2(y - EAR_ROOT[1], x - EAR_ROOT[0]);
      return 0.47 + 0.08 * t * t - (t > 0.97 ? 0.06 : 0) + 0.018 * t * Math.cos(9 * a);
    },
    { centre: EAR_ROOT, rings: 18 },
  );
  pad.dome(0.55, 0.36, 0.04, 0.034, levelOn(pad, 0.5));
  toes(pad);
}

function toes(pad: Pad): void {
  if (!pad.shows(0.06)) return;
  for (const x of [-0.62, 0.06])
    for (const step of [-1, 0, 1])
      pad.dome(x + 0.08 * step, -0.93, 0.035, 0.045, levelOn(pad, 0.25 - 0.03 * Math.abs(step)));
}
