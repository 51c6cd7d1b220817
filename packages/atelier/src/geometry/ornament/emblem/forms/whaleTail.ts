import type { Vec2 } from '../../../vec.ts';
import { curve } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The right fluke's leading edge, from the narrowest of the stock to its tip, and its trailing edge from there to the notch. */
const LEADING: readonly Vec2[] = curve(
  [
    [0.11, -0.3],
    [0.19, -0.13],
    [0.4, 0.01],
    [0.66, 0.15],
    [0.88, 0.38],
    [0.99, 0.74],
  ],
  false,
  8,
);
const TRAILING: readonly Vec2[] = curve(
  [
    [0.99, 0.74],
    [0.86, 0.66],
    [0.66, 0.64],
    [0.45, 0.69],
    [0.25, 0.68],
    [0.09, 0.56],
    [0, 0.36],
  ],
  false,
  8,
);
/** The stock's right side, from where it is cut off to its narrowest: half its width at a height. */
const STOCK: readonly Vec2[] = curve(
  [
    [0, -0.9],
    [0.1, -0.87],
    [0.155, -0.76],
    [0.14, -0.58],
    [0.12, -0.44],
    [0.11, -0.3],
  ],
  false,
  8,
);

/** Where the stock is narrowest: half its width, its height. */
export const NECK = LEADING[0];

const RIGHT: readonly Vec2[] = [...STOCK.slice(0, -1), ...LEADING.slice(0, -1), ...TRAILING];
const OUTLINE: readonly Vec2[] = [
  ...RIGHT,
  ...RIGHT.slice(1, -1)
    .reverse()
    .map(([x, y]): Vec2 => [-x, y]),
];
/** The flukes alone, cut off where the stock is narrowest. */
export const FLUKES: readonly Vec2[] = [
  ...LEADING.slice(0, -1),
  ...TRAILING,
  ...[...LEADING.slice(0, -1), ...TRAILING.slice(0, -1)].reverse().map(([x, y]): Vec2 => [-x, y]),
];
/** From here every point of the outline is seen. */
export const ROOT: Vec2 = [0, 0.12];

/** What a line has at a place along it, between its points. */
export function between(line: readonly Vec2[], at: 0 | 1, of: 0 | 1, value: number): number {
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1], line[i]];
    const [low, high] = p[at] < q[at] ? [p, q] : [q, p];
    if (value < low[at] || value > high[at]) continue;
    const share = (value - low[at]) / (high[at] - low[at] || 1);
    return low[of] + (high[of] - low[of]) * share;
  }
  return line[value < line[0][at] ? 0 : line.length - 1][of];
}

/** Height of the flukes: full near the leading edge, thin towards the trailing one, falling to the tips. */
export function onFluke(x: number, y: number): number {
  const ax = Math.min(0.985, Math.abs(x));
  const low = between(LEADING, 0, 1, Math.max(NECK[0], ax));
  const high = between(TRAILING, 0, 1, ax);
  const share = Math.min(1, Math.max(0, (high - y) / Math.max(0.02, high - low)));
  const arch = Math.sin(Math.PI * share ** 1.5) ** 0.7;
  return 0.24 * arch * (1 - 0.5 * ax ** 1.5);
}

/** Height of the stock, which runs out between the flukes as a keel. */
function onStock(x: number, y: number): number {
  const half = y < NECK[1] ? between(STOCK, 1, 0, y) : NECK[0] + 0.05 * Math.min(1, (y - NECK[1]) / 0.3);
  const across = Math.sqrt(Math.max(0, 1 - (x / Math.max(0.03, half)) ** 2));
  const keel = y < -0.1 ? 1 : Math.max(0, 1 - (y + 0.1) / 0.46);
  const end = Math.sqrt(Math.min(1, Math.max(0, (y + 0.9) / 0.12)));
  return 0.27 * across * keel * end;
}

/** How far the grooves that run out from the root go in, and how many lie over a radian. */
const GROOVE = { deep: 0.018, often: 15 } as const;

/** The flukes of a humpback that dives: two broad lobes with swept tips, a notch between them, the stock below. */
export function whaleTail(pad: Pad): void {
  const { bench, plan } = pad;
  if (plan.enamel.length > 0) {
    const whole = pad.area(OUTLINE);
    pad.raise(whole, 0.8);
    const field = bench.without(
      bench.grown(whole, -Math.max(0.42, pad.mm(0.045))),
      pad.strip(
        [
          [0, -1],
          [0, 0.4],
        ],
        0.05,
      ),
    );
    const below = pad.area([
      [-0.3, -1],
      [0.3, -1],
      [0.3, NECK[1]],
      [-0.3, NECK[1]],
    ]);
    pad.cell(bench.without(field, below), 0, 0.8);
    pad.cell(bench.shared(field, below), 1, 0.8);
    return;
  }
  const isGrooved = pad.shows(0.045);
  cushion(
    pad,
    OUTLINE,
    (t, x, y) => {
      const [fluke, stock] = [onFluke(x, y), onStock(x, y)];
      const turn = Math.atan2(y + 0.25, Math.abs(x));
      const groove =
        isGrooved && fluke > stock
          ? GROOVE.deep * Math.max(0, Math.cos(GROOVE.often * turn)) * (1 - t ** 4) * Math.min(1, t * 1.6)
          : 0;
      // The two flow into each other.
      return 0.045 + Math.hypot(fluke, stock * (stock > fluke ? 1 : 0.8)) * 0.92 - groove;
    },
    { centre: ROOT, rings: 30 },
  );
  pad.gemIfSet(0, 0.14, 0.24, levelOn(pad, 0.17));
}
