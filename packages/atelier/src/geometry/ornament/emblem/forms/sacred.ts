import type { Vec2 } from '../../../vec.ts';
import { arc, curve, ellipse, leaf, polar, star } from '../../relief/figures.ts';
import { FINEST_LINE_MM, type Pad } from '../pad.ts';
import { petalRing } from './india.ts';

export function cross(pad: Pad): void {
  const w = 0.15;
  const outline: Vec2[] = [
    [-w, -1],
    [w, -1],
    [w, 0.2],
    [0.64, 0.2],
    [0.64, 0.2 + 2 * w],
    [w, 0.2 + 2 * w],
    [w, 1],
    [-w, 1],
    [-w, 0.2 + 2 * w],
    [-0.64, 0.2 + 2 * w],
    [-0.64, 0.2],
    [-w, 0.2],
  ];
  const whole = pad.area(outline);
  pad.raise(whole, 0.8, 0.22);
  if (pad.plan.enamel.length > 0) pad.cell(pad.bench.grown(whole, -Math.max(0.45, pad.mm(0.055))), 0, 0.8);
  else if (pad.shows(0.16)) pad.raise(pad.bench.grown(whole, -Math.max(0.25, pad.mm(0.07))), 1.2, 0.2);
  pad.gem(0, 0.2 + w, 0.3, 0.7);
}

/** The syllable, in its written form. */
export function om(pad: Pad): void {
  const w = 0.17;
  const three = [
    ...curve([
      [-0.8, 0.34],
      [-0.62, 0.56],
      [-0.32, 0.58],
      [-0.14, 0.36],
      [-0.24, 0.14],
      [-0.46, 0.05],
    ]),
    ...curve([
      [-0.46, 0.05],
      [-0.16, 0.0],
      [0, -0.26],
      [-0.08, -0.58],
      [-0.36, -0.72],
      [-0.66, -0.64],
      [-0.88, -0.42],
    ]),
  ];
  pad.line(three, w, 1);
  pad.line(
    curve([
      [-0.12, -0.08],
      [0.1, 0.02],
      [0.3, 0.02],
      [0.5, 0.14],
      [0.7, 0.12],
      [0.86, -0.1],
      [0.86, -0.42],
      [0.66, -0.6],
      [0.44, -0.52],
      [0.4, -0.34],
    ]),
    w * 0.94,
    1,
  );
  pad.line(arc(0.36, 0.86, 0.38, Math.PI * 1.12, Math.PI * 1.88, 24), 0.13, 1);
  pad.fill(
    star(4, 0.15, undefined).map(([x, y]): Vec2 => [x + 0.36, y + 0.82]),
    1,
  );
  pad.gem(0.36, 0.82, 0.14, 0.7);
  // A fine bar behind carries the moon over the letter.
  pad.line(
    [
      [0.36, 0.48],
      [0.36, 0.04],
    ],
    0.1,
    0.25,
  );
}

export function starOfDavid(pad: Pad): void {
  const triangle = (turn: number): Vec2[] => {
    const corners = star(3, 0.94, undefined, turn);
    return corners.flatMap((p, i): Vec2[] => {
      const q = corners[(i + 1) % 3];
      return Array.from(
        { length: 18 },
        (_, j): Vec2 => [p[0] + ((q[0] - p[0]) * j) / 18, p[1] + ((q[1] - p[1]) * j) / 18],
      );
    });
  };
  pad.plait([triangle(0), triangle(Math.PI)], 0.14);
  if (pad.plan.stone !== null) {
    const hexagon = pad.area(star(6, 0.52, undefined, Math.PI / 6));
    pad.raise(hexagon, 0.1);
    pad.gem(0, 0, 0.42, 0.05);
  }
}

export function crescent(pad: Pad): void {
  const moon = pad.bench.without(
    pad.area(ellipse(0, 0, 0.98, 0.98, 96)),
    pad.area(ellipse(0.26, 0.16, 0.78, 0.78, 96)),
  );
  pad.raise(moon, 0.9, 0.4);
  const spine = arc(0.1, 0.06, 0.83, Math.PI * 0.72, Math.PI * 1.72, 9);
  spine.forEach(([x, y], i) => {
    const d = 0.2 - Math.abs(i - 4.5) * 0.022;
    if (i > 0 && i < 9) pad.gem(x, y, d, 0.55);
  });
}

