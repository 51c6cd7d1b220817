import type { Clay } from '../../relief/clay.ts';
import { box, ellipse } from '../../relief/figures.ts';
import { flattened, levelOn, turning } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const DEPTH = 0.75;
const LOW = -0.7;
const HIGH = 0.34;
/** Half the tower's width at a height. */
const girth = (y: number): number => 0.33 - 0.135 * ((y - LOW) / (HIGH - LOW)) ** 0.8;
const BANDS = 5;
/** How far every other band stands over its neighbours. */
const PROUD = 0.022;

/** Bands that go round the tower, one proud, one let back: what is painted red and white on the coast. */
const TOWER = Array.from({ length: BANDS }, (_, i) => {
  const [y0, y1] = [LOW + ((HIGH - LOW) * i) / BANDS, LOW + ((HIGH - LOW) * (i + 1)) / BANDS];
  const more = i % 2 === 0 ? PROUD : -PROUD * 0.4;
  return [
    [girth(y0) + more, y0],
    [girth(y1) + more, y1],
  ] as const;
}).flat();

const ROCKS: readonly Clay[] = [
  { kind: 'ball', at: [0, -0.84, 0.06], r: [0.52, 0.15, 0.2] },
  { kind: 'ball', at: [-0.44, -0.84, 0.06], r: [0.2, 0.14, 0.17], turn: 0.4 },
  { kind: 'ball', at: [0.46, -0.87, 0.06], r: [0.2, 0.12, 0.16], turn: -0.3 },
  { kind: 'ball', at: [-0.22, -0.8, 0.2], r: [0.17, 0.12, 0.12], turn: -0.5 },
  { kind: 'ball', at: [0.26, -0.83, 0.19], r: [0.16, 0.11, 0.12], turn: 0.6 },
  { kind: 'ball', at: [0.02, -0.93, 0.16], r: [0.22, 0.09, 0.13] },
  { kind: 'ball', at: [-0.6, -0.92, 0.04], r: [0.14, 0.08, 0.11] },
  { kind: 'ball', at: [0.62, -0.93, 0.04], r: [0.12, 0.07, 0.1] },
];

/** A lighthouse on its rocks: a banded tower, the gallery, a lantern under its cap; a stone or a lamp of metal shines in it. */
export function lighthouse(pad: Pad): void {
  const { easel, plan } = pad;
  turning(pad, [[girth(LOW) + PROUD, LOW - 0.2], ...TOWER], DEPTH);
  turning(
    pad,
    [
      [0.2, HIGH - 0.05],
      [0.29, HIGH + 0.02],
      [0.31, HIGH + 0.03],
      [0.31, HIGH + 0.085],
      [0.17, HIGH + 0.09],
      [0.17, 0.68],
      [0.25, 0.685],
      [0.25, 0.73],
      [0.21, 0.79],
      [0.13, 0.86],
      [0.05, 0.9],
      [0.035, 0.93],
      [0.055, 0.96],
      [0.035, 0.995],
      [0, 1],
    ],
    DEPTH,
  );
  pad.model(flattened(pad, ROCKS), 0.02);
  // Posts of the rail before the lantern.
  if (pad.shows(0.06))
    for (const x of [-0.28, 0.28])
      pad.line(
        [
          [x, HIGH + 0.05],
          [x, HIGH + 0.2],
        ],
        0.05,
        levelOn(pad, 0.1),
      );
  const top = (y: number): number => plan.groundMm + plan.reliefMm * levelOn(pad, DEPTH * girth(y));
  const opening = (y: number, half: number, high: number): void =>
    easel.field(
      pad.joined(
        pad.area(box(-half, y - high, half, y + high)),
        pad.area(ellipse(0, y + high, half, half, 24)),
      ),
      top(y),
      Math.min(0.5, pad.mm(0.07)),
      null,
    );
  opening(-0.57, 0.075, 0.07);
  if (pad.shows(0.07)) for (const y of [-0.2, 0.11]) opening(y, 0.045, 0.035);
  pad.gem(0, 0.555, 0.23, levelOn(pad, 0.17 * DEPTH) - 0.25);
}
