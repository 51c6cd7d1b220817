/** Figures of the sea: an anchor, a scallop shell. */
import type { Vec3 } from '@filigree/raytracer';
import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve, ellipse, mirrored } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The right arm, from the crown to under its fluke. */
const ARM: readonly Vec2[] = curve(
  [
    [0, -0.84],
    [0.3, -0.77],
    [0.55, -0.56],
    [0.68, -0.28],
  ],
  false,
  4,
);

/** The right fluke: a pointed palm, its barbs to both sides of the arm. */
const FLUKE: readonly Vec2[] = curve(
  [
    [0.78, 0.1],
    [0.86, -0.12],
    [0.98, -0.34],
    [0.74, -0.33],
    [0.46, -0.19],
    [0.65, -0.08],
  ],
  true,
  5,
).reverse();
const FLUKE_MIDDLE: Vec2 = [0.74, -0.18];

/** A rope about the shank, from the shackle to the left arm: before it where it runs to the right. */
const ROPE = { turns: 1.5, swing: 0.19, from: 0.36, to: -0.7, width: 0.075 } as const;

/** An Admiralty anchor: shackle, stock, shank, arms with flukes, a rope about it where it would show. */
export function anchor(pad: Pad): void {
  const limb = (from: Vec3, to: Vec3, r0: number, r1: number): Clay => ({ kind: 'limb', from, to, r0, r1 });
  const arms = [1, -1].flatMap((side) =>
    ARM.slice(1).map(([x, y], i): Clay => {
      const [u, v] = ARM[i];
      const thick = (n: number): number => 0.115 - 0.045 * (n / (ARM.length - 1));
      return limb([side * u, v, 0.05], [side * x, y, 0.05], thick(i), thick(i + 1));
    }),
  );
  pad.model(
    [
      limb([0, 0.6, 0.06], [0, -0.84, 0.06], 0.082, 0.118),
      { kind: 'ball', at: [0, 0.6, 0.06], r: [0.12, 0.12, 0.13] },
      // The crown comes to a point below.
      limb([0, -0.84, 0.05], [0, -0.99, 0.03], 0.12, 0.045),
      ...arms,
    ],
    0.035,
  );
  pad.model(
    [
      limb([0, 0.4, 0.1], [0.42, 0.4, 0.08], 0.085, 0.06),
      limb([0, 0.4, 0.1], [-0.42, 0.4, 0.08], 0.085, 0.06),
      { kind: 'ball', at: [0.46, 0.4, 0.08], r: [0.095, 0.095, 0.095] },
      { kind: 'ball', at: [-0.46, 0.4, 0.08], r: [0.095, 0.095, 0.095] },
    ],
    0.02,
  );
  pad.wire(ellipse(0, 0.79, 0.165, 0.165, 48), 0.085, true, 1.15);
  for (const side of [1, -1]) {
    const palm = side === 1 ? FLUKE : mirrored(FLUKE);
    // A spine from point to arm, its two faces falling off to the edges.
    cushion(
      pad,
      palm,
      (t, x) => 0.07 + 0.13 * (1 - t) + 0.05 * Math.max(0, 1 - Math.abs(Math.abs(x) - 0.72) / 0.1),
      {
        centre: [side * FLUKE_MIDDLE[0], FLUKE_MIDDLE[1]],
        rings: 10,
      },
    );
  }
  if (pad.shows(ROPE.width)) rope(pad);
  pad.gem(0, 0.4, 0.19, pad.mm(0.13) / pad.plan.reliefMm);
}

function rope(pad: Pad): void {
  const n = 72;
  const path: Vec2[] = [];
  const heights: number[] = [];
  for (let i = 0; i <= n; i++) {
    const a = 2 * Math.PI * ROPE.turns * (i / n);
    path.push([ROPE.swing * Math.sin(a), ROPE.from + (ROPE.to - ROPE.from) * (i / n)]);
    heights.push(0.05 + 0.15 * Math.cos(a));
  }
  pad.ridge(path, ROPE.width, heights);
}

/** Where the ribs of a scallop run together. */
const UMBO: Vec2 = [0, 0.6];
const RIBS = 11;
const POINTS_A_RIB = 12;
const FAN_POINTS = RIBS * POINTS_A_RIB;
/** Half the angle between the outermost ribs. */
const SPREAD = 1.12;

/** How far the shell reaches along a direction, `u` from -1 to 1 across the fan; its edge swings out at every rib. */
const reach = (u: number): number =>
  1.54 - 0.74 * Math.abs(u) ** 2.7 + 0.03 * Math.cos(Math.PI * RIBS * (u + 1));

const FAN: readonly Vec2[] = [
  ...Array.from({ length: FAN_POINTS + 1 }, (_, i): Vec2 => {
    const u = -1 + (2 * i) / FAN_POINTS;
    const a = -Math.PI / 2 + u * SPREAD;
    return [UMBO[0] + reach(u) * Math.cos(a), UMBO[1] + reach(u) * Math.sin(a)];
  }),
  // Closed by a round beak.
  ...curve(
    [
      [0.4, 0.38],
      [0.2, 0.66],
      [0, 0.76],
      [-0.2, 0.66],
      [-0.4, 0.38],
    ],
    false,
    5,
  ),
];

/** A scallop, hinge up: a domed fan of ribs, two ears, a stone where the ribs run together. */
export function scallopShell(pad: Pad): void {
  for (const side of [1, -1]) {
    const ear: readonly Vec2[] = [
      [0.02, 0.5],
      [0.44, 0.44],
      [0.52, 0.62],
      [0.54, 0.86],
      [0.02, 0.9],
    ];
    pad.fill(side === 1 ? ear : mirrored(ear), 0.9);
    if (!pad.shows(0.06)) continue;
    for (const x of [0.24, 0.35, 0.46])
      pad.wire(
        [
          [side * x * 0.86, 0.56],
          [side * x, 0.85],
        ],
        0.06,
        false,
        1.25,
      );
  }
  cushion(
    pad,
    FAN,
    (t, _x, _y, k) => {
      const u = k > FAN_POINTS ? 1 : -1 + (2 * k) / FAN_POINTS;
      // Along a rib it swells from the beak and falls to the edge; across the fan it is an arch.
      const along = Math.sqrt(Math.max(0, 1 - ((t - 0.4) / 0.68) ** 2));
      const across = mixNumber(1, Math.sqrt(Math.max(0, 1 - u * u * 0.96)), Math.min(1, t * 2.2));
      const rib = Math.cos(Math.PI * RIBS * (u + 1)) * (1 - u ** 6);
      return 0.03 + 0.31 * along * across + 0.05 * Math.min(1, t * 1.6) * rib;
    },
    { centre: UMBO, rings: 26 },
  );
  pad.gem(0, 0.74, 0.22, levelOn(pad, 0.16));
}
