import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** How far the sea goes towards the rim. */
const FIELD = 0.89;

/** The wave, from the left rim up its back and over its crest, and back through the hollow to the right rim. */
const CREST: readonly Vec2[] = curve([
  [-1, -0.3],
  [-0.84, 0.06],
  [-0.64, 0.36],
  [-0.34, 0.56],
  [-0.02, 0.58],
  [0.22, 0.44],
  [0.33, 0.2],
]);
const HOLLOW: readonly Vec2[] = curve([
  [0.33, 0.2],
  [0.16, 0.3],
  [-0.04, 0.3],
  [-0.2, 0.16],
  [-0.27, -0.06],
  [-0.16, -0.28],
  [0.1, -0.38],
  [0.45, -0.3],
  [1, -0.16],
]);
/** The water's lines run from the right up into the crest, as many as there is room for. */
const LINES: readonly (readonly Vec2[])[] = [0, 1, 2, 3].map((n) =>
  curve([
    [0.81 - 0.07 * n, -0.3 - 0.13 * n],
    [0.42, -0.42 - 0.12 * n],
    [0.02, -0.48 - 0.11 * n],
    [-0.28 - 0.06 * n, -0.38 - 0.1 * n],
    [-0.4 - 0.1 * n, -0.06 - 0.04 * n],
    [-0.35 - 0.11 * n, 0.18 + 0.01 * n],
    [-0.19 - 0.13 * n, 0.36 + 0.03 * n],
    ...(n < 2 ? [[0.02 - 0.1 * n, 0.43 + 0.045 * n] satisfies Vec2] : []),
  ]),
);
/** Claws of foam, over the lip of the crest and under it: root, tip. */
const CLAWS: readonly (readonly [root: Vec2, tip: Vec2])[] = [
  [
    [-0.22, 0.57],
    [-0.06, 0.68],
  ],
  [
    [-0.06, 0.57],
    [0.11, 0.65],
  ],
  [
    [0.07, 0.52],
    [0.25, 0.55],
  ],
  [
    [0.18, 0.44],
    [0.36, 0.42],
  ],
  [
    [0.26, 0.34],
    [0.43, 0.27],
  ],
  [
    [0.3, 0.24],
    [0.41, 0.11],
  ],
  [
    [0.24, 0.26],
    [0.27, 0.07],
  ],
  [
    [0.1, 0.3],
    [0.11, 0.15],
  ],
];
/** Drops thrown from the crest. */
const SPRAY: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0.52, 0.14, 0.045],
  [0.54, 0.26, 0.035],
  [0.45, -0.01, 0.035],
  [0.35, 0, 0.03],
  [0.07, 0.74, 0.035],
  [-0.12, 0.77, 0.03],
];
/** The mountain far off in the hollow. */
const MOUNTAIN: readonly Vec2[] = [
  [0.02, -0.36],
  [0.24, -0.06],
  [0.32, -0.06],
  [0.62, -0.3],
];

/** The great wave off the coast: a crest with claws of foam, a mountain in its hollow, the sun as a stone. */
export function waveDisc(pad: Pad): void {
  const { bench } = pad;
  pad.raise(pad.area(ellipse(0, 0, 0.98, 0.98, 96)), 0.05);
  pad.line(ellipse(0, 0, 0.94, 0.94, 96), 0.1, 1.3, true);
  const field = pad.area(ellipse(0, 0, FIELD, FIELD, 96));
  const wave = bench.shared(
    pad.area([...CREST, ...HOLLOW.slice(1), [1, -1], [-1, -1]].toReversed() as Vec2[]),
    field,
  );
  const sky = bench.without(field, wave);
  const { groundMm, reliefMm, enamel } = pad.plan;
  if (enamel.length > 0) pad.cell(sky, 0, 0.05);
  else pad.easel.field(sky, groundMm + 0.05 * reliefMm, 0.16, null);
  pad.fill(MOUNTAIN, 0.5);
  pad.raise(wave, 1, 0.2);
  for (const line of LINES.slice(0, pad.shows(0.08) ? 4 : 2)) pad.wire(line, 0.045, false, 1.45);
  for (const [root, tip] of CLAWS) {
    const middle: Vec2 = [(root[0] + tip[0]) / 2 + 0.02, (root[1] + tip[1]) / 2 + 0.02];
    const path = curve([root, middle, tip], false, 5);
    pad.taper(
      path,
      path.map((_, i) => 0.12 - (0.07 * i) / path.length),
      1.1,
    );
  }
  for (const [x, y, radius] of SPRAY) pad.grain(x, y, radius);
  pad.gem(0.54, 0.53, 0.3, 0.1);
}
