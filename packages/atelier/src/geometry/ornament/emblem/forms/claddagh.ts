/** The Claddagh of Galway: two hands hold a crowned heart, for friendship, love and loyalty. */
import type { Vec3 } from '@filigree/raytracer';
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { cushion, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The heart, counter-clockwise from its point. */
const RIGHT: readonly Vec2[] = curve(
  [
    [0, -0.74],
    [0.26, -0.47],
    [0.49, -0.14],
    [0.47, 0.12],
    [0.27, 0.24],
    [0.08, 0.17],
    [0, 0.06],
  ],
  false,
  6,
);
const HEART: readonly Vec2[] = [
  ...RIGHT,
  ...RIGHT.slice(1, -1)
    .map(([x, y]): Vec2 => [-x, y])
    .reverse(),
];
const HEART_MIDDLE: Vec2 = [0, -0.2];
const HEART_HEIGHT = 0.34;

/** The crown: a band over the heart, three arches that end in pearls. */
const CROWN_FOOT: readonly Vec2[] = curve(
  [
    [-0.4, 0.36],
    [0, 0.27],
    [0.4, 0.36],
  ],
  false,
  8,
);
const POINTS: readonly Vec2[] = [
  [-0.44, 0.68],
  [0, 0.84],
  [0.44, 0.68],
];

const limb = (from: Vec3, to: Vec3, r0: number, r1: number): Clay => ({ kind: 'limb', from, to, r0, r1 });

/** The right hand: a cuff, a palm beside the heart, four fingers under it and a thumb over its lobe. */
const HAND: readonly Clay[] = [
  limb([0.97, -0.3, 0.08], [0.84, -0.29, 0.09], 0.17, 0.15),
  limb([0.84, -0.29, 0.09], [0.63, -0.24, 0.12], 0.12, 0.16),
  { kind: 'ball', at: [0.6, -0.22, 0.13], r: [0.16, 0.17, 0.13] },
  // Fingers lie over the heart's side, one below the other.
  ...[0, 1, 2, 3].map((i): Clay => {
    const y = -0.14 - 0.085 * i;
    return limb([0.58, y, 0.18], [0.36 - 0.045 * i, y - 0.09 - 0.02 * i, 0.25 - 0.02 * i], 0.062, 0.046);
  }),
  limb([0.6, -0.12, 0.16], [0.52, 0.12, 0.2], 0.075, 0.055),
];

export function claddagh(pad: Pad): void {
  cushion(pad, HEART, (t) => 0.06 + HEART_HEIGHT * Math.sqrt(Math.max(0, 1 - t ** 2.4)) * 0.8, {
    centre: HEART_MIDDLE,
    rings: 18,
  });
  pad.model(HAND.flatMap(pairOf), 0.025);
  pad.ridge(
    [...CROWN_FOOT],
    0.13,
    CROWN_FOOT.map(() => 0.1),
  );
  for (const [i, [x, y]] of POINTS.entries()) {
    // Every arch springs from two places of the band.
    for (const foot of [-0.26, 0.02, 0.28].slice(i === 0 ? 0 : i - 1, i + 2)) {
      const from: Vec2 = [Math.max(-0.38, Math.min(0.38, foot * 1.3)), 0.33];
      pad.ridge(
        [from, [(from[0] + x) / 2 + 0.03 * (x - from[0]), (from[1] + y) / 2], [x, y]],
        0.085,
        [0.1, 0.13, 0.12],
      );
    }
    pad.model([{ kind: 'ball', at: [x, y + 0.04, 0.11], r: [0.1, 0.1, 0.1] }], 0.02);
  }
  pad.gem(0, 0.31, 0.16, pad.mm(0.17) / pad.plan.reliefMm);
}
