import type { Vec2 } from '../../../vec.ts';
import { ringOfPattern } from '../../pattern/place.ts';
import { arc, box, ellipse, leaf, polar, rotate } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** A bird of straight lines: stepped wings, a fan of a tail, its head turned. */
export function thunderbird(pad: Pad): void {
  pad.fill(
    [
      [-0.2, 0.34],
      [0.2, 0.34],
      [0.24, 0.1],
      [0.1, -0.42],
      [-0.1, -0.42],
      [-0.24, 0.1],
    ],
    1,
  );
  for (const s of [-1, 1]) {
    const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [s * x, y]);
    pad.fill(
      turn([
        [0.14, 0.34],
        [0.62, 0.58],
        [1, 0.58],
        [1, 0.4],
        [0.68, 0.4],
        [0.2, 0.14],
      ]),
      1.1,
    );
    const drop = [0.62, 0.56, 0.46, 0.34, 0.22];
    drop.forEach((length, i) => {
      const x = 0.92 - i * 0.165;
      const y = 0.42 - Math.max(0, i - 1.6) * 0.09;
      pad.fill(
        turn([
          [x - 0.065, y],
          [x + 0.065, y],
          [x + 0.065, y - length],
          [x, y - length - 0.08],
          [x - 0.065, y - length],
        ]),
        0.75,
      );
    });
    pad.fill(
      turn([
        [0.08, -0.4],
        [0.16, -0.4],
        [0.42, -0.86],
        [0.26, -0.94],
      ]),
      0.8,
    );
  }
  pad.fill(
    [
      [-0.08, -0.4],
      [0.08, -0.4],
      [0.1, -0.96],
      [-0.1, -0.96],
    ],
    0.95,
  );
  pad.fill(
    [
      [-0.13, 0.3],
      [0.13, 0.3],
      [0.15, 0.7],
      [0.08, 0.8],
      [-0.08, 0.8],
      [-0.13, 0.7],
    ],
    1.15,
  );
  pad.fill(
    [
      [0.1, 0.74],
      [0.4, 0.62],
      [0.34, 0.54],
      [0.1, 0.58],
    ],
    1.05,
  );
  pad.grain(0.03, 0.67, 0.04);
  pad.dome(0.03, 0.67, 0.05, 0.05, 1.7);
  pad.gem(0, 0.04, 0.3, 0.55, 1.2, Math.PI / 2);
  for (let i = 0; i < 3; i++) pad.dome(0, -0.54 - i * 0.14, 0.05, 0.05, 1.4);
}

/** Steps to the four winds about a stone. */
export function steppedSun(pad: Pad): void {
  const quarter: Vec2[] = [
    [0.2, 0.98],
    [0.2, 0.76],
    [0.4, 0.76],
    [0.4, 0.58],
    [0.58, 0.58],
    [0.58, 0.4],
    [0.76, 0.4],
    [0.76, 0.2],
    [0.98, 0.2],
  ];
  const outline = [0, 1, 2, 3].flatMap((k) => rotate(quarter, (-k * Math.PI) / 2));
  const whole = pad.area(outline);
  pad.raise(whole, 0.3);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.42, pad.mm(0.07)))), 0.95);
  const inner = outline.map(([x, y]): Vec2 => [x * 0.76, y * 0.76]);
  pad.cell(pad.area(inner, ellipse(0, 0, 0.44)), 0, 0.3, 0.2);
  pad.gem(0, 0, 0.6, 0.25);
  pad.grains(0, 0, 0.39, 0.04, 24);
  for (let k = 0; k < 4; k++) {
    const [x, y] = polar(0.68, (k * Math.PI) / 2);
    pad.gem(x, y, 0.19, 0.25);
  }
}

