import type { Vec2 } from '../../../vec.ts';
import { ringOfPattern } from '../../pattern/place.ts';
import { arc, curve, ellipse, polar, rotate, spiral, TURN } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Three half circles that run into each other: their tips lie twice the centres' distance out. */
function triquetraPath(reach: number): Vec2[] {
  const r = reach / 1.1547;
  const points: Vec2[] = [];
  for (let k = 0; k < 3; k++) {
    const half = arc(0, r * 0.57735, r, Math.PI * 2, Math.PI, 40).slice(0, 40);
    points.push(...rotate(half, Math.PI + (k * 2 * Math.PI) / 3));
  }
  return points;
}

export function triquetra(pad: Pad): void {
  pad.plait([triquetraPath(0.94), ellipse(0, 0, 0.56, 0.56, 90)], 0.15);
  // In its middle, where the three arcs leave an open triangle, on the ground that its collet ties to them.
  pad.gemIfSet(0, 0, 0.4, 0.4);
}

/** Two strands wound about each other and closed at both ends, between two points. */
function twist(from: Vec2, to: Vec2, half: number, crossings: number): Vec2[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const len = Math.hypot(dx, dy);
  const n = 24 * crossings;
  const side = (t: number, sign: number): Vec2 => {
    const off = sign * half * Math.sin(Math.PI * crossings * t);
    return [from[0] + dx * t - (dy / len) * off, from[1] + dy * t + (dx / len) * off];
  };
  return [
    ...Array.from({ length: n }, (_, i) => side(i / n, 1)),
    ...Array.from({ length: n }, (_, i) => side(1 - i / n, -1)),
  ];
}

export function celticCross(pad: Pad): void {
  const arm = (angle: number, length: number): Vec2[] =>
    rotate(
      [
        [-0.11, 0],
        [0.11, 0],
        [0.13, length * 0.6],
        [0.22, length],
        [-0.22, length],
        [-0.13, length * 0.6],
      ],
      angle,
    );
  const arms = [arm(0, 0.72), arm(Math.PI / 2, 0.6), arm(-Math.PI / 2, 0.6), arm(Math.PI, 1)].map((loop) =>
    loop.map(([x, y]): Vec2 => [x, y + 0.26]),
  );
  const ring = pad.strip(ellipse(0, 0.26, 0.43, 0.43, 72), 0.12, true);
  pad.raise(ring, 0.75);
  pad.raise(pad.area(arms), 0.55);
  pad.raise(
    pad.bench.without(pad.area(arms), pad.bench.grown(pad.area(arms), -Math.max(0.4, pad.mm(0.06)))),
    1,
  );
  if (pad.shows(0.075)) {
    const y = 0.26;
    pad.plait([twist([0, y + 0.19], [0, y + 0.64], 0.085, 3)], 0.06);
    pad.plait([twist([0.19, y], [0.53, y], 0.085, 2)], 0.06);
    pad.plait([twist([-0.19, y], [-0.53, y], 0.085, 2)], 0.06);
    pad.plait([twist([0, y - 0.19], [0, y - 0.93], 0.09, 5)], 0.06);
  }
  pad.gem(0, 0.26, 0.28, 0.5);
}

export function triskele(pad: Pad): void {
  pad.line(ellipse(0, 0, 0.92, 0.92, 72), 0.11, 0.9, true);
  for (let k = 0; k < 3; k++) {
    const a = Math.PI / 2 + (k * 2 * Math.PI) / 3;
    const [cx, cy] = polar(0.45, a);
    const arm = spiral(cx, cy, 0.36, 0.05, a - Math.PI * 0.62, -2.1, 90);
    pad.wire([[0, 0], polar(0.16, a - 0.9), ...arm], 0.115, false, 1.1);
    const [x, y] = polar(0.72, a + Math.PI / 3);
    pad.gem(x, y, 0.2);
  }
}

