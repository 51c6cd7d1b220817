import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { leaf } from '../../relief/figures.ts';
import { bar, cushion, eye, flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The twig, from where it was broken on the left to its tip, and a side twig. */
const TWIG: readonly Clay[] = [
  ...bar(
    [[-0.98, -0.72, 0.08], 0.075],
    [[-0.5, -0.62, 0.1], 0.07],
    [[0.06, -0.62, 0.1], 0.065],
    [[0.56, -0.52, 0.09], 0.055],
    [[0.92, -0.36, 0.08], 0.035],
  ),
  ...bar([[-0.5, -0.62, 0.1], 0.055], [[-0.68, -0.44, 0.08], 0.04], [[-0.76, -0.3, 0.07], 0.03]),
  // Knots where leaves grow.
  { kind: 'ball', at: [-0.5, -0.62, 0.11], r: [0.095, 0.085, 0.09] },
  { kind: 'ball', at: [0.56, -0.52, 0.1], r: [0.08, 0.07, 0.08] },
];

/** Leaves of the twig: foot, turn, length, width. */
const LEAVES: readonly (readonly [Vec2, number, number, number])[] = [
  [[-0.75, -0.32], 1.75, 0.4, 0.2],
  [[-0.7, -0.42], 2.95, 0.36, 0.18],
  [[0.6, -0.52], -0.95, 0.42, 0.21],
  [[0.9, -0.37], 0.95, 0.4, 0.19],
  [[-0.12, -0.63], -1.9, 0.38, 0.19],
];

/** A plump songbird that sits upright and looks to the left. */
const BIRD: readonly Clay[] = [
  // Tail, behind the twig.
  ...bar([[0.28, -0.28, 0.1], 0.15], [[0.5, -0.62, 0.1], 0.1], [[0.66, -0.9, 0.08], 0.065]),
  ...bar([[0.24, -0.3, 0.12], 0.13], [[0.4, -0.64, 0.12], 0.09], [[0.5, -0.92, 0.1], 0.06]),
  { kind: 'ball', at: [0.04, -0.08, 0.14], r: [0.34, 0.44, 0.3], turn: 0.5 },
  { kind: 'ball', at: [-0.16, 0.06, 0.16], r: [0.32, 0.34, 0.29] },
  ...bar([[-0.16, 0.22, 0.16], 0.27], [[-0.24, 0.42, 0.17], 0.25]),
  { kind: 'ball', at: [-0.25, 0.52, 0.18], r: [0.27, 0.25, 0.25] },
  // Bill.
  ...bar([[-0.46, 0.53, 0.2], 0.1], [[-0.6, 0.51, 0.19], 0.055], [[-0.74, 0.47, 0.18], 0.02]),
  // Legs and toes about the twig.
  ...[-0.12, 0.1].flatMap((x): Clay[] => [
    ...bar([[x + 0.02, -0.4, 0.2], 0.06], [[x, -0.58, 0.2], 0.04]),
    ...bar([[x - 0.06, -0.58, 0.19], 0.04], [[x - 0.05, -0.69, 0.17], 0.032]),
    ...bar([[x + 0.04, -0.57, 0.19], 0.04], [[x + 0.05, -0.69, 0.17], 0.032]),
  ]),
];
/** The folded wing: the shoulder, and flights one behind the other. */
const WING: readonly Clay[] = [
  ...bar([[0.02, 0.16, 0.36], 0.17], [[0.2, -0.1, 0.38], 0.15], [[0.34, -0.34, 0.3], 0.06]),
  ...bar([[0.1, 0.04, 0.36], 0.13], [[0.3, -0.24, 0.34], 0.11], [[0.48, -0.56, 0.22], 0.04]),
  ...bar([[0.18, -0.02, 0.3], 0.12], [[0.38, -0.3, 0.28], 0.09], [[0.58, -0.66, 0.18], 0.035]),
];

/** A songbird on a leafy twig; a stone for its eye. */
export function birdOnBranch(pad: Pad): void {
  for (const [foot, turn, long, wide] of LEAVES) {
    const loop = leaf(foot, turn, long, wide, 0.42, 0.5);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    cushion(
      pad,
      loop,
      (t, x, y) => {
        // A fold along the rib.
        const aside = Math.abs((y - foot[1]) * c - (x - foot[0]) * s);
        return 0.06 + 0.05 * Math.min(1, aside / (0.3 * wide)) - 0.03 * t ** 6;
      },
      { centre: [foot[0] + c * long * 0.45, foot[1] + s * long * 0.45], rings: 12 },
    );
  }
  pad.model(flattened(pad, TWIG), 0.03);
  pad.model(flattened(pad, BIRD), 0.05);
  pad.model(flattened(pad, WING), 0.008);
  eye(pad, [-0.32, 0.57], 0.075, 0.16, levelOn(pad, 0.4) - 0.45);
}