/** The crescent of a squash blossom necklace: ends of silver hands' shape, a stone hung within. */
export function naja(pad: Pad): void {
  const outer = arc(0, 0.1, 0.86, -Math.PI * 0.3, Math.PI * 1.3, 80);
  const inner = arc(0, 0.1, 0.56, Math.PI * 1.24, -Math.PI * 0.24, 80);
  const moon = pad.area([...outer, ...inner]);
  pad.raise(moon, 0.8, 0.2);
  for (const r of [0.86, 0.57]) {
    pad.wire(arc(0, 0.1, r, -Math.PI * 0.28, Math.PI * 1.28, 80), 0.075, false, 1.1);
  }
  for (let i = 0; i < 7; i++) {
    const a = Math.PI / 2 + (i - 3) * 0.53;
    const [x, y] = polar(0.715, a);
    if (i % 2 === 1) pad.gem(x, y + 0.1, 0.2, 0.7);
    else {
      pad.fill(leaf([x * 0.93, y * 0.93 + 0.1], a, 0.11, 0.2, 0.5, 0.8), 1.05);
    }
  }
  for (const s of [-1, 1]) {
    const [x, y] = polar(0.72, -Math.PI * 0.27);
    pad.gem(s * x, y + 0.06, 0.32, 0.3);
  }
  pad.fill(box(-0.07, 0.3, 0.07, 0.7), 0.6);
  pad.gem(0, 0.12, 0.42, 0.2, 1.25, Math.PI / 2);
  pad.dome(0, -0.27, 0.09, 0.09, 1);
  pad.fill(box(-0.05, -0.24, 0.05, 0.0), 0.6);
}

/** A calendar stone: rays and rings of days about a sun of four movements. */
export function sunDisc(pad: Pad): void {
  pad.plate(0.93);
  pad.line(ellipse(0, 0, 0.95, 0.95, 96), 0.09, 1, true);
  if (pad.shows(0.06)) ringOfPattern(pad, 'step-fret', 0.73, 0.89);
  pad.line(ellipse(0, 0, 0.685, 0.685, 80), 0.055, 0.9, true);
  for (let i = 0; i < 8; i++) {
    const a = Math.PI / 2 + (i * Math.PI) / 4;
    const wide = i % 2 === 0 ? 0.2 : 0.13;
    const [x, y] = polar(i % 2 === 0 ? 0.7 : 0.64, a);
    const [bx, by] = polar(0.38, a);
    const [nx, ny] = [-Math.sin(a) * wide * 0.62, Math.cos(a) * wide * 0.62];
    pad.fill(
      [
        [bx - nx, by - ny],
        [bx + nx, by + ny],
        [x, y],
      ],
      i % 2 === 0 ? 1 : 0.75,
    );
    const [u, v] = polar(0.56, a + Math.PI / 8);
    pad.dome(u, v, 0.06, 0.06, 0.85);
  }
  pad.line(ellipse(0, 0, 0.37, 0.37, 60), 0.075, 1, true);
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    const [x, y] = polar(0.25, a);
    pad.fill(ellipse(x, y, 0.075, 0.075, 4), 0.8);
  }
  pad.gem(0, 0, 0.34, 0.1);
}

/** The stepped pyramid and its breaking wave, four times. */
export function steppedFret(pad: Pad): void {
  pad.fill(box(-0.98, -0.98, 0.98, 0.98), 0.05);
  const frame = pad.area(box(-0.98, -0.98, 0.98, 0.98), box(-0.86, -0.86, 0.86, 0.86));
  pad.raise(frame, 1);
  for (let k = 0; k < 4; k++) {
    const turn = (p: readonly Vec2[]): Vec2[] => rotate(p, (k * Math.PI) / 2);
    pad.fill(
      turn([
        [-0.9, -0.9],
        [-0.1, -0.9],
        [-0.1, -0.76],
        [-0.26, -0.76],
        [-0.26, -0.6],
        [-0.42, -0.6],
        [-0.42, -0.44],
        [-0.58, -0.44],
        [-0.58, -0.28],
        [-0.9, -0.28],
      ]),
      0.8,
    );
    pad.line(
      turn([
        [-0.44, -0.36],
        [-0.16, -0.36],
        [-0.16, -0.62],
        [0.02, -0.62],
      ]),
      0.085,
      0.95,
    );
    pad.line(
      turn([
        [0.02, -0.62],
        [0.02, -0.4],
      ]),
      0.085,
      0.95,
    );
    const [x, y] = turn([[-0.72, -0.72]])[0];
    pad.gem(x, y, 0.2, 0.5);
  }
  pad.gem(0, 0, 0.42, 0.1);
}
