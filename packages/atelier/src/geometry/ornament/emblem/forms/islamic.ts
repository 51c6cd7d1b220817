import type { Vec2 } from '../../../vec.ts';
import { arc, box, curve, ellipse, leaf, move, polar, rotate, spiral, star } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** A drop whose tip bends over: paisley. */
export const BOTEH: readonly Vec2[] = curve(
  [
    [0, -0.95],
    [0.4, -0.86],
    [0.62, -0.52],
    [0.58, -0.12],
    [0.36, 0.24],
    [0.26, 0.52],
    [0.34, 0.74],
    [0.54, 0.78],
    [0.64, 0.66],
    [0.6, 0.88],
    [0.38, 0.98],
    [0.1, 0.9],
    [-0.1, 0.62],
    [-0.26, 0.28],
    [-0.5, -0.02],
    [-0.62, -0.38],
    [-0.5, -0.76],
  ],
  true,
);

export function boteh(pad: Pad): void {
  const whole = pad.area(BOTEH);
  const rim = Math.max(0.42, pad.mm(0.08));
  pad.raise(whole, 0.2);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -rim)), 1);
  pad.cell(pad.bench.grown(whole, -rim - 0.03), 0, 0.2, 0.15);
  pad.wire(
    curve([
      [-0.02, -0.5],
      [-0.06, -0.1],
      [0, 0.25],
      [0.14, 0.6],
      [0.28, 0.84],
    ]),
    0.07,
  );
  for (const [x, y, a, l] of [
    [-0.05, -0.08, 2.5, 0.34],
    [-0.05, -0.12, 0.75, 0.42],
    [0, 0.24, 2.3, 0.26],
    [0, 0.2, 0.6, 0.3],
    [0.1, 0.5, 2.3, 0.18],
  ]) {
    pad.fill(leaf([x, y], a, l, 0.14), 0.9);
  }
  pad.gem(0, -0.52, 0.32, 0.2);
  for (let i = 0; i < 8; i++) {
    const [x, y] = polar(0.29, (Math.PI * i) / 4);
    pad.dome(x, y - 0.52, 0.07, 0.07, 1);
  }
}

/** A sunburst of interlaced stars with a lobed edge, as opens an illuminated book. */
export function shamsa(pad: Pad): void {
  const lobes = 12;
  const edge = Array.from({ length: 240 }, (_, i): Vec2 => {
    const t = (2 * Math.PI * i) / 240;
    return polar(0.86 + 0.12 * Math.abs(Math.cos((lobes / 2) * t)) ** 0.7, t);
  });
  const whole = pad.area(edge);
  pad.raise(whole, 0.05);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.42, pad.mm(0.07)))), 1);
  pad.cell(pad.area(ellipse(0, 0, 0.78), ellipse(0, 0, 0.3)), 0, 0.05, 0.25);
  const corners = Array.from({ length: 12 }, (_, i) => polar(0.8, Math.PI / 2 + (2 * Math.PI * i * 5) / 12));
  const path = corners.flatMap((p, i): Vec2[] => {
    const q = corners[(i + 1) % 12];
    return Array.from(
      { length: 16 },
      (_, j): Vec2 => [p[0] + ((q[0] - p[0]) * j) / 16, p[1] + ((q[1] - p[1]) * j) / 16],
    );
  });
  if (pad.shows(0.05)) pad.line(path, 0.045, 0.75, true);
  else pad.line(star(8, 0.8, 0.5), 0.06, 0.75, true);
  for (let i = 0; i < 12; i++) {
    const a = Math.PI / 2 + (2 * Math.PI * i) / 12;
    pad.fill(leaf(polar(0.22, a), a, 0.22, 0.11, 0.6, 0.6), 0.9);
  }
  pad.gem(0, 0, 0.36, 0.3);
}

