import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A wing of the right side: its root, its leading edge, and its trailing edge back to the root. */
interface Wing {
  readonly outline: readonly Vec2[];
  /** The vein from the root to the tip, and those that spring from it towards the trailing edge. */
  readonly veins: readonly (readonly Vec2[])[];
  /** Where its tip begins, from before the leading edge to behind the trailing one: along a vein. */
  readonly tip: readonly Vec2[];
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
      [0.36, 0.44],
      [0.64, 0.54],
      [0.95, 0.59],
    ],
    [
      [0.28, 0.41],
      [0.36, 0.33],
      [0.4, 0.25],
    ],
    [
      [0.48, 0.485],
      [0.56, 0.4],
      [0.62, 0.31],
    ],
    [
      [0.68, 0.55],
      [0.76, 0.47],
      [0.84, 0.39],
    ],
  ],
  tip: [
    [0.4, 0.75],
    [0.48, 0.485],
    [0.56, 0.4],
    [0.62, 0.31],
    [0.66, 0.2],
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
      [0.26, 0.11],
      [0.32, 0.0],
      [0.34, -0.19],
    ],
    [
      [0.46, 0.065],
      [0.53, -0.05],
      [0.56, -0.22],
    ],
    [
      [0.65, 0.01],
      [0.72, -0.07],
      [0.76, -0.2],
    ],
  ],
  tip: [
    [0.44, 0.2],
    [0.46, 0.065],
    [0.53, -0.05],
    [0.56, -0.22],
    [0.58, -0.35],
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

/** Width of the metal between cells, units. */
const VEIN = 0.055;

/** Narrower veins than this would leave glass in crumbs between them (mm): a small wing has its main vein alone. */
const LEAST_VEIN_MM = 0.5;

/**
 * A dragonfly from above, wings spread: their cells lie sunk for enamel between the veins. The fore wings have the first
 * colour, the hind wings the second; the tips of both have the third and fourth.
 */
export function dragonfly(pad: Pad): void {
  for (const [colour, wing] of [[1, HIND] as const, [0, FORE] as const])
    for (const side of [1, -1]) {
      const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [side * x, y]);
      const skin = pad.area(turn(wing.outline));
      pad.raise(skin, 0.6);
      const veins = wing.veins
        .slice(0, pad.mm(VEIN) < LEAST_VEIN_MM ? 1 : undefined)
        .map((vein) => turn(curve(vein, false, 6)));
      const rim = pad.bench.grown(skin, -Math.max(0.32, pad.mm(0.04)));
      const [mx, my] = [side * wing.mark[0], wing.mark[1]];
      const between = pad.bench.without(rim, ...veins.map((vein) => pad.strip(vein, VEIN, false, 0.04)));
      if (pad.kindsOfCell < 3) pad.cell(between, colour, 0.6, 0.25);
      else {
        const [first, last] = [wing.tip[0], wing.tip[wing.tip.length - 1]];
        const tip = pad.area(turn([...wing.tip, [1.2, last[1]], [1.2, first[1]]]));
        const seam = pad.strip(turn(wing.tip), VEIN);
        pad.cell(pad.bench.without(between, tip, seam), colour, 0.6, 0.25);
        pad.cell(pad.bench.without(pad.bench.shared(between, tip), seam), colour + 2, 0.6, 0.25);
      }
      for (const [i, vein] of veins.entries()) {
        pad.taper(
          vein,
          vein.map((_, k) => mixNumber(i === 0 ? 0.075 : VEIN, 0.035, k / vein.length)),
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
