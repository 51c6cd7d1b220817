import type { Vec3 } from '@filigree/raytracer';
import { lathe, loft, type RawMesh } from '../../mesh/loft.ts';
import { clamp, mixNumber, type Vec2 } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { blade, bladePath, curve, curve2, pillow } from './shapes.ts';

/** The middle of a flower: the large stone, a small one in a ring of stamens, or a domed boss of grains. */
function heart(k: Kit, r: number, z: number): void {
  const gem = k.centreGem(2 * r);
  if (gem) {
    k.bezel(gem, 0, 0, z + 0.2);
    return;
  }
  k.dome(0, 0, z, r * 0.9, r * 0.5, 'accent');
  const grain = Math.max(0.18, r * 0.2);
  const placed = k.melee(0, 0, z + r * 0.5, Math.min(2 * r * 0.8, k.smallMm(1.15)));
  const ring = placed ? r * 0.95 : r * 0.62;
  const count = Math.max(5, Math.floor((2 * Math.PI * ring) / (grain * 2.3)));
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    k.ball(ring * Math.cos(a), ring * Math.sin(a), z + (placed ? 0.1 : r * 0.38), grain, 'accent');
  }
  if (!placed) k.ball(0, 0, z + r * 0.46, grain * 1.2, 'accent');
}

/** A notched petal pointing up, its root at the origin: cupped, with veins that run out from the root. */
function notchedPetal(k: Kit, length: number, width: number, z: number): RawMesh {
  const l = length;
  const w = width / 2;
  const half: Vec2[] = [
    [0.1 * w, 0.02 * l],
    [0.5 * w, 0.22 * l],
    [0.92 * w, 0.5 * l],
    [0.98 * w, 0.74 * l],
    [0.72 * w, 0.93 * l],
    [0.34 * w, 1.0 * l],
  ];
  const outline = [
    ...half,
    [0, 0.9 * l] as Vec2,
    ...half.map(([x, y]): Vec2 => [-x, y]).reverse(),
    [0, 0] as Vec2,
  ];
  const smooth = curve2(outline, 5, true);
  const centre: Vec2 = [0, 0.56 * l];
  return pillow(
    smooth,
    (t, x, y) => {
      const along = clamp(y / l, 0, 1);
      const spread = Math.atan2(x, y + 0.25 * l);
      const vein = k.S > 9 ? 0.035 * l * Math.max(0, Math.cos(spread * 26)) ** 4 * (1 - t * t) * along : 0;
      // Low in its middle, up at the rim, which is rolled over.
      const cup = 0.2 * l * t ** 2.2 * along + 0.1 * l * along;
      const roll = t > 0.9 ? -0.05 * l * ((t - 0.9) / 0.1) ** 2 : 0;
      return Math.max(0.55, z + cup + vein + roll);
    },
    { centre, rings: 12 },
  );
}

export const blossom: FormBuilder = (k) => {
  const R = k.S / 2;
  const petal = k.solid(notchedPetal(k, R * 0.98, R * 1.12, k.T * 0.42));
  for (let i = 0; i < 5; i++) {
    const angle = (2 * Math.PI * i) / 5;
    const lift = k.bench.placed(petal, {
      x: [1, 0, 0],
      y: [0, 1, 0],
      z: [0, 0, i % 2 === 0 ? 1 : 1.12],
      origin: [0, 0, 0],
    });
    k.add(k.turnedBy(lift, angle));
  }
  heart(k, R * 0.24, k.T * 0.5);
  if (k.spec.centre !== null && k.S > 9) {
    // Stamens between the petals' roots and the stone.
    for (let i = 0; i < 10; i++) {
      const a = (2 * Math.PI * (i + 0.5)) / 10;
      const far = R * (i % 2 === 0 ? 0.52 : 0.44);
      const line = [0.2, 0.6, 1].map(
        (t): Vec3 => [
          -Math.sin(a) * far * mixNumber(0.55, 1, t),
          Math.cos(a) * far * mixNumber(0.55, 1, t),
          k.T * (0.55 + 0.18 * t),
        ],
      );
      k.addAccent(k.wire(line, Math.max(0.18, k.S * 0.011)));
      const tip = line[2];
      k.ball(tip[0], tip[1], tip[2], Math.max(0.24, k.S * 0.019), 'accent');
    }
  }
};

