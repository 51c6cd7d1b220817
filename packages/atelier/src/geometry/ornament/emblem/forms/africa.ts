import type { Vec2 } from '../../../vec.ts';
import { box, curve, ellipse, polar, spiral } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Three rings: the chief of the Adinkra signs, greatness. */
export function adinkrahene(pad: Pad): void {
  pad.disc(0, 0, 0.98, 0.05);
  for (const r of [0.9, 0.6]) pad.line(ellipse(0, 0, r, r, 96), 0.15, 1, true);
  pad.cell(pad.area(ellipse(0, 0, 0.815), ellipse(0, 0, 0.685)), 0, 0.05, 0.2);
  pad.cell(pad.area(ellipse(0, 0, 0.515), ellipse(0, 0, 0.38)), 1, 0.05, 0.2);
  pad.line(ellipse(0, 0, 0.3, 0.3, 60), 0.13, 1, true);
  pad.gem(0, 0, 0.36, 0.2);
}

/** Four horns that curl away from a cross: humility and strength. */
export function ramsHorns(pad: Pad): void {
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const horn = [
        [0.06, 0.1] as Vec2,
        [0.1, 0.5] as Vec2,
        ...spiral(0.48, 0.5, 0.38, 0.07, Math.PI, -1.55, 60),
      ];
      pad.wire(
        curve(
          horn.filter((_, i) => i < 2 || i % 3 === 2),
          false,
          4,
        ).map(([x, y]): Vec2 => [sx * x, sy * y]),
        0.17,
        false,
        1.1,
      );
    }
  }
  pad.fill(box(-0.46, -0.1, 0.46, 0.1), 0.9);
  pad.gem(0, 0, 0.28, 0.6);
  for (const x of [-0.42, 0.42]) pad.dome(x, 0, 0.1, 0.1, 1.3);
}

/** The heart of Sankofa: go back and fetch it. */
export function sankofaHeart(pad: Pad): void {
  for (const s of [-1, 1]) {
    const half = [
      ...curve([
        [0, -0.78],
        [0.4, -0.44],
        [0.78, 0.02],
        [0.86, 0.42],
      ]),
      ...spiral(0.44, 0.42, 0.42, 0.1, 0.05, 1.35, 50),
    ];
    pad.line(
      half.map(([x, y]): Vec2 => [s * x, y]),
      0.16,
      1,
    );
    pad.wire(
      spiral(s * 0.28, -0.76, 0.22, 0.06, s > 0 ? Math.PI * 0.9 : Math.PI * 0.1, s * 1.2, 30),
      0.1,
      false,
      1,
    );
  }
  pad.fill(
    [
      [-0.1, -0.9],
      [0.1, -0.9],
      [0.08, 0.1],
      [-0.08, 0.1],
    ],
    0.9,
  );
  pad.gem(0, -0.16, 0.28, 0.6);
}

/** A flat collar: rings of beads in colours. */
export function beadCollar(pad: Pad): void {
  pad.disc(0, 0, 0.98, 0.05);
  pad.line(ellipse(0, 0, 0.94, 0.94, 96), 0.09, 1, true);
  pad.line(ellipse(0, 0, 0.62, 0.62, 80), 0.06, 0.9, true);
  pad.line(ellipse(0, 0, 0.36, 0.36, 60), 0.06, 0.9, true);
  const n = pad.shows(0.1) ? 16 : 10;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const half = (Math.PI / n) * 0.72;
    const cell: Vec2[] = [polar(0.67, a - half), polar(0.87, a), polar(0.67, a + half)];
    pad.cell(pad.area(cell), i % 2, 0.05, 0.28);
    const b = a + Math.PI / n;
    pad.cell(
      pad.area([polar(0.88, b - half), polar(0.68, b), polar(0.88, b + half)]),
      2 + (i % 2),
      0.05,
      0.28,
    );
  }
  pad.grains(0, 0, 0.49, 0.075, 26);
  pad.gem(0, 0, 0.46, 0.1);
}
