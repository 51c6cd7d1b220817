import { ellipse } from '../../relief/figures.ts';
import { flattened, levelOn, turning } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** From the lip upwards: radius and height. */
const PROFILE: readonly (readonly [radius: number, y: number])[] = [
  [0.6, -0.66],
  [0.74, -0.655],
  [0.775, -0.62],
  [0.77, -0.57],
  [0.71, -0.5],
  [0.62, -0.4],
  [0.54, -0.25],
  [0.49, -0.05],
  [0.46, 0.15],
  [0.42, 0.3],
  [0.33, 0.42],
  [0.2, 0.49],
  [0.1, 0.51],
];
/** Turned mouldings: radius of the body there, height, thickness. */
const MOULDINGS: readonly (readonly [radius: number, y: number, thick: number])[] = [
  [0.66, -0.45, 0.032],
  [0.47, 0.1, 0.03],
  [0.425, 0.28, 0.026],
];
/** Of the body, as a share of its width: the back is flat. */
const DEPTH = 0.46;

/** A hand-cast bell: crown loop, mouldings, a flared lip, the clapper hanging out of it. */
export function bell(pad: Pad): void {
  pad.model(
    flattened(pad, [
      { kind: 'limb', from: [0, -0.5, 0.1], to: [0, -0.8, 0.1], r0: 0.06, r1: 0.06 },
      { kind: 'ball', at: [0, -0.85, 0.1], r: [0.15, 0.14, 0.17] },
      { kind: 'ball', at: [0, 0.53, 0.05], r: [0.17, 0.07, 0.15] },
    ]),
  );
  turning(pad, PROFILE, DEPTH);
  for (const [radius, y, thick] of MOULDINGS)
    turning(
      pad,
      [-1, -0.5, 0, 0.5, 1].map((s) => [radius + thick * Math.sqrt(1.0001 - s * s), y + s * thick] as const),
      DEPTH,
    );
  pad.wire(ellipse(0, 0.76, 0.17, 0.17, 48), 0.1, true, 1.25);
  pad.gem(0, -0.17, 0.26, levelOn(pad, 0.5 * DEPTH - 0.05));
}
