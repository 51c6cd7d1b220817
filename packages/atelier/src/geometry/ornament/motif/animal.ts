import type { Vec3 } from '@filigree/raytracer';
import { mixNumber, type Vec2 } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { type Lump, sculpt } from './sculpt.ts';
import { blade, bladePath, curve, curve2, evenly, pillow } from './shapes.ts';
import { featherAt } from './wing.ts';

/** A pair of eyes: small stones where they can be set, polished beads where not. */
function eyes(k: Kit, x: number, y: number, z: number, share = 1): void {
  const d = Math.min(k.smallMm(0.9 * share), k.S * 0.13);
  for (const side of [-1, 1]) {
    if (d >= 0.8 && k.S > 8 && k.melee(side * x, y, z, d, { cup: false })) continue;
    k.ball(side * x, y, z - 0.05, Math.max(0.28, k.S * 0.034), 'accent');
  }
}

export const panther: FormBuilder = (k) => {
  // A striding cat from its side: low head, long back, heavy shoulder and haunch, the tail in an S.
  const { S, T } = k;
  const lumps: Lump[] = [
    // Trunk.
    { at: [-0.17, 0.07, 0.05], r: [0.14, 0.115, 0.115], turn: 12 },
    { at: [0.02, 0.07, 0.045], r: [0.19, 0.078, 0.095], turn: -3 },
    { at: [0.19, 0.08, 0.05], r: [0.125, 0.105, 0.11], turn: -10 },
    // Neck and head.
    { at: [-0.29, 0.1, 0.06], r: [0.1, 0.066, 0.085], turn: -18 },
    { at: [-0.375, 0.125, 0.075], r: [0.072, 0.06, 0.085] },
    { at: [-0.435, 0.1, 0.075], r: [0.045, 0.03, 0.05], turn: 8 },
    { at: [-0.42, 0.075, 0.065], r: [0.045, 0.02, 0.045], turn: -6 },
    { at: [-0.325, 0.185, 0.095], r: [0.024, 0.034, 0.04], turn: -16 },
    { at: [-0.375, 0.187, 0.05], r: [0.02, 0.03, 0.04], turn: 4 },
    // Near fore leg, straight; far one reaching out.
    { at: [-0.175, -0.06, 0.09], r: [0.058, 0.11, 0.07], turn: -6 },
    { at: [-0.195, -0.19, 0.085], r: [0.034, 0.1, 0.048], turn: 4 },
    { at: [-0.215, -0.285, 0.08], r: [0.05, 0.026, 0.05] },
    { at: [-0.265, -0.02, 0.03], r: [0.05, 0.115, 0.05], turn: -44 },
    { at: [-0.355, -0.115, 0.03], r: [0.031, 0.09, 0.045], turn: -38 },
    { at: [-0.418, -0.185, 0.03], r: [0.048, 0.026, 0.045], turn: -14 },
    // Near hind leg under the haunch; far one pushing off.
    { at: [0.2, -0.015, 0.09], r: [0.078, 0.125, 0.075], turn: -16 },
    { at: [0.185, -0.13, 0.085], r: [0.045, 0.075, 0.055], turn: 38 },
    { at: [0.215, -0.215, 0.08], r: [0.03, 0.075, 0.045], turn: -14 },
    { at: [0.185, -0.285, 0.08], r: [0.052, 0.025, 0.05] },
    { at: [0.285, -0.01, 0.03], r: [0.06, 0.115, 0.05], turn: 36 },
    { at: [0.345, -0.13, 0.03], r: [0.034, 0.085, 0.045], turn: 12 },
    { at: [0.385, -0.225, 0.03], r: [0.028, 0.075, 0.042], turn: 34 },
    { at: [0.4, -0.285, 0.03], r: [0.046, 0.024, 0.045] },
    // The hollow behind the shoulder blade, before the thigh, and the corner of the mouth.
    { at: [-0.07, 0.06, 0.16], r: [0.022, 0.09, 0.05], turn: 12, carve: true },
    { at: [0.105, 0.04, 0.15], r: [0.02, 0.08, 0.05], turn: -22, carve: true },
    { at: [-0.44, 0.085, 0.12], r: [0.035, 0.007, 0.03], turn: 4, carve: true },
  ];
  k.add(sculpt(k, lumps, 0.03, 0.0135));
  const tail = evenly(
    curve(
      [
        [0.27, 0.11],
        [0.36, 0.12],
        [0.425, 0.04],
        [0.445, -0.06],
        [0.47, -0.14],
        [0.525, -0.155],
        [0.55, -0.1],
      ].map(([x, y]): Vec3 => [x * S, y * S, 0.042 * S]),
      10,
    ),
    44,
  );
  k.add(k.wire(tail, (t) => Math.max(0.4, S * (0.034 - 0.008 * t))));
  k.ball(-0.4 * S, 0.14 * S, 0.15 * S, Math.max(0.26, 0.014 * S), 'accent');
  const spots = [
    [-0.2, 0.1, 0.16, 1],
    [-0.12, 0.03, 0.14, 0.8],
    [-0.02, 0.09, 0.135, 0.9],
    [0.07, 0.06, 0.13, 0.8],
    [0.16, 0.12, 0.145, 0.9],
    [0.23, 0.04, 0.16, 1],
    [-0.28, 0.11, 0.14, 0.75],
  ] as const;
  if (S > 11) {
    for (const [x, y, z, share] of spots)
      k.melee(x * S, y * S, Math.max(z * S, 0.55 * T), Math.min(k.smallMm(share * 0.8), 0.085 * S), {
        cup: false,
      });
  }
};

