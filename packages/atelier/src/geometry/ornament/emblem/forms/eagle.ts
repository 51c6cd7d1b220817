import { mixNumber, type Vec2 } from '../../../vec.ts';
import { type Clay, posed } from '../../relief/clay.ts';
import { curve, ellipse } from '../../relief/figures.ts';
import { plume } from '../feathers.ts';
import type { Pad } from '../pad.ts';

export interface EaglePlan {
  readonly heads: 1 | 2;
  readonly crowned: boolean;
  readonly scale: number;
  readonly y: number;
}

/** Neck, skull and hooked beak of a head that looks to the right; `x` is how far the neck leans out. */
const head = (x: number): Clay[] => [
  { kind: 'limb', from: [x * 0.3, 0.24, 0.1], to: [x, 0.54, 0.12], r0: 0.16, r1: 0.11 },
  { kind: 'ball', at: [x + 0.03, 0.66, 0.13], r: [0.17, 0.15, 0.18] },
  { kind: 'limb', from: [x + 0.12, 0.68, 0.14], to: [x + 0.3, 0.67, 0.12], r0: 0.095, r1: 0.07 },
  { kind: 'limb', from: [x + 0.3, 0.67, 0.12], to: [x + 0.36, 0.53, 0.1], r0: 0.068, r1: 0.032 },
  { kind: 'limb', from: [x + 0.1, 0.58, 0.11], to: [x + 0.25, 0.56, 0.1], r0: 0.06, r1: 0.036 },
  // Feathers of the nape stand off.
  { kind: 'limb', from: [x - 0.06, 0.62, 0.12], to: [x - 0.17, 0.52, 0.1], r0: 0.06, r1: 0.03 },
  { kind: 'limb', from: [x - 0.06, 0.5, 0.12], to: [x - 0.18, 0.4, 0.1], r0: 0.06, r1: 0.03 },
];

/** Thigh, shank and spread toes of the right leg. */
const LEG: readonly Clay[] = [
  { kind: 'limb', from: [0.1, -0.3, 0.1], to: [0.28, -0.5, 0.1], r0: 0.12, r1: 0.07 },
  { kind: 'limb', from: [0.28, -0.5, 0.1], to: [0.37, -0.64, 0.07], r0: 0.06, r1: 0.05 },
  ...[-0.5, 0.15, 0.8].map(
    (toe): Clay => ({
      kind: 'limb',
      from: [0.37, -0.64, 0.07],
      to: [0.37 + 0.17 * Math.sin(toe), -0.64 - 0.17 * Math.cos(toe), 0.04],
      r0: 0.05,
      r1: 0.026,
    }),
  ),
];

/** Over the arm, from the shoulder to the wrist. */
const ARM: readonly Vec2[] = curve([
  [0.12, 0.16],
  [0.3, 0.36],
  [0.54, 0.5],
  [0.74, 0.74],
]);

const mirroredClay = (clay: readonly Clay[], side: number): readonly Clay[] =>
  side === 1 ? clay : posed(clay, { at: [0, 0], turn: Math.PI, mirrored: true });

/** A displayed eagle, as heralds draw it: wings spread with every quill, legs, a fan of a tail. */
export function eagle(pad: Pad, { heads, crowned, scale, y: lift }: EaglePlan): void {
  const at = ([x, y]: Vec2, side = 1): Vec2 => [side * x * scale, y * scale + lift];
  const model = (clay: readonly Clay[], side = 1): void =>
    pad.model(posed(mirroredClay(clay, side), { at: [0, lift], size: scale }), 0.035);
  const feather = (foot: Vec2, angle: number, length: number, width: number, level: number, side: number) =>
    plume(pad, at(foot, side), side === 1 ? angle : Math.PI - angle, length * scale, width * scale, level);
  for (let i = -2; i <= 2; i++) {
    const long = 0.64 - Math.abs(i) * 0.07;
    feather([0, -0.34], -Math.PI / 2 + i * 0.27, long, 0.18, 0.65 + 0.2 * (i % 2 === 0 ? 1 : 0), 1);
  }
  const quills = pad.shows(0.1) ? 8 : 5;
  for (const side of [-1, 1]) {
    for (let i = 0; i < quills; i++) {
      const t = i / (quills - 1);
      const foot = ARM[Math.round((1 - t) * (ARM.length - 1))];
      const angle = mixNumber(1.12, -1.35, t ** 0.9);
      feather(
        foot,
        angle,
        0.46 + 0.16 * Math.sin(Math.PI * (0.2 + 0.6 * t)),
        0.16,
        0.55 + 0.2 * (i % 2),
        side,
      );
    }
    if (quills > 5) {
      for (let i = 0; i < 6; i++) {
        const t = i / 5;
        const foot = ARM[Math.round((0.9 - t * 0.82) * (ARM.length - 1))];
        feather(foot, mixNumber(0.6, -1.1, t), 0.24, 0.13, 1.0 + 0.15 * (i % 2), side);
      }
    }
    pad.taper(
      ARM.map((p) => at(p, side)),
      ARM.map((_, i) => (0.17 - (0.07 * i) / ARM.length) * scale),
      1.25,
    );
    model(LEG, side);
  }
  model([
    { kind: 'ball', at: [0, 0.0, 0.1], r: [0.22, 0.36, 0.24] },
    { kind: 'ball', at: [0, 0.14, 0.12], r: [0.2, 0.2, 0.22] },
  ]);
  for (const side of heads === 2 ? [-1, 1] : [1]) {
    const x = heads === 2 ? 0.27 : 0.0;
    model(head(x), side);
    const [ex, ey] = at([x + 0.08, 0.7], side);
    pad.dome(ex, ey, 0.034 * scale, 0.034 * scale, pad.mm(0.31 * scale) / pad.plan.reliefMm);
    if (crowned) crownlet(pad, at([x + 0.01, 0.89], side), 0.13 * scale);
  }
  if (crowned) crownlet(pad, at([0, 1.04]), 0.17 * scale);
}

function crownlet(pad: Pad, [x, y]: Vec2, half: number): void {
  const points: Vec2[] = [
    [-1, -0.5],
    [1, -0.5],
    [1.15, 0.45],
    [0.5, 0.05],
    [0, 0.75],
    [-0.5, 0.05],
    [-1.15, 0.45],
  ];
  pad.fill(
    points.map(([u, v]): Vec2 => [x + u * half, y + v * half]),
    1.2,
  );
  pad.fill(ellipse(x, y - half * 0.5, half * 0.5, half * 0.3, 20), 1);
}
