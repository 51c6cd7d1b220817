/** A bow tied of broad ribbon: two loops, a knot, two tails. */
import type { Vec2 } from '../../../vec.ts';
import { curve, mirrored } from '../../relief/figures.ts';
import { cushion } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The right loop, counter-clockwise from under the knot. */
const LOOP: readonly Vec2[] = curve(
  [
    [0.06, 0.06],
    [0.36, -0.06],
    [0.68, -0.14],
    [0.93, 0.02],
    [0.99, 0.34],
    [0.84, 0.64],
    [0.54, 0.62],
    [0.26, 0.42],
    [0.06, 0.3],
  ],
  true,
  6,
);
const LOOP_MIDDLE: Vec2 = [0.56, 0.26];

/** The right tail, cut to a swallow's tail. */
const TAIL: readonly Vec2[] = [
  [0.02, 0.12],
  ...curve(
    [
      [0.02, -0.02],
      [0.1, -0.42],
      [0.3, -0.86],
    ],
    false,
    6,
  ),
  [0.5, -0.74],
  [0.72, -0.82],
  ...curve(
    [
      [0.72, -0.82],
      [0.46, -0.36],
      [0.2, 0.08],
    ],
    false,
    6,
  ).slice(1),
];
const TAIL_MIDDLE: Vec2 = [0.3, -0.4];

/** Height of the ribbon's edge, of a loop's middle under it, and of the folds that run into the knot (units). */
const EDGE = 0.17;
const HOLLOW = 0.1;
const FOLD = 0.05;
const FOLDS = 5;

export function bow(pad: Pad): void {
  for (const side of [1, -1]) {
    const at = (outline: readonly Vec2[]): readonly Vec2[] => (side === 1 ? outline : mirrored(outline));
    // The tails lie under the loops, a little hollow along their middles.
    cushion(pad, at(TAIL), (t, x, y) => 0.1 + 0.035 * t + 0.03 * Math.cos(9 * Math.abs(x) + 3 * y), {
      centre: [side * TAIL_MIDDLE[0], TAIL_MIDDLE[1]],
      rings: 12,
    });
    // Ribbon that turns back on itself: high at its edge, hollow in the middle, gathered towards the knot.
    cushion(
      pad,
      at(LOOP),
      (t, x, y) => {
        const near = Math.max(0, 1 - Math.abs(x) / 0.62);
        const angle = Math.atan2(y - 0.2, Math.abs(x) + 0.12);
        return EDGE + 0.06 * near - HOLLOW * (1 - t ** 2.2) + FOLD * near * Math.cos(2 * FOLDS * angle);
      },
      { centre: [side * LOOP_MIDDLE[0], LOOP_MIDDLE[1]], rings: 18 },
    );
    const edge = at(LOOP);
    if (pad.shows(0.05))
      pad.ridge(
        [...edge],
        0.06,
        edge.map(([x]) => EDGE + 0.05 * Math.max(0, 1 - Math.abs(x) / 0.62)),
        true,
      );
  }
  pad.model(
    [
      { kind: 'ball', at: [0, 0.18, 0.12], r: [0.17, 0.2, 0.19] },
      { kind: 'limb', from: [-0.05, 0.33, 0.17], to: [-0.05, 0.03, 0.17], r0: 0.08, r1: 0.08 },
      { kind: 'limb', from: [0.06, 0.33, 0.17], to: [0.06, 0.03, 0.17], r0: 0.08, r1: 0.08 },
    ],
    0.03,
  );
  pad.gem(0, 0.18, 0.2, pad.mm(0.27) / pad.plan.reliefMm);
}