/** A petal of a rose seen from above: a wall that leans and curls outwards, highest in its middle. */
function rosePetal(
  k: Kit,
  middle: number,
  spread: number,
  r0: number,
  r1: number,
  height: number,
  thick: number,
): RawMesh {
  const count = k.steps(spread * 2 * r1, 14, 44);
  const rings: Vec3[][] = [];
  for (let i = 0; i <= count; i++) {
    const s = -1 + (2 * i) / count;
    const a = middle + s * spread;
    const full = Math.sqrt(Math.max(0.02, 1 - s * s));
    const h = height * mixNumber(0.72, 1, full);
    const out = mixNumber(r0 + thick * 0.4, r1, full ** 0.8);
    const th = thick * mixNumber(0.7, 1, full);
    // Inside up, over the curled lip, outside down to the back.
    const section: Vec2[] = [
      [r0 * 0.55, 0],
      [r0, h * 0.5],
      [mixNumber(r0, out, 0.35), h * 0.84],
      [mixNumber(r0, out, 0.7), h * 0.97],
      [out - th * 0.35, h * 0.99],
      [out, h * 0.93],
      [out + th * 0.02, h * 0.8],
      [mixNumber(r0, out, 0.78) + th * 0.2, h * 0.66],
      [r0 + th, h * 0.36],
      [r0 * 0.7 + th, 0],
    ];
    rings.push(section.map(([r, z]): Vec3 => [r * Math.cos(a), r * Math.sin(a), z]));
  }
  return loft(rings, false);
}

export const rose: FormBuilder = (k) => {
  const R = k.S / 2;
  const H = k.T * 1.5;
  const thick = Math.max(0.4, k.S * 0.035);
  k.add(
    lathe(
      [
        [R * 0.52, 0],
        [R * 0.6, H * 0.12],
        [R * 0.42, H * 0.34],
        [R * 0.1, H * 0.5],
        [0, H * 0.5],
      ],
      40,
    ),
  );
  const rows: readonly (readonly [count: number, r0: number, r1: number, h: number, turn: number])[] = [
    [5, 0.66, 1.0, 0.5, 0],
    [5, 0.47, 0.8, 0.68, 0.63],
    [4, 0.31, 0.57, 0.84, 0.2],
    [3, 0.17, 0.36, 0.97, 0.9],
    [2, 0.06, 0.19, 1.04, 0.4],
  ];
  // The innermost petals give way to a stone.
  const gem = k.centreGem(0.64 * R);
  const smallest = gem ? 3 : k.S < 8 ? 4 : 5;
  rows.slice(0, smallest).forEach(([count, r0, r1, h, turn], row) => {
    for (let i = 0; i < count; i++) {
      const wobble = (k.random() - 0.5) * 0.16;
      const a = turn + wobble + (2 * Math.PI * i) / count;
      const spread = (Math.PI / count) * 1.24;
      const rise = H * h * (1 + (k.random() - 0.5) * 0.05);
      k.add(
        rosePetal(k, a, spread, r0 * R, r1 * R * (0.97 + 0.03 * k.random()), rise, thick * (1 - row * 0.08)),
      );
    }
  });
  if (gem) {
    k.dome(0, 0, 0, R * 0.4, H * 0.62);
    k.bezel(gem, 0, 0, H * 0.78);
  }
  if (k.small !== null && k.S > 9) {
    // Dew: stones on three outer petals.
    for (let i = 0; i < 3; i++) {
      const a = (2 * Math.PI * i * 2) / 5 + 0.1;
      k.melee(R * 0.88 * Math.cos(a), R * 0.88 * Math.sin(a), H * 0.46, k.smallMm(0.8));
    }
  }
};

/** A leaf from a root along an angle: folded along its midrib, with side veins, its tip bent to the side. */
export function leaf(
  k: Kit,
  root: Vec2,
  angle: number,
  length: number,
  width: number,
  z: number,
  bend = 0.15,
): RawMesh {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const at = (t: number): Vec3 => {
    const side = bend * length * t * t;
    return [root[0] + dx * length * t - dy * side, root[1] + dy * length * t + dx * side, z];
  };
  const n = k.steps(length, 16, 46);
  const line = Array.from({ length: n + 1 }, (_, i) => at(i / n));
  const veins = Math.max(4, Math.round(length / Math.max(0.7, length * 0.12)));
  const deep = k.S > 8 ? Math.min(0.14, width * 0.06) : 0;
  const thick = Math.max(0.55, k.T * 0.32);
  return blade(
    bladePath(line, (t) =>
      Math.max(0.2, (width / 2) * Math.sin(Math.PI * Math.min(1, t * 0.97 + 0.03) ** 0.75) ** 0.9),
    ),
    (u, t) => {
      const a = Math.abs(u);
      const arch = Math.sin(Math.PI * t) * 0.12 * length;
      const rib = Math.exp(-((u / 0.14) ** 2)) * 0.1 * width * (1 - t);
      const vein = deep * Math.cos(2 * Math.PI * veins * (t - 0.16 * a)) * a * (1 - a ** 6);
      const top =
        arch + thick + 0.2 * width * a ** 1.6 * Math.sin(Math.PI * t) + rib + vein - (a > 0.95 ? 0.06 : 0);
      return [top, Math.max(-z, top - thick - rib * 0.5 - arch - 0.05)];
    },
    { across: 16 },
  );
}

