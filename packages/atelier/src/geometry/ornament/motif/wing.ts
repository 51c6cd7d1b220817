import type { Vec3 } from '@filigree/raytracer';
import type { Solid } from '../../mesh/bench.ts';
import { mixNumber, type Vec2 } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { blade, bladePath, curve, evenly } from './shapes.ts';

/**
 * A feather from its quill along an angle: a vane with barbs that run out and forward from a raised shaft, one edge
 * over its neighbour. Its back reaches down to z = 0.
 */
export function featherAt(
  k: Kit,
  root: Vec2,
  angle: number,
  length: number,
  width: number,
  z: number,
  bend: number,
  tilt = 0,
): Solid {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const n = Math.min(54, Math.max(14, Math.round(length / Math.max(0.13, k.S * 0.0105))));
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const side = bend * length * t * t;
    return [root[0] + dx * length * t - dy * side, root[1] + dy * length * t + dx * side, 0];
  });
  const pitch = Math.max(0.9, width * 0.62);
  const barbs = Math.max(4, Math.round(length / pitch));
  const deep = width > 0.95 && k.S > 7 ? Math.min(0.085, width * 0.05) : 0;
  const thick = Math.max(0.42, Math.min(0.7, k.T * 0.34));
  return k.solid(
    blade(
      bladePath(line, (t) =>
        Math.max(
          0.18,
          (width / 2) *
            Math.min(1, 0.55 + t * 1.6) *
            Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.62) / 0.39) ** 2.2)),
        ),
      ),
      (u, t) => {
        const a = Math.abs(u);
        const shaft = Math.max(0, 1 - a / 0.17) * 0.13 * width * (1 - 0.75 * t);
        const barb =
          deep * Math.cos(2 * Math.PI * (barbs * t - (a * width * 0.4) / pitch)) * (a > 0.15 ? 1 : 0.2);
        const top = z + thick + 0.12 * width * (1 - a * a) + shaft + barb - tilt * u - (a > 0.93 ? 0.05 : 0);
        return [Math.max(0.4, top), 0];
      },
      { across: 10 },
    ),
  );
}

interface Quill {
  readonly root: Vec2;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  /** Height of its own back over the wing's. */
  readonly z: number;
}

/** A flight feather: a smooth broad vane with a round end, leaning so that one edge lies over the next feather. */
function quill(k: Kit, { root, angle, length, width, z }: Quill): Solid {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const n = Math.min(36, Math.max(12, Math.round(length / Math.max(0.16, k.S * 0.016))));
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const side = 0.1 * length * t * t;
    return [root[0] + dx * length * t - dy * side, root[1] + dy * length * t + dx * side, 0];
  });
  const thick = Math.max(0.42, Math.min(0.7, k.T * 0.32));
  const half = (t: number): number =>
    Math.max(
      0.2,
      (width / 2) *
        Math.min(1, 0.5 + t) *
        Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.74) / 0.27) ** 2.4)),
    );
  return k.solid(
    blade(
      bladePath(line, half),
      (u, t) => {
        const a = Math.abs(u);
        const shaft = Math.max(0, 1 - a / 0.16) * 0.15 * width * (1 - 0.7 * t);
        const top = z + thick + 0.13 * width * (1 - a * a) + shaft - 0.12 * k.T * u;
        return [Math.max(0.4, top), 0];
      },
      { across: 12 },
    ),
  );
}

