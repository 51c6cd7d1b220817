import type { Vec2 } from '../../../vec.ts';
import { arc, box, curve, ellipse, mirrored, polar, rotate, spiral } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** Long life in a round seal: strokes of one width, mirrored about the middle. */
export function shou(pad: Pad): void {
  const w = 0.105;
  pad.line(ellipse(0, 0, 0.94, 0.94, 96), 0.11, 1, true);
  const both: Vec2[][] = [
    [
      [0, 0.56],
      [0.5, 0.56],
    ],
    [
      [0, 0.32],
      [0.34, 0.32],
    ],
    [
      [0.62, 0.42],
      [0.62, 0.14],
      [0.22, 0.14],
    ],
    [
      [0, -0.06],
      [0.78, -0.06],
    ],
    [
      [0.2, -0.28],
      [0.2, -0.62],
      [0.42, -0.62],
    ],
    [
      [0.42, -0.28],
      [0.66, -0.28],
      [0.66, -0.5],
    ],
    [
      [0.2, -0.28],
      [0.42, -0.28],
    ],
  ];
  for (const path of both) {
    pad.line(path, w, 1);
    pad.line(
      path.map(([x, y]): Vec2 => [-x, y]),
      w,
      1,
    );
  }
  pad.line(
    [
      [0, 0.84],
      [0, 0.14],
    ],
    w,
    1,
  );
  pad.line(
    [
      [0, -0.06],
      [0, -0.86],
    ],
    w,
    1,
  );
  pad.gem(0, -0.06, 0.22, 0.7);
  if (pad.plan.enamel.length > 0) {
    const ground = pad.area(ellipse(0, 0, 0.87));
    const strokes = pad.joined(
      ...both.flatMap((path) => [
        pad.strip(path, w + 0.06),
        pad.strip(
          path.map(([x, y]): Vec2 => [-x, y]),
          w + 0.06,
        ),
      ]),
      pad.strip(
        [
          [0, 0.84],
          [0, -0.86],
        ],
        w + 0.06,
      ),
    );
    pad.disc(0, 0, 0.95, 0.05);
    pad.cell(pad.bench.without(ground, strokes), 0, 0.05);
  }
}

/** The head of a sceptre: a cloud of three scrolls. */
export function ruyiCloud(pad: Pad): void {
  const right = curve([
    [0, 0.94],
    [0.3, 0.86],
    [0.42, 0.62],
    [0.7, 0.62],
    [0.96, 0.36],
    [0.94, 0.0],
    [0.68, -0.24],
    [0.34, -0.24],
    [0.14, -0.5],
    [0.16, -0.94],
  ]);
  const whole = pad.area([...right, ...mirrored(right)]);
  pad.raise(whole, 0.35);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.42, pad.mm(0.075)))), 1);
  for (const s of [-1, 1]) {
    const scroll = [
      ...curve([
        [0.02, -0.4],
        [0.14, -0.12],
        [0.4, -0.08],
      ]),
      ...spiral(0.58, 0.18, 0.3, 0.06, -Math.PI * 0.62, 1.5, 50),
    ];
    pad.wire(
      scroll.map(([x, y]): Vec2 => [s * x, y]),
      0.085,
      false,
      1,
    );
  }
  pad.wire(
    curve([
      [-0.2, 0.42],
      [-0.18, 0.62],
      [0, 0.72],
      [0.18, 0.62],
      [0.2, 0.42],
    ]),
    0.085,
    false,
    1,
  );
  pad.gem(0, 0.38, 0.32, 0.35);
  pad.gem(0, -0.72, 0.17, 0.35);
}

/** Five notched petals in a ring: a family crest. */
export function cherryBlossomMon(pad: Pad): void {
  pad.line(ellipse(0, 0, 0.94, 0.94, 96), 0.12, 1, true);
  for (let i = 0; i < 5; i++) {
    const a = (i * 2 * Math.PI) / 5;
    const petal = curve(
      [
        [0, 0.1],
        [0.2, 0.26],
        [0.34, 0.52],
        [0.27, 0.76],
        [0.1, 0.86],
        [0, 0.72],
        [-0.1, 0.86],
        [-0.27, 0.76],
        [-0.34, 0.52],
        [-0.2, 0.26],
      ],
      true,
      6,
    );
    const area = pad.area(rotate(petal, a));
    pad.raise(area, 0.6);
    pad.raise(pad.bench.without(area, pad.bench.grown(area, -Math.max(0.4, pad.mm(0.05)))), 0.95);
    pad.cell(pad.bench.grown(area, -Math.max(0.46, pad.mm(0.075))), i % 1, 0.6, 0.2);
    for (const lean of [-0.26, 0, 0.26]) {
      const tip = rotate([[Math.sin(lean) * 0.46, Math.cos(lean) * 0.46]], a)[0];
      pad.line([[0, 0], tip], 0.035, 0.85);
      pad.dome(tip[0], tip[1], 0.045, 0.045, 1.15);
    }
  }
  pad.gem(0, 0, 0.24, 0.3);
}

export function torii(pad: Pad): void {
  for (const s of [-1, 1]) {
    pad.fill(
      [
        [s * 0.52 - 0.085, -0.92],
        [s * 0.52 + 0.085, -0.92],
        [s * 0.46 + 0.075, 0.6],
        [s * 0.46 - 0.075, 0.6],
      ],
      1,
    );
    pad.fill(box(s * 0.53 - 0.14, -0.98, s * 0.53 + 0.14, -0.84), 1.15);
  }
  const top = curve([
    [-1, 0.9],
    [-0.5, 0.76],
    [0, 0.72],
    [0.5, 0.76],
    [1, 0.9],
  ]);
  const under = curve([
    [0.92, 0.66],
    [0.46, 0.55],
    [0, 0.52],
    [-0.46, 0.55],
    [-0.92, 0.66],
  ]);
  pad.fill([...top, ...under], 1.2);
  pad.fill(box(-0.74, 0.16, 0.74, 0.3), 1.05);
  pad.fill(box(-0.075, 0.28, 0.075, 0.56), 1.1);
  // The sun behind the gate holds it together.
  pad.fill(ellipse(0, -0.3, 0.54, 0.54, 64), 0.3);
  pad.cell(pad.area(ellipse(0, -0.3, 0.4, 0.4, 64)), 1, 0.3, 0.18);
  if (pad.plan.enamel.length === 0) pad.gem(0, -0.3, 0.4, 0.05);
}

export function fan(pad: Pad): void {
  const [from, to] = [Math.PI * 0.12, Math.PI * 0.88];
  const sector = (r0: number, r1: number, a: number, b: number): Vec2[] => [
    ...arc(0, -0.72, r1, a, b, 40),
    ...arc(0, -0.72, r0, b, a, 40),
  ];
  pad.fill(sector(0.66, 1.66, from, to), 0.3);
  const ribs = 9;
  for (let i = 0; i < ribs; i++) {
    const a = from + ((to - from) * i) / (ribs - 1);
    const [x, y] = polar(1.62, a);
    pad.line(
      [
        [0, -0.72],
        [x, y - 0.72],
      ],
      0.055,
      0.8,
    );
    if (i < ribs - 1) {
      const b = from + ((to - from) * (i + 1)) / (ribs - 1);
      const inset = 0.05;
      pad.cell(pad.area(sector(0.74, 1.56, a + inset, b - inset)), 0, 0.3, 0.16);
    }
  }
  pad.line(arc(0, -0.72, 1.66, from, to, 60), 0.085, 1);
  pad.line(arc(0, -0.72, 0.66, from, to, 40), 0.075, 1);
  pad.gem(0, -0.72, 0.28, 0.2);
}