export const fox: FormBuilder = (k) => {
  const { S } = k;
  const lumps: Lump[] = [
    { at: [0, 0.02, 0.03], r: [0.3, 0.26, 0.18] },
    { at: [0.22, -0.08, 0.03], r: [0.2, 0.13, 0.11], pair: true, turn: -24 },
    { at: [0, -0.18, 0.11], r: [0.12, 0.22, 0.13] },
    { at: [0, -0.3, 0.15], r: [0.075, 0.13, 0.09] },
    { at: [0, -0.39, 0.2], r: [0.06, 0.045, 0.06] },
    { at: [0, -0.02, 0.16], r: [0.07, 0.2, 0.075] },
    { at: [0.13, 0.06, 0.16], r: [0.12, 0.045, 0.055], pair: true, turn: 24 },
    { at: [0.13, -0.01, 0.215], r: [0.075, 0.032, 0.05], pair: true, turn: 26, carve: true },
    { at: [0, 0.17, 0.22], r: [0.013, 0.12, 0.045], carve: true },
  ];
  k.add(sculpt(k, lumps, 0.05));
  // Ears: pointed shells, hollow towards the viewer; ruffs of fur on the cheeks.
  const ear: Vec2[] = curve2(
    [
      [-0.02, 0],
      [0.12, -0.02],
      [0.2, 0.04],
      [0.19, 0.2],
      [0.155, 0.33],
      [0.06, 0.2],
    ].map(([x, y]): Vec2 => [(x + 0.09) * S, (y + 0.15) * S]),
    6,
    true,
  );
  const shell = k.solid(
    pillow(ear, (t) => S * (0.075 + 0.075 * t ** 3 - (t > 0.93 ? 0.02 : 0)), {
      centre: [0.22 * S, 0.26 * S],
      rings: 14,
    }),
  );
  k.add(shell, k.mirrored(shell));
  for (const [y, length, angle] of [
    [-0.02, 0.2, -0.25],
    [-0.08, 0.22, -0.5],
    [-0.14, 0.2, -0.8],
    [-0.2, 0.15, -1.1],
  ] as const) {
    const tuft = featherAt(k, [0.2 * S, y * S], angle, length * S, 0.1 * S, 0.07 * S, -0.15);
    k.add(tuft, k.mirrored(tuft));
  }
  eyes(k, 0.13 * S, -0.01 * S, 0.185 * S, 0.85);
  k.ball(0, -0.415 * S, 0.235 * S, Math.max(0.4, 0.05 * S), 'accent');
  if (S > 11) {
    k.melee(0, 0.2 * S, 0.175 * S, k.smallMm(0.95));
    k.melee(0, 0.1 * S, 0.205 * S, k.smallMm(0.75));
  }
};

