import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { ellipse } from '../../relief/figures.ts';
import { cushion, eye, flattened, levelOn, lowered, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** How much higher the brow lies than the chin, over their distance: the face looks at whoever wears a ring. */
const TILT = 0.2;

/** What the mane grows on: an egg about the face, low at its edge. */
const MANE: Vec2 = [0.84, 0.9];
const MANE_HIGH = 0.26;

/** Locks of one side from the crown of the head down to the beard, in two rows; the upper lies on the lower. */
interface Row {
  readonly count: number;
  /** From the crown: first and last angle, radians. */
  readonly from: number;
  readonly to: number;
  /** Where locks begin and end, as shares of the way to the figure's edge. */
  readonly root: number;
  readonly tip: number;
  readonly width: number;
  readonly high: number;
  readonly low: number;
}
const ROWS: readonly Row[] = [
  { count: 8, from: 0.2, to: 2.92, root: 0.56, tip: 1, width: 0.29, high: 0.18, low: 0.06 },
  { count: 8, from: 0, to: 2.62, root: 0.5, tip: 0.84, width: 0.25, high: 0.28, low: 0.19 },
];
const LOCK_POINTS = 7;
/** How far locks swing: down at their tips, and to and fro on their way, radians. */
const FALL = 0.3;
const WAVE = 0.1;

/** Where a lock of the right side runs. */
function lockOf({ count, from, to, root, tip, width, high, low }: Row, i: number) {
  const start = mixNumber(from, to, i / (count - 1));
  const long = tip * (i % 2 === 0 ? 1 : 0.93);
  const along = Array.from({ length: LOCK_POINTS }, (_, k) => k / (LOCK_POINTS - 1));
  return {
    path: along.map((t): Vec2 => {
      // Angle from the crown; locks near the chin have no farther to fall.
      const a = start + Math.sin(start) * FALL * t * t + WAVE * Math.sin(t * 5.2 - 0.6) * (1 - t * 0.4);
      const r = mixNumber(root, long, t);
      return [r * Math.sin(a), r * Math.cos(a) * 1.02];
    }),
    widths: along.map((t) => width * (0.8 + 0.5 * t) * Math.sqrt(Math.max(0.02, 1 - t ** 1.7))),
    heights: along.map((t) => mixNumber(high, low, t ** 1.4) + TILT * Math.cos(start) * root),
  };
}

const FACE: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.06, 0.18], r: [0.55, 0.6, 0.3] },
  // Ears.
  ...pairOf({ kind: 'ball', at: [0.45, 0.54, 0.2], r: [0.2, 0.18, 0.18], turn: -0.6 }),
  ...pairOf({ kind: 'ball', at: [0.445, 0.53, 0.39], r: [0.11, 0.095, 0.08], turn: -0.6, carve: true }),
  // Forehead, brows, cheeks.
  ...pairOf({ kind: 'ball', at: [0.16, 0.44, 0.34], r: [0.19, 0.19, 0.13] }),
  ...pairOf({ kind: 'limb', from: [0.08, 0.26, 0.45], to: [0.43, 0.36, 0.38], r0: 0.1, r1: 0.075 }),
  ...pairOf({ kind: 'ball', at: [0.38, -0.08, 0.28], r: [0.19, 0.25, 0.18] }),
  // The long broad bridge of the nose, and its tip.
  { kind: 'limb', from: [0, 0.42, 0.38], to: [0, -0.03, 0.44], r0: 0.11, r1: 0.15 },
  { kind: 'ball', at: [0, -0.09, 0.52], r: [0.2, 0.09, 0.09] },
  { kind: 'ball', at: [0, -0.16, 0.51], r: [0.1, 0.08, 0.09] },
  // Whisker pads.
  ...pairOf({ kind: 'ball', at: [0.2, -0.28, 0.38], r: [0.25, 0.17, 0.18], turn: -0.25 }),
  // Hollows: eyes, nostrils, the lip.
  ...pairOf({ kind: 'ball', at: [0.255, 0.12, 0.5], r: [0.16, 0.1, 0.15], turn: 0.3, carve: true }),
  ...pairOf({ kind: 'ball', at: [0.1, -0.12, 0.62], r: [0.05, 0.03, 0.07], turn: -0.4, carve: true }),
  { kind: 'limb', from: [0, -0.22, 0.6], to: [0, -0.38, 0.55], r0: 0.03, r1: 0.03, carve: true },
];

