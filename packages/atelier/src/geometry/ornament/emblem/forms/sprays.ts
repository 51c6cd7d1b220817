/** Sprays of a plant: a climbing vine, lily of the valley, a flowering branch. Enamel lies in leaves, bells and petals. */
import { mixNumber, type Vec2 } from '../../../vec.ts';
import { curve, ellipse, move, polar, rotate, scaled } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';
import { type Blade, blade, flowerColour, GLAZED_LEVEL, glazed, RIM_MM, stem } from './sprayParts.ts';

const VINE: readonly Vec2[] = [
  [-0.08, -0.98],
  [0.07, -0.68],
  [-0.06, -0.3],
  [0.07, 0.1],
  [-0.04, 0.44],
  [0.02, 0.66],
];
/** Leaves to one side and the other, smaller towards the tip. */
const VINE_LEAVES: readonly Blade[] = [
  { foot: [0.06, -0.74], turn: 0.32, long: 0.5, wide: 0.36 },
  { foot: [-0.02, -0.52], turn: 2.72, long: 0.5, wide: 0.36 },
  { foot: [0, -0.2], turn: 0.42, long: 0.48, wide: 0.34 },
  { foot: [0.02, 0.02], turn: 2.62, long: 0.46, wide: 0.33 },
  { foot: [0.04, 0.24], turn: 0.55, long: 0.42, wide: 0.3 },
  { foot: [-0.03, 0.42], turn: 2.45, long: 0.4, wide: 0.28 },
  { foot: [0.02, 0.62], turn: 1.52, long: 0.38, wide: 0.27 },
];
/** Berries in the angles of leaves. */
const BERRIES: readonly Vec2[] = [
  [0.13, -0.44],
  [-0.15, -0.14],
  [0.17, 0.05],
];

/** A vine that climbs: leaves to either side of a winding stem, stones for its berries. */
export function leafyVine(pad: Pad): void {
  for (const one of VINE_LEAVES) blade(pad, one);
  stem(pad, VINE, 0.13, 0.07);
  if (pad.plan.stone !== null) for (const [x, y] of BERRIES) pad.gem(x, y, 0.2, 0.8);
}

const LILY_LEAVES: readonly Blade[] = [
  { foot: [-0.12, -0.97], turn: 2.08, long: 1.56, wide: 0.46 },
  { foot: [-0.06, -0.97], turn: 1.69, long: 1.92, wide: 0.48 },
];
const LILY_STEM: readonly Vec2[] = [
  [-0.05, -0.98],
  [0.1, -0.5],
  [0.14, 0.05],
  [0.22, 0.5],
  [0.4, 0.8],
  [0.64, 0.88],
  [0.86, 0.78],
];
const NEAR_TIP = 3;
/** Bells: where one springs from the stem, and its middle and half width below. */
const BELLS: readonly (readonly [from: Vec2, at: Vec2, half: number])[] = [
  [[0.11, -0.36], [0.48, -0.52], 0.155],
  [[0.14, 0.06], [0.54, -0.1], 0.15],
  [[0.19, 0.4], [0.48, 0.26], 0.135],
  [[0.44, 0.82], [0.7, 0.5], 0.125],
  [[0.86, 0.78], [0.93, 0.52], 0.105],
];

/** A bell from its crown down to its mouth, which flares in three lobes; in units of half its width. */
const BELL: readonly Vec2[] = curve(
  [
    [0, 1.05],
    [-0.5, 0.92],
    [-0.84, 0.5],
    [-0.88, -0.1],
    [-0.98, -0.6],
    [-1.14, -0.92],
    [-0.76, -1.02],
    [-0.42, -0.84],
    [0, -1.1],
    [0.42, -0.84],
    [0.76, -1.02],
    [1.14, -0.92],
    [0.98, -0.6],
    [0.88, -0.1],
    [0.84, 0.5],
    [0.5, 0.92],
  ],
  true,
  5,
);

function bell(pad: Pad, [x, y]: Vec2, half: number): void {
  const loop = move(scaled(BELL, half), x, y);
  const white = flowerColour(pad);
  if (white !== null) {
    glazed(pad, loop, white, null, 1.15);
    return;
  }
  cushion(
    pad,
    loop,
    (t, _x, v) => {
      // Round in the body, flaring out again at the mouth.
      const low = Math.max(0, Math.min(1, (y - v) / half));
      return 0.06 + half * (0.95 * Math.sqrt(Math.max(0, 1 - t ** 2.6)) + 0.22 * low * (1 - t));
    },
    { centre: [x, y], rings: 14 },
  );
}

/** Lily of the valley: a stem arching over its bells, two broad leaves behind; stones or pearls are the bells. */
export function lilyOfTheValley(pad: Pad): void {
  const [behind, before] = [LILY_LEAVES[0]!, LILY_LEAVES[1]!];
  blade(pad, behind, 0.5);
  blade(pad, before, GLAZED_LEVEL);
  stem(pad, LILY_STEM, 0.1, 0.06, 1.05);
  const { stone, inTurn } = pad.plan;
  BELLS.forEach(([[x0, y0], [x, y], half], i) => {
    const isSet = stone !== null && i < (inTurn?.length ?? BELLS.length);
    const top = y + half * (isSet ? 0.6 : 0.9);
    stem(
      pad,
      [
        [x0, y0],
        [mixNumber(x0, x, 0.6), Math.max(y0, top) + 0.02],
        [x, top],
      ],
      0.05,
      0.05,
      0.9,
    );
    // Two of unlike stones at the tip are close: between them stands the metal of both settings.
    if (isSet) pad.gem(x, y, half * (inTurn === undefined || i < NEAR_TIP ? 2 : 1.4), 0.3);
    else bell(pad, [x, y], half);
  });
}

