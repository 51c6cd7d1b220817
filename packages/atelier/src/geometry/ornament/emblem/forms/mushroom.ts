import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve, ellipse, mirrored } from '../../relief/figures.ts';
import { cushion, flattened, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** Right half of the cap from the middle of its rim to its crown. */
const CAP_HALF: readonly Vec2[] = curve(
  [
    [0, -0.1],
    [0.5, -0.08],
    [0.84, 0.0],
    [0.93, 0.16],
    [0.8, 0.5],
    [0.5, 0.8],
    [0.2, 0.94],
    [0, 0.96],
  ],
  false,
  7,
);
const CAP: readonly Vec2[] = [...CAP_HALF, ...mirrored(CAP_HALF.slice(1, -1))];
const STEM: readonly Vec2[] = curve(
  [
    [0.2, -0.04],
    [0.2, -0.4],
    [0.27, -0.74],
    [0.3, -0.92],
    [0, -1],
    [-0.3, -0.92],
    [-0.27, -0.74],
    [-0.2, -0.4],
    [-0.2, -0.04],
  ],
  true,
  7,
).reverse();
/** Dots of the cap; the first, in its middle, is where a stone sits. */
const DOTS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, 0.42, 0.19],
  [-0.45, 0.3, 0.15],
  [0.47, 0.28, 0.15],
  [-0.26, 0.7, 0.11],
  [0.28, 0.7, 0.12],
  [-0.72, 0.12, 0.09],
  [0.75, 0.12, 0.09],
];
/** Metal about glass, mm. */
const RIM_MM = 0.42;

/** A toadstool: a domed cap with dots, a stem with its skirt; glass in the cap, of a second colour in its dots. */
export function mushroom(pad: Pad): void {
  const { bench, plan } = pad;
  const glazed = plan.enamel.length > 0;
  cushion(pad, STEM, (t, x) => 0.05 + 0.2 * Math.sqrt(Math.max(0, 1 - (x / 0.33) ** 2)) - 0.03 * t ** 6, {
    centre: [0, -0.5],
    rings: 14,
  });
  const skirt = curve([
    [-0.26, -0.24],
    [-0.12, -0.31],
    [0.12, -0.31],
    [0.26, -0.24],
  ]);
  pad.lock(
    skirt,
    skirt.map(() => 0.09),
    skirt.map(([x]) => mixNumber(0.24, 0.1, Math.abs(x) / 0.3)),
  );
  if (glazed) {
    const cap = pad.area(CAP);
    pad.raise(cap, 1);
    const spots = DOTS.map(([x, y, r]) => pad.area(ellipse(x, y, r, r, 36)));
    pad.cell(bench.without(bench.grown(cap, -RIM_MM), bench.joined(spots)), 0, 1);
    spots.forEach((spot, i) => {
      const inner = bench.grown(spot, -RIM_MM);
      if (i === 0 && plan.stone !== null) pad.gem(DOTS[0]![0], DOTS[0]![1], DOTS[0]![2] * 1.3, 1);
      else if (inner.area() > 0.12) pad.cell(inner, 1, 1);
    });
    return;
  }
  cushion(pad, CAP, (t) => 0.06 + 0.34 * Math.sqrt(Math.max(0, 1 - t ** 2.6)), {
    centre: [0, 0.3],
    rings: 22,
  });
  const high = (x: number, y: number): number => {
    const t = Math.min(1, Math.hypot(x / 0.93, (y - 0.3) / (y > 0.3 ? 0.66 : 0.42)));
    return 0.06 + 0.34 * Math.sqrt(Math.max(0, 1 - t ** 2.6));
  };
  const [first, ...others] = DOTS;
  const domes = (plan.stone === null ? DOTS : others).map(
    ([x, y, r]): Clay => ({ kind: 'ball', at: [x, y, high(x, y)], r: [r, r, 0.07] }),
  );
  pad.model(flattened(pad, domes), 0.01);
  if (first !== undefined && plan.stone !== null)
    pad.gem(first[0], first[1], first[2] * 1.7, levelOn(pad, high(first[0], first[1]) - 0.04));
}
