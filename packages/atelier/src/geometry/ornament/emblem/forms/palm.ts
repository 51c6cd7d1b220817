import { mixNumber, type Vec2 } from '../../../vec.ts';
import { curve, leaf } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Where the fronds spring from. */
const HEART: Vec2 = [0.1, 0.36];

/** The trunk leans and rises: from the sand up. */
const TRUNK: readonly Vec2[] = curve(
  [[-0.2, -0.84], [-0.16, -0.6], [-0.06, -0.3], [0.04, 0.0], [0.09, 0.24], HEART],
  false,
  6,
);

/** A frond: where its rib bends and ends, from the heart, and how high it lies. */
interface Frond {
  readonly bend: Vec2;
  readonly tip: Vec2;
  readonly level: number;
}

const FRONDS: readonly Frond[] = [
  { bend: [0.3, 0.06], tip: [0.46, -0.6], level: 0.8 },
  { bend: [-0.32, 0.06], tip: [-0.52, -0.56], level: 0.8 },
  { bend: [0.04, 0.34], tip: [0.3, 0.62], level: 0.85 },
  { bend: [-0.12, 0.36], tip: [-0.46, 0.5], level: 0.85 },
  { bend: [0.4, 0.3], tip: [0.84, -0.2], level: 1.1 },
  { bend: [-0.46, 0.3], tip: [-0.94, -0.18], level: 1.1 },
  { bend: [0.34, 0.46], tip: [0.82, 0.3], level: 1.3 },
  { bend: [-0.4, 0.48], tip: [-0.92, 0.22], level: 1.3 },
];

/** Pairs of leaflets of a frond: fewer where it is small, so that each is still a leaflet. */
const pairsOf = (pad: Pad): number => Math.round(Math.min(13, Math.max(8, 4 + pad.mm(0.5))));

/** A quadratic bow from the heart. */
function rib({ bend, tip }: Frond, steps: number): Vec2[] {
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const t = i / steps;
    const [q, r] = [2 * t * (1 - t), t * t];
    return [HEART[0] + q * bend[0] + r * tip[0], HEART[1] + q * bend[1] + r * tip[1]];
  });
}

/** Leaflets stand off to both sides, hang down with their weight, and shorten to the tip. */
function frond(pad: Pad, one: Frond): void {
  const steps = pairsOf(pad);
  const line = rib(one, steps);
  const width = 1.1 / steps;
  const loops = line.slice(1, -1).flatMap(([x, y], i): Vec2[][] => {
    const [u, v] = line[i + 2];
    const along = Math.atan2(v - y, u - x);
    const t = (i + 1) / steps;
    const length = 0.3 * Math.sin(Math.PI * mixNumber(0.16, 0.86, t)) ** 0.8;
    return [1, -1].map((side): Vec2[] => {
      const out = along + side * 0.62;
      // Towards straight down, more so the flatter it lies.
      const hang = Math.atan2(Math.sin(out) - 0.45, Math.cos(out));
      return leaf([x, y], hang, length, width, 0.35, 0.4);
    });
  });
  const [tip, before] = [line[steps], line[steps - 1]];
  loops.push(leaf(before, Math.atan2(tip[1] - before[1], tip[0] - before[0]), 0.16, 0.08, 0.35, 0.4));
  pad.raise(pad.joined(...loops.map((loop) => pad.area(loop))), one.level);
  pad.taper(
    line,
    line.map((_, i) => mixNumber(0.085, 0.04, i / steps)),
    one.level + 0.35,
  );
}

/** Sand that the tree stands on. */
const SAND: readonly Vec2[] = curve(
  [
    [-0.66, -0.94],
    [0, -0.98],
    [0.5, -0.94],
    [0.2, -0.83],
    [-0.18, -0.76],
    [-0.46, -0.84],
  ],
  true,
  8,
);

/** A coconut palm on a strip of sand: ringed trunk, hanging fronds, nuts or stones at their heart. */
export function palmTree(pad: Pad): void {
  cushion(pad, SAND, (t) => 0.03 + 0.13 * Math.sqrt(Math.max(0, 1 - t * t)), { centre: [-0.12, -0.87] });
  pad.taper(
    TRUNK,
    TRUNK.map((_, i) => {
      const t = i / (TRUNK.length - 1);
      const foot = Math.max(0, 1 - t / 0.12);
      return mixNumber(0.2, 0.13, t) + 0.07 * foot;
    }),
    0.9,
  );
  rings(pad);
  for (const one of FRONDS) frond(pad, one);
  const nuts: readonly Vec2[] = [
    [-0.06, 0.29],
    [0.22, 0.27],
    [0.08, 0.13],
  ];
  for (const [x, y] of nuts) pad.gem(x, y, 0.15, levelOn(pad, 0.06));
}

/** Scars of fallen fronds about the trunk. */
function rings(pad: Pad): void {
  if (!pad.shows(0.05)) return;
  for (let i = 3; i < TRUNK.length - 5; i += 2) {
    const [[x, y], [u, v]] = [TRUNK[i], TRUNK[i + 1]];
    const t = i / (TRUNK.length - 1);
    const across = Math.atan2(v - y, u - x) - Math.PI / 2;
    const half = mixNumber(0.105, 0.07, t);
    const point = (s: number): Vec2 => [
      x + s * half * Math.cos(across),
      y + s * half * Math.sin(across) - 0.02 * (1 - s * s),
    ];
    const path = [-1, -0.5, 0, 0.5, 1].map(point);
    pad.ridge(
      path,
      0.055,
      [-1, -0.5, 0, 0.5, 1].map((s) => 0.03 + half * Math.sqrt(1 - s * s * 0.9)),
    );
  }
}