export function thorsHammer(pad: Pad): void {
  const head: Vec2[] = [
    [-0.78, -0.2],
    [-0.66, 0.1],
    [0.66, 0.1],
    [0.78, -0.2],
    [0.42, -0.5],
    [0, -0.78],
    [-0.42, -0.5],
  ];
  pad.fill(head, 0.55);
  pad.raise(
    pad.bench.without(pad.area(head), pad.bench.grown(pad.area(head), -Math.max(0.4, pad.mm(0.075)))),
    1,
  );
  pad.fill(
    [
      [-0.15, 0.05],
      [0.15, 0.05],
      [0.12, 0.66],
      [-0.12, 0.66],
    ],
    0.8,
  );
  for (const y of [0.16, 0.58])
    pad.line(
      [
        [-0.16, y],
        [0.16, y],
      ],
      0.08,
      1.15,
    );
  // A beast's head holds the ring.
  pad.fill(
    curve(
      [
        [0, 0.99],
        [0.16, 0.82],
        [0.2, 0.68],
        [-0.2, 0.68],
        [-0.16, 0.82],
      ],
      true,
    ),
    1,
  );
  pad.grain(-0.08, 0.78, 0.045);
  pad.grain(0.08, 0.78, 0.045);
  pad.dome(-0.08, 0.78, 0.05, 0.05, 1.4);
  pad.dome(0.08, 0.78, 0.05, 0.05, 1.4);
  if (pad.shows(0.07)) {
    pad.plait([twist([-0.6, -0.13], [0.6, -0.13], 0.125, 5)], 0.075);
    pad.plait([twist([0, 0.22], [0, 0.54], 0.075, 2)], 0.055);
  }
  pad.gem(0, -0.48, 0.24, 0.45);
}

export function valknut(pad: Pad): void {
  const triangles = [0, 1, 2].map((k) => {
    const [cx, cy] = polar(0.33, Math.PI / 2 + (k * 2 * Math.PI) / 3);
    const corners = [0, 1, 2].map((i): Vec2 => {
      const [x, y] = polar(0.64, Math.PI / 2 + (i * 2 * Math.PI) / 3);
      return [x + cx, y + cy - 0.05];
    });
    return corners.flatMap((p, i): Vec2[] => {
      const q = corners[(i + 1) % 3];
      return Array.from(
        { length: 12 },
        (_, j): Vec2 => [p[0] + ((q[0] - p[0]) * j) / 12, p[1] + ((q[1] - p[1]) * j) / 12],
      );
    });
  });
  pad.plait(triangles, 0.13);
}

/** The world serpent: bites its tail, a band plaited through its coil. */
export function ringSerpent(pad: Pad): void {
  const from = Math.PI * 1.42;
  const path = arc(0, 0, 0.8, from, from + TURN - 0.5, 110);
  const half = (t: number): number => 0.045 + 0.09 * Math.min(1, t / 0.45) ** 0.8;
  pad.snake(path, half, (t) => half(t) * 0.4);
  pad.snakeHead(path[path.length - 1], from + TURN - 0.5 + Math.PI / 2 + 0.24, 0.52, 0.115, 0.1);
  const knot = Array.from({ length: 160 }, (_, i): Vec2 => {
    const t = (2 * Math.PI * i) / 160;
    return polar(0.43 + 0.25 * Math.cos(2 * t * 1.5), t);
  });
  const counter = knot.map(([x, y]): Vec2 => [-x, -y]);
  pad.plait([knot, counter], 0.1);
}

/** Runes around a wayfinder of eight staves. */
export function runeDisc(pad: Pad): void {
  pad.plate(0.94);
  pad.line(ellipse(0, 0, 0.955), 0.08, 1, true);
  if (pad.shows(0.06)) {
    pad.line(ellipse(0, 0, 0.6), 0.06, 1, true);
    ringOfPattern(pad, 'runes', 0.66, 0.89);
  }
  const reach = pad.shows(0.06) ? 0.52 : 0.86;
  for (let k = 0; k < 8; k++) {
    const turn = (p: readonly Vec2[]): Vec2[] =>
      rotate(p, (k * Math.PI) / 4).map(([x, y]): Vec2 => [x * reach, y * reach]);
    pad.line(
      turn([
        [0, 0],
        [0, 0.96],
      ]),
      0.055,
      0.95,
    );
    if (k % 2 === 0) {
      pad.line(
        turn([
          [-0.22, 0.96],
          [-0.22, 0.74],
          [0.22, 0.74],
          [0.22, 0.96],
        ]),
        0.055,
        0.95,
      );
    } else {
      pad.line(
        turn([
          [-0.2, 0.8],
          [0.2, 0.8],
        ]),
        0.055,
        0.95,
      );
      pad.line(
        turn([
          [-0.14, 0.6],
          [0.14, 0.6],
        ]),
        0.055,
        0.95,
      );
    }
  }
  pad.gem(0, 0, 0.22, 0.2);
}
