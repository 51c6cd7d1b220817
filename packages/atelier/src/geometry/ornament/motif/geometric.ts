import type { Vec3 } from '@filigree/raytracer';
import type { Solid } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { polygon } from './shapes.ts';

/** A bar between two places with a roof on it: two facets and a ridge, mitred by the bars it meets. */
export function bar(k: Kit, a: Vec2, b: Vec2, width: number, high: number, edge: number): Solid {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const dx = (b[0] - a[0]) / len;
  const dy = (b[1] - a[1]) / len;
  const w = width / 2;
  const ends = [a, b] as const;
  return k.bench.hull(
    ends.flatMap(([x, y], i): Vec3[] => {
      const out = i === 0 ? -0.3 * w : 0.3 * w;
      const [px, py] = [x + dx * out, y + dy * out];
      return [
        ...[1, -1].flatMap((s): Vec3[] => [
          [px - dy * w * s, py + dx * w * s, 0],
          [px - dy * w * s, py + dx * w * s, edge],
        ]),
        [px, py, high],
      ];
    }),
  );
}

/** A six-sided frame: bevelled outside, cut out inside. */
function hexFrame(k: Kit, outer: number, inner: number, high: number, turn: number): Solid {
  const slab = k.slab(polygon(6, outer, turn), 0, high, Math.min(high * 0.45, (outer - inner) * 0.45));
  const hole = k.bench.hull(
    polygon(6, inner, turn).flatMap(([x, y]): Vec3[] => {
      const flare = 1 + Math.min(0.25, ((outer - inner) * 0.45) / inner);
      return [
        [x, y, -1],
        [x, y, high * 0.5],
        [x * flare, y * flare, high + 0.02],
      ];
    }),
  );
  return k.bench.subtract(slab, [hole]);
}

export const hexagons: FormBuilder = (k) => {
  const R = k.S / 2;
  const turn = Math.PI / 2;
  const wall = Math.max(0.85, R * 0.14);
  k.add(hexFrame(k, R, R - wall, k.T * 0.8, turn));
  k.add(hexFrame(k, R * 0.68, R * 0.68 - wall * 0.9, k.T * 1.1, turn + Math.PI / 6));
  for (let i = 0; i < 6; i++) {
    const a = turn + Math.PI / 6 + (Math.PI / 3) * i;
    const far = R * 0.8;
    k.add(
      bar(
        k,
        [0.2 * R * Math.cos(a), 0.2 * R * Math.sin(a)],
        [far * Math.cos(a), far * Math.sin(a)],
        Math.max(0.7, R * 0.09),
        k.T * 0.6,
        k.T * 0.35,
      ),
    );
    const c = turn + (Math.PI / 3) * i;
    k.melee(
      (R - wall * 0.62) * Math.cos(c) * 0.98,
      (R - wall * 0.62) * Math.sin(c) * 0.98,
      k.T * 0.8,
      k.smallMm(0.8),
    );
  }
  const gem = k.centreGem(R * 0.56);
  if (gem) {
    k.bezel(gem, 0, 0, k.T * 1.1);
    return;
  }
  // A stepped pyramid in the middle.
  k.add(k.slab(polygon(6, R * 0.38, turn), 0, k.T * 1.0, k.T * 0.18));
  k.add(k.slab(polygon(6, R * 0.26, turn + Math.PI / 6), 0, k.T * 1.4, k.T * 0.18));
  k.melee(0, 0, k.T * 1.4, k.smallMm(1.2));
};

export const decoFan: FormBuilder = (k) => {
  const { S, T } = k;
  const y0 = -0.3 * S;
  const rays = 9;
  const step = Math.PI / (rays + 0.6);
  for (let i = 0; i < rays; i++) {
    const j = i - (rays - 1) / 2;
    const a = Math.PI / 2 - j * step;
    const reach = S * (0.66 - 0.042 * Math.abs(j) ** 1.15);
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const [nx, ny] = [-dy, dx];
    const near = 0.13 * S;
    const wNear = near * Math.tan(step / 2) * 0.96;
    const wFar = reach * Math.tan(step / 2) * 0.86;
    const high = T * (1.05 - 0.05 * Math.abs(j));
    const at = (r: number, w: number, z: number): Vec3 => [dx * r + nx * w, y0 + dy * r + ny * w, z];
    // A stepped key: a broad low bar, a narrow high one, ends cut to a point.
    const key = (far: number, share: number, top: number): Solid =>
      k.bench.hull([
        ...[1, -1].flatMap((s) => [
          at(near * 0.5, s * wNear * share * 0.6, 0),
          at(near * 0.5, s * wNear * share * 0.6, top * 0.72),
          at(far, s * wFar * share, 0),
          at(far, s * wFar * share, top * 0.72),
        ]),
        at(far + wFar * share * 0.8, 0, 0),
        at(far + wFar * share * 0.8, 0, top * 0.6),
        at(near * 0.5, 0, top * 0.8),
        at(far + wFar * share * 0.2, 0, top),
      ]);
    k.add(key(reach * 0.93, 1, high * 0.72), key(reach * 0.74, 0.56, high * 1.12));
    const d = k.smallMm(0.85);
    if (S > 9) k.melee(dx * reach * 0.88, y0 + dy * reach * 0.88, high * 0.66, Math.min(d, wFar * 1.5));
  }
  // The boss from which the fan opens.
  const boss: Vec2[] = Array.from({ length: 25 }, (_, i) => {
    const a = (Math.PI * i) / 24;
    return [0.2 * S * Math.cos(a), y0 + 0.2 * S * Math.sin(a)];
  });
  k.add(k.slab([...boss, [-0.2 * S, y0 - 0.06 * S], [0.2 * S, y0 - 0.06 * S]], 0, T * 1.15, T * 0.2));
  k.add(
    k.slab(
      [
        [-0.3 * S, y0 - 0.1 * S],
        [0.3 * S, y0 - 0.1 * S],
        [0.24 * S, y0 - 0.03 * S],
        [-0.24 * S, y0 - 0.03 * S],
      ],
      0,
      T * 0.85,
      T * 0.16,
    ),
  );
  const gem = k.centreGem(0.22 * S);
  if (gem) k.bezel(gem, 0, y0 + 0.045 * S, T * 1.2);
  else k.melee(0, y0 + 0.06 * S, T * 1.2, k.smallMm(1.7));
  if (k.spec.milgrain) {
    k.milgrain(
      boss.map(([x, y]): Vec3 => [x * 0.86, y0 + (y - y0) * 0.86, T * 1.16]),
      false,
    );
  }
};

