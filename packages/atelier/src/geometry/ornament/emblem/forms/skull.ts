import type { Clay } from '../../relief/clay.ts';
import { box } from '../../relief/figures.ts';
import { flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Depth of the head as a share of one in the round. */
const FLAT = 0.75;

const HEAD: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.32, 0.05], r: [0.7, 0.66, 0.55] },
  { kind: 'ball', at: [0, -0.02, 0.12], r: [0.58, 0.42, 0.46] },
  // Brows, cheek bones, upper jaw, lower jaw and its branches.
  ...pairOf({ kind: 'limb', from: [0.12, 0.15, 0.5], to: [0.46, 0.16, 0.36], r0: 0.1, r1: 0.1 }),
  ...pairOf({ kind: 'ball', at: [0.45, -0.24, 0.24], r: [0.16, 0.13, 0.2], turn: 0.5 }),
  { kind: 'limb', from: [0, 0.08, 0.5], to: [0, -0.1, 0.56], r0: 0.09, r1: 0.06 },
  { kind: 'ball', at: [0, -0.42, 0.2], r: [0.36, 0.28, 0.36] },
  { kind: 'ball', at: [0, -0.84, 0.12], r: [0.3, 0.13, 0.34] },
  ...pairOf({ kind: 'limb', from: [0.47, -0.32, 0.05], to: [0.28, -0.82, 0.12], r0: 0.1, r1: 0.1 }),
  // Sockets, nose, temples, the hollow under the cheeks.
  ...pairOf({ kind: 'ball', at: [0.27, -0.04, 0.62], r: [0.2, 0.17, 0.34], turn: -0.25, carve: true }),
  ...pairOf({ kind: 'ball', at: [0.06, -0.27, 0.62], r: [0.055, 0.12, 0.24], turn: 0.3, carve: true }),
  ...pairOf({ kind: 'ball', at: [0.7, -0.02, 0.36], r: [0.1, 0.2, 0.3], carve: true }),
  ...pairOf({ kind: 'ball', at: [0.43, -0.5, 0.42], r: [0.08, 0.12, 0.3], carve: true }),
];

/** A skull in the round, teeth clenched, stones in its sockets. */
export function skull(pad: Pad): void {
  pad.model(flattened(pad, HEAD, FLAT), 0.09);
  for (const y of [-0.56, -0.69])
    for (const x of [-0.195, -0.065, 0.065, 0.195])
      pad.fill(box(x - 0.05, y - 0.055, x + 0.05, y + 0.055), levelOn(pad, (0.53 - x * x * 3) * FLAT));
  for (const side of [1, -1]) pad.eye(side * 0.27, -0.02, 0.24, levelOn(pad, 0.28 * FLAT));
}
