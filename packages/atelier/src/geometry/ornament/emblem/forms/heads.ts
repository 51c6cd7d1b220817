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
  // A broad skull, low between the ears, and heavy cheeks.
  { kind: 'ball', at: [0, 0.24, 0.1], r: [0.56, 0.4, 0.28] },
  { kind: 'ball', at: [0, -0.06, 0.1], r: [0.6, 0.44, 0.26] },
  // Ears, pricked: short and broad at their root, wide apart.
  ...both(bar([[0.36, 0.48, 0.12], 0.22], [[0.42, 0.7, 0.12], 0.15], [[0.5, 0.95, 0.08], 0.035])),
  ...both([
    { kind: 'limb', from: [0.36, 0.54, 0.37], to: [0.46, 0.84, 0.23], r0: 0.12, r1: 0.025, carve: true },
  ]),
  // The ruff hangs from the cheeks in tufts, each longer than the one over it.
  ...both(bar([[0.46, 0.14, 0.1], 0.18], [[0.68, 0.02, 0.08], 0.13], [[0.86, -0.12, 0.04], 0.03])),
  ...both(bar([[0.44, -0.06, 0.12], 0.19], [[0.62, -0.24, 0.1], 0.14], [[0.76, -0.44, 0.04], 0.03])),
  ...both(bar([[0.34, -0.22, 0.12], 0.19], [[0.46, -0.46, 0.1], 0.14], [[0.54, -0.7, 0.04], 0.03])),
  ...both(bar([[0.2, -0.42, 0.1], 0.18], [[0.26, -0.64, 0.08], 0.13], [[0.29, -0.87, 0.04], 0.03])),
  ...bar([[0, -0.6, 0.14], 0.18], [[0, -0.78, 0.1], 0.12], [[0, -0.98, 0.05], 0.03]),
  // The brow goes over into the bridge of the nose; the muzzle narrows to the nose.
  ...bar(
    [[0, 0.46, 0.24], 0.2],
    [[0, 0.16, 0.34], 0.15],
    [[0, -0.14, 0.42], 0.13],
    [[0, -0.38, 0.46], 0.115],
  ),
  ...both(bar([[0.13, -0.12, 0.3], 0.15], [[0.1, -0.4, 0.36], 0.15])),
  { kind: 'ball', at: [0, -0.4, 0.57], r: [0.125, 0.085, 0.085] },
  { kind: 'ball', at: [0, -0.6, 0.3], r: [0.13, 0.1, 0.15] },
  // Brows that slant to the nose, cheekbones under the eyes.
  ...both(bar([[0.1, 0.19, 0.42], 0.07], [[0.27, 0.29, 0.37], 0.075], [[0.44, 0.35, 0.27], 0.05])),
  ...both(bar([[0.2, 0.0, 0.37], 0.06], [[0.42, 0.1, 0.29], 0.06])),
  ...both([{ kind: 'ball', at: [0.25, 0.14, 0.44], r: [0.13, 0.055, 0.13], turn: 0.42, carve: true }]),
  // Nostrils, the split lip, the mouth drawn back along the muzzle.
  ...both([{ kind: 'ball', at: [0.06, -0.42, 0.65], r: [0.035, 0.025, 0.05], turn: 0.5, carve: true }]),
  { kind: 'limb', from: [0, -0.47, 0.62], to: [0, -0.53, 0.54], r0: 0.022, r1: 0.024, carve: true },
  ...both(bar([[0, -0.535, 0.54], 0.026], [[0.14, -0.53, 0.48], 0.026], [[0.25, -0.42, 0.38], 0.022])).map(
    (lump): Clay => ({ ...lump, carve: true }),
  ),
  // The furrow of the forehead, and furrows between the tufts.
  { kind: 'limb', from: [0, 0.6, 0.4], to: [0, 0.3, 0.5], r0: 0.028, r1: 0.018, carve: true },
  ...[
    [0.56, 0.04, 0.76, -0.12],
    [0.5, -0.14, 0.68, -0.38],
    [0.4, -0.34, 0.5, -0.62],
    [0.24, -0.56, 0.28, -0.8],
    [0.5, 0.2, 0.72, 0.1],
    [0.52, -0.06, 0.7, -0.24],
    [0.44, -0.24, 0.58, -0.5],
    [0.32, -0.46, 0.38, -0.72],
    [0.12, -0.66, 0.14, -0.84],
  ].flatMap(([x0, y0, x1, y1]) =>
    both([{ kind: 'limb', from: [x0!, y0!, 0.33], to: [x1!, y1!, 0.15], r0: 0.022, r1: 0.032, carve: true }]),
  ),
];
const WOLF_EYES: Vec2 = [0.25, 0.14];

/** A wolf's head: pricked ears, slanted eyes, the ruff in tufts. */
export function wolfHead(pad: Pad): void {
  pad.model(flattened(pad, WOLF_FACE), 0.06);
  for (const side of [1, -1])
    eye(pad, [side * WOLF_EYES[0], WOLF_EYES[1]], 0.1, 0.17, levelOn(pad, 0.37) - 0.7);
}