/** A butterfly's wing as a shell with raised veins and rim; `outline` in shares of the size, root at the body. */
function veined(k: Kit, outline: readonly Vec2[], root: Vec2, veins: readonly number[], z: number): void {
  const { S, T } = k;
  const edge = curve2(
    outline.map(([x, y]): Vec2 => [x * S, y * S]),
    k.S > 9 ? 9 : 6,
    true,
  );
  const centre: Vec2 = [
    (outline.reduce((s, p) => s + p[0], 0) / outline.length) * S,
    (outline.reduce((s, p) => s + p[1], 0) / outline.length) * S,
  ];
  const shell = k.solid(
    pillow(
      edge,
      (t, x, y) => {
        const a = Math.atan2(y - root[1] * S, x - root[0] * S);
        const r = Math.hypot(x - root[0] * S, y - root[1] * S) / S;
        const wide = Math.max(0.028, 0.3 / S) / Math.max(0.08, r);
        const vein = Math.max(...veins.map((v) => Math.exp(-(((a - v) / wide) ** 2))));
        const rim = t > 0.84 ? Math.sin(((t - 0.84) / 0.16) * Math.PI * 0.75) : 0;
        // Wings rise from the body like a book that is half open.
        return Math.max(
          0.5,
          z + T * 0.25 + 0.1 * S * r + T * 0.28 * Math.max(vein * 0.8, rim) - T * 0.06 * (1 - t),
        );
      },
      { centre, rings: 18 },
    ),
  );
  k.add(shell, k.mirrored(shell));
}

export const butterfly: FormBuilder = (k) => {
  const { S, T } = k;
  veined(
    k,
    [
      [0.03, 0.03],
      [0.1, 0.2],
      [0.25, 0.35],
      [0.42, 0.42],
      [0.5, 0.36],
      [0.46, 0.2],
      [0.38, 0.05],
      [0.22, -0.02],
    ],
    [0.02, 0.02],
    [1.15, 0.95, 0.76, 0.57, 0.35, 0.12],
    0.16 * T,
  );
  veined(
    k,
    [
      [0.03, 0.0],
      [0.2, 0.0],
      [0.34, -0.06],
      [0.37, -0.19],
      [0.29, -0.32],
      [0.19, -0.4],
      [0.11, -0.3],
      [0.05, -0.14],
    ],
    [0.02, 0.02],
    [-0.28, -0.55, -0.82, -1.08, -1.3],
    0,
  );
  k.add(
    sculpt(
      k,
      [
        { at: [0, 0.17, 0.07], r: [0.045, 0.045, 0.06] },
        { at: [0, 0.07, 0.075], r: [0.05, 0.09, 0.075] },
        { at: [0, -0.1, 0.065], r: [0.038, 0.17, 0.06] },
        ...[-0.02, -0.09, -0.16].map(
          (y): Lump => ({ at: [0, y, 0.135], r: [0.06, 0.009, 0.025], carve: true }),
        ),
      ],
      0.03,
      0.013,
    ),
  );
  for (const s of [-1, 1]) {
    const line = evenly(
      curve(
        [
          [s * 0.015 * S, 0.19 * S, 0.6],
          [s * 0.06 * S, 0.3 * S, 0.7],
          [s * 0.13 * S, 0.4 * S, 0.6],
        ] as Vec3[],
        8,
      ),
      14,
    );
    k.addAccent(k.wire(line, Math.max(0.22, S * 0.014)));
    k.ball(s * 0.132 * S, 0.405 * S, 0.6, Math.max(0.33, S * 0.024), 'accent');
  }
  for (const [x, y, share] of [
    [0.37, 0.29, 1.15],
    [0.26, 0.2, 0.95],
    [0.35, 0.13, 0.85],
    [0.26, -0.12, 1.05],
    [0.24, -0.26, 0.85],
  ] as const) {
    const r = Math.hypot(x, y);
    for (const s of [-1, 1])
      if (S > 8 || share > 1) k.melee(s * x * S, y * S, T * 0.42 + 0.1 * S * r, k.smallMm(share));
  }
};

