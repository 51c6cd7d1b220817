/** What shows the way: a compass rose, an arrow. */
import type { Vec2 } from '../../../vec.ts';
import { ellipse, polar, rotate, TURN } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const RING = 0.78;

/** A point of a compass: two facets that meet in a ridge, one bright, one dark. */
function point(pad: Pad, turn: number, tip: number, inner: number, high: number): void {
  const loop: readonly Vec2[] = rotate(
    [
      [0, 0],
      [inner, inner],
      [0, tip],
      [-inner, inner],
    ],
    turn,
  );
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  cushion(
    pad,
    loop,
    (_, x, y) => {
      const along = y * c - x * s;
      const across = Math.abs(x * c + y * s);
      return (
        0.05 +
        high * (1 - along / tip) +
        Math.max(0, 0.1 - 0.62 * across) * Math.min(1, 3 * (1 - along / tip))
      );
    },
    { centre: rotate([[0, inner * 0.98]], turn)[0]!, rings: 12 },
  );
}

/** A compass rose: eight points over a ring with its degrees, north the longest; a stone in the middle. */
export function compass(pad: Pad): void {
  const ring = pad.area(ellipse(0, 0, RING, RING, 96), ellipse(0, 0, RING - 0.16, RING - 0.16, 96));
  pad.raise(ring, 0.7);
  if (pad.plan.enamel.length > 0) pad.cell(pad.bench.grown(ring, -Math.min(0.4, pad.mm(0.04))), 0, 0.7);
  else if (pad.shows(0.05))
    for (let i = 0; i < 32; i++) {
      const a = (TURN * i) / 32;
      if (i % 8 === 0) continue;
      pad.line([polar(RING - (i % 4 === 0 ? 0.13 : 0.1), a), polar(RING - 0.03, a)], 0.03, 1.05);
    }
  for (let i = 0; i < 4; i++) point(pad, TURN / 8 + (TURN * i) / 4, 0.6, 0.1, 0.07);
  for (let i = 0; i < 4; i++) point(pad, (TURN * i) / 4, i === 0 ? 1 : 0.92, 0.15, 0.14);
  pad.gem(0, 0, 0.24, levelOn(pad, 0.22));
}

const HEAD: readonly Vec2[] = [
  [0, 1],
  [-0.24, 0.58],
  [0, 0.68],
  [0.24, 0.58],
];
/** The right vane of the fletching, notched along its edge. */
const VANE: readonly Vec2[] = [
  [0.02, -0.52],
  [0.02, -0.92],
  [0.24, -1],
  [0.24, -0.88],
  [0.19, -0.84],
  [0.24, -0.82],
  [0.24, -0.72],
  [0.19, -0.68],
  [0.24, -0.66],
  [0.22, -0.58],
];

/** An arrow: a ridged head, a shaft, two vanes with their barbs. */
export function arrow(pad: Pad): void {
  for (const side of [1, -1]) {
    const over = (loop: readonly Vec2[]): Vec2[] =>
      side === 1 ? [...loop].reverse() : loop.map(([x, y]): Vec2 => [-x, y]);
    cushion(pad, over(VANE), (t, x) => 0.05 + 0.07 * Math.max(0, 1 - Math.abs(x) / 0.28) - 0.03 * t ** 6, {
      centre: [side * 0.1, -0.75],
      rings: 10,
    });
    if (pad.shows(0.07))
      for (const y of [-0.62, -0.72, -0.82, -0.92])
        pad.line(
          [
            [side * 0.05, y + 0.05],
            [side * 0.2, y - 0.04],
          ],
          0.025,
          levelOn(pad, 0.115),
        );
  }
  pad.wire(
    Array.from({ length: 24 }, (_, i): Vec2 => [0, -0.99 + (1.75 * i) / 23]),
    0.085,
    false,
    levelOn(pad, 0.13),
  );
  cushion(
    pad,
    HEAD,
    (_, x, y) => 0.05 + Math.max(0, 0.16 - 0.55 * Math.abs(x)) * Math.min(1, (1.04 - y) * 4),
    {
      centre: [0, 0.72],
      rings: 12,
    },
  );
  pad.gem(0, -0.38, 0.17, levelOn(pad, 0.11));
}
