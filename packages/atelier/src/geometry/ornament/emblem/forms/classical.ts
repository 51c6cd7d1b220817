import type { Vec2 } from '../../../vec.ts';
import { ringOfPattern } from '../../pattern/place.ts';
import { arc, box, curve, ellipse, leaf, mirrored, polar, spiral, star } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';
import { eagle } from './eagle.ts';

/** A key border about the sixteen-rayed sun. */
export function meanderDisc(pad: Pad): void {
  pad.plate(0.94);
  pad.line(ellipse(0, 0, 0.955), 0.08, 1, true);
  pad.line(ellipse(0, 0, 0.585), 0.07, 1, true);
  ringOfPattern(pad, 'meander', 0.635, 0.905);
  const rays = pad.shows(0.09) ? 16 : 8;
  for (let i = 0; i < rays; i++) {
    const a = Math.PI / 2 + (2 * Math.PI * i) / rays;
    pad.fill(leaf(polar(0.12, a), a, i % 2 === 0 ? 0.4 : 0.28, 0.11, 0.3, 0.4), 0.9);
  }
  pad.gem(0, 0, 0.3, 0.2);
}

export function palmette(pad: Pad): void {
  const petals = 9;
  for (let i = 0; i < petals; i++) {
    const t = i / (petals - 1) - 0.5;
    const a = Math.PI / 2 - t * 2.75;
    const length = 1.22 - Math.abs(t) * 0.85;
    pad.fill(leaf([t * 0.22, -0.28], a, length, 0.21, 0.78, 0.75), 0.75 + 0.25 * (1 - Math.abs(t)));
  }
  pad.dome(0, -0.24, 0.2, 0.2, 1.6);
  for (const side of [-1, 1]) {
    const volute = spiral(0.48, -0.62, 0.28, 0.06, Math.PI * 0.75, -1.6);
    pad.wire(
      [[0.02, -0.42], ...volute].map(([x, y]): Vec2 => [side * x, y]),
      0.12,
      false,
      1.1,
    );
    pad.gem(side * 0.48, -0.62, 0.17);
  }
  pad.fill(leaf([0, -0.5], -Math.PI / 2, 0.5, 0.24, 0.4), 0.9);
}

export function amphora(pad: Pad): void {
  const right: Vec2[] = [
    [0.16, -1],
    [0.24, -0.94],
    [0.12, -0.82],
    [0.3, -0.56],
    [0.46, -0.15],
    [0.48, 0.16],
    [0.36, 0.4],
    [0.18, 0.52],
    [0.16, 0.72],
    [0.28, 0.84],
    [0.28, 0.94],
  ];
  const side = curve(right);
  pad.fill([...side, ...mirrored(side)], 0.8);
  for (const s of [-1, 1]) {
    pad.wire(
      curve([
        [0.2, 0.76],
        [0.5, 0.84],
        [0.62, 0.6],
        [0.46, 0.28],
      ]).map(([x, y]): Vec2 => [s * x, y]),
      0.11,
    );
  }
  const bands: readonly (readonly [number, number])[] = [
    [0.44, 0.3],
    [-0.3, 0.385],
    [0.86, 0.26],
  ];
  for (const [y, half] of bands)
    pad.line(
      [
        [-half, y],
        [half, y],
      ],
      0.07,
      1.1,
    );
  for (let i = -2; i <= 2; i++) {
    const x = i * 0.16;
    pad.line(
      [
        [x - 0.055, -0.02],
        [x - 0.055, 0.2],
        [x + 0.055, 0.2],
        [x + 0.055, 0.08],
      ],
      0.05,
      1.1,
    );
  }
  pad.line(
    [
      [-0.44, -0.1],
      [0.44, -0.1],
    ],
    0.055,
    1.1,
  );
  pad.line(
    [
      [-0.46, 0.3],
      [0.46, 0.3],
    ],
    0.055,
    1.1,
  );
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.24;
    pad.fill(leaf([0, -0.86], a + Math.PI, 0.42, 0.07, 0.5), 1.05);
  }
}

