import { ellipse, leaf, polar, star } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';
import { BOTEH } from './islamic.ts';

/** A lotus of foiled stones in walls of pure gold, pearls all around. */
export function kundanLotus(pad: Pad): void {
  const petals = pad.shows(0.1) ? 8 : 6;
  pad.disc(0, 0, 0.86, 0.05);
  for (let i = 0; i < petals; i++) {
    const a = Math.PI / 2 + (2 * Math.PI * i) / petals;
    const b = a + Math.PI / petals;
    pad.fill(leaf(polar(0.42, b), b, 0.55, 0.34, 0.55, 0.5), 0.5);
    pad.cell(pad.area(leaf(polar(0.6, b), b, 0.26, 0.16, 0.5, 0.5)), 0, 0.5);
    pad.fill(leaf(polar(0.24, a), a, 0.7, 0.44, 0.55, 0.55), 0.8);
    const [x, y] = polar(0.58, a);
    pad.gem(x, y, 0.25, 0.55, 1.5, a);
    const [u, v] = polar(0.98, b);
    pad.dome(u, v, 0.085, 0.085, 1.2);
  }
  pad.gem(0, 0, 0.44, 0.45);
  pad.grains(0, 0, 0.3, 0.04, 24);
}

export function mango(pad: Pad): void {
  const whole = pad.area(BOTEH);
  pad.raise(whole, 0.35);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.38, pad.mm(0.055)))), 0.9);
  pad.gem(0, -0.42, 0.42, 0.3, 1.25, Math.PI / 2);
  for (const [x, y, d] of [
    [-0.33, -0.02, 0.19],
    [0.33, -0.04, 0.19],
    [0.02, 0.14, 0.24],
    [0.06, 0.46, 0.2],
    [0.18, 0.72, 0.15],
    [-0.3, -0.72, 0.16],
    [0.3, -0.72, 0.16],
    [-0.4, -0.4, 0.15],
    [0.41, -0.38, 0.15],
  ]) {
    pad.gem(x, y, d, 0.3);
  }
  const step = Math.max(1, Math.round(BOTEH.length / (pad.shows(0.07) ? 34 : 22)));
  for (let i = 0; i < BOTEH.length; i += step) {
    const [x, y] = BOTEH[i];
    pad.dome(x * 1.03, y * 1.02, 0.065, 0.065, 1.1);
  }
}

/** A window screen: interlaced hexagons and stars in an eight-pointed frame, open between. */
export function jaliStar(pad: Pad): void {
  const outline = pad.joined(pad.area(star(4, 1)), pad.area(star(4, 1, undefined, Math.PI / 4)));
  pad.raise(pad.bench.without(outline, pad.bench.grown(outline, -Math.max(0.7, pad.mm(0.11)))), 1);
  const pitch = pad.shows(0.1) ? 0.36 : 0.5;
  const lines: ReturnType<Pad['area']>[] = [];
  for (let k = 0; k < 3; k++) {
    const a = (k * Math.PI) / 3;
    for (let i = -3; i <= 3; i++) {
      const [x, y] = polar(pitch * (i + 0.5), a + Math.PI / 2);
      const [dx, dy] = polar(1.2, a);
      lines.push(
        pad.strip(
          [
            [x - dx, y - dy],
            [x + dx, y + dy],
          ],
          0.06,
        ),
      );
    }
  }
  const lattice = pad.bench.shared(pad.joined(...lines), pad.bench.grown(outline, -0.1));
  pad.raise(lattice, 0.65);
  pad.raise(pad.area(star(6, 0.36, 0.21)), 0.9);
  pad.gem(0, 0, 0.34, 0.6);
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar(0.9, Math.PI / 2 + (i * Math.PI) / 4);
    pad.dome(x, y, 0.07, 0.07, 1.5);
  }
}

/** Petals of a rosette; also the wheel's hub. */
export function petalRing(pad: Pad, radius: number, count: number, level: number): void {
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 + (2 * Math.PI * i) / count;
    pad.fill(leaf(polar(radius * 0.3, a), a, radius * 0.7, (3.4 * radius) / count, 0.62, 0.6), level);
  }
  pad.fill(ellipse(0, 0, radius * 0.3), level);
}
