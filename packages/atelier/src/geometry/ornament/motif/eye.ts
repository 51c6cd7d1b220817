import type { Vec3 } from '@filigree/raytracer';
import { lathe } from '../../mesh/loft.ts';
import type { Vec2 } from '../../vec.ts';
import { bar } from './geometric.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { arc, blade, bladePath, curve, ellipse, evenly, pillow } from './shapes.ts';

/** The upper or lower edge of an almond, from the inner to the outer corner. */
const lid = (width: number, height: number, sign: number, n: number): Vec2[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const s = -1 + (2 * i) / n;
    return [(width / 2) * s, sign * height * (1 - Math.abs(s) ** 2.1)];
  });

function ring(k: Kit, r: number, wall: number, low: number, high: number, alloy: 'main' | 'accent'): void {
  const body = lathe(
    [
      [Math.max(0.01, r - wall), 0],
      [r, 0],
      [r, high - 0.12],
      [r - wall * 0.25, high],
      [r - wall * 0.75, high],
      [r - wall, high - 0.12],
      [r - wall, low],
    ],
    k.steps(r * 6, 32, 80),
  );
  // A lathe closes over its middle: the ring keeps its floor.
  if (alloy === 'main') k.add(body);
  else k.addAccent(body);
}

function iris(k: Kit, r: number, z: number): void {
  const gem = k.centreGem(2 * r * 0.92);
  if (gem) {
    ring(k, r * 1.12, Math.max(0.4, r * 0.14), z * 0.7, z * 0.95, 'main');
    k.bezel(gem, 0, 0, z, false);
    return;
  }
  // A chased iris: fine rays around a pupil.
  const n = 72;
  k.add(
    pillow(
      ellipse(r, r, n),
      (t, _x, _y, i) =>
        z * 0.72 +
        z * 0.4 * (1 - t ** 3) +
        (t > 0.45 && t < 0.95 ? 0.07 * r * Math.cos((i / n) * Math.PI * 2 * 18) : 0),
      { rings: 12 },
    ),
  );
  if (!k.melee(0, 0, z * 1.1, Math.min(3.2, Math.max(0.8, r * 0.9))))
    k.dome(0, 0, z * 0.8, r * 0.42, z * 0.55, 'accent');
}

export const almondEye: FormBuilder = (k) => {
  const { S, T } = k;
  const width = S * 0.98;
  const height = S * 0.235;
  const n = k.steps(S, 24, 60);
  const up = lid(width, height, 1, n);
  const low = lid(width, height * 0.86, -1, n);
  // The white of the eye: a polished, slightly domed ground.
  k.add(
    pillow(
      [...low, ...[...up].reverse().slice(1, -1)],
      (t) => Math.max(0.5, T * (0.42 + 0.22 * (1 - t * t))),
      { rings: 10 },
    ),
  );
  const wire = Math.max(0.42, S * 0.032);
  const line = (points: readonly Vec2[], share: number, high: number): void => {
    k.add(
      blade(
        bladePath(
          points.map(([x, y]): Vec3 => [x, y, 0]),
          (t) => wire * share * (0.45 + 0.55 * Math.sin(Math.PI * t)),
        ),
        (u, t) => [high * (0.5 + 0.5 * Math.sqrt(1 - u * u * 0.96)) * (0.7 + 0.3 * Math.sin(Math.PI * t)), 0],
        { across: 12 },
      ),
    );
  };
  line(up, 1.25, T * 1.15);
  line(low, 0.95, T * 0.95);
  iris(k, height * 0.8, T * 0.95);
  // Lashes stand from the upper lid, each tipped with a stone.
  const lashes = S < 8 ? 5 : 9;
  for (let i = 0; i < lashes; i++) {
    const s = -0.8 + (1.6 * i) / (lashes - 1);
    const root: Vec2 = [(width / 2) * s, height * (1 - Math.abs(s) ** 2.1)];
    const a = Math.PI / 2 - s * 0.75;
    const reach = S * (0.13 - 0.03 * Math.abs(s));
    const tip: Vec2 = [root[0] + reach * Math.cos(a), root[1] + reach * Math.sin(a)];
    const d = k.smallMm(0.72, 0.8);
    k.add(
      blade(
        bladePath(
          evenly(
            [
              [root[0], root[1], 0],
              [tip[0], tip[1], 0],
            ] as Vec3[],
            10,
          ),
          (t) => Math.max(0.3, wire * (0.9 - 0.35 * t)),
        ),
        (u) => [T * 0.8 - 0.25 * Math.abs(u), 0],
        { across: 6 },
      ),
    );
    if (!k.melee(tip[0], tip[1], T * 0.75, d))
      k.ball(tip[0], tip[1], T * 0.45, Math.max(0.34, wire * 0.95), 'accent');
  }
  const tears = S < 8 ? 0 : 3;
  for (let i = 0; i < tears; i++) {
    const s = -0.34 + 0.34 * i;
    const y = -height * 0.86 * (1 - Math.abs(s) ** 2.1) - wire * 0.6;
    k.ball((width / 2) * s, y - wire * 0.7, T * 0.4, Math.max(0.4, wire * (i === 1 ? 1.3 : 1)), 'accent');
  }
};