export function laurelWreath(pad: Pad): void {
  const pairs = pad.shows(0.1) ? 9 : 6;
  for (const side of [-1, 1]) {
    const stem = arc(0, 0, 0.74, -Math.PI / 2, Math.PI * 0.4).map(([x, y]): Vec2 => [side * x, y]);
    pad.wire(stem, 0.07, false, 0.8);
    for (let i = 0; i < pairs; i++) {
      const t = (i + 0.4) / pairs;
      const a = -Math.PI / 2 + t * Math.PI * 0.9;
      const foot = polar(0.74, a);
      const along = a + Math.PI / 2;
      for (const lean of [-0.5, 0.5]) {
        const shape = leaf(foot, along + lean, 0.36, 0.16, 0.5, 0.45).map(([x, y]): Vec2 => [side * x, y]);
        pad.fill(shape, lean < 0 ? 0.85 : 1.05);
      }
    }
    pad.fill(
      leaf(polar(0.74, Math.PI * 0.4), Math.PI * 0.9, 0.32, 0.15).map(([x, y]): Vec2 => [side * x, y]),
      1,
    );
    pad.wire(
      curve([
        [0, -0.74],
        [side * 0.2, -0.9],
        [side * 0.34, -0.98],
      ]),
      0.11,
    );
  }
  pad.gem(0, -0.76, 0.24);
}

/** An emperor's head in profile within a ring of dots, as on an aureus. */
export function romanCoin(pad: Pad): void {
  pad.plate(0.93);
  pad.line(ellipse(0, 0, 0.95), 0.09, 0.9, true);
  pad.grains(0, 0, 0.82, 0.035, 60);
  const head: Vec2[] = [
    [-0.3, -0.68],
    [-0.02, -0.62],
    [0.16, -0.66],
    [0.1, -0.48],
    [0.12, -0.36],
    [0.28, -0.35],
    [0.345, -0.27],
    [0.325, -0.19],
    [0.365, -0.14],
    [0.335, -0.1],
    [0.375, -0.045],
    [0.35, 0.0],
    [0.45, 0.04],
    [0.395, 0.15],
    [0.335, 0.27],
    [0.35, 0.36],
    [0.28, 0.5],
    [0.08, 0.6],
    [-0.16, 0.58],
    [-0.36, 0.42],
    [-0.42, 0.16],
    [-0.36, -0.06],
    [-0.22, -0.22],
    [-0.2, -0.4],
  ];
  pad.raise(pad.area(curve(head, true, 6)), 1, 0.3);
  pad.dome(0.0, 0.12, 0.3, 0.36, 1.25);
  pad.dome(0.1, -0.16, 0.19, 0.16, 1.25);
  // Locks under the wreath, its leaves and its ribbon.
  for (let i = 0; i < 9; i++) {
    const a = 0.55 + i * 0.32;
    const foot: Vec2 = [-0.04 + 0.36 * Math.cos(a), 0.16 + 0.36 * Math.sin(a)];
    pad.fill(leaf(foot, a - 1.15, 0.24, 0.105, 0.45), 1.75);
    pad.fill(leaf([foot[0] * 1.06, foot[1] * 1.06], a - 0.55, 0.17, 0.09, 0.45), 1.6);
  }
  pad.line(
    curve([
      [-0.4, 0.1],
      [-0.52, -0.08],
      [-0.5, -0.3],
    ]),
    0.06,
    1.2,
  );
  pad.line(
    curve([
      [-0.38, 0.08],
      [-0.4, -0.14],
      [-0.34, -0.34],
    ]),
    0.06,
    1.2,
  );
  pad.line(
    curve([
      [0.2, 0.235],
      [0.28, 0.25],
      [0.34, 0.225],
    ]),
    0.035,
    1.75,
  );
  pad.dome(0.265, 0.165, 0.05, 0.035, 1.75);
  pad.line(
    curve([
      [-0.02, 0.12],
      [-0.08, 0.06],
      [-0.03, -0.03],
    ]),
    0.05,
    1.75,
  );
}

/** The legions' eagle on its bar within a wreath. */
export function aquila(pad: Pad): void {
  eagle(pad, { heads: 1, crowned: false, scale: 0.86, y: 0.16 });
  pad.fill(box(-0.5, -0.86, 0.5, -0.66), 0.8);
  pad.line(
    [
      [-0.5, -0.9],
      [0.5, -0.9],
    ],
    0.07,
    1.1,
  );
  pad.line(
    [
      [-0.5, -0.62],
      [0.5, -0.62],
    ],
    0.07,
    1.1,
  );
  pad.fill(
    star(4, 0.1, 0.04).map(([x, y]): Vec2 => [x - 0.3, y - 0.76]),
    1.1,
  );
  pad.fill(
    star(4, 0.1, 0.04).map(([x, y]): Vec2 => [x + 0.3, y - 0.76]),
    1.1,
  );
  pad.gem(0, -0.76, 0.2, 0.4);
}