/** The long, dagger-petalled tulip of Iznik tiles. */
export function tulip(pad: Pad): void {
  const outer: Vec2[] = curve([
    [0, -0.3],
    [0.28, -0.22],
    [0.42, 0.08],
    [0.4, 0.4],
    [0.62, 0.86],
    [0.28, 0.62],
    [0.12, 0.3],
  ]);
  const side = [...outer, [0, 0.1] as Vec2];
  for (const s of [-1, 1]) {
    pad.fill(
      side.map(([x, y]): Vec2 => [s * x, y]),
      0.75,
    );
    pad.cell(pad.area(side.map(([x, y]): Vec2 => [s * (0.1 + x * 0.66), 0.03 + y * 0.62])), 0, 0.75);
    pad.fill(leaf([0, -0.95], s > 0 ? 1.0 : Math.PI - 1.0, 0.78, 0.19, 0.4), 0.7);
    pad.wire(spiral(s * 0.5, -0.5, 0.18, 0.05, Math.PI / 2, s * 1.1, 30), 0.075, false, 0.9);
  }
  pad.fill(leaf([0, -0.32], Math.PI / 2, 1.3, 0.44, 0.42, 0.45), 1.1);
  pad.cell(pad.area(leaf([0, -0.1], Math.PI / 2, 0.86, 0.22, 0.42, 0.45)), 2, 1.1);
  pad.wire(
    [
      [0, -0.3],
      [0, -0.98],
    ],
    0.12,
    false,
    1,
  );
  pad.gem(0, -0.3, 0.24, 0.5);
}

export function crescentAndStar(pad: Pad): void {
  const moon = pad.bench.without(
    pad.area(ellipse(-0.04, 0, 0.94, 0.94, 96)),
    pad.area(ellipse(0.2, 0, 0.74, 0.74, 96)),
  );
  pad.raise(moon, 1, 0.22);
  const inner = pad.bench.grown(moon, -Math.max(0.45, pad.mm(0.075)));
  if (pad.plan.enamel.length > 0) pad.cell(inner, 0, 1);
  else {
    for (let i = 0; i < 7; i++) {
      const a = Math.PI + (i - 3) * 0.33;
      const [x, y] = polar(0.78, a);
      pad.gem(x + 0.03, y, 0.2 - Math.abs(i - 3) * 0.024, 0.6);
    }
  }
  const points = rotate(star(5, 0.5, 0.21), -Math.PI / 2);
  pad.fill(move(points, 0.36, 0), 1);
  // Horns and star are tied by short bars behind.
  for (const s of [-1, 1])
    pad.line(
      [
        [0.3, 0.2 * s],
        [0.24, 0.78 * s],
      ],
      0.07,
      0.25,
    );
  pad.line(
    [
      [0, 0],
      [-0.6, 0],
    ],
    0.07,
    0.25,
  );
  pad.gem(0.36, 0, 0.2, 0.7);
}

export function iznikRosette(pad: Pad): void {
  pad.disc(0, 0, 1, 0.05);
  pad.line(ellipse(0, 0, 0.95, 0.95, 90), 0.09, 1, true);
  for (let i = 0; i < 8; i++) {
    const a = Math.PI / 2 + (i * Math.PI) / 4;
    pad.fill(leaf(polar(0.2, a), a, 0.64, 0.36, 0.62, 0.6), 0.9);
    pad.cell(pad.area(leaf(polar(0.34, a), a, 0.38, 0.2, 0.62, 0.6)), i % 2, 0.9);
    const [x, y] = polar(0.78, a + Math.PI / 8);
    pad.dome(x, y, 0.07, 0.07, 0.9);
  }
  pad.line(arc(0, 0, 0.25, 0, 2 * Math.PI, 40).slice(0, 40), 0.07, 1.1, true);
  pad.gem(0, 0, 0.34, 0.3);
}