export const nazar: FormBuilder = (k) => {
  const R = k.S / 2;
  const { T } = k;
  // A drop-shaped amulet: concentric rings about the pupil.
  k.add(
    lathe(
      [
        [R * 0.97, 0],
        [R, T * 0.3],
        [R, T * 0.85],
        [R * 0.97, T],
        [R * 0.9, T * 1.05],
        [R * 0.84, T * 0.98],
        [R * 0.82, T * 0.62],
        [0, T * 0.62],
      ],
      k.steps(R * 6, 48, 100),
    ),
  );
  const gem = k.centreGem(R * 0.72);
  const inner = gem ? Math.max(R * 0.3, gem.lengthMm / 2 + 0.75) : R * 0.4;
  k.addAccent(
    lathe(
      [
        [inner, 0],
        [inner * 1.0, T * 0.9],
        [inner * 0.94, T * 1.0],
        [inner * 0.72, T * 1.0],
        [0, T * 0.9],
      ],
      56,
    ),
  );
  if (gem) k.bezel(gem, 0, 0, T);
  else if (!k.melee(0, 0, T * 1.0, Math.min(3.2, inner * 1.1))) k.dome(0, 0, T * 0.8, inner * 0.55, T * 0.7);
  // The white of the eye in stones, or rays cut bright.
  const mid = (R * 0.83 + inner) / 2;
  const gap = R * 0.83 - inner;
  const d = Math.min(k.smallMm(1.1), gap - 0.86);
  if (k.small !== null && d >= 0.8) {
    const count = Math.floor((2 * Math.PI * mid) / (d + 0.5));
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * i) / count;
      k.melee(mid * Math.cos(a), mid * Math.sin(a), T * 0.72, d);
    }
  } else {
    const rays = 36;
    for (let i = 0; i < rays; i++) {
      const a = (2 * Math.PI * i) / rays;
      const w = (Math.PI / rays) * 0.86;
      const p = (r: number, b: number, z: number): Vec3 => [r * Math.cos(a + b), r * Math.sin(a + b), z];
      k.add(
        k.bench.hull([
          p(inner * 0.95, w, T * 0.4),
          p(inner * 0.95, -w, T * 0.4),
          p(R * 0.86, w, T * 0.4),
          p(R * 0.86, -w, T * 0.4),
          p(inner * 0.95, w, T * 0.64),
          p(inner * 0.95, -w, T * 0.64),
          p(R * 0.86, w, T * 0.64),
          p(R * 0.86, -w, T * 0.64),
          p(inner * 0.95, 0, T * 0.86),
          p(R * 0.86, 0, T * 0.86),
        ]),
      );
    }
  }
  if (k.spec.milgrain && k.S > 8)
    k.milgrain(
      ellipse(R * 0.92, R * 0.92, 80).map(([x, y]): Vec3 => [x, y, T * 1.02]),
      true,
    );
};

