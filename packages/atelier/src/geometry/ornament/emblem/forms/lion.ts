import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { cushion, flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Depth of the head as a share of one in the round. */
const FLAT = 0.72;

/** A collar of locks: how many, how far their tips and the notches between reach (units), how high it lies inside. */
interface Locks {
  readonly count: number;
  readonly tips: number;
  readonly notches: number;
  readonly high: number;
  readonly low: number;
  /** Shares of a lock by which the collar is turned. */
  readonly offset: number;
}

/** The mane, outermost first; each collar's locks hang between those of the one under it. */
const MANE: readonly Locks[] = [
  { count: 17, tips: 1, notches: 0.8, high: 0.26, low: 0.02, offset: 0 },
  { count: 17, tips: 0.84, notches: 0.66, high: 0.36, low: 0.1, offset: 0.5 },
  { count: 15, tips: 0.66, notches: 0.53, high: 0.44, low: 0.18, offset: 0 },
];
const POINTS_A_LOCK = 12;
/** How far the locks sway to a side at their tips, radians; how deep the strands are cut. */
const SWAY = 0.1;
const STRAND = 0.022;

/** The mane is longer below the chin than over the brow. */
const long = (angle: number): Vec2 => [0.94, angle > 0 ? 0.97 : 1];

function collar(pad: Pad, { count, tips, notches, high, low, offset }: Locks): void {
  const n = count * POINTS_A_LOCK;
  // 0 in a notch, 1 on a tip.
  const lock = (k: number): number => (k / POINTS_A_LOCK) % 1;
  const outline = Array.from({ length: n }, (_, k): Vec2 => {
    const u = lock(k);
    const shape = 1 - Math.abs(2 * u - 1) ** 1.5;
    const r = mixNumber(notches, tips, shape);
    // Mirrored about the face: locks of the left sway left, those of the right sway right.
    const middle = -Math.PI / 2 + (2 * Math.PI * (k / POINTS_A_LOCK + offset)) / count;
    const a = middle + SWAY * shape * Math.cos(middle) * -1;
    const [sx, sy] = long(Math.sin(a));
    return [r * Math.cos(a) * sx, r * Math.sin(a) * sy];
  });
  cushion(
    pad,
    outline,
    (t, _x, _y, k) => {
      const u = 2 * lock(k) - 1;
      const arch = Math.sqrt(Math.max(0, 1 - u * u * 0.94));
      const near = Math.min(1, Math.max(0, (t - 0.35) / 0.3));
      const strands = STRAND * Math.cos(u * Math.PI * 3) * near * (1 - Math.abs(u) ** 3);
      const fall = mixNumber(high, low, Math.max(0, (t - 0.45) / 0.55) ** 1.6);
      return Math.max(0.01, fall * mixNumber(1, 0.52 + 0.48 * arch, near) + strands * (t > 0.99 ? 0 : 1));
    },
    { rings: 22 },
  );
}

const HEAD: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.1, 0.3], r: [0.42, 0.43, 0.34] },
  // Ears.
  ...pairOf({ kind: 'ball', at: [0.4, 0.5, 0.34], r: [0.17, 0.16, 0.2], turn: -0.6 }),
  ...pairOf({ kind: 'ball', at: [0.385, 0.475, 0.58], r: [0.09, 0.1, 0.16], turn: -0.6, carve: true }),
  // Forehead, brows, cheek bones.
  ...pairOf({ kind: 'ball', at: [0.13, 0.36, 0.5], r: [0.14, 0.14, 0.13] }),
  ...pairOf({ kind: 'limb', from: [0.1, 0.2, 0.66], to: [0.33, 0.28, 0.52], r0: 0.085, r1: 0.06 }),
  ...pairOf({ kind: 'ball', at: [0.32, -0.08, 0.42], r: [0.16, 0.22, 0.2], turn: 0.25 }),
  // The long broad bridge of the nose, and its tip.
  { kind: 'limb', from: [0, 0.3, 0.58], to: [0, -0.08, 0.74], r0: 0.1, r1: 0.125 },
  { kind: 'ball', at: [0, -0.16, 0.84], r: [0.155, 0.075, 0.09] },
  { kind: 'ball', at: [0, -0.21, 0.83], r: [0.08, 0.07, 0.09] },
  // Whisker pads, lower jaw, tuft of the chin.
  ...pairOf({ kind: 'ball', at: [0.145, -0.3, 0.66], r: [0.18, 0.155, 0.2], turn: -0.3 }),
  { kind: 'ball', at: [0, -0.5, 0.5], r: [0.19, 0.13, 0.22] },
  { kind: 'limb', from: [0, -0.54, 0.52], to: [0, -0.74, 0.42], r0: 0.12, r1: 0.03 },
  ...pairOf({ kind: 'limb', from: [0.09, -0.53, 0.48], to: [0.12, -0.7, 0.4], r0: 0.09, r1: 0.03 }),
  // Hollows: eyes, nostrils, the lip, the mouth.
  ...pairOf({ kind: 'ball', at: [0.2, 0.115, 0.76], r: [0.125, 0.075, 0.2], turn: 0.3, carve: true }),
  ...pairOf({ kind: 'ball', at: [0.085, -0.185, 0.95], r: [0.04, 0.03, 0.07], turn: -0.4, carve: true }),
  { kind: 'limb', from: [0, -0.25, 0.92], to: [0, -0.38, 0.86], r0: 0.03, r1: 0.03, carve: true },
  ...pairOf({
    kind: 'limb',
    from: [0, -0.39, 0.82],
    to: [0.17, -0.45, 0.68],
    r0: 0.035,
    r1: 0.03,
    carve: true,
  }),
];

/** A lion's head from the front, mane about it, stones for eyes where they have room. */
export function lion(pad: Pad): void {
  for (const locks of MANE) collar(pad, locks);
  pad.model(flattened(pad, HEAD, FLAT), 0.055);
  for (const side of [1, -1]) pad.gem(side * 0.195, 0.11, 0.13, levelOn(pad, 0.54 * FLAT) - 0.9);
}
