import { mixNumber, type Vec2 } from '../../../vec.ts';
import { arc, ellipse } from '../../relief/figures.ts';
import { cushion } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A peak: where it is highest, its foot (counter-clockwise, ridges and gullies in turn), and its height, in units. */
interface Peak {
  readonly top: Vec2;
  readonly high: number;
  readonly foot: readonly Vec2[];
  /** The foot's height over the ground: what stands before other peaks is higher. */
  readonly low: number;
}

const PEAKS: readonly Peak[] = [
  {
    top: [0.46, 0.14],
    high: 0.3,
    low: 0.02,
    foot: [
      [-0.1, -0.42],
      [0.22, -0.42],
      [0.52, -0.42],
      [0.8, -0.42],
      [0.84, -0.28],
      [0.66, -0.1],
      [0.5, 0.16],
      [0.42, 0.16],
      [0.22, -0.06],
    ],
  },
  {
    top: [-0.14, 0.56],
    high: 0.42,
    low: 0.05,
    foot: [
      [-0.78, -0.42],
      [-0.5, -0.42],
      [-0.22, -0.42],
      [0.08, -0.42],
      [0.34, -0.42],
      [0.5, -0.36],
      [0.28, 0.02],
      [0.08, 0.26],
      [-0.09, 0.58],
      [-0.18, 0.58],
      [-0.32, 0.22],
      [-0.54, -0.04],
    ],
  },
  {
    top: [-0.56, 0.02],
    high: 0.36,
    low: 0.06,
    foot: [
      [-0.84, -0.42],
      [-0.62, -0.42],
      [-0.42, -0.42],
      [-0.2, -0.42],
      [-0.3, -0.26],
      [-0.5, 0.03],
      [-0.6, 0.03],
      [-0.76, -0.16],
      [-0.88, -0.32],
    ],
  },
];
/** How much higher ridges stand than gullies, and how far down a peak the snow lies along either. */
const RELIEF = 0.12;
const SNOW = { ridge: 0.6, gully: 0.3, thick: 0.045 } as const;
/** Points between two of a foot, and rings from foot to top: fine enough for the rock's chisel marks. */
const STEPS = 6;
const RINGS = 26;
const CHISEL = 0.016;

const triangle = (x: number): number => Math.abs((((x % 2) + 2) % 2) - 1) * 2 - 1;
/** Rock is left rough from the chisel, so that the snow is seen by its polish. */
const rough = (x: number, y: number): number =>
  CHISEL * (triangle(9.1 * x + 4.3 * y) + triangle(10.7 * y - 6.1 * x));

function peak(pad: Pad, { top, high, low, foot }: Peak): void {
  const n = foot.length * STEPS;
  const outline = Array.from({ length: n }, (_, i): Vec2 => {
    const [[x, y], [u, v]] = [foot[Math.floor(i / STEPS)], foot[(Math.floor(i / STEPS) + 1) % foot.length]];
    const f = (i % STEPS) / STEPS;
    return [mixNumber(x, u, f), mixNumber(y, v, f)];
  });
  // 1 on a ridge, 0 in a gully. A foot of an odd number of points has two ridges side by side at its end.
  const ridge = (k: number): number => {
    const [i, f] = [Math.floor(k / STEPS), (k % STEPS) / STEPS];
    const at = (point: number): number => 1 - ((point % foot.length) % 2);
    return mixNumber(at(i), at(i + 1), f);
  };
  cushion(
    pad,
    outline,
    (t, x, y, k) => {
      const stone = mixNumber(high, low, t) + RELIEF * ridge(k) * Math.min(1, 3 * t) * (1.2 - 0.6 * t);
      const snow = mixNumber(SNOW.gully, SNOW.ridge, ridge(k));
      return t < snow ? stone + SNOW.thick : stone + (pad.shows(0.06) ? rough(x, y) : 0);
    },
    { centre: top, rings: RINGS },
  );
}

/** Peaks with faceted ridges and snow on them over a lake, in a ring, the moon beside them. */
export function mountain(pad: Pad): void {
  pad.wire(ellipse(0, 0, 0.93, 0.93, 120), 0.12, true, 1.2);
  // The lake: what of the ring lies below the mountains' feet.
  const shore = -0.4;
  const angle = Math.asin(shore / 0.93);
  pad.fill(arc(0, 0, 0.93, -Math.PI - angle, angle, 48), 0.25);
  for (const one of PEAKS) peak(pad, one);
  for (const [y, half] of [
    [-0.54, 0.5],
    [-0.66, 0.36],
    [-0.77, 0.2],
  ])
    pad.wire(
      [-1, -0.5, 0, 0.5, 1].map((s, i): Vec2 => [s * half, y + (i % 2 === 0 ? 0.012 : -0.012)]),
      0.05,
      false,
      0.6,
    );
  pad.gem(0.5, 0.5, 0.3, 0.2);
}
