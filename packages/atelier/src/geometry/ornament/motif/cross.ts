import type { Vec3 } from '@filigree/raytracer';
import type { Solid } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { pavedCross } from './pavedCross.ts';
import { type BladePoint, blade, ellipse, evenly, halfRound } from './shapes.ts';

/** An arm pointing up: bevelled on all sides to a ridge, flared towards its end by `flare`. */
function arm(k: Kit, length: number, width: number, high: number, flare: number, edge: number): Solid {
  const w0 = width / 2;
  const w1 = (width / 2) * flare;
  const corner = (x: number, y: number): Vec3[] => [
    [x, y, 0],
    [x, y, edge],
  ];
  return k.bench.hull([
    ...corner(-w0, -w0 * 0.2),
    ...corner(w0, -w0 * 0.2),
    ...corner(-w1, length),
    ...corner(w1, length),
    [0, -w0 * 0.2, high],
    [0, length - w1 * 0.9, high],
  ]);
}

function setMiddle(k: Kit, most: number, z: number, x = 0, y = 0): void {
  const gem = k.centreGem(most);
  if (gem) k.bezel(gem, x, y, z);
  else k.melee(x, y, z, Math.min(most, k.smallMm(1.3)));
}

export const latinCross: FormBuilder = (k) => {
  const { S, T } = k;
  if (k.spec.paved !== undefined && k.small !== null) {
    pavedCross(k, k.spec.paved);
    return;
  }
  const width = Math.max(1.1, S * 0.15);
  const y0 = 0.16 * S;
  const high = T * 1.2;
  const edge = Math.max(0.5, T * 0.45);
  const across = arm(k, 0.33 * S, width, high, 1.22, edge);
  k.add(k.turnedBy(arm(k, S / 2 - y0, width, high, 1.22, edge), 0, 0, y0));
  k.add(k.turnedBy(arm(k, S / 2 + y0, width, high, 1.22, edge), Math.PI, 0, y0));
  k.add(k.turnedBy(across, Math.PI / 2, 0, y0), k.turnedBy(across, -Math.PI / 2, 0, y0));
  setMiddle(k, width * 1.5, T * 1.05, 0, y0);
  if (k.small === null || S < 9) return;
  const d = Math.min(k.smallMm(0.85), width * 0.8);
  const pitch = d + 0.55;
  const start = Math.max(width * 1.15, (k.spec.centre ? width * 1.1 : width * 0.8) + d * 0.6);
  const row = (dx: number, dy: number, length: number): void => {
    for (let s = start; s < length - d * 0.6 - 0.25; s += pitch) k.melee(dx * s, y0 + dy * s, T * 1.05, d);
  };
  row(1, 0, 0.33 * S);
  row(-1, 0, 0.33 * S);
  row(0, 1, S / 2 - y0);
  row(0, -1, S / 2 + y0);
};

/** A bar with round ends, domed over its length. */
function roundBar(
  k: Kit,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): Solid {
  const r = width / 2;
  const edge = k.T * 0.35;
  const dome = k.T * 0.7;
  const n = k.steps(r, 20, 40);
  const points = [from, to].flatMap(([x, y]) =>
    [0, 0, 0.3, 0.6, 0.9, 1.2, 1.45].flatMap((lift, level) =>
      Array.from({ length: n }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / n;
        const z = level === 0 ? 0 : edge + dome * Math.sin(lift);
        return [x + r * Math.cos(lift) * Math.cos(a), y + r * Math.cos(lift) * Math.sin(a), z];
      }),
    ),
  );
  return k.bench.hull(points);
}

export const roundedCross: FormBuilder = (k) => {
  const { S, T } = k;
  const width = Math.max(1.2, S * 0.115);
  const y0 = 0.16 * S;
  const end = (length: number): number => length - width / 2;
  k.add(
    roundBar(k, [0, -end(S / 2)], [0, end(S / 2)], width),
    roundBar(k, [-end(0.33 * S), y0], [end(0.33 * S), y0], width),
  );
  if (k.spec.centre !== null || k.small !== null) setMiddle(k, width * 1.2, T * 1.02, 0, y0);
};

