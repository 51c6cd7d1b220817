import { mixNumber, type Vec2 } from '../../../vec.ts';
import { arc, curve, ellipse } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const MIDDLE: Vec2 = [0, -0.3];
const [HALF_WIDE, HALF_HIGH] = [0.68, 0.62];
/** The body is a square with round sides and corners: a superellipse. */
const BOX = 3.6;
const body = (share: number, count = 180): Vec2[] =>
  ellipse(0, 0, 1, 1, count).map(([c, s]): Vec2 => {
    const r = share / (Math.abs(c) ** BOX + Math.abs(s) ** BOX) ** (1 / BOX);
    return [MIDDLE[0] + c * r * HALF_WIDE, MIDDLE[1] + s * r * HALF_HIGH];
  });

/** Rays about the keyhole, as an engine turns them: how many points of the outline each takes, how deep they are. */
const RAYS = { points: 6, deep: 0.014 } as const;
const SHACKLE = { half: 0.4, foot: 0.2, top: 0.52, width: 0.17 } as const;
/** The keyhole: its round eye, and the slot that widens below it. */
const EYE: Vec2 = [0, -0.24];
const EYE_RADIUS = 0.115;
const SLOT: readonly Vec2[] = [
  [-0.05, -0.24],
  [0.05, -0.24],
  [0.095, -0.56],
  [-0.095, -0.56],
];
const ESCUTCHEON: readonly Vec2[] = curve(
  [
    [0, 0.06],
    [-0.21, -0.04],
    [-0.27, -0.24],
    [-0.17, -0.44],
    [-0.19, -0.58],
    [0, -0.7],
    [0.19, -0.58],
    [0.17, -0.44],
    [0.27, -0.24],
    [0.21, -0.04],
  ],
  true,
  8,
);
/** Heights over the ground, units. */
const PLATE = 0.3;
const FACE = 0.22;

/** A padlock: rayed body with a beaded edge, round shackle, a stone in the eye of its keyhole. */
export function padlock(pad: Pad): void {
  const { half, foot, top, width } = SHACKLE;
  const bow: Vec2[] = [[half, foot], ...arc(0, top, half, 0, Math.PI, 40), [-half, foot]];
  pad.ridge(
    bow,
    width,
    bow.map(() => 0.1),
  );
  for (const side of [1, -1])
    pad.ridge(
      [
        [side * (half - 0.1), 0.345],
        [side * (half + 0.1), 0.345],
      ],
      0.12,
      [0.15, 0.15],
    );
  cushion(
    pad,
    body(1),
    (t, _x, _y, k) => {
      const ray = Math.cos((2 * Math.PI * k) / RAYS.points);
      const face = mixNumber(FACE + 0.02, FACE - 0.02, t) + (pad.shows(0.05) ? RAYS.deep * ray * t : 0);
      if (t < 0.8) return face;
      // A raised rim, rounded over to the edge.
      const u = (t - 0.8) / 0.2;
      return mixNumber(FACE + 0.05, 0.06, Math.max(0, (u - 0.45) / 0.55) ** 2);
    },
    { centre: MIDDLE, rings: 40 },
  );
  pad.fill(ESCUTCHEON, levelOn(pad, PLATE));
  keyhole(pad);
  for (const [x, y] of [
    [0, -0.01],
    [0, -0.64],
  ])
    pad.dome(x, y, 0.035, 0.035, levelOn(pad, PLATE + 0.04));
}

function keyhole(pad: Pad): void {
  pad.sink(SLOT, 0.02);
  const stoned = pad.plan.stone !== null && pad.mm(2 * EYE_RADIUS) >= 1.2;
  if (stoned) pad.gem(...EYE, 2 * EYE_RADIUS + 0.04, levelOn(pad, PLATE) - 0.6);
  else pad.sink(ellipse(...EYE, EYE_RADIUS, EYE_RADIUS, 40), 0.02);
}
