import type { Vec2 } from '../../../vec.ts';
import { arc, curve, ellipse, leaf, mirrored } from '../../relief/figures.ts';
import type { Pad } from '../pad.ts';

/** The sun beetle with its ball between the forelegs; its back a dome of stone where a cabochon was asked. */
export function scarab(pad: Pad): void {
  const legs: Vec2[][] = [
    [
      [0.34, 0.42],
      [0.66, 0.56],
      [0.6, 0.82],
      [0.36, 0.94],
    ],
    [
      [0.46, 0.02],
      [0.8, 0.12],
      [0.94, -0.14],
    ],
    [
      [0.4, -0.42],
      [0.76, -0.46],
      [0.8, -0.84],
    ],
  ];
  for (const leg of legs) {
    for (const path of [curve(leg), curve(leg.map(([x, y]): Vec2 => [-x, y]))])
      pad.wire(path, 0.12, false, 0.8);
  }
  if (pad.plan.stone?.form === 'cabochon') {
    pad.gem(0, -0.28, 0.84, 0, 1.32, Math.PI / 2);
  } else {
    pad.dome(-0.235, -0.26, 0.3, 0.62, 1.9, 0.06);
    pad.dome(0.235, -0.26, 0.3, 0.62, 1.9, -0.06);
  }
  pad.dome(0, 0.34, 0.42, 0.24, 1.7);
  pad.dome(0, 0.57, 0.26, 0.18, 1.3);
  for (const x of [-0.14, 0, 0.14])
    pad.fill(
      [
        [x - 0.07, 0.6],
        [x + 0.07, 0.6],
        [x, 0.8],
      ],
      0.6,
    );
  pad.gem(0, 0.92, 0.26);
}

export function ankh(pad: Pad): void {
  const loop = curve(
    [
      [0, 0.08],
      [0.3, 0.36],
      [0.39, 0.66],
      [0.22, 0.93],
      [0, 0.99],
      [-0.22, 0.93],
      [-0.39, 0.66],
      [-0.3, 0.36],
    ],
    true,
  );
  pad.line(loop, 0.19, 1, true);
  const arm: Vec2[] = [
    [0, -0.09],
    [0.66, -0.17],
    [0.66, 0.17],
    [0, 0.09],
  ];
  const foot: Vec2[] = [
    [-0.17, -1],
    [0.17, -1],
    [0.09, 0],
    [-0.09, 0],
  ];
  pad.raise(
    pad.joined(pad.area(arm), pad.area(mirrored(arm)), pad.area(foot), pad.area(ellipse(0, 0.02, 0.2))),
    1.02,
  );
  if (pad.shows(0.1)) {
    const inner = arm.map(([x, y]): Vec2 => [0.24 + x * 0.53, y * 0.48]);
    pad.cell(pad.area(inner), 0, 1.02);
    pad.cell(pad.area(mirrored(inner)), 0, 1.02);
    pad.cell(
      pad.area([
        [-0.09, -0.92],
        [0.09, -0.92],
        [0.045, -0.26],
        [-0.045, -0.26],
      ]),
      1,
      1.02,
    );
  }
  pad.gem(0, 0.02, 0.26, 0.7);
}

export function eyeOfHorus(pad: Pad): void {
  const upper: Vec2[] = [
    [-0.92, -0.02],
    [-0.45, 0.28],
    [0.02, 0.34],
    [0.5, 0.14],
    [0.95, 0.08],
  ];
  const lower: Vec2[] = [
    [-0.92, -0.02],
    [-0.42, -0.2],
    [0.02, -0.24],
    [0.48, -0.06],
    [0.95, 0.08],
  ];
  pad.fill([...curve(lower), ...curve(upper).reverse()], 0.25);
  pad.line(curve(upper), 0.14);
  pad.line(curve(lower), 0.12);
  pad.line(
    curve([
      [-0.95, 0.36],
      [-0.45, 0.62],
      [0.1, 0.64],
      [0.95, 0.4],
    ]),
    0.17,
    1,
    false,
    0.1,
  );
  pad.fill(
    curve(
      [
        [-0.24, -0.2],
        [-0.02, -0.24],
        [-0.12, -0.55],
        [-0.1, -0.9],
        [-0.3, -0.55],
      ],
      true,
    ),
    1,
  );
  pad.wire(
    curve([
      [0.08, -0.22],
      [0.26, -0.5],
      [0.55, -0.74],
      [0.84, -0.68],
      [0.9, -0.47],
      [0.74, -0.36],
      [0.62, -0.48],
      [0.7, -0.56],
    ]),
    0.13,
    false,
    1.05,
  );
  pad.gem(-0.02, 0.05, 0.42, 0.25);
}

