import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { box, ellipse } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Body, head and ears; the face looks at the viewer. */
const BODY: readonly Clay[] = [
  { kind: 'ball', at: [0, -0.02, 0.14], r: [0.17, 0.34, 0.25] },
  { kind: 'ball', at: [0, 0.36, 0.22], r: [0.17, 0.155, 0.2] },
  { kind: 'ball', at: [0, 0.29, 0.38], r: [0.085, 0.065, 0.09] },
  ...[-1, 1].flatMap((s): Clay[] => [
    { kind: 'limb', from: [s * 0.1, 0.44, 0.2], to: [s * 0.22, 0.8, 0.14], r0: 0.12, r1: 0.035 },
    {
      kind: 'limb',
      from: [s * 0.12, 0.5, 0.34],
      to: [s * 0.2, 0.7, 0.24],
      r0: 0.055,
      r1: 0.025,
      carve: true,
    },
    { kind: 'limb', from: [s * 0.08, -0.26, 0.1], to: [s * 0.12, -0.48, 0.08], r0: 0.07, r1: 0.05 },
    { kind: 'ball', at: [s * 0.035, 0.3, 0.47], r: [0.02, 0.02, 0.03], carve: true },
  ]),
];

const SHOULDER: Vec2 = [0.1, 0.2];
const WRIST: Vec2 = [0.44, 0.58];
/** Where the fingers end: the points of the wing, outermost first. */
const FINGERS: readonly Vec2[] = [
  [0.99, 0.34],
  [0.9, -0.16],
  [0.6, -0.44],
  [0.32, -0.5],
];
const HIP: Vec2 = [0.08, -0.24];

/** A curve from point to point that bows towards a third. */
const bow = (a: Vec2, b: Vec2, to: Vec2, count = 10): Vec2[] =>
  Array.from({ length: count }, (_, i): Vec2 => {
    const t = i / count;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [p * a[0] + q * to[0] + r * b[0], p * a[1] + q * to[1] + r * b[1]];
  });

/** Between two points of the wing the skin hangs in a bay towards the wrist. */
function bay(a: Vec2, b: Vec2): Vec2[] {
  const middle: Vec2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return bow(a, b, [middle[0] + (WRIST[0] - middle[0]) * 0.52, middle[1] + (WRIST[1] - middle[1]) * 0.52]);
}

/** Luck: a bat with its wings spread, a coin in its claws. */
export function bat(pad: Pad): void {
  nightBat(pad);
  const coin = pad.area(ellipse(0, -0.68, 0.27, 0.27, 56), box(-0.085, -0.765, 0.085, -0.595));
  pad.raise(coin, 0.7);
  pad.line(ellipse(0, -0.68, 0.245, 0.245, 56), 0.055, 1.05, true);
  pad.line([...box(-0.1, -0.78, 0.1, -0.58)], 0.045, 1.05, true);
}

/** The bat alone. */
export function nightBat(pad: Pad): void {
  const points = [...FINGERS, HIP];
  const outline = [
    ...bow(SHOULDER, WRIST, [0.3, 0.3]),
    ...bow(WRIST, FINGERS[0], [0.86, 0.72], 16),
    ...FINGERS.flatMap((tip, i) => bay(tip, points[i + 1])),
    HIP,
  ];
  const bones: Vec2[][] = [
    [...bow([0.06, 0.12], WRIST, [0.3, 0.26]), WRIST],
    [...bow(WRIST, FINGERS[0], [0.84, 0.7], 14), FINGERS[0]],
    ...FINGERS.slice(1).map((tip) => [
      ...bow(WRIST, tip, [tip[0] * 0.62 + WRIST[0] * 0.38 + 0.07, tip[1] * 0.3 + WRIST[1] * 0.7], 14),
      tip,
    ]),
  ];
  for (const s of [-1, 1]) {
    const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [s * x, y]);
    const skin = pad.area(turn(outline));
    pad.raise(skin, 0.55);
    // The skin is hollow between the fingers; enamel may fill it.
    const rim = pad.bench.grown(skin, -Math.max(0.36, pad.mm(0.045)));
    const between = pad.bench.without(rim, ...bones.map((bone) => pad.strip(turn(bone), 0.1)));
    pad.cell(between, 0, 0.55, 0.22);
    bones.forEach((bone, i) => {
      const [from, to] = i === 0 ? [0.13, 0.1] : [0.095, 0.045];
      pad.taper(
        turn(bone),
        bone.map((_, k) => from + ((to - from) * k) / (bone.length - 1)),
        1.0,
      );
    });
    // The thumb is a hook.
    pad.model(
      [
        { kind: 'limb', from: [s * 0.44, 0.58, 0.06], to: [s * 0.4, 0.72, 0.08], r0: 0.06, r1: 0.035 },
        { kind: 'limb', from: [s * 0.44, 0.58, 0.06], to: [s * 0.46, 0.57, 0.06], r0: 0.075, r1: 0.07 },
      ],
      0.02,
    );
  }
  pad.model(BODY, 0.05);
  const face = pad.mm(0.4) / pad.plan.reliefMm;
  for (const s of [-1, 1]) pad.dome(s * 0.075, 0.385, 0.036, 0.036, face * 1.02);
  // Let into the belly, which swells to 0.39 of the half height.
  pad.gem(0, -0.06, 0.21, pad.mm(0.38) / pad.plan.reliefMm);
}
