/** Lakshmi as temple jewelers cast her: seated on a lotus, a lotus in two of her four hands, before an arch of flames. */
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { arc, leaf, polar } from '../../relief/figures.ts';
import { bar, flattened, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const BODY: readonly Clay[] = [
  // Crossed legs, feet before them.
  ...pairOf({ kind: 'limb', from: [0.06, -0.44, 0.12], to: [0.38, -0.5, 0.13], r0: 0.14, r1: 0.11 }),
  ...pairOf({ kind: 'limb', from: [0.36, -0.52, 0.15], to: [0.04, -0.57, 0.2], r0: 0.085, r1: 0.06 }),
  // Hips, waist, shoulders.
  { kind: 'ball', at: [0, -0.38, 0.12], r: [0.2, 0.13, 0.14] },
  { kind: 'limb', from: [0, -0.34, 0.15], to: [0, -0.12, 0.16], r0: 0.13, r1: 0.105 },
  { kind: 'limb', from: [0, -0.12, 0.16], to: [0, 0.02, 0.17], r0: 0.105, r1: 0.13 },
  { kind: 'limb', from: [-0.15, 0.06, 0.15], to: [0.15, 0.06, 0.15], r0: 0.075, r1: 0.075 },
  { kind: 'limb', from: [0, 0.05, 0.17], to: [0, 0.17, 0.19], r0: 0.07, r1: 0.06 },
  // Head.
  { kind: 'ball', at: [0, 0.27, 0.21], r: [0.115, 0.14, 0.12] },
  { kind: 'ball', at: [0.105, 0.23, 0.17], r: [0.03, 0.05, 0.03] },
  { kind: 'ball', at: [-0.105, 0.23, 0.17], r: [0.03, 0.05, 0.03] },
];

/** The crown: rings that narrow to a point. */
const CROWN: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.39, 0.2], r: [0.13, 0.05, 0.12] },
  { kind: 'limb', from: [0, 0.4, 0.2], to: [0, 0.58, 0.19], r0: 0.1, r1: 0.055 },
  { kind: 'ball', at: [0, 0.62, 0.19], r: [0.035, 0.05, 0.035] },
];

/** Two arms are raised and hold flowers, two are before her: one gives, one blesses. */
const ARMS: readonly Clay[] = [
  ...pairOf({ kind: 'limb', from: [0.17, 0.06, 0.12], to: [0.36, -0.02, 0.12], r0: 0.06, r1: 0.05 }),
  ...pairOf({ kind: 'limb', from: [0.36, -0.02, 0.12], to: [0.44, 0.24, 0.14], r0: 0.048, r1: 0.042 }),
  ...pairOf({ kind: 'limb', from: [0.16, 0.04, 0.18], to: [0.26, -0.2, 0.2], r0: 0.06, r1: 0.052 }),
  ...bar([[0.26, -0.2, 0.2], 0.05], [[0.2, -0.06, 0.28], 0.045], [[0.2, 0, 0.29], 0.05]),
  ...bar([[-0.26, -0.2, 0.2], 0.05], [[-0.22, -0.36, 0.27], 0.045], [[-0.22, -0.42, 0.27], 0.05]),
];

const HANDS: readonly Vec2[] = [
  [0.46, 0.36],
  [-0.46, 0.36],
];

const ARCH = { x: 0, y: 0.04, radius: 0.78 } as const;

export function lakshmi(pad: Pad): void {
  arch(pad);
  // The lotus: petals upwards in two rows.
  for (const [i, degrees] of [8, 36, 64, 90, 116, 144, 172].entries()) {
    const a = (degrees * Math.PI) / 180;
    const foot: Vec2 = [0.26 * Math.cos(a), -0.92];
    pad.fill(leaf(foot, a, 0.34, 0.2, 0.6, 0.6), 0.7 + 0.15 * (i % 2));
  }
  pad.line(
    [
      [-0.5, -0.94],
      [0.5, -0.94],
    ],
    0.1,
    1.1,
  );
  pad.model(flattened(pad, [...BODY, ...ARMS]), 0.025, 0.02);
  pad.model(flattened(pad, CROWN), 0.012, 0.02);
  for (const [x, y] of HANDS) {
    for (const turn of [-0.9, -0.3, 0.3, 0.9]) {
      const [u, v] = polar(0.05, Math.PI / 2 + turn);
      pad.dome(x + 1.3 * u, y + v, 0.05, 0.085, 1.3, turn);
    }
  }
  for (const [x, y, size] of STONES) pad.gem(x, y, size, 0.5);
}

/** Stones along the foot and at the top of the arch. */
const STONES: readonly (readonly [x: number, y: number, diameter: number])[] = [
  [0, 0.86, 0.19],
  [0.62, -0.72, 0.17],
  [-0.62, -0.72, 0.17],
  [0.78, 0.02, 0.17],
  [-0.78, 0.02, 0.17],
  [0.56, 0.58, 0.17],
  [-0.56, 0.58, 0.17],
];

/** A ring of metal with flames outside it, open below where the lotus is. */
function arch(pad: Pad): void {
  const path = arc(ARCH.x, ARCH.y, ARCH.radius, -0.85, Math.PI + 0.85, 60);
  pad.line(path, 0.1, 0.75);
  pad.line(
    path.map(([x, y]): Vec2 => [x * 0.87, ARCH.y + (y - ARCH.y) * 0.87]),
    0.045,
    0.5,
  );
  const flames = pad.shows(0.09) ? 22 : 14;
  for (let i = 0; i <= flames; i++) {
    const a = -0.7 + ((Math.PI + 1.4) * i) / flames;
    const [x, y] = polar(ARCH.radius + 0.02, a);
    pad.fill(leaf([x, y + ARCH.y], a, 0.17, 0.13, 0.4, 0.5), 0.55);
  }
}
