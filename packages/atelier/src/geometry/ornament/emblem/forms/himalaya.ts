import type { Vec2 } from '../../../vec.ts';
import { box, curve, ellipse, leaf, polar, star } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** A triangle wave of period 1 between -1 and 1 with rounded turns. */
function bounce(t: number): number {
  const u = t - Math.floor(t);
  const saw = u < 0.5 ? 4 * u - 1 : 3 - 4 * u;
  const edge = 0.86;
  return Math.abs(saw) < edge
    ? saw
    : Math.sign(saw) * (edge + (1 - edge) * 0.62 * (1 - ((1 - Math.abs(saw)) / (1 - edge)) ** 2 / 1));
}

/** One line without end, plaited in a square. */
export function endlessKnot(pad: Pad): void {
  const n = 480;
  const path = Array.from({ length: n }, (_, i): Vec2 => {
    const t = i / n;
    return [0.86 * bounce(3 * t + 0.02), 0.92 * bounce(4 * t + 0.145)];
  });
  pad.plait([path], 0.13);
  for (const [x, y] of [
    [0, 1],
    [0, -1],
  ])
    pad.gem(x * 0.98, y * 0.98, 0.16);
}

export function vajra(pad: Pad): void {
  for (const s of [-1, 1]) {
    const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [x, s * y]);
    pad.fill(
      turn([
        [-0.05, 0.36],
        [0.05, 0.36],
        [0.075, 0.84],
        [0, 1],
        [-0.075, 0.84],
      ]),
      1.2,
    );
    for (const side of [-1, 1]) {
      const prong = curve([
        [0.05, 0.3],
        [0.3, 0.4],
        [0.36, 0.58],
        [0.24, 0.8],
        [0.03, 0.95],
      ]).map(([x, y]): Vec2 => [side * x, y]);
      pad.wire(turn(prong), 0.125, false, 1.1);
      pad.wire(
        turn(
          curve([
            [0.3, 0.42],
            [0.46, 0.46],
            [0.48, 0.6],
          ]).map(([x, y]): Vec2 => [side * x, y]),
        ),
        0.075,
        false,
        0.9,
      );
    }
    for (const lean of [-0.62, -0.22, 0.22, 0.62]) {
      pad.fill(turn(leaf([lean * 0.2, 0.16], Math.PI / 2 - lean, 0.26, 0.15, 0.6, 0.6)), 1);
    }
    pad.fill(turn(box(-0.2, 0.12, 0.2, 0.2)), 1.25);
  }
  pad.gem(0, 0, 0.32, 0.4);
  pad.grains(0, 0, 0.215, 0.035, 14);
}

/** An amulet box: a turquoise in a square of grains and wire, a coral at every corner. */
export function turquoiseBox(pad: Pad): void {
  const square = star(4, 1.18, undefined, Math.PI / 4);
  const lobes = [0, 1, 2, 3].map((k) => {
    const [x, y] = polar(0.76, (k * Math.PI) / 2);
    return ellipse(x, y, 0.22, 0.22, 40);
  });
  const whole = pad.area([square, ...lobes]);
  pad.raise(whole, 0.05);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.42, pad.mm(0.07)))), 0.9);
  pad.line(ellipse(0, 0, 0.5, 0.5, 60), 0.06, 0.7, true);
  pad.grains(0, 0, 0.42, 0.045, 30);
  pad.gem(0, 0, 0.62, 0.1);
  for (let k = 0; k < 4; k++) {
    const [x, y] = polar(0.8, Math.PI / 4 + (k * Math.PI) / 2);
    pad.gem(x, y, 0.22, 0.1);
    const a = (k * Math.PI) / 2;
    const [u, v] = polar(0.73, a);
    pad.gem(u, v, 0.26, 0.1);
    for (const s of [-0.5, 0.5]) {
      const [p, q] = polar(0.66, a + s);
      pad.dome(p, q, 0.05, 0.05, 0.9);
    }
  }
}
