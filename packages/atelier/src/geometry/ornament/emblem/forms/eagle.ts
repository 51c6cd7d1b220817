import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse, leaf } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

export interface EaglePlan {
  readonly heads: 1 | 2;
  readonly crowned: boolean;
  readonly scale: number;
  readonly y: number;
}

/** A displayed eagle, as heralds draw it: wings with every quill, legs, a fan of a tail. */
export function eagle(pad: Pad, { heads, crowned, scale, y: lift }: EaglePlan): void {
  const at = (points: readonly Vec2[], side = 1): Vec2[] =>
    points.map(([x, y]) => [side * x * scale, y * scale + lift]);
  pad.fill(
    at(
      curve(
        [
          [0, -0.52],
          [0.2, -0.3],
          [0.25, 0.05],
          [0.16, 0.34],
          [-0.16, 0.34],
          [-0.25, 0.05],
          [-0.2, -0.3],
        ],
        true,
      ),
    ),
    0.9,
  );
  pad.dome(0, -0.02 * scale + lift, 0.2 * scale, 0.32 * scale, 1.45);
  for (const side of [-1, 1]) {
    pad.raise(
      pad.strip(
        at(
          curve([
            [0.14, 0.18],
            [0.4, 0.42],
            [0.66, 0.62],
            [0.82, 0.84],
          ]),
          side,
        ),
        0.17 * scale,
      ),
      1.25,
    );
    const quills = pad.shows(0.1) ? 8 : 5;
    for (let i = 0; i < quills; i++) {
      const t = i / (quills - 1);
      const foot: Vec2 = [0.8 - 0.56 * t, 0.78 - 0.52 * t];
      const angle = (50 - 118 * t) * (Math.PI / 180);
      pad.fill(
        at(
          leaf(foot, angle - 0.25, 0.42 + 0.28 * Math.sin(Math.PI * Math.min(1, t + 0.15)), 0.15, 0.7, 0.7),
          side,
        ),
        0.6 + 0.16 * (i % 2),
      );
    }
    pad.wire(
      at(
        curve([
          [0.1, -0.4],
          [0.3, -0.56],
          [0.36, -0.7],
        ]),
        side,
      ),
      0.12 * scale,
      false,
      1,
    );
    for (const toe of [-0.5, 0, 0.5]) {
      pad.wire(
        at(
          [
            [0.36, -0.68],
            [0.36 + 0.15 * Math.sin(toe + 0.4), -0.68 - 0.15 * Math.cos(toe)],
          ],
          side,
        ),
        0.08 * scale,
        false,
        0.8,
      );
    }
  }
  for (let i = -2; i <= 2; i++) {
    pad.fill(
      at(leaf([0, -0.38], -Math.PI / 2 + i * 0.3, 0.6 - Math.abs(i) * 0.06, 0.17, 0.75, 0.7)),
      0.75 + 0.15 * (i % 2 === 0 ? 1 : 0),
    );
  }
  for (const side of heads === 2 ? [-1, 1] : [1]) {
    const neck: Vec2[] =
      heads === 2
        ? [
            [0.06, 0.26],
            [0.18, 0.48],
            [0.2, 0.66],
          ]
        : [
            [0, 0.26],
            [0.02, 0.5],
            [0.02, 0.64],
          ];
    const x = heads === 2 ? 0.22 : 0.04;
    pad.wire(at(curve(neck), side), 0.19 * scale, false, 1.15);
    pad.dome(side * x * scale, 0.68 * scale + lift, 0.13 * scale, 0.115 * scale, 1.5);
    pad.fill(
      at(
        curve(
          [
            [x + 0.04, 0.75],
            [x + 0.2, 0.7],
            [x + 0.26, 0.56],
            [x + 0.13, 0.6],
            [x + 0.04, 0.61],
          ],
          true,
          4,
        ),
        side,
      ),
      1.1,
    );
    if (crowned) crownlet(pad, at([[x - 0.02, 0.84]], side)[0], 0.12 * scale);
  }
  if (crowned) crownlet(pad, at([[0, 1.04]])[0], 0.17 * scale);
}

function crownlet(pad: Pad, [x, y]: Vec2, half: number): void {
  const points: Vec2[] = [
    [-1, -0.5],
    [1, -0.5],
    [1.15, 0.45],
    [0.5, 0.05],
    [0, 0.75],
    [-0.5, 0.05],
    [-1.15, 0.45],
  ];
  pad.fill(
    points.map(([u, v]): Vec2 => [x + u * half, y + v * half]),
    1.2,
  );
  pad.fill(ellipse(x, y - half * 0.5, half * 0.5, half * 0.3, 20), 1);
}
