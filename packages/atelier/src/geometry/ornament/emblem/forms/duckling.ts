import type { Clay } from '../../relief/clay.ts';
import { bar, eye, flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** A round body, a short neck, a round head with its bill, looking to the left. */
const BODY: readonly Clay[] = [
  { kind: 'ball', at: [0.12, -0.34, 0.14], r: [0.6, 0.42, 0.34], turn: 0.12 },
  { kind: 'ball', at: [-0.2, -0.3, 0.15], r: [0.38, 0.4, 0.32] },
  ...bar([[0.46, -0.26, 0.12], 0.26], [[0.72, -0.04, 0.1], 0.13], [[0.86, 0.14, 0.08], 0.04]),
  ...bar([[-0.22, -0.06, 0.16], 0.3], [[-0.24, 0.22, 0.18], 0.27]),
  { kind: 'ball', at: [-0.26, 0.44, 0.18], r: [0.38, 0.37, 0.33] },
  { kind: 'ball', at: [-0.4, 0.32, 0.28], r: [0.16, 0.14, 0.16] },
  // Down on the crown.
  ...bar([[-0.2, 0.74, 0.16], 0.09], [[-0.14, 0.88, 0.14], 0.055], [[-0.22, 0.98, 0.12], 0.03]),
  ...bar([[-0.12, 0.72, 0.16], 0.08], [[-0.02, 0.84, 0.14], 0.05], [[-0.03, 0.93, 0.12], 0.028]),
];
const BILL: readonly Clay[] = [
  ...bar([[-0.52, 0.4, 0.2], 0.15], [[-0.76, 0.34, 0.2], 0.105], [[-0.93, 0.35, 0.18], 0.07]),
  ...bar([[-0.54, 0.31, 0.18], 0.12], [[-0.76, 0.25, 0.18], 0.07], [[-0.86, 0.25, 0.17], 0.045]),
  { kind: 'limb', from: [-0.98, 0.29, 0.26], to: [-0.6, 0.29, 0.36], r0: 0.018, r1: 0.022, carve: true },
];
/** A stubby wing: its three quills end one behind the other. */
const WING: readonly Clay[] = [
  ...bar([[0.02, -0.28, 0.34], 0.2], [[0.26, -0.24, 0.34], 0.17], [[0.6, -0.08, 0.22], 0.045]),
  ...bar([[0.08, -0.36, 0.34], 0.15], [[0.3, -0.36, 0.34], 0.12], [[0.55, -0.28, 0.24], 0.045]),
  ...bar([[0.08, -0.42, 0.32], 0.14], [[0.26, -0.46, 0.32], 0.1], [[0.46, -0.45, 0.24], 0.045]),
];
/** Two webbed feet, the far one first. */
const FEET: readonly Clay[] = [
  [0.22, 0.05],
  [-0.06, 0.16],
].flatMap(([x, z]): Clay[] => [
  ...bar([[x!, -0.66, z!], 0.085], [[x!, -0.88, z!], 0.065]),
  ...bar([[x! + 0.02, -0.9, z!], 0.065], [[x! - 0.22, -0.95, z!], 0.05]),
  ...bar([[x! + 0.02, -0.9, z! + 0.04], 0.065], [[x! - 0.15, -0.96, z! + 0.08], 0.045]),
  { kind: 'ball', at: [x! - 0.1, -0.94, z!], r: [0.15, 0.055, 0.08] },
]);

/** A duckling that stands, its stubby wing at its side; a stone for its eye. */
export function duckling(pad: Pad): void {
  pad.model(flattened(pad, FEET), 0.03);
  pad.model(flattened(pad, BODY), 0.07);
  pad.model(flattened(pad, WING), 0.008);
  pad.model(flattened(pad, BILL), 0.03);
  eye(pad, [-0.36, 0.53], 0.11, 0.18, levelOn(pad, 0.46) - 0.5);
}
