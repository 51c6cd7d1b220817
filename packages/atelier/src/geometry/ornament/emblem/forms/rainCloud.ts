import type { Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve, ellipse } from '../../relief/figures.ts';
import { flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const CLOUD: readonly Clay[] = [
  { kind: 'ball', at: [-0.5, 0.34, 0.08], r: [0.34, 0.26, 0.2] },
  { kind: 'ball', at: [-0.16, 0.54, 0.1], r: [0.36, 0.36, 0.25] },
  { kind: 'ball', at: [0.26, 0.46, 0.1], r: [0.31, 0.31, 0.22] },
  { kind: 'ball', at: [0.6, 0.32, 0.08], r: [0.32, 0.24, 0.19] },
  ...([-0.74, 0.78] as const).map((x): Clay => ({ kind: 'ball', at: [x, 0.26, 0.06], r: [0.2, 0.17, 0.15] })),
  { kind: 'ball', at: [0.02, 0.27, 0.1], r: [0.62, 0.19, 0.2] },
];

/** What the cloud covers, for glass. */
const CLOUD_AREA: readonly (readonly Vec2[])[] = CLOUD.flatMap((lump) =>
  lump.kind === 'ball' ? [ellipse(lump.at[0], lump.at[1], lump.r[0], lump.r[1], 48)] : [],
);

/** Drops: where their middles are, each on a thread of rain from the cloud. */
const DROPS: readonly Vec2[] = [
  [-0.48, -0.42],
  [0.02, -0.7],
  [0.5, -0.36],
];
const THREADS_FROM = 0.2;
/** Of a drop: half its width, how far its point stands over its middle. */
const DROP = { half: 0.17, point: 0.34 } as const;

/** A cloud with three drops of rain below it on their threads; stones or glass shine in the drops. */
export function rainCloud(pad: Pad): void {
  const glazed = pad.plan.enamel.length > 0;
  if (glazed) glass(pad, CLOUD_AREA, 1);
  else pad.model(flattened(pad, CLOUD), 0.015);
  for (const [x, y] of DROPS) {
    pad.wire(
      Array.from(
        { length: 9 },
        (_, i): Vec2 => [x, THREADS_FROM + ((y + DROP.point * 0.8 - THREADS_FROM) * i) / 8],
      ),
      0.055,
      false,
      0.8,
    );
    if (glazed) {
      glass(pad, [outline([x, y])], 0);
      continue;
    }
    pad.model(
      flattened(pad, [
        { kind: 'ball', at: [x, y, 0.05], r: [DROP.half, DROP.half, 0.15] },
        {
          kind: 'limb',
          from: [x, y + 0.04, 0.06],
          to: [x, y + DROP.point, 0.06],
          r0: DROP.half * 0.86,
          r1: 0.03,
          flat: 0.8,
        },
      ]),
      0.04,
    );
    pad.gemIfSet(x, y, DROP.half * 1.5, levelOn(pad, 0.1));
  }
}

/** Metal with a rim about a cell of the figure's `colour`-th glass. */
function glass(pad: Pad, loops: readonly (readonly Vec2[])[], colour: number): void {
  const whole = pad.area(loops);
  pad.raise(whole, 0.7);
  pad.cell(pad.bench.grown(whole, -Math.max(0.35, pad.mm(0.035))), colour, 0.7);
}

const outline = ([x, y]: Vec2): Vec2[] =>
  curve(
    [
      [0, DROP.point],
      [-0.09, 0.16],
      [-DROP.half, -0.01],
      [-0.12, -0.13],
      [0, -DROP.half],
      [0.12, -0.13],
      [DROP.half, -0.01],
      [0.09, 0.16],
    ],
    true,
    6,
  ).map(([u, v]): Vec2 => [x + u, y + v]);
