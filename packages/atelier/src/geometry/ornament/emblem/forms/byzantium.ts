import type { Vec2 } from '../../../vec.ts';
import { curve, ellipse, polar, rotate } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** A flared cross with a stone on every arm, its edge beaded wire, pearls of gold in its angles. */
export function jewelledCross(pad: Pad): void {
  const arm = (length: number, angle: number): Vec2[] =>
    rotate(
      [
        [-0.13, 0],
        [0.13, 0],
        [0.16, length * 0.5],
        [0.3, length * 0.94],
        [0.15, length],
        [0, length * 0.97],
        [-0.15, length],
        [-0.3, length * 0.94],
        [-0.16, length * 0.5],
      ],
      angle,
    ).map(([x, y]): Vec2 => [x, y + 0.12]);
  const arms = [arm(0.86, 0), arm(0.78, Math.PI / 2), arm(0.78, -Math.PI / 2), arm(1.1, Math.PI)];
  const whole = pad.area(arms);
  pad.raise(whole, 0.4);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.38, pad.mm(0.055)))), 0.95, 0.18);
  pad.gem(0, 0.12, 0.34, 0.3);
  const stones: readonly (readonly [number, number, number])[] = [
    [0, 0.7, 0.24],
    [0.52, 0.12, 0.22],
    [-0.52, 0.12, 0.22],
    [0, -0.46, 0.24],
    [0, -0.8, 0.18],
  ];
  for (const [x, y, d] of stones) pad.gem(x, y, d, 0.3);
  for (const a of [45, 135, 225, 315]) {
    const [x, y] = polar(0.3, (a * Math.PI) / 180);
    pad.dome(x, y + 0.12, 0.1, 0.1, 1.5);
    const [u, v] = polar(0.44, (a * Math.PI) / 180);
    pad.dome(u, v + 0.12, 0.06, 0.06, 1.1);
  }
  for (const [x, y] of [
    [0.36, 0.96],
    [-0.36, 0.96],
    [0.84, 0.46],
    [-0.84, 0.46],
    [0.84, -0.22],
    [-0.84, -0.22],
    [0.38, -0.98],
    [-0.38, -0.98],
  ]) {
    if (pad.shows(0.1)) pad.dome(x * 0.94, y * 0.98, 0.075, 0.075, 1.1);
  }
  if (pad.shows(0.05)) {
    pad.grains(0, 0.12, 0.245, 0.03, 20);
    pad.grains(0, 0.7, 0.185, 0.028, 16);
  }
}

export function granulatedDisc(pad: Pad): void {
  pad.disc(0, 0, 1, 0.05);
  pad.grains(0, 0, 0.93, 0.055, 54);
  pad.grains(0, 0, 0.42, 0.04, 36);
  pad.gem(0, 0, 0.58, 0.05);
  const count = pad.shows(0.12) ? 8 : 6;
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 + (2 * Math.PI * i) / count;
    const [x, y] = polar(0.66, a);
    pad.gem(x, y, 0.24, 0.05);
    const [u, v] = polar(0.66, a + Math.PI / count);
    for (const [dx, dy] of [
      [0, 0.06],
      [-0.052, -0.03],
      [0.052, -0.03],
    ])
      pad.grain(u + dx, v + dy, 0.045);
  }
  pad.line(ellipse(0, 0, 0.84, 0.84, 90), 0.045, 0.7, true);
  pad.line(curve(ellipse(0, 0, 0.36, 0.36, 40), true, 2), 0.045, 0.6, true);
}