const BOUGH: readonly Vec2[] = [
  [-0.98, -0.56],
  [-0.62, -0.36],
  [-0.2, -0.22],
  [0.22, 0.06],
  [0.6, 0.24],
  [0.94, 0.5],
];
/** Side twigs to the flowers and buds. */
const TWIGS: readonly (readonly Vec2[])[] = [
  [
    [-0.62, -0.36],
    [-0.6, -0.06],
    [-0.7, 0.16],
  ],
  [
    [0.22, 0.06],
    [0.14, 0.34],
    [0.18, 0.54],
  ],
  [
    [0.34, 0.13],
    [0.6, 0],
    [0.86, 0.02],
  ],
];
const BLOSSOMS: readonly (readonly [at: Vec2, radius: number, turn: number])[] = [
  [[-0.32, -0.24], 0.42, 0.2],
  [[0.16, 0.5], 0.38, 0.75],
  [[0.46, -0.26], 0.34, 0.4],
];
const BUDS: readonly (readonly [at: Vec2, turn: number])[] = [
  [[-0.73, 0.24], 1.9],
  [[0.93, 0.06], 0.2],
  [[0.97, 0.58], 0.75],
];
const BOUGH_LEAVES: readonly Blade[] = [
  { foot: [0.6, 0.25], turn: 1.75, long: 0.36, wide: 0.2 },
  { foot: [-0.78, -0.45], turn: -0.9, long: 0.36, wide: 0.2 },
];
/** A petal of a cherry, notched at its tip, of a flower of radius 1 about the origin; it points up. */
const PETAL: readonly Vec2[] = curve(
  [
    [0, 0.14],
    [0.22, 0.3],
    [0.44, 0.58],
    [0.4, 0.86],
    [0.16, 1],
    [0, 0.86],
    [-0.16, 1],
    [-0.4, 0.86],
    [-0.44, 0.58],
    [-0.22, 0.3],
  ],
  true,
  5,
);
/** Smaller flowers hold glass in one cell about their middle, radius in mm. */
const PETALLED_FROM_MM = 2.3;
/** The middle of a flower, as a share of its radius. */
const HEART = 0.34;

function blossom(pad: Pad, [x, y]: Vec2, radius: number, turn: number): void {
  const colour = flowerColour(pad);
  const petal = (i: number): Vec2[] =>
    move(rotate(scaled(PETAL, radius), turn + (2 * Math.PI * i) / 5), x, y);
  const isSmall = colour !== null && pad.mm(radius) < PETALLED_FROM_MM;
  if (isSmall) {
    const whole = pad.joined(...[0, 1, 2, 3, 4].map((i) => pad.area(petal(i))));
    pad.raise(whole, 0.9);
    for (const cell of pad.bench.parts(pad.bench.grown(whole, -RIM_MM))) pad.cell(cell, colour, 0.9);
  }
  for (let i = 0; i < 5 && !isSmall; i++) {
    const a = turn + (2 * Math.PI * i) / 5;
    const loop = petal(i);
    const level = i % 2 === 0 ? 1.05 : 0.9;
    if (colour !== null) {
      glazed(pad, loop, colour, null, level);
      continue;
    }
    const [cx, cy] = polar(radius * 0.56, a + Math.PI / 2);
    cushion(
      pad,
      loop,
      (t, u, v) => 0.1 + 0.16 * Math.hypot(u - x, v - y) - (t > 0.9 ? 0.05 * (t - 0.9) * 10 : 0),
      { centre: [x + cx, y + cy], rings: 14 },
    );
  }
  const level = colour === null ? levelOn(pad, 0.12) : 0.9;
  pad.disc(x, y, radius * HEART * 0.9, level);
  if (pad.plan.stone !== null) {
    pad.gem(x, y, radius * HEART * 2, level * 0.8);
    return;
  }
  // Stamens.
  pad.dome(x, y, radius * 0.14, radius * 0.14, level + 0.7);
  if (pad.shows(radius * 0.16))
    for (let i = 0; i < 5; i++) {
      const [u, v] = polar(radius * 0.28, turn + 0.3 + (2 * Math.PI * i) / 5);
      pad.dome(x + u, y + v, radius * 0.085, radius * 0.085, level + 0.5);
    }
}

/** Buds that have opened, where there are more stones than blossoms: each bears one. */
const OPENED = 0.235;

/** A branch in flower: three blossoms with a stone in each, buds and two leaves. */
export function floweringBranch(pad: Pad): void {
  stem(pad, BOUGH, 0.13, 0.07, 0.8);
  for (const twig of TWIGS) stem(pad, twig, 0.075, 0.055, 0.75);
  for (const one of BOUGH_LEAVES) blade(pad, one);
  for (const [at, radius, turn] of BLOSSOMS) blossom(pad, at, radius, turn);
  const opened = (pad.plan.inTurn?.length ?? 0) - BLOSSOMS.length;
  BUDS.forEach(([[x, y], turn], i) => {
    if (i < opened) {
      blossom(pad, [x, y], OPENED, turn);
      return;
    }
    const colour = flowerColour(pad);
    if (colour === null) pad.dome(x, y, 0.14, 0.1, levelOn(pad, 0.16), turn);
    else
      glazed(
        pad,
        rotate(ellipse(0, 0, 0.15, 0.105, 40), turn).map(([u, v]): Vec2 => [x + u, y + v]),
        colour,
        null,
        1,
      );
  });
}
