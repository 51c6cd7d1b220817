/** Heads of birds in profile: an eagle with its hooked bill, a raven with its straight one. */
import type { Vec3 } from '../../../solids.ts';
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { bar, eye, flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const SKULL: readonly Clay[] = [
  { kind: 'ball', at: [-0.02, 0.44, 0.1], r: [0.42, 0.36, 0.3] },
  ...bar([[0.06, 0.34, 0.06], 0.34], [[0.22, -0.1, 0.05], 0.36], [[0.3, -0.5, 0.04], 0.38]),
];

/** A feather of the neck: from its root, outwards over the shoulder. */
const feather = ([x, y]: Vec2, turn: number, length: number, high: number): Clay[] => {
  const at = (share: number, z: number): Vec3 => [
    x + Math.cos(turn) * length * share,
    y + Math.sin(turn) * length * share,
    z,
  ];
  return bar([at(0, high), 0.065], [at(0.5, high + 0.02), 0.08], [at(1, high - 0.06), 0.022]);
};

/** Rows of feathers down the neck, the lower under the upper: each longer than the one above. */
const HACKLES: readonly Clay[] = [0, 1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: 5 }, (_, i) => {
    const across = (i + (row % 2 === 0 ? 0 : 0.5)) / 4.5;
    const x = -0.14 + 0.09 * row * 0.6 + across * (0.5 + 0.03 * row);
    const y = 0.22 - row * 0.2 + 0.1 * across;
    const high = 0.4 - 0.014 * row - 0.75 * (across - 0.42) ** 2;
    return feather([x, y], -1.9 + across * 1.25, 0.32 + 0.03 * row, high);
  }).flat(),
);
const NAPE: readonly Clay[] = [
  [0.34, 0.6, -0.45],
  [0.44, 0.4, -0.65],
  [0.52, 0.16, -0.8],
  [0.6, -0.1, -0.85],
].flatMap(([x, y, turn]) => feather([x! - 0.1, y!], turn!, 0.34, 0.16));

interface Bill {
  readonly upper: readonly Clay[];
  readonly lower: readonly Clay[];
  readonly gape: readonly Clay[];
  readonly about: readonly Clay[];
}
const EAGLE: Bill = {
  upper: bar(
    [[-0.3, 0.44, 0.16], 0.19],
    [[-0.56, 0.46, 0.15], 0.15],
    [[-0.78, 0.36, 0.14], 0.115],
    [[-0.88, 0.2, 0.12], 0.07],
    [[-0.87, 0.04, 0.1], 0.028],
  ),
  lower: bar([[-0.32, 0.26, 0.12], 0.1], [[-0.62, 0.2, 0.11], 0.06], [[-0.72, 0.17, 0.1], 0.035]),
  gape: bar([[-0.22, 0.3, 0.36], 0.025], [[-0.5, 0.3, 0.34], 0.03], [[-0.72, 0.24, 0.3], 0.03]),
  // The heavy brow, and the cere.
  about: [
    ...bar([[-0.42, 0.58, 0.26], 0.06], [[0.1, 0.6, 0.3], 0.07]),
    { kind: 'ball', at: [-0.42, 0.46, 0.2], r: [0.1, 0.18, 0.16] },
  ],
};
const RAVEN: Bill = {
  upper: bar(
    [[-0.28, 0.46, 0.16], 0.18],
    [[-0.56, 0.44, 0.15], 0.13],
    [[-0.82, 0.35, 0.13], 0.085],
    [[-1, 0.22, 0.1], 0.028],
  ),
  lower: bar([[-0.28, 0.27, 0.12], 0.12], [[-0.6, 0.25, 0.11], 0.075], [[-0.92, 0.2, 0.09], 0.028]),
  gape: bar([[-0.24, 0.34, 0.36], 0.022], [[-0.6, 0.33, 0.32], 0.025], [[-0.9, 0.23, 0.26], 0.025]),
  // Bristles over the bill, the shaggy throat.
  about: [
    ...bar([[-0.24, 0.58, 0.26], 0.07], [[-0.54, 0.5, 0.26], 0.03]),
    ...[0, 1, 2].flatMap((i) => feather([-0.26 + 0.06 * i, 0.16 - 0.14 * i], -2.1 + 0.1 * i, 0.3, 0.2)),
  ],
};

const EYE: Vec2 = [-0.16, 0.47];

const birdHead =
  ({ upper, lower, gape, about }: Bill) =>
  (pad: Pad): void => {
    const cut: Clay[] = [
      ...gape.map((lump): Clay => ({ ...lump, carve: true })),
      { kind: 'ball', at: [EYE[0], EYE[1], 0.42], r: [0.11, 0.085, 0.1], carve: true },
    ];
    pad.model(flattened(pad, [...SKULL, ...upper, ...lower, ...about, ...NAPE, ...cut]), 0.035);
    if (pad.shows(0.06)) pad.model(flattened(pad, HACKLES), 0.012);
    eye(pad, EYE, 0.13, 0.18, levelOn(pad, 0.36) - 0.7);
  };

export const eagleHead = birdHead(EAGLE);
export const ravenHead = birdHead(RAVEN);