export function dharmaWheel(pad: Pad): void {
  pad.line(ellipse(0, 0, 0.76, 0.76, 90), 0.17, 0.8, true);
  pad.line(ellipse(0, 0, 0.76, 0.76, 90), 0.07, 1.15, true);
  for (let i = 0; i < 8; i++) {
    const a = Math.PI / 2 + (i * Math.PI) / 4;
    pad.fill(leaf(polar(0.16, a), a, 0.56, 0.15, 0.5, 0.6), 0.9);
    pad.wire([polar(0.8, a), polar(0.92, a)], 0.1, false, 0.8);
    const [x, y] = polar(0.93, a);
    pad.dome(x, y, 0.075, 0.075, 1.3);
  }
  pad.fill(ellipse(0, 0, 0.26), 0.6);
  petalRing(pad, 0.26, 8, 0.9);
  pad.gem(0, 0, 0.28, 0.55);
}

/** The open hand, mirrored, an eye in its palm. */
export function hamsa(pad: Pad): void {
  const right: Vec2[] = [
    [0, -0.96],
    [0.34, -0.84],
    [0.52, -0.52],
    [0.58, -0.2],
    [0.72, -0.1],
    [0.88, -0.26],
    [0.94, -0.02],
    [0.78, 0.26],
    [0.54, 0.22],
    [0.5, 0.6],
    [0.42, 0.72],
    [0.31, 0.62],
    [0.27, 0.2],
    [0.2, 0.2],
    [0.17, 0.82],
    [0, 0.98],
  ];
  const half = curve(right, false, 5);
  const whole = pad.area([
    ...half,
    ...half
      .map(([x, y]): Vec2 => [-x, y])
      .reverse()
      .slice(1),
  ]);
  pad.raise(whole, 0.35);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.42, pad.mm(0.06)))), 0.95);
  for (const x of [-0.235, 0.235])
    pad.cell(
      pad.strip(
        [
          [x, 0.14],
          [x, 0.6],
        ],
        0.03,
      ),
      0,
      0.35,
      0.3,
    );
  const eye = [
    ...curve([
      [-0.36, -0.28],
      [-0.16, -0.1],
      [0.16, -0.1],
      [0.36, -0.28],
    ]),
    ...curve([
      [0.36, -0.28],
      [0.16, -0.46],
      [-0.16, -0.46],
      [-0.36, -0.28],
    ]),
  ];
  pad.line(eye.slice(0, -1), 0.07, 1, true);
  pad.cell(
    pad.area(
      eye.map(([x, y]): Vec2 => [x * 0.78, (y + 0.28) * 0.7 - 0.28]),
      ellipse(0, -0.28, 0.15),
    ),
    0,
    0.35,
    0.2,
  );
  pad.gem(0, -0.28, 0.24, 0.4);
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i - 2) * 0.42;
    const [x, y] = polar(0.44, a);
    pad.dome(x, y - 0.26, 0.045, 0.045, 0.9);
  }
  for (const [x, y] of [
    [0, 0.24],
    [0, 0.44],
    [0, 0.64],
  ])
    pad.dome(x, y, 0.05, 0.05, 0.9);
}

/** The bead against the evil eye: rings about a pupil, each in a cell of its own as far as there is room for walls. */
export function evilEye(pad: Pad): void {
  const wall = Math.max(0.08, FINEST_LINE_MM / pad.mm(1));
  const ring = (outer: number, inner: number) =>
    inner > 0 ? pad.area(ellipse(0, 0, outer), ellipse(0, 0, inner)) : pad.area(ellipse(0, 0, outer));
  pad.raise(pad.area(ellipse(0, 0, 0.98)), 0.8);
  const iris = 0.5;
  pad.cell(ring(0.98 - wall, iris + wall / 2), 0, 0.8, 0.25);
  const pupil = 0.24;
  const isRoomy = pad.shows(pupil - wall / 2);
  pad.cell(ring(iris - wall / 2, pupil + wall / 2), 1, 0.8, 0.25);
  if (isRoomy) pad.cell(ring(pupil - wall / 2, 0), 2, 0.8, 0.25);
}
