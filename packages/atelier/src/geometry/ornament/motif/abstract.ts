import type { Vec3 } from '@filigree/raytracer';
import { loft, type RawMesh } from '../../mesh/loft.ts';
import { add, cross, mixNumber, normalize, scale, sub, type Vec2 } from '../../vec.ts';
import type { FormBuilder } from './kit.ts';
import { type BladePoint, blade, curve, curve2, evenly, pillow } from './shapes.ts';

interface Strip {
  readonly at: Vec3;
  /** Half width and half thickness, mm. */
  readonly half: number;
  readonly thick: number;
  /** Roll about the line, radians: 0 lies flat. */
  readonly roll: number;
}

/** A strip that rolls about its own line as it runs: ribbons, Moebius bands. Open, with rounded edges. */
function rolled(points: readonly Strip[], segments = 20): RawMesh {
  const n = points.length;
  return loft(
    points.map((p, i): Vec3[] => {
      const t = normalize(sub(points[Math.min(n - 1, i + 1)].at, points[Math.max(0, i - 1)].at));
      const side = normalize(cross(t, [0, 0, 1]));
      const up = cross(side, t);
      const c = Math.cos(p.roll);
      const s = Math.sin(p.roll);
      const across = add(scale(side, c), scale(up, s));
      const over = add(scale(side, -s), scale(up, c));
      return Array.from({ length: segments }, (_, k): Vec3 => {
        const a = (2 * Math.PI * k) / segments;
        const [ca, sa] = [Math.cos(a), Math.sin(a)];
        const f = 1 / (ca ** 4 + sa ** 4) ** 0.25;
        return add(p.at, add(scale(across, ca * f * p.half), scale(over, sa * f * p.thick)));
      });
    }),
    false,
  );
}

export const ribbon: FormBuilder = (k) => {
  const { S, T } = k;
  const thick = Math.max(0.42, S * 0.032);
  const half = S * 0.125;
  // A ribbon thrown into a loop: up, over itself and away.
  const line = evenly(
    curve(
      (
        [
          [-0.36, -0.36, 0.2],
          [-0.2, -0.22, 0.3],
          [0.05, 0.02, 0.5],
          [0.22, 0.22, 0.85],
          [0.14, 0.37, 1.2],
          [-0.05, 0.38, 1.5],
          [-0.16, 0.24, 1.75],
          [-0.02, 0.03, 1.75],
          [0.2, -0.2, 1.3],
          [0.36, -0.34, 0.8],
        ] as const
      ).map(([x, y, z]): Vec3 => [x * S, y * S, z * T * 0.8 + thick]),
      14,
    ),
    k.steps(S * 3, 60, 150),
  );
  const strip = (from: number, to: number) =>
    rolled(
      line.slice(from, to).map((at, j): Strip => {
        const t = (from + j) / (line.length - 1);
        const roll = 0.5 * Math.sin(t * Math.PI * 2 + 0.6);
        const bow = Math.sin(Math.PI * mixNumber(0.14, 0.86, t));
        return {
          at: [at[0], at[1], at[2] + half * Math.abs(Math.sin(roll)) * 0.9],
          half: half * (0.6 + 0.4 * bow),
          thick,
          roll,
        };
      }),
    );
  const mid = Math.floor(line.length / 2);
  k.add(strip(0, mid + 2), strip(mid - 2, line.length));
  // Where the ribbon crosses itself a pin of metal, or the stone, holds it.
  const gem = k.centreGem(S * 0.2);
  const [cx, cy] = [0.02 * S, -0.005 * S];
  k.add(
    k.slab(
      [
        [cx - half * 0.5, cy - half * 0.5],
        [cx + half * 0.5, cy - half * 0.5],
        [cx + half * 0.5, cy + half * 0.5],
        [cx - half * 0.5, cy + half * 0.5],
      ],
      0,
      T * 1.4,
    ),
  );
  if (gem) k.bezel(gem, cx, cy, T * 1.75 + half * 0.4);
  else k.melee(cx, cy, T * 1.75 + half * 0.5, k.smallMm(1.2));
};