export const fleuryCross: FormBuilder = (k) => {
  const R = k.S / 2;
  const { T } = k;
  const width = Math.max(0.95, R * 0.24);
  const high = T * 1.05;
  const edge = Math.max(0.5, T * 0.45);
  const n = k.steps(R, 16, 34);
  // Each arm ends in a lily: a pointed leaf and two that curl back.
  const curl = (side: number): Vec3[] =>
    Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const t = i / n;
      const r = R * 0.2 * (1 - 0.42 * t);
      return [
        side * R * 0.2 + r * Math.cos(side > 0 ? Math.PI - t * 3.5 : t * 3.5),
        R * 0.62 + r * Math.sin(side > 0 ? Math.PI - t * 3.5 : t * 3.5),
        0,
      ];
    });
  const petal = (line: readonly Vec3[], w: number) =>
    k.solid(
      blade(
        line.map((at, i): BladePoint => {
          const t = i / (line.length - 1);
          const half = Math.max(0.2, w * (0.55 + 0.45 * Math.sin(Math.PI * t)) * (1 - 0.35 * t));
          return { at, left: half, right: half };
        }),
        halfRound(high * 0.95),
        { across: 10 },
      ),
    );
  const tip = evenly(
    [
      [0, R * 0.5, 0],
      [0, R * 0.98, 0],
    ] as Vec3[],
    n,
  );
  const point = k.solid(
    blade(
      tip.map((at, i): BladePoint => {
        const t = i / (n - 1);
        const half = Math.max(0.2, R * 0.17 * Math.sin(Math.PI * (0.22 + 0.76 * t)));
        return { at, left: half, right: half };
      }),
      (u, t) => [edge + (high * 1.1 - edge) * (1 - Math.abs(u)) * (0.5 + 0.5 * Math.sin(Math.PI * t)), 0],
      { across: 10 },
    ),
  );
  const quarter = k.bench.union([
    arm(k, R * 0.62, width, high, 0.9, edge),
    petal(curl(1), R * 0.095),
    petal(curl(-1), R * 0.095),
    point,
    k.turnedBy(
      k.slab(
        [
          [-R * 0.2, 0],
          [R * 0.2, 0],
          [R * 0.17, R * 0.09],
          [-R * 0.17, R * 0.09],
        ],
        0,
        high * 0.95,
        high * 0.3,
      ),
      0,
      0,
      R * 0.52,
    ),
  ]);
  for (let i = 0; i < 4; i++) {
    k.add(k.turnedBy(quarter, (Math.PI / 2) * i));
    const a = (Math.PI / 2) * i + Math.PI / 4;
    k.ball(R * 0.24 * Math.cos(a), R * 0.24 * Math.sin(a), T * 0.45, Math.max(0.4, R * 0.085), 'accent');
    const b = (Math.PI / 2) * i + Math.PI / 2;
    if (k.S > 11)
      k.melee(R * 0.42 * Math.cos(b), R * 0.42 * Math.sin(b), T * 0.95, Math.min(k.smallMm(0.8), width));
  }
  k.dome(0, 0, 0, R * 0.24, T * 1.1);
  setMiddle(k, R * 0.36, T * 1.05);
};

export const celticCross: FormBuilder = (k) => {
  const { S, T } = k;
  const width = Math.max(1.1, S * 0.16);
  const y0 = 0.13 * S;
  const high = T * 1.15;
  const ring = S * 0.235;
  const wire = Math.max(0.9, S * 0.085);
  const n = k.steps(ring * 6, 48, 96);
  k.add(
    blade(
      ellipse(ring, ring, n, 0, y0).map(
        ([x, y]): BladePoint => ({ at: [x, y, 0], left: wire / 2, right: wire / 2 }),
      ),
      (u) => {
        // A channelled ring: two rolls with a groove between.
        const roll = Math.cos(u * Math.PI) * -0.5 + 0.5;
        return [T * (0.5 + 0.34 * roll * (1 - Math.abs(u) ** 8)), 0];
      },
      { across: 16, closed: true },
    ),
  );
  const panel = (length: number, angle: number): void => {
    // Sides drawn in where the ring passes, a raised border, a plait sunk between.
    const w = width / 2;
    const outer = k.slab(
      [
        [-w, -w * 0.3],
        [w, -w * 0.3],
        [w * 1.3, length],
        [-w * 1.3, length],
      ],
      0,
      high,
      high * 0.18,
    );
    const border = Math.max(0.36, w * 0.26);
    const field = k.bench.hull(
      [
        [-w + border, w * 0.6],
        [w - border, w * 0.6],
        [w * 1.3 - border, length - border * 1.2],
        [-w * 1.3 + border, length - border * 1.2],
      ].flatMap(([x, y]): Vec3[] => [
        [x, y, high * 0.7],
        [x, y, high + 1],
      ]),
    );
    k.add(k.turnedBy(S > 8 ? k.bench.subtract(outer, [field]) : outer, angle, 0, y0));
    if (S <= 8) return;
    const loops = Math.max(1, Math.round((length - width * 0.6) / (width * 0.62)));
    const from = w * 0.75;
    const to = length - border * 1.5;
    for (const phase of [0, Math.PI]) {
      const m = k.steps(length * 2, 20, 70);
      const line = Array.from({ length: m + 1 }, (_, i): Vec3 => {
        const t = i / m;
        const a = phase + Math.PI * loops * t;
        const amp = (w * (1 + 0.3 * t) - border) * 0.66;
        return [
          amp * Math.sin(a),
          from + (to - from) * t,
          high * 0.74 + high * 0.07 * Math.cos(a * 2 + phase),
        ];
      });
      k.addAccent(k.turnedBy(k.solid(k.wire(line, Math.max(0.2, w * 0.2))), angle, 0, y0));
    }
  };
  panel(S / 2 - y0, 0);
  panel(S / 2 + y0, Math.PI);
  panel(0.32 * S, Math.PI / 2);
  panel(0.32 * S, -Math.PI / 2);
  k.add(
    k.bench.placed(
      k.solid(
        lathe(
          [
            [width * 0.72, 0],
            [width * 0.72, high],
            [width * 0.6, high * 1.12],
            [width * 0.46, high * 1.02],
            [0, high * 1.16],
          ],
          40,
        ),
      ),
      { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, y0, 0] },
    ),
  );
  setMiddle(k, width * 0.95, high * 1.05, 0, y0);
};
