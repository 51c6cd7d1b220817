import type { Vec2 } from '../../../vec.ts';
import { arc, box, curve, ellipse, mirrored, rotate } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';
import { eagle } from './eagle.ts';

const EGG: readonly Vec2[] = (() => {
  const right = curve([
    [0, -0.94],
    [0.36, -0.86],
    [0.62, -0.56],
    [0.66, -0.16],
    [0.54, 0.24],
    [0.32, 0.54],
    [0, 0.66],
  ]);
  return [...right, ...mirrored(right).slice(1)];
})();

/** An Easter egg of enamel under a trellis of gold, a stone at every crossing, a crown on top. */
export function imperialEgg(pad: Pad): void {
  const { bench } = pad;
  const whole = pad.area(EGG);
  pad.raise(whole, 0.55, 0.3);
  const rim = Math.max(0.45, pad.mm(0.07));
  const field = bench.grown(whole, -rim);
  pad.raise(bench.without(whole, field), 1);
  const bars: ReturnType<Pad['area']>[] = [];
  const pitch = pad.shows(0.12) ? 0.4 : 0.56;
  for (const s of [-1, 1]) {
    for (let i = -4; i <= 4; i++) {
      const [dx, dy] = [Math.cos(1.05), s * Math.sin(1.05)];
      const c = i * pitch * 0.87;
      bars.push(
        pad.strip(
          [
            [c - dx * 1.6, -0.14 - dy * 1.6],
            [c + dx * 1.6, -0.14 + dy * 1.6],
          ],
          0.055,
        ),
      );
    }
  }
  const lattice = bench.shared(bench.joined(bars), field);
  pad.cell(bench.without(field, bench.grown(lattice, 0.03)), 0, 0.55, 0.35);
  pad.raise(lattice, 0.85, 0.08);
  const belt = bench.shared(pad.area(box(-0.8, -0.24, 0.8, -0.04)), whole);
  pad.raise(belt, 1.05);
  for (const x of [-0.44, -0.22, 0, 0.22, 0.44]) pad.gem(x, -0.14, 0.15, 0.85);
  crownOn(pad, 0, 0.82, 0.3);
  pad.fill(
    [
      [-0.1, -0.9],
      [0.1, -0.9],
      [0.26, -1],
      [-0.26, -1],
    ],
    1,
  );
}

function crownOn(pad: Pad, x: number, y: number, s: number): void {
  const at = (p: readonly Vec2[]): Vec2[] => p.map(([u, v]) => [x + u * s, y + v * s]);
  pad.fill(
    at([
      [-0.72, -0.66],
      [0.72, -0.66],
      [0.8, -0.3],
      [-0.8, -0.3],
    ]),
    1.15,
  );
  pad.fill(
    at(
      curve(
        [
          [-0.8, -0.32],
          [-0.92, 0.1],
          [-0.5, 0.42],
          [0, 0.46],
          [0.5, 0.42],
          [0.92, 0.1],
          [0.8, -0.32],
        ],
        true,
      ),
    ),
    0.8,
  );
  pad.wire(
    at(
      curve([
        [-0.72, -0.3],
        [-0.66, 0.1],
        [-0.06, 0.42],
      ]),
    ),
    0.1 * s,
    false,
    1.3,
  );
  pad.wire(
    at(
      curve([
        [0.72, -0.3],
        [0.66, 0.1],
        [0.06, 0.42],
      ]),
    ),
    0.1 * s,
    false,
    1.3,
  );
  pad.wire(
    at([
      [0, -0.3],
      [0, 0.45],
    ]),
    0.12 * s,
    false,
    1.4,
  );
  pad.dome(x, y + 0.56 * s, 0.14 * s, 0.14 * s, 1.5);
}

/** The great crown: two hemispheres of open work, an arch of pearls, cross over the red stone. */
export function crown(pad: Pad): void {
  pad.fill(
    [
      [-0.7, -0.9],
      [0.7, -0.9],
      [0.76, -0.56],
      [-0.76, -0.56],
    ],
    0.7,
  );
  pad.line(
    [
      [-0.72, -0.88],
      [0.72, -0.88],
    ],
    0.1,
    1.1,
  );
  pad.line(
    [
      [-0.78, -0.56],
      [0.78, -0.56],
    ],
    0.1,
    1.1,
  );
  for (const x of [-0.5, -0.25, 0, 0.25, 0.5]) pad.gem(x, -0.72, x === 0 ? 0.2 : 0.16, 0.6);
  for (const s of [-1, 1]) {
    const bulb = curve(
      [
        [0.1, -0.52],
        [0.78, -0.52],
        [0.98, -0.1],
        [0.84, 0.3],
        [0.5, 0.52],
        [0.16, 0.5],
      ],
      true,
    ).map(([x, y]): Vec2 => [s * x, y]);
    const area = pad.area(bulb);
    pad.raise(area, 0.35);
    pad.cell(pad.bench.grown(area, -Math.max(0.5, pad.mm(0.09))), 0, 0.35, 0.25);
    pad.raise(pad.bench.without(area, pad.bench.grown(area, -Math.max(0.42, pad.mm(0.07)))), 1);
    pad.wire(
      curve([
        [0.42, -0.5],
        [0.62, -0.1],
        [0.56, 0.26],
        [0.36, 0.46],
      ]).map(([x, y]): Vec2 => [s * x, y]),
      0.075,
      false,
      1.1,
    );
    pad.wire(
      curve([
        [0.84, -0.2],
        [0.6, 0.0],
        [0.2, 0.02],
      ]).map(([x, y]): Vec2 => [s * x, y]),
      0.075,
      false,
      1.1,
    );
    pad.gem(s * 0.6, 0.0, 0.16, 0.6);
  }
  for (let i = 0; i < 8; i++) pad.dome(0, -0.44 + i * 0.13, 0.068, 0.068, 1.5);
  pad.gem(0, 0.64, 0.26, 0.2);
  pad.line(
    [
      [0, 0.74],
      [0, 1],
    ],
    0.09,
    1,
  );
  pad.line(
    [
      [-0.12, 0.9],
      [0.12, 0.9],
    ],
    0.09,
    1,
  );
}

export function doubleEagle(pad: Pad): void {
  eagle(pad, { heads: 2, crowned: true, scale: 0.84, y: -0.04 });
  const shield = curve(
    [
      [-0.16, 0.14],
      [0.16, 0.14],
      [0.16, -0.1],
      [0, -0.26],
      [-0.16, -0.1],
    ],
    true,
    3,
  );
  pad.fill(shield, 1.7);
  pad.cell(pad.area(shield.map(([x, y]): Vec2 => [x * 0.62, y * 0.62 - 0.01])), 0, 1.7);
  if (pad.plan.enamel.length === 0) pad.gem(0, -0.01, 0.17, 1.4);
  // Orb and sceptre.
  const [left, right] = [-0.52, 0.52];
  pad.dome(left, -0.62, 0.09, 0.09, 1.4);
  pad.wire(
    rotate(
      [
        [0, -0.16],
        [0, 0.22],
      ],
      -0.3,
    ).map(([x, y]): Vec2 => [x + right, y - 0.6]),
    0.06,
    false,
    1.2,
  );
  pad.line(arc(left, -0.62, 0.09, 0, Math.PI, 12), 0.04, 1);
  pad.fill(ellipse(right + 0.08, -0.36, 0.06, 0.06, 16), 1.2);
}
