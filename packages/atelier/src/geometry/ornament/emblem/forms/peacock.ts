/** A peacock from the front, its tail spread: two rows of feathers with eyes, the neck and the crowned head before them. */
import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { ellipse, leaf, polar } from '../../relief/figures.ts';
import { flattened, pairOf } from '../bodies.ts';
import { FINEST_LINE_MM, type Pad } from '../pad.ts';

/** Where all feathers spring from. */
const HUB: Vec2 = [0, -0.28];

/** A row of feathers: how far their eyes are from the hub, the half angle of the fan, sizes (units), levels. */
interface Row {
  readonly count: number;
  readonly reach: number;
  readonly half: number;
  readonly eye: number;
  readonly stone: number;
  readonly level: number;
}
const ROWS: readonly Row[] = [
  { count: 9, reach: 0.83, half: 1.66, eye: 0.165, stone: 0.19, level: 0.5 },
  { count: 8, reach: 0.53, half: 1.45, eye: 0.115, stone: 0.12, level: 0.85 },
];
/** Height of a feather's vane under its eye, and of its shaft over the vane, in full reliefs. */
const VANE_LOW = 0.35;
const SHAFT_HIGH = 0.22;
/** Rim about the cell of an eye, and the pupil in it, as shares of the eye. */
const CELL_SHARE = 0.74;
const PUPIL_SHARE = 0.42;

const BODY: readonly Clay[] = [
  { kind: 'ball', at: [0, -0.42, 0.14], r: [0.2, 0.27, 0.17] },
  { kind: 'limb', from: [0, -0.36, 0.2], to: [-0.035, -0.08, 0.24], r0: 0.15, r1: 0.088 },
  { kind: 'limb', from: [-0.035, -0.08, 0.24], to: [0.01, 0.1, 0.26], r0: 0.088, r1: 0.074 },
  // The head looks to the side.
  { kind: 'ball', at: [0.025, 0.12, 0.27], r: [0.105, 0.09, 0.09] },
  { kind: 'limb', from: [0.1, 0.115, 0.27], to: [0.2, 0.075, 0.26], r0: 0.045, r1: 0.022 },
  // Thighs, legs, toes.
  ...pairOf({ kind: 'limb', from: [0.085, -0.57, 0.13], to: [0.095, -0.69, 0.11], r0: 0.085, r1: 0.042 }),
  ...pairOf({ kind: 'limb', from: [0.095, -0.68, 0.1], to: [0.1, -0.83, 0.07], r0: 0.034, r1: 0.032 }),
  ...[-0.05, 0.02, 0.1].flatMap((x) =>
    pairOf({ kind: 'limb', from: [0.1, -0.83, 0.06], to: [0.1 + x, -0.91, 0.05], r0: 0.03, r1: 0.026 }),
  ),
];

/** The crest: shafts from the head that end in grains. */
const CREST: readonly Vec2[] = [
  [-0.1, 0.33],
  [0.01, 0.37],
  [0.12, 0.34],
];
const CREST_FOOT: Vec2 = [0.02, 0.18];

export function peacock(pad: Pad): void {
  for (const row of ROWS) for (let i = 0; i < row.count; i++) feather(pad, row, i);
  pad.model(flattened(pad, BODY), 0.03, 0.018);
  for (const [x, y] of CREST)
    pad.model(
      flattened(pad, [
        { kind: 'limb', from: [...CREST_FOOT, 0.27], to: [x, y, 0.24], r0: 0.03, r1: 0.026 },
        { kind: 'ball', at: [x, y, 0.24], r: [0.05, 0.05, 0.05] },
      ]),
      0.01,
      0.018,
    );
}

function feather(pad: Pad, { count, reach, half, eye, stone, level }: Row, i: number): void {
  const angle = Math.PI / 2 + half * (1 - (2 * i) / (count - 1));
  const [dx, dy] = polar(1, angle);
  const along = (r: number): Vec2 => [HUB[0] + dx * r, HUB[1] + dy * r];
  const at = along(reach);
  // Neighbours lie over and under each other.
  const low = level - VANE_LOW + (i % 2) * 0.15;
  pad.fill(leaf(HUB, angle, reach + eye * 1.05, eye * 2.1, 0.8, 0.9), low);
  pad.line([along(reach * 0.35), along(reach - eye * 0.6)], 0.04, low + SHAFT_HIGH);
  pad.disc(...at, eye, level);
  const holds = pad.plan.stone !== null && pad.mm(stone) >= LEAST_STONE_MM;
  if (holds) {
    pad.gem(...at, stone, level);
    return;
  }
  const pupil = ellipse(...at, eye * PUPIL_SHARE);
  const isRinged = pad.shows(eye * PUPIL_SHARE);
  // From the middle of the fan to both sides alike.
  const colour = Math.floor(Math.abs(i - (count - 1) / 2));
  pad.cell(pad.area(ellipse(...at, eye * CELL_SHARE), isRinged ? pupil : []), colour, level, 0.2);
  if (!isRinged) return;
  // A pupil of the next glass lies in its own ring, where there is room for it.
  const glass = eye * PUPIL_SHARE - FINEST_LINE_MM / pad.plan.unitMm;
  if (pad.plan.enamel.length > 1 && pad.mm(glass) >= LEAST_PUPIL_MM)
    pad.cell(pad.area(ellipse(...at, glass)), colour + 1, level, 0.2);
  else pad.dome(...at, eye * PUPIL_SHARE, eye * PUPIL_SHARE, level + 0.25);
}

/** Radius of the least pupil of glass, mm. */
const LEAST_PUPIL_MM = 0.35;

/** Smaller stones are not set. */
const LEAST_STONE_MM = 1.2;