export const knot: FormBuilder = (k) => {
  const { S, T } = k;
  const wire = Math.max(0.5, S * 0.06);
  const amp = Math.max(wire * 0.92, T * 0.4);
  const scaleTo = (S / 2 - wire) / 2.85;
  const n = k.steps(S * 7, 120, 260);
  const at = (a: number): Vec3 => [
    scaleTo * (Math.sin(a) + 2 * Math.sin(2 * a)),
    scaleTo * (Math.cos(a) - 2 * Math.cos(2 * a)),
    wire + amp + amp * -Math.sin(3 * a),
  ];
  // Three strands side by side, as cord laid in a knot; thirds overlap where they meet.
  const cords = S > 9 ? [-1, 1] : [0];
  for (const cord of cords) {
    for (let third = 0; third < 3; third++) {
      const m = Math.round(n / 3);
      const points = Array.from({ length: m + 5 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * (third * m + i - 2)) / (3 * m);
        const p = at(a);
        const q = at(a + 0.01);
        const len = Math.hypot(q[0] - p[0], q[1] - p[1]);
        const off = cord * wire * 0.62;
        return [p[0] + ((q[1] - p[1]) / len) * off, p[1] - ((q[0] - p[0]) / len) * off, p[2]];
      });
      const mesh = k.wire(points, cords.length > 1 ? wire * 0.72 : wire);
      if (cord > 0) k.addAccent(mesh);
      else k.add(mesh);
    }
  }
  const gem = k.centreGem(S * 0.17);
  const seat = Math.max(0.8, S * 0.1);
  k.add(
    k.slab(
      curve2(
        [
          [seat, 0],
          [0, seat],
          [-seat, 0],
          [0, -seat],
        ],
        6,
        true,
      ),
      0,
      T * 0.75,
      0.2,
    ),
  );
  for (let i = 0; i < 3; i++) {
    const a = (2 * Math.PI * i) / 3 + Math.PI / 6;
    k.add(
      k.turnedBy(
        k.slab(
          [
            [0, -0.45],
            [S * 0.2, -0.45],
            [S * 0.2, 0.45],
            [0, 0.45],
          ],
          0,
          T * 0.5,
        ),
        a,
      ),
    );
  }
  if (gem) k.bezel(gem, 0, 0, T * 0.9);
  else if (!k.melee(0, 0, T * 0.9, k.smallMm(1.3))) k.dome(0, 0, 0, seat, T * 1.2);
};

export const pebble: FormBuilder = (k) => {
  const { S, T } = k;
  const lean = (k.random() - 0.5) * 0.08;
  const outline = curve2(
    (
      [
        [0.02, 0.5],
        [-0.13, 0.3],
        [-0.29, 0.05],
        [-0.33, -0.2],
        [-0.2, -0.43],
        [0.05, -0.5],
        [0.28, -0.4],
        [0.36, -0.14],
        [0.27, 0.12],
        [0.12, 0.32],
      ] as const
    ).map(([x, y]): Vec2 => [(x + lean * y) * S, y * S]),
    8,
    true,
  );
  const gem = k.centreGem(S * 0.3);
  // A drop with one soft crest that sweeps from the tip around the hollow where the stone lies.
  const crest = (x: number, y: number): number => {
    const cx = S * (0.16 * Math.sin((y / S + 0.5) * 3.4) - 0.1);
    return x - cx;
  };
  k.add(
    pillow(
      outline,
      (t, x, y) => {
        const side = crest(x, y) / S;
        const dome = (1 - t ** 2.4) ** 0.7;
        const fold = side > 0 ? Math.exp(-side * 5.5) : Math.exp(side * 2.2);
        return Math.max(0.5, T * (0.42 + 1.35 * dome * (0.42 + 0.58 * fold)));
      },
      { centre: [0.02 * S, -0.12 * S], rings: 26 },
    ),
  );
  if (gem) k.bezel(gem, 0.13 * S, -0.2 * S, T * 1.15);
  else {
    const d = k.smallMm(1);
    [
      [0.14, -0.02, 0.8],
      [0.19, -0.17, 1.15],
      [0.13, -0.32, 0.95],
    ].forEach(([x, y, share], i) => {
      if (i === 1 || S > 9) k.melee(x * S, y * S, T * 1.05, d * share);
    });
  }
};

