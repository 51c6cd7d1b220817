/** Heads of beasts from the front, as signets and pendants wear them: a stag, a wolf. */
import type { Vec2 } from '../../../vec.ts';
import { type Clay, type Pose, posed, posedPoint } from '../../relief/clay.ts';
import { bar, eye, flattened, levelOn, pairOf } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const both = (clay: readonly Clay[]): Clay[] => clay.flatMap(pairOf);

const STAG_FACE: readonly Clay[] = [
  { kind: 'ball', at: [0, -0.28, 0.14], r: [0.25, 0.25, 0.24] },
  ...bar([[0, -0.3, 0.24], 0.18], [[0, -0.56, 0.25], 0.13], [[0, -0.8, 0.22], 0.115]),
  // Brows over the eyes, cheeks below them.
  ...both(bar([[0.05, -0.2, 0.37], 0.07], [[0.23, -0.27, 0.26], 0.06])),
  ...both([{ kind: 'ball', at: [0.17, -0.44, 0.18], r: [0.11, 0.15, 0.13] }]),
  // Muzzle, nose, chin.
  { kind: 'ball', at: [0, -0.83, 0.24], r: [0.135, 0.1, 0.14] },
  { kind: 'ball', at: [0, -0.8, 0.36], r: [0.085, 0.055, 0.06] },
  { kind: 'ball', at: [0, -0.95, 0.16], r: [0.09, 0.06, 0.1] },
  ...both([{ kind: 'ball', at: [0.17, -0.33, 0.33], r: [0.075, 0.05, 0.08], turn: -0.5, carve: true }]),
  ...both([{ kind: 'ball', at: [0.06, -0.82, 0.42], r: [0.03, 0.022, 0.05], carve: true }]),
  // The ruff of the neck behind, in points.
  ...both(bar([[0.1, -0.42, 0.02], 0.2], [[0.2, -0.66, 0.02], 0.13], [[0.34, -0.84, 0.02], 0.03])),
  ...both(bar([[0.08, -0.52, 0.02], 0.18], [[0.14, -0.78, 0.02], 0.11], [[0.21, -0.99, 0.02], 0.03])),
];
const STAG_EARS: readonly Clay[] = both([
  ...bar([[0.2, -0.13, 0.14], 0.07], [[0.42, -0.06, 0.12], 0.1], [[0.62, 0.02, 0.08], 0.03]),
  { kind: 'ball', at: [0.42, -0.07, 0.22], r: [0.14, 0.045, 0.08], turn: 0.34, carve: true },
]);
/** The right antler: beam, brow tine, bay tine, the crown of three. */
const ANTLER: readonly Clay[] = [
  ...bar(
    [[0.1, -0.08, 0.18], 0.075],
    [[0.2, 0.14, 0.2], 0.065],
    [[0.44, 0.3, 0.18], 0.06],
    [[0.62, 0.52, 0.16], 0.055],
    [[0.62, 0.78, 0.14], 0.045],
    [[0.5, 0.98, 0.12], 0.028],
  ),
  ...bar([[0.17, 0.08, 0.2], 0.05], [[0.1, 0.22, 0.24], 0.042], [[0.13, 0.42, 0.24], 0.025]),
  ...bar([[0.34, 0.24, 0.19], 0.05], [[0.31, 0.44, 0.2], 0.042], [[0.37, 0.66, 0.18], 0.025]),
  ...bar([[0.58, 0.46, 0.16], 0.05], [[0.78, 0.52, 0.14], 0.04], [[0.92, 0.66, 0.1], 0.025]),
  ...bar([[0.63, 0.66, 0.15], 0.045], [[0.76, 0.76, 0.13], 0.036], [[0.82, 0.92, 0.1], 0.025]),
];
const STAG_EYES: Vec2 = [0.17, -0.34];

/** The head takes more than half the height, so that a loop on its crown is over the middle of mass. */
const HEAD_POSE: Pose = { at: [0, 0.2], size: 1.2 };
const ANTLER_POSE: Pose = { at: [0, 0.14], size: 0.86 };

