import type { Vec2 } from '../../../vec.ts';
import { type Clay, type Pose, posed, posedPoint } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { plume } from '../feathers.ts';
import type { Pad } from '../pad.ts';

/** The head in profile: neck at the origin, snout along x, crown along y; the snout rolls up into a volute. */
const HEAD: readonly Clay[] = [
  { kind: 'ball', at: [0.18, 0.06, 0.16], r: [0.3, 0.26, 0.27] },
  { kind: 'limb', from: [0.26, 0.1, 0.16], to: [0.74, 0.1, 0.15], r0: 0.19, r1: 0.15 },
  { kind: 'limb', from: [0.78, 0.14, 0.16], to: [0.9, 0.3, 0.16], r0: 0.12, r1: 0.09 },
  { kind: 'limb', from: [0.9, 0.3, 0.16], to: [0.78, 0.43, 0.16], r0: 0.09, r1: 0.075 },
  { kind: 'limb', from: [0.78, 0.43, 0.16], to: [0.67, 0.36, 0.18], r0: 0.07, r1: 0.055 },
  // The jaws stand open over tooth and tongue.
  { kind: 'limb', from: [0.16, -0.2, 0.12], to: [0.68, -0.34, 0.12], r0: 0.15, r1: 0.1 },
  { kind: 'limb', from: [0.38, -0.1, 0.26], to: [0.98, -0.13, 0.22], r0: 0.07, r1: 0.11, carve: true },
  { kind: 'limb', from: [0.76, 0.02, 0.18], to: [0.72, -0.15, 0.18], r0: 0.06, r1: 0.032 },
  { kind: 'limb', from: [0.56, 0.0, 0.2], to: [0.53, -0.13, 0.2], r0: 0.055, r1: 0.032 },
  { kind: 'limb', from: [0.6, -0.3, 0.16], to: [0.62, -0.17, 0.18], r0: 0.05, r1: 0.03 },
  { kind: 'limb', from: [0.5, -0.2, 0.14], to: [0.9, -0.3, 0.12], r0: 0.055, r1: 0.05 },
  { kind: 'limb', from: [0.9, -0.3, 0.12], to: [1.08, -0.24, 0.1], r0: 0.048, r1: 0.03 },
  { kind: 'limb', from: [0.9, -0.3, 0.12], to: [1.0, -0.46, 0.1], r0: 0.048, r1: 0.03 },
  // A ridge over the eye, as masks of stone have it.
  { kind: 'limb', from: [0.1, 0.28, 0.3], to: [0.46, 0.27, 0.28], r0: 0.07, r1: 0.06 },
  { kind: 'limb', from: [0.1, 0.28, 0.3], to: [0.02, 0.1, 0.34], r0: 0.065, r1: 0.05 },
];

const BODY: readonly Vec2[] = curve(
  [
    [0.82, -0.5],
    [0.66, -0.7],
    [0.36, -0.8],
    [-0.02, -0.8],
    [-0.42, -0.74],
    [-0.66, -0.52],
    [-0.6, -0.26],
    [-0.32, -0.16],
    [0.06, -0.16],
    [0.32, -0.04],
    [0.42, 0.16],
    [0.28, 0.34],
    [0.06, 0.36],
  ],
  false,
  8,
);
const HALF = (t: number): number => 0.05 + 0.09 * Math.min(1, t / 0.5) ** 0.8;

/** A rattlesnake that rears in an S, plumes about its head and along its bends. */
export function featheredSerpent(pad: Pad): void {
  const n = BODY.length - 1;
  const beside = (i: number, side: number): { foot: Vec2; out: number } => {
    const [a, b] = [BODY[Math.max(0, i - 1)], BODY[Math.min(n, i + 1)]];
    const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const out = along + side * (Math.PI / 2);
    const r = HALF(i / n) * 0.5;
    return { foot: [BODY[i][0] + r * Math.cos(out), BODY[i][1] + r * Math.sin(out)], out };
  };
  // Feathers on the outside of both bends, lying back towards the tail.
  for (const [from, to, side, count] of [
    [18, 54, 1, 9],
    [64, 84, -1, 6],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const i = Math.round(from + ((to - from) * k) / (count - 1));
      if (i >= n) continue;
      const { foot, out } = beside(i, side);
      plume(pad, foot, out + side * 0.5, 0.3, 0.15, 0.7 + 0.2 * (k % 2));
    }
  }
  // The crest.
  const crest = 7;
  for (let k = 0; k < crest; k++) {
    const angle = Math.PI * (0.8 - (0.86 * k) / (crest - 1));
    const long = 0.56 + 0.1 * Math.sin((Math.PI * k) / (crest - 1));
    plume(pad, [0.1, 0.38], angle, long, 0.19, 0.75 + 0.3 * (k % 2));
  }
  pad.snake(BODY, HALF, (t) => HALF(t) * 0.5);
  // The rattle: beads that grow smaller.
  const rattle: Clay[] = [0, 1, 2].map((k) => ({
    kind: 'ball',
    at: [0.84 + 0.06 * k, -0.44 + 0.1 * k, 0.05],
    r: [0.085 - 0.014 * k, 0.085 - 0.014 * k, 0.1 - 0.02 * k],
  }));
  pad.model(rattle, 0.015);
  const pose: Pose = { at: [0.1, 0.36], turn: Math.PI, size: 0.84, mirrored: true };
  pad.model(posed(HEAD, pose), 0.03);
  const [ex, ey] = posedPoint(pose, 0.26, 0.13);
  pad.gem(ex, ey, 0.19, pad.mm(0.3) / pad.plan.reliefMm);
  pad.gem(-0.16, -0.47, 0.32, 0.4);
}