export const horus: FormBuilder = (k) => {
  const { S, T } = k;
  const wire = Math.max(0.45, S * 0.042);
  const stroke = (
    points: readonly (readonly [number, number])[],
    half: (t: number) => number,
    high = T,
  ): void => {
    const line = curve(
      points.map(([x, y]): Vec3 => [x * S, (y + 0.06) * S, 0]),
      12,
    );
    const even = evenly(line, k.steps(S, 20, 60));
    k.add(
      blade(
        bladePath(even, (t) => Math.max(0.22, wire * half(t))),
        (u) => [high * (0.45 + 0.55 * (1 - Math.abs(u) ** 2.4)), 0],
        { across: 12 },
      ),
    );
  };
  const swell = (t: number): number => 0.65 + 0.5 * Math.sin(Math.PI * t);
  stroke(
    [
      [-0.42, 0.2],
      [-0.2, 0.31],
      [0.08, 0.31],
      [0.3, 0.24],
      [0.48, 0.2],
    ],
    (t) => 0.75 + 0.7 * Math.sin(Math.PI * t) * (1 - 0.4 * t),
    T * 0.95,
  );
  stroke(
    [
      [-0.44, 0.06],
      [-0.24, 0.17],
      [-0.02, 0.19],
      [0.2, 0.1],
      [0.48, 0.07],
    ],
    swell,
    T * 1.05,
  );
  stroke(
    [
      [-0.44, 0.06],
      [-0.24, -0.05],
      [-0.02, -0.08],
      [0.16, -0.01],
      [0.3, 0.075],
    ],
    swell,
    T * 1.05,
  );
  // Two low bridges carry the brow.
  for (const x of [-0.26, 0.12]) {
    k.add(bar(k, [x * S, 0.2 * S], [x * S, 0.365 * S], Math.max(0.8, S * 0.05), T * 0.5, T * 0.35));
  }
  // The falcon's cheek: a tear and a long curl.
  stroke(
    [
      [-0.12, -0.06],
      [-0.14, -0.2],
      [-0.17, -0.34],
      [-0.16, -0.4],
    ],
    (t) => 0.95 + 0.25 * t - 1.0 * Math.max(0, t - 0.8) * 3,
    T * 0.95,
  );
  const curl: (readonly [number, number])[] = [
    [0.0, -0.07],
    [0.12, -0.2],
    [0.26, -0.3],
    [0.4, -0.33],
    [0.475, -0.27],
    [0.46, -0.18],
    [0.38, -0.16],
    [0.335, -0.21],
    [0.37, -0.25],
  ];
  stroke(curl, (t) => 0.9 - 0.35 * t, T * 0.95);
  stroke(
    [
      [-0.16, -0.3],
      [-0.02, -0.3],
      [0.18, -0.25],
    ],
    () => 0.7,
    T * 0.6,
  );
  // Ground behind the iris ties the lids.
  const almond: Vec2[] = [
    ...arc(-0.08 * S, 0.34 * S, 0.36 * S, -2.1, -0.9, 18),
    ...arc(-0.08 * S, -0.16 * S, 0.4 * S, 1.05, 2.1, 18),
  ];
  k.add(
    pillow(almond, (t) => Math.max(0.5, T * (0.4 + 0.1 * (1 - t))), {
      centre: [-0.08 * S, 0.11 * S],
      rings: 6,
    }),
  );
  const r = 0.095 * S;
  const gem = k.centreGem(r * 1.7);
  if (gem) {
    const cx = -0.06 * S;
    k.add(
      k.turnedBy(
        k.solid(
          lathe(
            [
              [r * 1.05, 0],
              [r * 1.05, T * 0.8],
              [r * 0.9, T * 0.95],
              [0, T * 0.95],
            ],
            40,
          ),
        ),
        0,
        cx,
        0.115 * S,
      ),
    );
    k.bezel(gem, cx, 0.115 * S, T);
  } else if (!k.melee(-0.06 * S, 0.115 * S, T * 0.95, Math.min(3.2, r * 1.35))) {
    k.dome(-0.06 * S, 0.115 * S, 0, r, T * 1.2, 'accent');
  }
  if (S > 12)
    for (let i = 0; i < 5; i++) {
      const t = -0.24 + i * 0.12;
      k.melee(
        t * S,
        (0.06 + 0.305 - 0.25 * (t + 0.04) ** 2 * 1.4) * S,
        T * 0.9,
        Math.min(k.smallMm(0.8), wire * 1.7),
      );
    }
};
