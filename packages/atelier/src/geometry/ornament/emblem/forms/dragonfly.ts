import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A wing of the right side: its root, its leading edge, and its trailing edge back to the root. */
interface Wing {
  readonly outline: readonly Vec2[];
  /** Veins from the root, and cross veins. */
  readonly veins: readonly (readonly Vec2[])[];
  /** The dark cell near the tip. */
  readonly mark: Vec2;
}

const FORE: Wing = {
  outline: curve(
    [
      [0.08, 0.36],
      [0.34, 0.52],
      [0.66, 0.63],
      [0.9, 0.66],
      [0.99, 0.58],
      [0.93, 0.46],
      [0.7, 0.36],
      [0.4, 0.27],
      [0.16, 0.25],
    ],
    true,
    8,
  ),
  veins: [
    [
      [0.08, 0.32],
      [0.36, 0.43],
      [0.64, 0.53],
      [0.95, 0.57],
    ],
    [
      [0.36, 0.43],
      [0.56, 0.4],
      [0.8, 0.41],
    ],
    [
      [0.36, 0.43],
      [0.37, 0.26],
    ],
    [
      [0.58, 0.6],
      [0.62, 0.4],
      [0.64, 0.33],
    ],
  ],
  mark: [0.86, 0.615],
};
const HIND: Wing = {
  outline: curve(
    [
      [0.08, 0.17],
      [0.3, 0.17],
      [0.62, 0.12],
      [0.86, 0.02],
      [0.92, -0.09],
      [0.82, -0.17],
      [0.6, -0.2],
      [0.36, -0.17],
      [0.17, -0.04],
    ],
    true,
    8,
  ),
  veins: [
    [
      [0.08, 0.13],
      [0.34, 0.09],
      [0.6, 0.03],
      [0.88, -0.08],
    ],
    [
      [0.34, 0.09],
      [0.5, -0.06],
      [0.72, -0.18],
    ],
    [
      [0.34, 0.09],
      [0.28, -0.13],
    ],
    [
      [0.58, 0.13],
      [0.54, -0.07],
      [0.46, -0.19],
    ],
  ],
  mark: [0.8, 0.0],
};

const THORAX: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.26, 0.12], r: [0.135, 0.2, 0.2] },
  { kind: 'ball', at: [0, 0.08, 0.1], r: [0.1, 0.12, 0.16] },
  { kind: 'ball', at: [0, 0.5, 0.12], r: [0.12, 0.085, 0.14] },
  ...pairOf({ kind: 'limb', from: [0.05, 0.56, 0.1], to: [0.1, 0.68, 0.08], r0: 0.035, r1: 0.026 }),
];

/** The abdomen: its middle line is straight; half widths of its segments, from the thorax to the claspers. */
const SEGMENTS = { from: 0.02, to: -0.92, count: 9 } as const;
const width = (t: number): number => 0.16 - 0.075 * Math.sin(Math.PI * Math.min(1, t * 1.35)) + 0.0 * t;

/** A dragonfly from above, wings spread: their cells lie sunk for enamel between the veins. */
export function dragonfly(pad: Pad): void {
  for (const wing of [HIND, FORE])
    for (const side of [1, -1]) {
      const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [side * x, y]);
      const skin = pad.area(turn(wing.outline));
      pad.raise(skin, 0.6);
      const veins = wing.veins.map((vein) => turn(curve(vein, false, 6)));
      const rim = pad.bench.grown(skin, -Math.max(0.32, pad.mm(0.04)));
      const [mx, my] = [side * wing.mark[0], wing.mark[1]];
      pad.cell(
        pad.bench.without(rim, ...veins.map((vein) => pad.strip(vein, 0.055, false, 0.04))),
        0,
        0.6,
        0.25,
      );
      for (const [i, vein] of veins.entries()) {
        pad.taper(
          vein,
          vein.map((_, k) => mixNumber(i === 0 ? 0.075 : 0.055, 0.035, k / vein.length)),
          0.72,
        );
      }
      // The leading edge is the strongest.
      const edge = turn(wing.outline.slice(0, wing === FORE ? 30 : 26));
      pad.taper(
        edge,
        edge.map((_, k) => mixNumber(0.095, 0.05, k / edge.length)),
        0.85,
      );
      pad.dome(mx, my, 0.05, 0.026, 1.05, side * (wing === FORE ? 0.15 : -0.5));
    }
  body(pad);
}

function body(pad: Pad): void {
  const { from, to, count } = SEGMENTS;
  const step = (from - to) / count;
  const abdomen = Array.from({ length: count }, (_, i): Clay => {
    const r = width((i + 0.5) / count) / 2;
    return {
      kind: 'ball',
      at: [0, from - step * (i + 0.5), 0.07],
      r: [r + 0.008, step * 0.6, r + 0.05],
    };
  });
  pad.model(
    flattened(pad, [
      { kind: 'limb', from: [0, from, 0.07], to: [0, to, 0.06], r0: 0.05, r1: 0.05 },
      ...abdomen,
      ...pairOf({
        kind: 'limb',
        from: [0.015, to + 0.02, 0.06],
        to: [0.045, -1, 0.05],
        r0: 0.032,
        r1: 0.022,
      }),
    ]),
    0.012,
  );
  pad.model(flattened(pad, THORAX), 0.05);
  // Eyes meet over the head.
  for (const side of [1, -1]) pad.dome(side * 0.085, 0.515, 0.085, 0.075, levelOn(pad, 0.27), -side * 0.4);
  pad.gem(0, 0.27, 0.2, levelOn(pad, 0.25), 1.35, Math.PI / 2);
}