export const wave: FormBuilder = (k) => {
  const { S, T } = k;
  const n = k.steps(S * 1.6, 30, 90);
  const rows = S < 8 ? 3 : 5;
  for (let r = 0; r < rows; r++) {
    const q = r / (rows - 1) - 0.5;
    const points = Array.from({ length: n + 1 }, (_, i): BladePoint => {
      const t = i / n;
      const x = (t - 0.5) * S * (0.98 - 0.18 * Math.abs(q));
      const swell = Math.sin(t * Math.PI * 2.1 + 0.35 + q * 0.5);
      const pinch = Math.sin(Math.PI * mixNumber(0.04, 0.96, t));
      const y = 0.15 * S * swell * pinch + q * 0.46 * S * pinch ** 0.8;
      const w = Math.max(0.3, (0.27 * S * pinch) / rows);
      return { at: [x, y, 0], left: w, right: w };
    });
    const high = T * (r % 2 === 0 ? 1.2 : 0.85);
    k.add(
      blade(
        points,
        (u, t) => {
          // Each strand rears to one side like a breaking wave.
          const crest = 0.5 + 0.5 * Math.sin(t * Math.PI * 2.1 + 0.35);
          const lean = mixNumber(-0.45, 0.45, crest);
          const v = (u - lean) / (u > lean ? 1 - lean : 1 + lean);
          const pinch = Math.sin(Math.PI * mixNumber(0.06, 0.94, t));
          return [0.5 + (high - 0.5) * (0.3 + 0.7 * (1 - Math.abs(v) ** 1.7)) * pinch, 0];
        },
        { across: 14 },
      ),
    );
    if (r % 2 === 1) {
      const d = Math.min(k.smallMm(0.95), (S * 0.4) / rows);
      for (let i = 2; i < 9; i++) {
        const p = points[Math.round((n * i) / 10)];
        const gap = (S * 0.8) / 10;
        if (d >= 0.8 && gap > d + 0.45) k.melee(p.at[0], p.at[1], high * 0.9, d);
      }
    }
  }
  const gem = k.centreGem(S * 0.2);
  if (gem) k.bezel(gem, 0.02 * S, 0, T * 1.15);
};

export const mobius: FormBuilder = (k) => {
  const { S, T } = k;
  const half = Math.min(S * 0.13, T * 1.1);
  const thick = Math.max(0.42, S * 0.032);
  const R = S / 2 - half;
  const n = k.steps(S * 3, 80, 180);
  const strip = (from: number, to: number) =>
    rolled(
      Array.from({ length: to - from + 1 }, (_, j): Strip => {
        const t = (from + j) / n;
        const a = 2 * Math.PI * t + Math.PI / 2;
        const roll = Math.PI * t - Math.PI / 2 + 0.35;
        return {
          at: [R * Math.cos(a), R * 0.94 * Math.sin(a), half * Math.max(0.55, 0.98)],
          half,
          thick,
          roll,
        };
      }),
      24,
    );
  const mid = Math.floor(n / 2);
  k.add(strip(0, mid + 1), strip(mid - 1, n + 1));
  // Stones where the band lies flat towards the viewer.
  const d = Math.min(k.smallMm(1), half * 1.1);
  const flat = (Math.PI / 2 - 0.35) / Math.PI;
  const step = (d + 0.5) / (2 * Math.PI * R);
  for (let i = -3; i <= 3; i++) {
    const t = flat + i * step;
    const a = 2 * Math.PI * t + Math.PI / 2;
    if (S > 8 || i === 0) k.melee(R * Math.cos(a), R * 0.94 * Math.sin(a), half + thick * 0.9, d);
  }
};