/** A triangle hung by its base with pin and ring. */
export function fibula(pad: Pad): void {
  const plate: Vec2[] = [
    [-0.74, 0.34],
    [0.74, 0.34],
    [0.08, -0.98],
    [-0.08, -0.98],
  ];
  const whole = pad.area(plate);
  pad.raise(whole, 0.1);
  pad.raise(pad.bench.without(whole, pad.bench.grown(whole, -Math.max(0.42, pad.mm(0.075)))), 0.95);
  pad.line(ellipse(0, 0.64, 0.28, 0.28, 48), 0.12, 1, true);
  pad.fill(box(-0.2, 0.3, 0.2, 0.44), 0.95);
  pad.gem(0, 0.02, 0.4, 0.1);
  for (const [x, y] of [
    [-0.46, 0.16],
    [0.46, 0.16],
    [0, -0.62],
  ]) {
    pad.gem(x, y, 0.2, 0.1);
    pad.grains(x, y, 0.17, 0.035, 12);
  }
  pad.grains(0, 0.02, 0.3, 0.045, 18);
  const cells: readonly (readonly [number, number, number])[] = [
    [-0.3, -0.18, 0],
    [0.3, -0.18, 1],
    [0, -0.36, 2],
  ];
  for (const [x, y, c] of cells) {
    pad.cell(
      pad.area([
        [x - 0.09, y + 0.06],
        [x + 0.09, y + 0.06],
        [x, y - 0.12],
      ]),
      c,
      0.1,
      0.25,
    );
  }
  for (const x of [-0.7, -0.35, 0.35, 0.7]) pad.dome(x, 0.42, 0.075, 0.075, 1);
}

/** The letter of the free people. */
export function yaz(pad: Pad): void {
  pad.line(
    [
      [0, -0.96],
      [0, 0.96],
    ],
    0.2,
    1,
  );
  pad.line(arc(0, 0.92, 0.6, Math.PI, 2 * Math.PI, 30), 0.19, 1);
  pad.line(arc(0, -0.92, 0.6, 0, Math.PI, 30), 0.19, 1);
  if (pad.plan.enamel.length > 0 && pad.shows(0.1)) {
    pad.cell(pad.strip(arc(0, 0.92, 0.6, Math.PI + 0.12, 2 * Math.PI - 0.12, 30), 0.07), 0, 1);
    pad.cell(pad.strip(arc(0, -0.92, 0.6, 0.12, Math.PI - 0.12, 30), 0.07), 1, 1);
  }
  for (const y of [-0.66, 0.66]) for (const s of [-1, 1]) pad.grain(s * 0.17, y * 0.93, 0.05);
  pad.gem(0, 0, 0.36, 0.4);
  for (const [x, y] of [
    [-0.32, 0],
    [0.32, 0],
  ]) {
    pad.line(
      [
        [0, 0],
        [x, y],
      ],
      0.1,
      0.8,
    );
    pad.dome(x, y, 0.09, 0.09, 1.2);
  }
}

/** The eight-pointed seal with its inner star, as zellij is laid. */
export function starRosette(pad: Pad): void {
  const square = (turn: number, r: number): Vec2[] => star(4, r, undefined, turn);
  const outline = pad.joined(pad.area(square(Math.PI / 4, 1)), pad.area(square(0, 1)));
  pad.raise(outline, 0.05);
  pad.raise(pad.bench.without(outline, pad.bench.grown(outline, -Math.max(0.42, pad.mm(0.075)))), 1);
  const inner = pad.joined(pad.area(square(Math.PI / 4, 0.5)), pad.area(square(0, 0.5)));
  pad.cell(
    pad.bench.without(
      pad.bench.grown(outline, -Math.max(0.45, pad.mm(0.11))),
      pad.bench.grown(inner, pad.mm(0.06)),
    ),
    0,
    0.05,
    0.25,
  );
  pad.raise(pad.bench.without(inner, pad.bench.grown(inner, -Math.max(0.42, pad.mm(0.06)))), 0.85);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    pad.line([polar(0.5, a), polar(0.78, a)], 0.055, 0.8);
    const [x, y] = polar(0.62, a + Math.PI / 8);
    pad.dome(x, y, 0.07, 0.07, 0.9);
  }
  pad.gem(0, 0, 0.4, 0.1);
}
