import type { Vec2 } from '../../../vec.ts';
import { arc, curve, ellipse, leaf, spiral } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Hei matau: the fish hook, broad in the bend, barbed within. */
export function fishHook(pad: Pad): void {
  const outer = curve([
    [-0.1, 0.98],
    [0.16, 0.96],
    [0.24, 0.72],
    [0.42, 0.3],
    [0.62, -0.12],
    [0.6, -0.56],
    [0.3, -0.9],
    [-0.1, -0.96],
    [-0.48, -0.78],
    [-0.64, -0.44],
    [-0.56, -0.12],
    [-0.4, 0.14],
  ]);
  const inner = curve([
    [-0.4, 0.14],
    [-0.38, -0.06],
    [-0.2, 0.02],
    [-0.3, -0.2],
    [-0.34, -0.42],
    [-0.2, -0.6],
    [0.02, -0.6],
    [0.14, -0.42],
    [0.1, -0.1],
    [-0.06, 0.24],
    [-0.14, 0.62],
    [-0.2, 0.86],
  ]);
  const hook = pad.area([...outer, ...inner]);
  pad.raise(hook, 1, 0.45);
  if (pad.shows(0.06)) {
    pad.cell(pad.strip(spiral(0.28, -0.5, 0.2, 0.06, 0.4, -1.3, 40), 0.055), 0, 1, 0.3);
    pad.cell(pad.strip(arc(0.05, -0.36, 0.52, -0.9, -2.4, 24), 0.05), 0, 1, 0.3);
    for (let i = 0; i < 3; i++)
      pad.cell(
        pad.strip(
          [
            [-0.1, 0.82 - i * 0.1],
            [0.14, 0.82 - i * 0.1],
          ],
          0.05,
        ),
        0,
        1,
        0.3,
      );
  }
  pad.gem(0.36, -0.18, 0.22, 0.75);
}

/** A fern about to open. */
export function koru(pad: Pad): void {
  const n = 120;
  const path = Array.from({ length: n + 1 }, (_, i): Vec2 => {
    const t = i / n;
    const r = 0.86 * (1 - t) ** 0.8 + 0.17;
    const a = -Math.PI * 0.62 + t * Math.PI * 3.1;
    return [r * Math.cos(a) * 0.93, r * Math.sin(a) * 0.93];
  });
  pad.taper(
    path,
    path.map((_, i) => 0.1 + 0.3 * Math.sin(Math.PI * Math.min(1, 0.12 + (i / n) * 0.86)) ** 0.8),
    1,
  );
  const [x, y] = path[n];
  pad.dome(x * 0.6, y * 0.6, 0.2, 0.2, 2);
  pad.wire(spiral(-0.06, -0.66, 0.26, 0.06, Math.PI, -1.3, 40), 0.12, false, 0.9);
  pad.gem(x * 0.6, y * 0.6, 0.24, 1.2);
}

export function turtle(pad: Pad): void {
  for (const s of [-1, 1]) {
    const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [s * x, y]);
    pad.fill(
      turn(
        curve(
          [
            [0.3, 0.3],
            [0.62, 0.56],
            [0.96, 0.5],
            [0.98, 0.26],
            [0.76, 0.22],
            [0.48, 0.02],
          ],
          true,
        ),
      ),
      0.8,
    );
    pad.fill(
      turn(
        curve(
          [
            [0.3, -0.4],
            [0.5, -0.62],
            [0.54, -0.86],
            [0.36, -0.88],
            [0.18, -0.56],
          ],
          true,
        ),
      ),
      0.8,
    );
    pad.wire(turn(spiral(0.78, 0.38, 0.13, 0.04, Math.PI, -1.2, 30)), 0.06, false, 1.1);
  }
  pad.dome(0, 0.74, 0.18, 0.23, 1.3);
  for (const s of [-1, 1]) pad.dome(s * 0.1, 0.8, 0.04, 0.04, 1.5);
  pad.fill(leaf([0, -0.6], -Math.PI / 2, 0.32, 0.14), 0.8);
  const shell = curve(ellipse(0, -0.04, 0.54, 0.62, 24), true, 3);
  const area = pad.area(shell);
  pad.raise(area, 0.9, 0.3);
  pad.raise(pad.bench.without(area, pad.bench.grown(area, -Math.max(0.42, pad.mm(0.075)))), 1.35);
  for (const [x, y] of [
    [0, 0.36],
    [0, -0.44],
    [0.3, 0.16],
    [-0.3, 0.16],
    [0.3, -0.24],
    [-0.3, -0.24],
  ]) {
    const hex = ellipse(x * 0.94, y * 0.94, 0.15, 0.16, 6);
    // Those before the head and the tail have the second colour.
    pad.cell(pad.area(hex), x === 0 ? 1 : 0, 0.9, 0.3);
    pad.dome(x * 0.94, y * 0.94, 0.07, 0.07, 1.1);
  }
  pad.gem(0, -0.04, 0.3, 0.8);
}