export function lotus(pad: Pad): void {
  const petals: readonly (readonly [number, number, number, number])[] = [
    [26, 0.95, 0.26, 0],
    [154, 0.95, 0.26, 0],
    [52, 1.12, 0.3, 1],
    [128, 1.12, 0.3, 1],
    [90, 1.3, 0.42, 2],
  ];
  petals.forEach(([degrees, length, width, colour], i) => {
    const angle = (degrees * Math.PI) / 180;
    const shape = leaf([0, -0.4], angle, length, width, 0.6, 0.55);
    pad.fill(shape, 0.8 + 0.1 * i);
    const inner = leaf(
      [0.22 * Math.cos(angle), -0.4 + 0.22 * Math.sin(angle)],
      angle,
      length * 0.7,
      width * 0.52,
      0.58,
      0.55,
    );
    pad.cell(pad.area(inner), colour, 0.8 + 0.1 * i);
  });
  pad.fill(
    curve(
      [
        [-0.3, -0.42],
        [0, -0.56],
        [0.3, -0.42],
        [0.2, -0.22],
        [0, -0.14],
        [-0.2, -0.22],
      ],
      true,
    ),
    1.4,
  );
  pad.wire(
    [
      [0, -0.5],
      [0, -0.98],
    ],
    0.16,
  );
  for (const side of [-1, 1]) {
    pad.wire(
      curve([
        [0, -0.9],
        [side * 0.3, -0.92],
        [side * 0.5, -0.72],
        [side * 0.44, -0.58],
      ]),
      0.1,
    );
    pad.gem(side * 0.44, -0.52, 0.2);
  }
}

export function wingedDisc(pad: Pad): void {
  for (const side of [-1, 1]) {
    const turn = (p: readonly Vec2[]): Vec2[] => p.map(([x, y]) => [side * x, y]);
    for (let i = 0; i < 7; i++) {
      pad.line(
        turn(
          curve([
            [0.16, 0.1 - i * 0.05],
            [0.55, 0.16 - i * 0.1],
            [1 - i * 0.075, 0.26 - i * 0.135],
          ]),
        ),
        0.088,
        0.5 + 0.08 * (i % 2),
        false,
      );
    }
    for (let i = 0; i < 4; i++) {
      pad.line(
        turn(
          curve([
            [0.16, 0.16 - i * 0.06],
            [0.36, 0.19 - i * 0.08],
            [0.58 - i * 0.06, 0.2 - i * 0.1],
          ]),
        ),
        0.09,
        0.95,
      );
    }
    pad.wire(
      turn(
        curve([
          [0.16, 0.2],
          [0.55, 0.3],
          [1, 0.34],
        ]),
      ),
      0.11,
      false,
      1.2,
    );
    pad.wire(
      turn(
        curve([
          [0.1, -0.1],
          [0.3, -0.36],
          [0.2, -0.52],
          [0.32, -0.62],
        ]),
      ),
      0.1,
      false,
      1.1,
    );
  }
  pad.line(arc(0, 0.08, 0.27, 0, 2 * Math.PI, 48).slice(0, 48), 0.09, 1.1, true);
  pad.gem(0, 0.08, 0.42, 0.3);
}
