import type { Region } from '../../../mesh/bench.ts';
import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A wing of the right side: its outline from the root, and its veins. */
interface Wing {
  readonly outline: readonly Vec2[];
  readonly veins: readonly (readonly Vec2[])[];
}
const FORE: Wing = {
  outline: [
    [0.1, 0.28],
    [0.36, 0.5],
    [0.7, 0.66],
    [0.94, 0.62],
    [0.98, 0.46],
    [0.84, 0.28],
    [0.54, 0.14],
    [0.12, 0.12],
  ],
  veins: [
    [
      [0.1, 0.22],
      [0.42, 0.36],
      [0.98, 0.5],
    ],
    [
      [0.42, 0.36],
      [0.58, 0.26],
      [0.7, 0.14],
    ],
    [
      [0.66, 0.43],
      [0.76, 0.56],
      [0.8, 0.7],
    ],
  ],
};
const HIND: Wing = {
  outline: [
    [0.1, 0.12],
    [0.4, 0.1],
    [0.66, 0.04],
    [0.78, -0.1],
    [0.7, -0.26],
    [0.5, -0.3],
    [0.26, -0.18],
    [0.1, 0],
  ],
  veins: [
    [
      [0.1, 0.06],
      [0.4, -0.06],
      [0.78, -0.16],
    ],
  ],
};
const WING_LEVEL = 0.45;
/** Metal round the cells and between them, units. */
const RIM = 0.05;
const VEIN = 0.05;

/** The abdomen from the waist to the sting. */
const ABDOMEN: readonly Vec2[] = curve(
  [
    [0, 0.08],
    [-0.2, 0.02],
    [-0.33, -0.2],
    [-0.34, -0.46],
    [-0.22, -0.76],
    [0, -0.97],
    [0.22, -0.76],
    [0.34, -0.46],
    [0.33, -0.2],
    [0.2, 0.02],
  ],
  true,
  8,
);
const ABDOMEN_LEVEL = 0.95;
/** Where its bands lie: from the first to behind the last, and how far their middles hang below their ends. */
const BANDS = { from: 0, to: -0.92, sag: 0.11 } as const;
/** As many as there is room for, of this breadth with its metal (mm). */
const LEAST_BAND_MM = 1.25;
const MOST_BANDS = 6;

const LEGS: readonly (readonly Vec2[])[] = [
  [
    [0.14, 0.36],
    [0.32, 0.62],
    [0.42, 0.84],
  ],
  [
    [0.26, -0.02],
    [0.5, -0.38],
    [0.56, -0.62],
  ],
  [
    [0.2, -0.3],
    [0.4, -0.62],
    [0.4, -0.86],
  ],
];

const BODY: readonly Clay[] = [
  // The thorax is round and furry, the head broader than long.
  { kind: 'ball', at: [0, 0.22, 0.12], r: [0.25, 0.22, 0.2] },
  { kind: 'ball', at: [0, 0.52, 0.1], r: [0.19, 0.14, 0.16] },
  { kind: 'limb', from: [0, 0.3, 0.12], to: [0, 0.5, 0.1], r0: 0.12, r1: 0.1 },
];
const FEELER: readonly Vec2[] = [
  [0.06, 0.6],
  [0.13, 0.76],
  [0.26, 0.9],
];

/**
 * A honey bee from above, its wings spread. Bands of the first two colours in turn lie around its abdomen; a third is in
 * the cells of the wings, or the only ones where the wings alone hold glass.
 */
export function bee(pad: Pad): void {
  for (const wing of [HIND, FORE]) for (const side of [1, -1]) drawWing(pad, wing, side);
  abdomen(pad);
  for (const leg of LEGS)
    for (const side of [1, -1]) {
      const path = curve(onSide(leg, side), false, 6);
      pad.taper(
        path,
        path.map((_, i) => mixNumber(0.085, 0.055, i / path.length)),
        0.5,
      );
    }
  for (const side of [1, -1]) {
    const path = curve(onSide(FEELER, side), false, 6);
    pad.taper(
      path,
      path.map(() => 0.055),
      0.6,
    );
  }
  pad.model(flattened(pad, [...BODY, ...pairOf(EYE)]), 0.03);
  pad.gem(0, 0.22, 0.26, levelOn(pad, 0.24));
}

const EYE: Clay = { kind: 'ball', at: [0.15, 0.54, 0.14], r: [0.075, 0.1, 0.1], turn: 0.3 };

const onSide = (path: readonly Vec2[], side: number): Vec2[] => path.map(([x, y]) => [side * x, y]);

function drawWing(pad: Pad, wing: Wing, side: number): void {
  const { bench, plan } = pad;
  const skin = pad.area(onSide(curve(wing.outline, true, 8), side));
  pad.raise(skin, WING_LEVEL);
  const veins = wing.veins.map((vein) => onSide(curve(vein, false, 6), side));
  const inside = bench.without(
    bench.grown(skin, -Math.max(0.36, pad.mm(RIM))),
    ...veins.map((vein) => pad.strip(vein, VEIN)),
  );
  if (plan.isWingsOnly === true) pad.cell(inside, wing === FORE ? 0 : 1, WING_LEVEL);
  else if (plan.enamel.length > 2) pad.cell(inside, 2, WING_LEVEL);
  else pad.matt(inside, WING_LEVEL, 0.18);
}

function abdomen(pad: Pad): void {
  const { bench, plan } = pad;
  const whole = pad.area(ABDOMEN);
  pad.raise(whole, ABDOMEN_LEVEL);
  const { from, to, sag } = BANDS;
  const count = Math.min(MOST_BANDS, Math.floor(pad.mm(from - to) / LEAST_BAND_MM));
  if (count < 2) return;
  const step = (from - to) / count;
  const line = (y: number): Vec2[] =>
    curve(
      [
        [-0.5, y + sag],
        [0, y - sag],
        [0.5, y + sag],
      ],
      false,
      8,
    );
  const band = (i: number): Region =>
    pad.area([...line(from - step * (i + 1)), ...line(from - step * i).reverse()]);
  const field = bench.grown(whole, -Math.max(0.34, pad.mm(0.045)));
  const parted = bench.without(
    field,
    ...Array.from({ length: count - 1 }, (_, i) => pad.strip(line(from - step * (i + 1)), 0.04)),
  );
  // Of one colour they alternate with bare metal.
  const [first, second] = [plan.enamel[0], plan.enamel[1 % Math.max(1, plan.enamel.length)]];
  const isGlazed = first !== undefined && plan.isWingsOnly !== true;
  for (let i = 0; i < count; i++) {
    const cell = bench.shared(parted, band(i));
    if (isGlazed && (first !== second || i % 2 === 1)) pad.cell(cell, i % 2, ABDOMEN_LEVEL);
    // In bare metal every other one lies sunk.
    else if (!isGlazed && i % 2 === 1) pad.matt(cell, ABDOMEN_LEVEL, 0.22);
  }
}
