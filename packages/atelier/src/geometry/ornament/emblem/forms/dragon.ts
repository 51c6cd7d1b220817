import type { Vec2 } from '../../../vec.ts';
import { type Clay, type Pose, posed, posedPoint } from '../../relief/clay.ts';
import { curve, leaf, polar } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** A dragon's head in profile, neck at the origin, snout along x, crown along y; about one unit long. */
const HEAD: readonly Clay[] = [
  // Skull, cheek, long upper jaw with a turned-up nose.
  { kind: 'ball', at: [0.16, 0.04, 0.16], r: [0.27, 0.23, 0.26] },
  { kind: 'ball', at: [0.2, -0.12, 0.2], r: [0.17, 0.15, 0.2] },
  { kind: 'limb', from: [0.28, 0.04, 0.16], to: [0.74, 0.06, 0.14], r0: 0.17, r1: 0.13 },
  { kind: 'ball', at: [0.82, 0.13, 0.18], r: [0.13, 0.12, 0.17] },
  { kind: 'ball', at: [0.9, 0.11, 0.3], r: [0.035, 0.03, 0.05], carve: true },
  // The lower jaw hangs open.
  { kind: 'limb', from: [0.2, -0.2, 0.12], to: [0.62, -0.34, 0.1], r0: 0.12, r1: 0.085 },
  { kind: 'ball', at: [0.66, -0.32, 0.1], r: [0.09, 0.08, 0.12] },
  { kind: 'limb', from: [0.36, -0.12, 0.26], to: [0.9, -0.16, 0.2], r0: 0.075, r1: 0.11, carve: true },
  // Tusks, and the tongue between.
  { kind: 'limb', from: [0.7, 0.0, 0.18], to: [0.67, -0.14, 0.18], r0: 0.05, r1: 0.028 },
  { kind: 'limb', from: [0.48, -0.28, 0.16], to: [0.48, -0.14, 0.18], r0: 0.045, r1: 0.026 },
  // Brow, then horns that sweep back and fork.
  { kind: 'limb', from: [0.2, 0.2, 0.28], to: [0.44, 0.2, 0.26], r0: 0.085, r1: 0.06 },
  { kind: 'limb', from: [0.12, 0.22, 0.18], to: [-0.24, 0.46, 0.2], r0: 0.085, r1: 0.06 },
  { kind: 'limb', from: [-0.24, 0.46, 0.2], to: [-0.58, 0.5, 0.14], r0: 0.06, r1: 0.04 },
  { kind: 'limb', from: [-0.2, 0.44, 0.2], to: [-0.34, 0.66, 0.14], r0: 0.05, r1: 0.038 },
  // Ear and mane: flames that blow back from the cheek.
  { kind: 'limb', from: [0.04, 0.1, 0.24], to: [-0.3, 0.22, 0.2], r0: 0.09, r1: 0.035 },
  { kind: 'limb', from: [0.04, -0.06, 0.22], to: [-0.34, 0.0, 0.16], r0: 0.09, r1: 0.035 },
  { kind: 'limb', from: [0.08, -0.18, 0.18], to: [-0.28, -0.24, 0.12], r0: 0.085, r1: 0.035 },
  { kind: 'limb', from: [0.16, -0.26, 0.14], to: [-0.06, -0.46, 0.1], r0: 0.075, r1: 0.035 },
  // Beard.
  { kind: 'limb', from: [0.5, -0.36, 0.08], to: [0.4, -0.54, 0.06], r0: 0.06, r1: 0.03 },
];

/** Knee, ankle and toes of a leg that reaches from the body along an angle; toes are spread. */
function leg(pad: Pad, from: Vec2, angle: number, bend: number): void {
  const knee: Vec2 = [from[0] + 0.17 * Math.cos(angle + bend), from[1] + 0.17 * Math.sin(angle + bend)];
  const ankle: Vec2 = [knee[0] + 0.16 * Math.cos(angle - bend), knee[1] + 0.16 * Math.sin(angle - bend)];
  const clay: Clay[] = [
    { kind: 'limb', from: [...from, 0.14], to: [...knee, 0.16], r0: 0.095, r1: 0.075 },
    { kind: 'limb', from: [...knee, 0.16], to: [...ankle, 0.1], r0: 0.08, r1: 0.055 },
    ...[-0.95, -0.3, 0.3, 2.7].map((spread): Clay => {
      const a = angle - bend * 0.6 + spread;
      return {
        kind: 'limb',
        from: [...ankle, 0.1],
        to: [ankle[0] + 0.15 * Math.cos(a), ankle[1] + 0.15 * Math.sin(a), 0.05],
        r0: 0.052,
        r1: 0.026,
      };
    }),
  ];
  pad.model(clay, 0.03);
}

/** Where the body lies: around once and in, the tail outside, the neck coming up to the middle. */
const BODY: readonly Vec2[] = curve(
  [
    polar(0.9, 1.62),
    polar(0.82, 1.9),
    polar(0.73, 2.3),
    polar(0.73, 2.8),
    polar(0.74, 3.4),
    polar(0.74, 4.0),
    polar(0.74, 4.6),
    polar(0.73, 5.2),
    polar(0.71, 5.8),
    polar(0.66, 6.4),
    polar(0.58, 6.95),
    [0.24, 0.52],
  ],
  false,
  10,
);
const HALF = (t: number): number =>
  0.045 + 0.1 * Math.min(1, t / 0.45) ** 0.8 - 0.03 * Math.max(0, (t - 0.7) / 0.3);

/** A dragon of scales coiled about the pearl that it guards, head in profile, claws spread. */
export function roundDragon(pad: Pad): void {
  const n = BODY.length - 1;
  // Fins along the back; the silhouette is theirs.
  for (let i = 6; i < n - 14; i += 5) {
    const [x, y] = BODY[i];
    const [u, v] = BODY[i + 1];
    const along = Math.atan2(v - y, u - x);
    const r = HALF(i / n);
    const out: Vec2 = [x + r * 0.5 * Math.sin(along), y - r * 0.5 * Math.cos(along)];
    pad.fill(leaf(out, along - Math.PI * 0.66, r * 1.15 + 0.05, 0.12, 0.3, 0.3), 0.9);
  }
  pad.snake(BODY, HALF, (t) => HALF(t) * 0.45);
  leg(pad, BODY[Math.round(n * 0.3)], 0.1, 0.7);
  leg(pad, BODY[Math.round(n * 0.52)], Math.PI * 0.62, 0.7);
  leg(pad, BODY[Math.round(n * 0.7)], Math.PI * 0.98, -0.7);
  // The tail ends in a flame.
  for (const turn of [-0.75, -0.1, 0.5]) {
    pad.fill(leaf(BODY[1], 0.0 + turn, 0.3 - Math.abs(turn) * 0.1, 0.13, 0.4, 0.3), 0.9);
  }
  const pose: Pose = { at: [0.3, 0.42], turn: Math.PI * 1.1, size: 0.82, mirrored: true };
  const at = (x: number, y: number): Vec2 => posedPoint(pose, x, y);
  pad.model(posed(HEAD, pose), 0.035);
  // Whiskers curl from the nose.
  pad.wire(curve([at(0.78, 0.04), at(0.98, -0.12), at(1.06, -0.36), at(0.94, -0.5)]), 0.05, false, 1.5);
  const [ex, ey] = at(0.34, 0.11);
  pad.dome(ex, ey, 0.045, 0.045, pad.mm(0.23) / pad.plan.reliefMm);
  const [px, py] = [-0.2, -0.24];
  pad.gem(px, py, 0.3, 0.25);
}