export const branch: FormBuilder = (k) => {
  const { S } = k;
  const stem = curve(
    [
      [-0.44 * S, -0.3 * S, 0.5],
      [-0.2 * S, -0.17 * S, 0.6],
      [0.06 * S, 0.0, 0.7],
      [0.28 * S, 0.17 * S, 0.6],
      [0.44 * S, 0.34 * S, 0.5],
    ],
    10,
  );
  const r = Math.max(0.42, S * 0.026);
  k.add(k.wire(stem, (t) => r * mixNumber(1.15, 0.75, t)));
  const at = (t: number): Vec3 => stem[Math.min(stem.length - 1, Math.round(t * (stem.length - 1)))];
  const spots: readonly (readonly [t: number, side: number, length: number])[] = [
    [0.12, 1, 0.25],
    [0.2, -1, 0.27],
    [0.36, 1, 0.31],
    [0.46, -1, 0.31],
    [0.62, 1, 0.28],
    [0.7, -1, 0.27],
    [0.88, 1, 0.2],
    [0.92, -1, 0.2],
  ];
  for (const [t, side, length] of spots) {
    const [x, y] = at(t);
    const jitter = (k.random() - 0.5) * 0.16;
    const angle = 0.63 + side * (0.86 + jitter);
    k.add(leaf(k, [x, y], angle, length * S, length * S * 0.46, 0.1 + k.random() * 0.12 * k.T, -side * 0.22));
  }
  const [ex, ey] = at(0.97);
  k.add(leaf(k, [ex, ey], 0.7, 0.2 * S, 0.09 * S, 0.1, 0));
  for (const [t, side] of [
    [0.28, -1],
    [0.54, 1],
    [0.78, -1],
  ] as const) {
    const [x, y, z] = at(t);
    const d = k.smallMm(1.15);
    const off = (k.small === null ? Math.max(0.55, S * 0.045) : d / 2 + 0.3) + r * 0.55;
    const bx = x + Math.sin(0.63) * -side * off * 1.05;
    const by = y + Math.cos(0.63) * side * off * 1.05;
    // A berry keeps to its stem however high the relief.
    const ballZ = Math.min(k.T * 0.5, z + r * 0.5);
    if (!k.melee(bx, by, k.T * 0.75, d)) k.ball(bx, by, ballZ, Math.max(0.55, S * 0.045), 'accent');
  }
};

/** One leaf on its stalk. */
export const oneLeaf: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(0.42, S * 0.03);
  const stalk = curve(
    [
      [-0.4 * S, -0.36 * S, 0.5],
      [-0.3 * S, -0.25 * S, 0.55],
      [-0.2 * S, -0.17 * S, 0.6],
    ],
    8,
  );
  k.add(k.wire(stalk, (t) => r * mixNumber(1.25, 0.9, t)));
  k.add(leaf(k, [-0.24 * S, -0.2 * S], 0.68, 0.82 * S, 0.4 * S, 0.12 * k.T, 0.16));
};

/** A pointed petal of a lotus in side view: hollowed, with a keel and a drawn-out tip. */
function pointedPetal(k: Kit, length: number, width: number, z: number, tall: number): RawMesh {
  const n = k.steps(length, 18, 46);
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => [0, (length * i) / n, 0]);
  const thick = Math.max(0.5, tall * 0.4);
  return blade(
    bladePath(line, (t) =>
      Math.max(0.16, (width / 2) * (Math.sin(Math.PI * t ** 0.8) ** 0.82 * (1 - 0.22 * t) + 0.1 * (1 - t))),
    ),
    (u, t) => {
      const a = Math.abs(u);
      const keel = Math.exp(-((u / 0.16) ** 2)) * tall * 0.16 * (1 - t);
      const hollow = tall * 0.42 * a * a * Math.sin(Math.PI * Math.min(1, t * 1.05));
      const lines = k.S > 10 ? 0.05 * tall * Math.cos(u * 14) * (1 - a) * Math.sin(Math.PI * t) : 0;
      const top =
        z + tall * 0.4 + tall * 0.3 * Math.sin(Math.PI * t) + hollow + keel + lines - (a > 0.94 ? 0.05 : 0);
      return [top, Math.max(0, Math.min(z, top - thick))];
    },
    { across: 18 },
  );
}

