import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A wing of the right side: its outline from the root, and what parts its cells. */
interface Wing {
  readonly outline: readonly Vec2[];
  /** Veins from the root to the edge. */
  readonly veins: readonly (readonly Vec2[])[];
  /** Along the outer edge: cells beyond it are of the second colour. */
  readonly band: readonly Vec2[];
  /** What lies beyond the band. */
  readonly beyond: readonly Vec2[];
}

const FORE: Wing = {
  outline: [
    [0.05, 0.2],
    [0.3, 0.52],
    [0.62, 0.78],
    [0.9, 0.84],
    [0.98, 0.72],
    [0.88, 0.46],
    [0.76, 0.2],
    [0.58, 0.06],
    [0.3, 0.04],
    [0.05, 0.06],
  ],
  veins: [
    [
      [0.06, 0.16],
      [0.4, 0.42],
      [0.92, 0.66],
    ],
    [
      [0.06, 0.12],
      [0.42, 0.26],
      [0.84, 0.34],
    ],
  ],
  band: [
    [0.52, 0.76],
    [0.7, 0.6],
    [0.64, 0.36],
    [0.52, 0.18],
    [0.4, -0.02],
  ],
  beyond: [
    [1.2, -0.1],
    [1.2, 1.1],
    [0.5, 1.1],
  ],
};

const HIND: Wing = {
  outline: [
    [0.05, 0.02],
    [0.34, 0.02],
    [0.62, 0.02],
    [0.76, -0.16],
    [0.74, -0.42],
    [0.58, -0.68],
    [0.4, -0.86],
    [0.26, -0.78],
    [0.2, -0.52],
    [0.05, -0.14],
  ],
  veins: [
    [
      [0.06, -0.04],
      [0.36, -0.18],
      [0.78, -0.3],
    ],
    [
      [0.06, -0.08],
      [0.28, -0.36],
      [0.44, -0.84],
    ],
  ],
  band: [
    [0.58, 0.1],
    [0.56, -0.16],
    [0.5, -0.4],
    [0.36, -0.58],
    [0.18, -0.7],
  ],
  beyond: [
    [0.1, -1.1],
    [1.1, -1.1],
    [1.1, 0.1],
  ],
};

const BODY: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.3, 0.1], r: [0.075, 0.075, 0.1] },
  { kind: 'ball', at: [0, 0.12, 0.1], r: [0.085, 0.16, 0.13] },
  { kind: 'limb', from: [0, 0, 0.09], to: [0, -0.5, 0.06], r0: 0.075, r1: 0.04 },
];

/** Feelers, ending in knobs: thin wires would bend in wear. */
const FEELER: readonly Vec2[] = [
  [0.03, 0.34],
  [0.12, 0.52],
  [0.26, 0.66],
];

/** Width of the metal round the cells, and of that between them, units. */
const RIM = 0.06;
const VEIN = 0.05;

/**
 * A butterfly from above, wings spread: cells for glass lie sunk between the veins, those at the edge in the second
 * colour. The inner cells of the hind wings have the third colour, their edges the fourth.
 */
export function butterfly(pad: Pad): void {
  for (const wing of [HIND, FORE]) {
    const inner = wing === HIND && pad.kindsOfCell > 2 ? 2 : 0;
    const edge = wing === HIND && pad.kindsOfCell > 3 ? 3 : 1;
    for (const side of [1, -1]) {
      const turn = (path: readonly Vec2[]): Vec2[] => path.map(([x, y]) => [side * x, y]);
      const skin = pad.area(turn(curve(wing.outline, true, 8)));
      pad.raise(skin, 0.6);
      const band = curve(wing.band, false, 8);
      const lines = [band, ...wing.veins.map((vein) => curve(vein, false, 8))].map((path) =>
        pad.strip(turn(path), VEIN),
      );
      const inside = pad.bench.without(pad.bench.grown(skin, -Math.max(0.42, pad.mm(RIM))), ...lines);
      const outer = pad.area(turn([...band, ...wing.beyond]));
      pad.cell(pad.bench.without(inside, outer), inner, 0.6, 0.25);
      pad.cell(pad.bench.shared(inside, outer), edge, 0.6, 0.25);
    }
  }
  for (const side of [1, -1]) {
    const path = curve(
      FEELER.map(([x, y]): Vec2 => [side * x, y]),
      false,
      8,
    );
    pad.taper(
      path,
      path.map(() => 0.05),
      0.6,
    );
    pad.dome(side * 0.27, 0.67, 0.05, 0.05, 0.8);
  }
  pad.model(
    flattened(pad, [...BODY, ...pairOf({ kind: 'ball', at: [0.045, 0.34, 0.12], r: [0.03, 0.03, 0.04] })]),
    0.03,
  );
  pad.gem(0, 0.1, 0.17, levelOn(pad, 0.1), 1.3, Math.PI / 2);
}
