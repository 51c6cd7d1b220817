/** Chess pieces as Staunton's: a knight and a rook on their turned feet. */
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { box } from '../../relief/figures.ts';
import { bar, cushion, eye, flattened, levelOn, turning } from '../bodies.ts';
import type { Pad } from '../pad.ts';

type Rows = readonly (readonly [radius: number, y: number])[];

/** Turned pieces lie in the ground up to about their middle. */
const DEPTH = 0.62;

const FOOT: Rows = [
  [0.54, -1],
  [0.56, -0.96],
  [0.56, -0.86],
  [0.5, -0.82],
  [0.49, -0.79],
  [0.51, -0.76],
  [0.5, -0.72],
  [0.42, -0.66],
];

/** The horse's neck, its chest and its head, looking to the left. */
const HORSE: readonly Clay[] = [
  ...bar(
    [[0.08, -0.6, 0.12], 0.32],
    [[0.17, -0.24, 0.14], 0.3],
    [[0.17, 0.1, 0.15], 0.28],
    [[0.06, 0.42, 0.16], 0.21],
    [[-0.02, 0.56, 0.16], 0.16],
  ),
  ...bar([[-0.12, -0.56, 0.14], 0.24], [[-0.14, -0.28, 0.16], 0.21], [[-0.02, 0.02, 0.16], 0.2]),
  // The head is long: brow, the bridge of the nose, the muzzle; the cheek is round.
  ...bar([[-0.06, 0.53, 0.19], 0.17], [[-0.28, 0.33, 0.2], 0.145], [[-0.5, 0.09, 0.18], 0.105]),
  { kind: 'ball', at: [-0.1, 0.31, 0.22], r: [0.19, 0.2, 0.19] },
  { kind: 'ball', at: [-0.53, 0.06, 0.18], r: [0.125, 0.12, 0.12] },
  ...bar([[-0.36, 0.12, 0.16], 0.09], [[-0.47, -0.03, 0.16], 0.075]),
  // Brow over the eye.
  ...bar([[-0.12, 0.53, 0.33], 0.055], [[-0.28, 0.45, 0.33], 0.045]),
  // Ears, laid forwards.
  ...bar([[0.02, 0.6, 0.22], 0.1], [[0.02, 0.78, 0.22], 0.1], [[-0.02, 0.99, 0.18], 0.025]),
  ...bar([[-0.08, 0.62, 0.1], 0.08], [[-0.13, 0.76, 0.1], 0.06], [[-0.19, 0.88, 0.1], 0.025]),
  { kind: 'limb', from: [0, 0.68, 0.35], to: [-0.01, 0.88, 0.27], r0: 0.05, r1: 0.018, carve: true },
  // Nostril and mouth.
  { kind: 'ball', at: [-0.57, 0.09, 0.29], r: [0.035, 0.028, 0.05], turn: 0.7, carve: true },
  { kind: 'limb', from: [-0.61, -0.02, 0.3], to: [-0.42, 0.06, 0.31], r0: 0.024, r1: 0.018, carve: true },
  // The jaw stands over the throat.
  ...bar([[-0.26, 0.12, 0.33], 0.03], [[-0.12, 0.08, 0.38], 0.034], [[0.05, 0.18, 0.42], 0.03]).map(
    (lump): Clay => ({ ...lump, carve: true }),
  ),
];

/** The crest of the neck from the poll to the withers. */
const CREST: readonly Vec2[] = [
  [0.14, 0.68],
  [0.31, 0.5],
  [0.42, 0.28],
  [0.48, 0.04],
  [0.5, -0.2],
  [0.47, -0.42],
];
/** The mane: a lock from each place of the crest, lying forwards over the neck. */
const MANE: readonly Clay[] = CREST.flatMap(([x, y], i) =>
  bar(
    [[x - 0.01, y + 0.04, 0.2], 0.1],
    [[x - 0.1, y - 0.05, 0.32], 0.085],
    [[x - 0.19, y - 0.17, 0.36], 0.06],
    [[x - 0.23 - 0.01 * i, y - 0.28, 0.36], 0.03],
  ),
);

/** A knight: a horse's head on a turned foot, its mane in locks; a stone for its eye. */
export function chessKnight(pad: Pad): void {
  turning(pad, [...FOOT, [0.36, -0.62], [0.34, -0.56], [0, -0.56]], DEPTH);
  pad.model(flattened(pad, HORSE), 0.05);
  pad.model(flattened(pad, MANE), 0.012);
  eye(pad, [-0.17, 0.42], 0.1, 0.15, levelOn(pad, 0.4) - 0.62);
}

const BATTLEMENT = 0.46;
/** Half widths of the merlons from the middle outwards. */
const MERLONS = [
  [-0.46, -0.235],
  [-0.115, 0.115],
  [0.235, 0.46],
] as const;

/** A rook: a round tower on a turned foot, three merlons before an open top. */
export function chessRook(pad: Pad): void {
  const TOWER: Rows = [
    ...FOOT,
    [0.35, -0.5],
    [0.31, -0.2],
    [0.3, 0.1],
    [0.32, 0.22],
    [0.39, 0.28],
    [0.4, 0.33],
    [0.39, 0.38],
    [0.37, 0.42],
    [0.42, 0.47],
    [BATTLEMENT, 0.52],
    [BATTLEMENT, 0.72],
    [0, 0.72],
  ];
  turning(pad, TOWER, DEPTH);
  for (const [left, right] of MERLONS)
    cushion(
      pad,
      subdivided(box(left, 0.66, right, 0.99)),
      (_, x) => DEPTH * Math.sqrt(Math.max(0.02, BATTLEMENT ** 2 - x * x)),
      { centre: [(left + right) / 2, 0.83], rings: 8 },
    );
  // Behind the gaps the far side of the wall is seen, lower.
  pad.fill(box(-BATTLEMENT + 0.06, 0.6, BATTLEMENT - 0.06, 0.82), levelOn(pad, 0.09));
  // Courses of stone about the middle of the tower.
  if (pad.shows(0.05))
    for (const y of [0.6])
      pad.lock(
        around(BATTLEMENT * 1.005, y).map(([x, v]): Vec2 => [x, v]),
        around(BATTLEMENT, y).map(() => 0.045),
        around(BATTLEMENT, y).map(([x]) => DEPTH * Math.sqrt(Math.max(0, BATTLEMENT ** 2 - x * x)) - 0.01),
      );
  pad.gemIfSet(0, -0.2, 0.26, levelOn(pad, 0.31 * DEPTH + 0.02));
}

const around = (radius: number, y: number): Vec2[] =>
  Array.from({ length: 13 }, (_, i): Vec2 => [-radius * Math.cos((Math.PI * i) / 12), y]);

/** A polygon with points along its sides, so that a curved surface can be laid over it. */
function subdivided(loop: readonly Vec2[], count = 6): Vec2[] {
  return loop.flatMap(([x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length]!;
    return Array.from(
      { length: count },
      (_, k): Vec2 => [x + ((u - x) * k) / count, y + ((v - y) * k) / count],
    );
  });
}