export const lotus: FormBuilder = (k) => {
  const { S, T } = k;
  const y0 = -0.34 * S;
  const rows: readonly (readonly [angle: number, length: number, width: number, z: number])[] = [
    [78, 0.5, 0.2, 0],
    [52, 0.56, 0.23, 0.16],
    [27, 0.64, 0.25, 0.34],
    [0, 0.72, 0.28, 0.55],
    [64, 0.36, 0.19, 0.62],
    [36, 0.42, 0.21, 0.78],
    [12, 0.46, 0.2, 0.95],
  ];
  for (const [angle, length, width, z] of rows) {
    const petal = k.solid(pointedPetal(k, length * S, width * S, z * T, T * 0.72));
    for (const side of angle === 0 ? [0] : [-1, 1]) {
      k.add(k.turnedBy(petal, (-side * angle * Math.PI) / 180, side * 0.05 * S * Math.sin(angle / 57), y0));
    }
  }
  k.dome(0, y0, 0, 0.12 * S, T * 1.3);
  const gem = k.centreGem(0.2 * S);
  if (gem) k.bezel(gem, 0, y0 + 0.02 * S, T * 1.3);
  else k.melee(0, y0 + 0.02 * S, T * 1.35, k.smallMm(1.4));
};

export const daisy: FormBuilder = (k) => {
  const R = k.S / 2;
  const count = k.S < 8 ? 11 : 15;
  const n = k.steps(R, 14, 36);
  const width = ((2 * Math.PI * R * 0.8) / count) * 1.02;
  const make = (length: number, z: number) => {
    const line = Array.from(
      { length: n + 1 },
      (_, i): Vec3 => [0, R * 0.12 + ((length - R * 0.12) * i) / n, 0],
    );
    return k.solid(
      blade(
        bladePath(line, (t) =>
          Math.max(
            0.2,
            (width / 2) *
              (0.45 + 0.55 * Math.sin((Math.PI / 2) * Math.min(1, t * 1.5))) *
              Math.sqrt(Math.max(0.03, 1 - Math.max(0, (t - 0.78) / 0.22) ** 2)),
          ),
        ),
        (u, t) => {
          const groove = k.S > 8 ? 0.06 * width * Math.cos(u * Math.PI * 3) * Math.sin(Math.PI * t) : 0;
          const top =
            z + k.T * (0.34 + 0.3 * Math.sin(Math.PI * t * 0.9)) + 0.12 * width * (1 - u * u) + groove;
          return [top, t < 0.5 ? 0 : Math.max(0, Math.min(z, top - 0.75))];
        },
        { across: 12 },
      ),
    );
  };
  for (let i = 0; i < count; i++) {
    const petal = make(R * (0.95 + 0.05 * k.random()), i % 2 === 0 ? 0 : k.T * 0.2);
    k.add(k.turnedBy(petal, (2 * Math.PI * i) / count + (k.random() - 0.5) * 0.05));
  }
  const r = R * 0.33;
  k.dome(0, 0, k.T * 0.3, r, k.T * 0.62, 'accent');
  const gem = k.centreGem(2 * r * 0.85);
  if (gem) {
    k.bezel(gem, 0, 0, k.T);
    return;
  }
  const d = k.smallMm(0.9, 0.8);
  const ring = r * 0.62;
  const fit = Math.floor((2 * Math.PI * ring) / (d + 0.5));
  if (k.small !== null && fit >= 5) {
    k.melee(0, 0, k.T * 0.98, d);
    for (let i = 0; i < fit; i++) {
      const a = (2 * Math.PI * i) / fit;
      k.melee(ring * Math.cos(a) * 1.1, ring * Math.sin(a) * 1.1, k.T * 0.86, d);
    }
  } else if (!k.melee(0, 0, k.T, Math.min(1.5 * r, d * 1.3))) {
    const grain = Math.max(0.2, r * 0.17);
    const golden = Math.PI * (3 - Math.sqrt(5));
    const grains = k.S < 8 ? 10 : 34;
    for (let i = 0; i < grains; i++) {
      const q = Math.sqrt((i + 0.5) / grains) * 0.94;
      const z = k.T * 0.3 + k.T * 0.62 * Math.sqrt(1 - q * q);
      k.ball(r * q * Math.cos(i * golden), r * q * Math.sin(i * golden), z, grain, 'accent');
    }
  }
};
