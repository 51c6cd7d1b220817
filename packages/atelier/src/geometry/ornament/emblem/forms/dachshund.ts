import type { Clay } from '../../relief/clay.ts';
import { bar, eye, flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Trunk, neck, head and legs of a dachshund that stands and looks to the left. */
const HOUND: readonly Clay[] = [
  ...bar([[-0.36, 0.02, 0.13], 0.24], [[0.1, -0.02, 0.13], 0.21], [[0.52, 0.0, 0.13], 0.22]),
  { kind: 'ball', at: [-0.4, -0.08, 0.13], r: [0.22, 0.25, 0.2] },
  { kind: 'ball', at: [0.54, -0.04, 0.14], r: [0.21, 0.24, 0.2] },
  ...bar([[-0.42, 0.1, 0.13], 0.19], [[-0.56, 0.34, 0.15], 0.15]),
  { kind: 'ball', at: [-0.6, 0.42, 0.16], r: [0.18, 0.155, 0.17] },
  // The long muzzle and its nose.
  ...bar([[-0.66, 0.4, 0.17], 0.115], [[-0.84, 0.33, 0.16], 0.085], [[-0.95, 0.29, 0.15], 0.066]),
  { kind: 'ball', at: [-1, 0.31, 0.17], r: [0.045, 0.042, 0.05] },
  // Short legs, first of the far side.
  ...bar([[-0.26, -0.2, 0.04], 0.1], [[-0.24, -0.44, 0.04], 0.07], [[-0.3, -0.48, 0.04], 0.06]),
  ...bar([[0.4, -0.2, 0.04], 0.1], [[0.38, -0.44, 0.04], 0.07], [[0.32, -0.48, 0.04], 0.06]),
  ...bar([[-0.44, -0.2, 0.2], 0.12], [[-0.44, -0.44, 0.2], 0.08], [[-0.52, -0.5, 0.2], 0.065]),
  ...bar(
    [[0.6, -0.12, 0.18], 0.17],
    [[0.56, -0.34, 0.18], 0.09],
    [[0.62, -0.46, 0.18], 0.075],
    [[0.54, -0.5, 0.18], 0.065],
  ),
  // Tail.
  ...bar([[0.7, 0.08, 0.12], 0.08], [[0.86, 0.22, 0.1], 0.05], [[1, 0.44, 0.07], 0.028]),
  { kind: 'limb', from: [-0.76, 0.29, 0.3], to: [-0.95, 0.24, 0.26], r0: 0.02, r1: 0.02, carve: true },
];
const EAR: readonly Clay[] = [
  ...bar([[-0.5, 0.48, 0.3], 0.07], [[-0.45, 0.32, 0.32], 0.11], [[-0.44, 0.14, 0.3], 0.09]).map(
    (lump): Clay => (lump.kind === 'limb' ? { ...lump, flat: 0.6 } : lump),
  ),
];
const COLLAR: readonly Clay[] = bar(
  [[-0.64, 0.16, 0.26], 0.04],
  [[-0.52, 0.13, 0.36], 0.04],
  [[-0.36, 0.24, 0.3], 0.04],
);

/** A dachshund: long, low, its ear hanging; a stone on its collar. */
export function dachshund(pad: Pad): void {
  pad.model(flattened(pad, HOUND), 0.045);
  pad.model(flattened(pad, COLLAR), 0.02);
  pad.model(flattened(pad, EAR), 0.03);
  pad.dome(-0.69, 0.46, 0.036, 0.034, levelOn(pad, 0.32));
  eye(pad, [-0.55, 0.06], 0.15, 0.2, levelOn(pad, 0.34));
}