export const chevrons: FormBuilder = (k) => {
  const { S, T } = k;
  const rows = k.S < 8 ? 3 : 4;
  const pitch = (0.72 * S) / rows;
  const width = pitch * 0.72;
  const half = 0.44 * S;
  const rise = 0.34 * S;
  const bottom = -0.1 * S - (rows - 1) * 0.5 * pitch;
  // The points look up, so that what it hangs from takes hold in the middle; all are as broad, or they would
  // look like a fir.
  for (let i = 0; i < rows; i++) {
    const y = bottom + i * pitch + rise * 0.2;
    const reach = half;
    const high = T * (i % 2 === 0 ? 1.1 : 0.85);
    const fall = rise * (reach / half);
    for (const s of [-1, 1]) {
      k.add(bar(k, [0, y + fall / 2], [s * reach, y - fall / 2], width, high, high * 0.42));
      if (i % 2 === 1 && k.small !== null) {
        const d = Math.min(k.smallMm(0.9), width * 0.95);
        const count = Math.max(1, Math.floor((reach * 1.15) / (d + 0.5)));
        for (let j = 1; j <= count && S > 7; j++) {
          const t = (j - 0.35) / (count + 0.2);
          k.melee(s * reach * t, y + fall / 2 - fall * t, high * 0.8, d);
        }
      }
    }
  }
  // Two bars behind hold the rows.
  const top = bottom + (rows - 1) * pitch + rise * 0.5 - pitch * 0.2;
  for (const x of [-0.16, 0.16]) {
    k.add(
      k.slab(
        [
          [x * S - 0.45, bottom + rise * 0.25],
          [x * S + 0.45, bottom + rise * 0.25],
          [x * S + 0.45, top],
          [x * S - 0.45, top],
        ],
        0,
        Math.min(0.9, T * 0.5),
      ),
    );
  }
};

export const cubes: FormBuilder = (k) => {
  const R = k.S / 2;
  // Seven cubes seen along their diagonal, in a honeycomb: each shows three faces.
  const r = R / 2.62;
  const edge = Math.max(0.7, Math.min(r * 1.5, k.T * 1.25));
  const base = Math.max(0.7, k.T * 0.2);
  const centres: Vec2[] = [[0, 0], ...polygon(6, r * Math.sqrt(3) * 0.985, 0)];
  centres.forEach(([cx, cy], n) => {
    const stone = n === 0 ? k.centreGem(r * 1.35) : null;
    const lift = n === 0 ? 0.25 * k.T : (k.random() - 0.5) * 0.3 * k.T;
    const low = Math.max(0.6, base + lift);
    const hex = polygon(6, r * 1.0, Math.PI / 2);
    if (stone) {
      k.add(
        k.slab(
          hex.map(([x, y]): Vec2 => [x + cx, y + cy]),
          0,
          low + edge * 0.9,
          edge * 0.5,
        ),
      );
      k.bezel(stone, cx, cy, low + edge);
      return;
    }
    k.add(
      k.bench.hull([
        ...hex.flatMap(([x, y], i): Vec3[] => [
          [x + cx, y + cy, 0],
          [x + cx, y + cy, low + (i % 2 === 1 ? edge * 0.66 : edge * 0.33)],
        ]),
        [cx, cy, low + edge],
      ]),
    );
    // Every other cube wears a stone on its upper face.
    if (n % 2 === 1) k.melee(cx, cy + r * 0.52, low + edge * 0.66, Math.min(k.smallMm(0.9), r * 0.55));
  });
};