interface WingPlan {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A right wing raised from a shoulder at (x, y): three rows of feathers under a leading edge. */
function wing(k: Kit, { size, x, y }: WingPlan): Solid[] {
  const T = k.T;
  const edge = curve(
    (
      [
        [0, 0],
        [0.1, 0.19],
        [0.27, 0.32],
        [0.48, 0.33],
        [0.64, 0.28],
      ] as const
    ).map(([a, b]): Vec3 => [x + a * size, y + b * size, 0]),
    12,
  );
  const at = (t: number): Vec2 => {
    const p = edge[Math.min(edge.length - 1, Math.round(t * (edge.length - 1)))];
    return [p[0], p[1]];
  };
  const out: Solid[] = [];
  const rows: readonly (readonly [
    count: number,
    from: number,
    to: number,
    length: number,
    tipLength: number,
    z: number,
    width: number,
  ])[] =
    k.S < 8
      ? [
          [6, 0.08, 1, 0.42, 0.56, 0, 0.2],
          [5, 0.04, 0.94, 0.24, 0.3, 0.4, 0.17],
        ]
      : [
          [9, 0.06, 1, 0.42, 0.56, 0, 0.165],
          [8, 0.03, 0.97, 0.28, 0.35, 0.3, 0.145],
          [7, 0.0, 0.92, 0.16, 0.2, 0.6, 0.125],
        ];
  for (const [count, from, to, length, tip, z, width] of rows) {
    for (let i = 0; i < count; i++) {
      const s = i / (count - 1);
      const t = mixNumber(from, to, s);
      const [px, py] = at(t);
      // Inner feathers hang down, outer ones reach outwards.
      const angle = mixNumber(-1.78, 0.02, s ** 1.15) + (k.random() - 0.5) * 0.04;
      const reach = size * mixNumber(length, tip, s) * (0.97 + 0.06 * k.random());
      out.push(
        quill(k, { root: [px, py], angle, length: reach, width: size * width, z: (z + 0.06 * (i % 2)) * T }),
      );
    }
  }
  // The bone: a rounded bar that tapers outwards.
  const bone = evenly(edge, 30);
  out.push(
    k.solid(
      blade(
        bladePath(bone, (t) => Math.max(0.32, size * 0.056 * (1 - 0.5 * t))),
        (u, t) => [T * (0.55 + 0.7 * Math.sqrt(Math.max(0, 1 - u * u * 0.95)) * (1 - 0.35 * t)), 0],
        { across: 12 },
      ),
    ),
  );
  return out;
}

/** Stones along a wing's leading edge. */
function boneStones(k: Kit, size: number, x: number, y: number, mirror: boolean): void {
  const d = Math.min(k.smallMm(0.85), size * 0.08);
  const spots = [
    [0.03, 0.075],
    [0.1, 0.19],
    [0.19, 0.27],
    [0.29, 0.322],
    [0.4, 0.333],
  ] as const;
  let last: Vec2 | null = null;
  spots.forEach(([a, b], i) => {
    const p: Vec2 = [x + a * size, y + b * size];
    if (last && Math.hypot(p[0] - last[0], p[1] - last[1]) < d + 0.5) return;
    last = p;
    const share = 1 - 0.08 * i;
    k.melee(mirror ? -p[0] : p[0], p[1], k.T * 1.2, Math.max(0.8, d * share));
  });
}

export const spreadWing: FormBuilder = (k) => {
  const size = k.S * 0.93;
  k.add(...wing(k, { size, x: -0.46 * k.S, y: -0.02 * k.S }));
  boneStones(k, size, -0.46 * k.S, -0.02 * k.S, false);
};

export const wingPair: FormBuilder = (k) => {
  const size = k.S * 0.435;
  const one = k.bench.union(wing(k, { size, x: 0.02 * k.S, y: -0.02 * k.S }));
  k.add(one, k.mirrored(one));
  boneStones(k, size, 0.02 * k.S, -0.02 * k.S, false);
  boneStones(k, size, 0.02 * k.S, -0.02 * k.S, true);
  const gem = k.centreGem(k.S * 0.16);
  const r = Math.max(0.8, k.S * 0.055);
  k.dome(0, 0.045 * k.S, 0, r * 1.1, k.T * 1.2);
  // A tail of three feathers.
  for (const lean of [-0.42, 0.42, 0]) {
    k.add(
      quill(k, {
        root: [0, -0.03 * k.S],
        angle: -Math.PI / 2 + lean,
        length: k.S * (lean === 0 ? 0.26 : 0.22),
        width: k.S * 0.085,
        z: lean === 0 ? 0.25 * k.T : 0,
      }),
    );
  }
  if (gem) k.bezel(gem, 0, 0.045 * k.S, k.T);
  else if (!k.melee(0, 0.045 * k.S, k.T * 1.15, k.smallMm(1.4)))
    k.ball(0, 0.045 * k.S, k.T, r * 0.8, 'accent');
};

export const feather: FormBuilder = (k) => {
  const { S, T } = k;
  // One large plume along a diagonal, its vane parted into locks.
  const spine = evenly(
    curve(
      (
        [
          [-0.34, -0.46],
          [-0.2, -0.27],
          [-0.02, -0.03],
          [0.14, 0.24],
          [0.22, 0.46],
        ] as const
      ).map(([x, y]): Vec3 => [x * S, y * S, 0]),
      12,
    ),
    60,
  );
  const locks = k.S < 8 ? 8 : 17;
  for (let i = 0; i < locks; i++) {
    const t = 0.2 + (0.79 * i) / (locks - 1);
    const p = spine[Math.round(t * 59)];
    const q = spine[Math.min(59, Math.round(t * 59) + 1)];
    const r = spine[Math.max(0, Math.round(t * 59) - 1)];
    const along = Math.atan2(q[1] - r[1], q[0] - r[0]);
    const full = Math.sin(Math.PI * Math.min(1, 0.14 + t * 0.86) ** 1.2) ** 0.65;
    for (const side of [-1, 1]) {
      const length = S * (0.3 * full + 0.05) * (0.94 + 0.12 * k.random()) * (side > 0 ? 0.86 : 1);
      const angle = along + side * mixNumber(0.75, 0.3, t) * (0.95 + 0.1 * k.random());
      k.add(
        featherAt(
          k,
          [p[0], p[1]],
          angle,
          length,
          S * (k.S < 8 ? 0.12 : 0.075),
          0.12 * T * ((i % 2) + (side > 0 ? 0.5 : 0)),
          -side * 0.1,
          side * 0.04 * T,
        ),
      );
    }
  }
  k.addAccent(
    k.solid(
      blade(
        bladePath(spine, (t) => Math.max(0.3, S * 0.024 * (1 - 0.6 * t))),
        (u, t) => [T * mixNumber(0.95, 0.75, t) + 0.35 * Math.sqrt(1 - u * u * 0.95), 0],
        { across: 10 },
      ),
    ),
  );
  for (let i = 0; i < 4; i++) {
    const p = spine[8 + i * 5];
    const d = Math.min(k.smallMm(0.95 - 0.1 * i), S * 0.08);
    if (i === 0 || S > 14) k.melee(p[0], p[1], T * 1.05, Math.max(0.8, d));
  }
};