export const bee: FormBuilder = (k) => {
  const { S, T } = k;
  const lumps: Lump[] = [
    { at: [0, 0.31, 0.09], r: [0.1, 0.085, 0.1] },
    { at: [0, 0.14, 0.1], r: [0.13, 0.13, 0.14] },
    { at: [0, -0.15, 0.09], r: [0.145, 0.25, 0.15] },
    { at: [0, -0.36, 0.06], r: [0.06, 0.1, 0.06] },
    ...[-0.03, -0.13, -0.23, -0.32].map(
      (y): Lump => ({ at: [0, y, 0.19], r: [0.24, 0.014, 0.12], carve: true }),
    ),
  ];
  k.add(sculpt(k, lumps, 0.035, 0.014));
  const wings: readonly (readonly [Vec2[], number[]])[] = [
    [
      [
        [0.07, 0.14],
        [0.2, 0.26],
        [0.37, 0.33],
        [0.49, 0.28],
        [0.46, 0.17],
        [0.32, 0.09],
        [0.16, 0.07],
      ],
      [0.72, 0.5, 0.28, 0.08],
    ],
    [
      [
        [0.07, 0.08],
        [0.2, 0.07],
        [0.34, 0.04],
        [0.39, -0.05],
        [0.31, -0.11],
        [0.17, -0.06],
      ],
      [-0.12, -0.34, -0.58],
    ],
  ];
  wings.forEach(([outline, veins], i) => {
    veined(k, outline, [0.05, 0.12], veins, i === 0 ? 0.2 * T : 0);
  });
  // Antennae; stripes in the second metal or in stones.
  for (const s of [-1, 1]) {
    const line = evenly(
      curve(
        [
          [s * 0.03 * S, 0.36 * S, 0.1 * S],
          [s * 0.08 * S, 0.43 * S, 0.09 * S],
          [s * 0.15 * S, 0.45 * S, 0.06 * S],
        ] as Vec3[],
        8,
      ),
      12,
    );
    k.addAccent(k.wire(line, Math.max(0.22, S * 0.014)));
  }
  const rows = [
    [-0.08, 2],
    [-0.18, 2],
  ] as const;
  const d = k.smallMm(0.85);
  if (k.small !== null && S > 8) {
    for (const [y] of rows) {
      for (const x of d * 3 < 0.24 * S ? [-1, 0, 1] : [0])
        k.melee(x * (d + 0.45), y * S, S * (0.235 - Math.abs(x) * 0.028), d);
    }
    k.melee(0, 0.15 * S, 0.24 * S, k.smallMm(1.2));
  }
  eyes(k, 0.07 * S, 0.33 * S, 0.155 * S, 0.6);
};

export const swallow: FormBuilder = (k) => {
  const { S, T } = k;
  // In flight from above: sickle wings, a deeply forked tail.
  for (const side of [1, -1]) {
    const quills = S < 8 ? 6 : 9;
    const bone = evenly(
      curve(
        [
          [0.02, 0.09],
          [0.12, 0.19],
          [0.24, 0.18],
          [0.34, 0.1],
        ].map(([x, y]): Vec3 => [x * S, y * S, 0]),
        10,
      ),
      40,
    );
    const layers = [
      [quills, 0.24, 0.3, 0, 0.085],
      [quills - 1, 0.11, 0.15, 0.36, 0.08],
    ] as const;
    for (const [count, inner, outer, z, width] of layers) {
      for (let i = 0; i < count; i++) {
        const s = i / (count - 1);
        const p = bone[Math.round(s * 38)];
        const f = featherAt(
          k,
          [p[0], p[1]],
          mixNumber(-1.75, -0.75, s ** 1.3),
          S * 0.86 * mixNumber(inner, outer, s ** 2),
          S * width,
          T * z + (i % 2) * 0.05 * T,
          0.16,
          0.06 * T,
        );
        k.add(side > 0 ? f : k.mirrored(f));
      }
    }
    const edge = k.solid(
      blade(
        bladePath(bone, (t) => Math.max(0.28, S * 0.03 * (1 - 0.6 * t))),
        (u, t) => [T * (0.5 + 0.6 * (1 - 0.4 * t) * Math.sqrt(1 - u * u * 0.95)), 0],
        { across: 10 },
      ),
    );
    k.add(side > 0 ? edge : k.mirrored(edge));
    for (const [angle, length, z] of [
      [-1.36, 0.36, 0.1],
      [-1.44, 0.24, 0.2],
      [-1.52, 0.15, 0.3],
    ] as const) {
      const f = featherAt(k, [0.012 * S, -0.12 * S], angle, length * S, 0.055 * S, z * T, 0.06);
      k.add(side > 0 ? f : k.mirrored(f));
    }
  }
  k.add(
    sculpt(
      k,
      [
        { at: [0, 0.02, 0.05], r: [0.075, 0.19, 0.1] },
        { at: [0, 0.21, 0.07], r: [0.06, 0.07, 0.08] },
        { at: [0, 0.285, 0.06], r: [0.022, 0.04, 0.028] },
        { at: [0, -0.14, 0.04], r: [0.045, 0.1, 0.06] },
      ],
      0.04,
      0.013,
    ),
  );
  const d = k.smallMm(0.95);
  for (const [y, share] of [
    [0.1, 1.1],
    [0.0, 0.95],
    [-0.09, 0.8],
  ] as const) {
    if (S > 8 || y === 0.1)
      k.melee(0, y * S, 0.15 * S - Math.abs(y - 0.05) * 0.1 * S, Math.min(d * share, 0.13 * S));
  }
  eyes(k, 0.037 * S, 0.23 * S, 0.125 * S, 0.5);
};
