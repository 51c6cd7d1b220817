/** The Claddagh of Galway: two hands hold a crowned heart, for friendship, love and loyalty. */
import type { Vec3 } from '@filigree/raytracer';
import { heartOutline } from '../../../cuts/index.ts';
import { bezelWallMm } from '../../../settings/bezel.ts';
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { arc } from '../../relief/figures.ts';
import { cushion, flattened, levelOn, mirroredClay } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The heart: its middle, its width, and how far it stands up. */
const MIDDLE: Vec2 = [0, -0.14];
const WIDE = 0.94;
const HEART_HIGH = 0.34;
const HEART: readonly Vec2[] = heartOutline(1).map(
  ([x, y]): Vec2 => [MIDDLE[0] - y * WIDE, MIDDLE[1] + x * WIDE],
);

/** Least heart that is cut, mm across; smaller stones are round. */
const LEAST_HEART_MM = 2;
/** A round stone in the heart of metal: where, how wide, how far its collet is let in (units). */
const ROUND: Vec2 = [0, -0.03];
const ROUND_WIDE = 0.4;

const limb = (from: Vec3, to: Vec3, r0: number, r1: number): Clay => ({ kind: 'limb', from, to, r0, r1 });

/** Knuckles and tips of the right hand's fingers, forefinger first: tips lie on the edge of the heart. */
const FINGERS: readonly (readonly [knuckle: Vec2, tip: Vec2])[] = [
  [
    [0.64, -0.06],
    [0.455, -0.15],
  ],
  [
    [0.635, -0.195],
    [0.38, -0.295],
  ],
  [
    [0.595, -0.325],
    [0.275, -0.435],
  ],
  [
    [0.535, -0.445],
    [0.14, -0.575],
  ],
];
/** Fingers are meshed finely. */
const FINE = 0.015;
const FINGER = { knuckle: 0.07, tip: 0.058, high: 0.19 } as const;

/** The right hand out of its cuff: its back, four fingers along the heart's side, the thumb up to its lobe. */
const HAND: readonly Clay[] = [
  limb([0.83, -0.36, 0.13], [0.83, 0.08, 0.13], 0.07, 0.07),
  limb([0.96, -0.4, 0.1], [0.96, 0.12, 0.1], 0.07, 0.07),
  { kind: 'ball', at: [0.895, -0.14, 0.07], r: [0.13, 0.27, 0.13] },
  { kind: 'ball', at: [0.72, -0.17, 0.12], r: [0.15, 0.2, 0.19], turn: 0.3 },
  { kind: 'ball', at: [0.63, -0.23, 0.12], r: [0.12, 0.24, 0.14], turn: -0.25 },
  ...FINGERS.map(
    ([[kx, ky], [tx, ty]]): Clay =>
      limb([kx, ky, FINGER.high], [tx, ty, FINGER.high], FINGER.knuckle, FINGER.tip),
  ),
  limb([0.7, -0.02, 0.18], [0.615, 0.14, 0.2], 0.085, 0.078),
  limb([0.615, 0.14, 0.2], [0.48, 0.27, 0.18], 0.078, 0.062),
];

/** The crown: a band over the lobes, and five points whose pearls stand at these places. */
const BAND: readonly Vec2[] = arc(0, 1.62, 1.22, -Math.PI / 2 - 0.33, -Math.PI / 2 + 0.33, 14);
const POINTS: readonly Vec2[] = [
  [-0.5, 0.79],
  [-0.25, 0.86],
  [0, 0.91],
  [0.25, 0.86],
  [0.5, 0.79],
];
const VALLEY_SHARE = 0.42;

/** The crown's leaf: along the band, up over the points and down into the valleys between them. */
const LEAF: readonly Vec2[] = (() => {
  const foot = (x: number): number => 0.41 + 0.4 * x * x;
  const tops = [...POINTS].reverse().flatMap(([x, y], i, all): Vec2[] => {
    const next = all[i + 1];
    if (next === undefined) return [[x, y]];
    const middle = (x + next[0]) / 2;
    const low = foot(middle * 0.8);
    return [
      [x, y],
      [middle * 0.9, low + ((y + next[1]) / 2 - low) * VALLEY_SHARE],
    ];
  });
  return [...BAND, ...tops];
})();

export function claddagh(pad: Pad): void {
  heart(pad);
  const hand = flattened(pad, HAND);
  pad.model(hand, 0.018, FINE);
  pad.model(hand.map(mirroredClay), 0.018, FINE);
  pad.fill(LEAF, 1.15);
  pad.ridge(
    BAND,
    0.15,
    BAND.map(() => levelMm(pad, 1)),
  );
  // A rib up every point carries its pearl.
  const z = levelMm(pad, 0.95);
  pad.model(
    POINTS.flatMap(([x, y]): Clay[] => [
      limb([x * 0.74, 0.46, z], [x, y, z], 0.05, 0.045),
      { kind: 'ball', at: [x, y, z], r: [0.085, 0.085, 0.085] },
    ]),
    0.02,
  );
}

/** A height over the ground in units, from one in full reliefs. */
const levelMm = ({ plan }: Pad, level: number): number => (level * plan.reliefMm) / plan.unitMm;

/** The heart: a stone of its shape in a bezel, a round one set in it, or a dome of metal. */
function heart(pad: Pad): void {
  const { stone } = pad.plan;
  const shaped = stone?.cut === 'Heart' ? heartStoneMm(pad) : null;
  if (shaped !== null) {
    pad.heart(MIDDLE, shaped);
    return;
  }
  const dome = (t: number): number => 0.08 + (HEART_HIGH - 0.08) * Math.sqrt(Math.max(0, 1 - t ** 2.6));
  // A stone needs a table to stand on.
  const table = 0.2;
  cushion(pad, HEART, stone === null ? dome : (t) => Math.min(table, dome(t)), { centre: MIDDLE, rings: 20 });
  if (stone !== null) pad.gem(...ROUND, ROUND_WIDE, levelOn(pad, table));
}

/** Width of the stone that fills the heart within its bezel; null where it would be too small. */
function heartStoneMm(pad: Pad): number | null {
  const widthMm = pad.mm(WIDE) - 2 * bezelWallMm(pad.mm(WIDE));
  return widthMm < LEAST_HEART_MM ? null : widthMm;
}