/** A closed mouth over the chin and its beard. */
const CLOSED: readonly Clay[] = [
  { kind: 'ball', at: [0, -0.6, 0.28], r: [0.24, 0.15, 0.2] },
  ...pairOf({
    kind: 'limb',
    from: [0, -0.41, 0.53],
    to: [0.27, -0.47, 0.4],
    r0: 0.045,
    r1: 0.035,
    carve: true,
  }),
];

/** An open mouth: the jaw runs about what it holds. */
const MOUTH: Vec2 = [0, -0.61];
const MOUTH_WIDE = 0.36;
const MOUTH_HIGH = 0.2;
const LEAST_STONE_MM = 1.2;
const OPEN: readonly Clay[] = [
  { kind: 'limb', from: [0, -0.61, 0.58], to: [0, -0.61, 1], r0: 0.25, r1: 0.3, carve: true },
  ...pairOf({ kind: 'limb', from: [0.38, -0.42, 0.3], to: [0.3, -0.7, 0.3], r0: 0.13, r1: 0.1 }),
  ...pairOf({ kind: 'limb', from: [0.3, -0.7, 0.3], to: [0, -0.87, 0.3], r0: 0.1, r1: 0.11 }),
];

const BEARD: readonly Clay[] = [
  { kind: 'limb', from: [0, -0.72, 0.26], to: [0, -0.98, 0.12], r0: 0.12, r1: 0.03 },
  ...pairOf({ kind: 'limb', from: [0.12, -0.7, 0.22], to: [0.15, -0.94, 0.1], r0: 0.1, r1: 0.03 }),
];

const EYE: Vec2 = [0.245, 0.115];
const EYE_WIDE = 0.17;
const MOST_EYE_WIDE = 0.24;
const EYE_HIGH = 0.46;

const tilted = (clay: Clay): Clay =>
  clay.kind === 'ball'
    ? { ...clay, at: [clay.at[0], clay.at[1], clay.at[2] + TILT * clay.at[1]] }
    : {
        ...clay,
        from: [clay.from[0], clay.from[1], clay.from[2] + TILT * clay.from[1]],
        to: [clay.to[0], clay.to[1], clay.to[2] + TILT * clay.to[1]],
      };

/** A lion's head from the front, the mane in locks about it; a stone is held in its mouth, or its eyes are of stone. */
export function lion(pad: Pad): void {
  const holds = pad.plan.inEyes !== true && pad.plan.stone !== null && pad.mm(MOUTH_WIDE) >= LEAST_STONE_MM;
  cushion(pad, ellipse(0, 0, ...MANE, 72), (t) => MANE_HIGH * (1 - 0.85 * t * t), { rings: 10 });
  for (const row of ROWS)
    for (let i = 0; i < row.count; i++) {
      const { path, widths, heights } = lockOf(row, i);
      const flat = heights.map((h) => lowered(pad, h));
      pad.lock(path, widths, flat);
      pad.lock(
        path.map(([x, y]): Vec2 => [-x, y]),
        widths,
        flat,
      );
    }
  const face = [...FACE, ...(holds ? OPEN : CLOSED), ...BEARD].map(tilted);
  pad.model(flattened(pad, face), 0.05);
  const eyesAt = levelOn(pad, EYE_HIGH + TILT * EYE[1]) - 0.9;
  for (const side of [1, -1])
    eye(pad, [side * EYE[0], EYE[1]], EYE_WIDE, pad.plan.inEyes === true ? MOST_EYE_WIDE : EYE_WIDE, eyesAt);
  if (holds) pad.gem(...MOUTH, MOUTH_WIDE, levelOn(pad, MOUTH_HIGH));
}