/** A stag's head with antlers of ten points, its ears out. */
export function stagHead(pad: Pad): void {
  pad.model(flattened(pad, posed(both(ANTLER), ANTLER_POSE)), 0.025);
  pad.model(flattened(pad, posed([...STAG_FACE, ...STAG_EARS], HEAD_POSE)), 0.05);
  for (const side of [1, -1])
    eye(pad, posedPoint(HEAD_POSE, side * STAG_EYES[0], STAG_EYES[1]), 0.1, 0.17, levelOn(pad, 0.4) - 0.6);
}

const WOLF_FACE: readonly Clay[] = [
  { kind: 'ball', at: [0, 0.12, 0.14], r: [0.48, 0.42, 0.28] },
  // Ears, pricked.
  ...both(bar([[0.3, 0.42, 0.18], 0.2], [[0.4, 0.7, 0.14], 0.12], [[0.47, 0.97, 0.08], 0.03])),
  ...both([
    { kind: 'limb', from: [0.34, 0.5, 0.38], to: [0.44, 0.84, 0.22], r0: 0.1, r1: 0.02, carve: true },
  ]),
  // The ruff of the cheeks, in tufts.
  ...both(bar([[0.34, 0.1, 0.16], 0.2], [[0.62, 0.0, 0.1], 0.12], [[0.9, -0.06, 0.04], 0.03])),
  ...both(bar([[0.3, -0.06, 0.16], 0.2], [[0.56, -0.22, 0.1], 0.12], [[0.8, -0.36, 0.04], 0.03])),
  ...both(bar([[0.22, -0.2, 0.14], 0.2], [[0.42, -0.42, 0.1], 0.12], [[0.6, -0.64, 0.04], 0.03])),
  ...both(bar([[0.12, -0.4, 0.12], 0.18], [[0.24, -0.62, 0.08], 0.11], [[0.33, -0.86, 0.04], 0.03])),
  // Bridge of the nose, its pads, nose and chin.
  ...bar([[0, 0.4, 0.3], 0.2], [[0, 0.06, 0.38], 0.17], [[0, -0.34, 0.44], 0.15]),
  ...both([{ kind: 'ball', at: [0.11, -0.38, 0.38], r: [0.17, 0.17, 0.17] }]),
  { kind: 'ball', at: [0, -0.36, 0.57], r: [0.1, 0.07, 0.07] },
  { kind: 'ball', at: [0, -0.58, 0.28], r: [0.16, 0.15, 0.17] },
  ...bar([[0, -0.66, 0.2], 0.12], [[0, -0.98, 0.06], 0.03]),
  // Brows that slant to the nose.
  ...both(bar([[0.09, 0.2, 0.46], 0.075], [[0.4, 0.4, 0.32], 0.06])),
  ...both([{ kind: 'ball', at: [0.24, 0.15, 0.44], r: [0.14, 0.07, 0.13], turn: 0.45, carve: true }]),
  ...both(bar([[0, -0.5, 0.56], 0.03], [[0.24, -0.52, 0.38], 0.025])).map(
    (lump): Clay => ({ ...lump, carve: true }),
  ),
  { kind: 'limb', from: [0, 0.5, 0.44], to: [0, 0.3, 0.5], r0: 0.03, r1: 0.02, carve: true },
  // Furrows between the tufts.
  ...[
    [0.46, 0.02, 0.74, -0.18],
    [0.42, -0.14, 0.6, -0.42],
    [0.34, -0.3, 0.4, -0.66],
    [0.5, 0.12, 0.82, 0.02],
    [0.48, -0.06, 0.7, -0.28],
    [0.4, -0.24, 0.52, -0.52],
  ].flatMap(([x0, y0, x1, y1]) =>
    both([{ kind: 'limb', from: [x0!, y0!, 0.34], to: [x1!, y1!, 0.15], r0: 0.03, r1: 0.035, carve: true }]),
  ),
];
const WOLF_EYES: Vec2 = [0.235, 0.145];

/** A wolf's head: pricked ears, slanted eyes, the ruff in tufts. */
export function wolfHead(pad: Pad): void {
  pad.model(flattened(pad, WOLF_FACE), 0.06);
  for (const side of [1, -1])
    eye(pad, [side * WOLF_EYES[0], WOLF_EYES[1]], 0.13, 0.18, levelOn(pad, 0.38) - 0.7);
}
