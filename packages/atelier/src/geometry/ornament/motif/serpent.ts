import type { Vec3 } from '@filigree/raytracer';
import { loft } from '../../mesh/loft.ts';
import { clamp, mixNumber, smoothstep } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { curve, evenly, lengthOf } from './shapes.ts';

interface SnakePlan {
  /** From the tail's tip to the snout, in the plane; z lifts the body off the back. */
  readonly line: readonly Vec3[];
  readonly radius: number;
  /** How far the tail tapers along the body (share of its length). */
  readonly taper: number;
  readonly headMm: number;
}

/** Half width of the head along it (0 neck to 1 snout), over the body's radius. */
const headWidth = (t: number): number =>
  t < 0.45
    ? mixNumber(0.82, 1.72, smoothstep(0, 0.45, t))
    : mixNumber(1.72, 0.62, ((t - 0.45) / 0.55) ** 1.3);

/** A serpent's body in scales with a flattened, arrow-shaped head, its back at z = 0 where it lies. */
function serpent(k: Kit, { line, radius, taper, headMm }: SnakePlan): void {
  const total = lengthOf(line);
  const scaleMm = Math.max(0.5, radius * 0.52);
  const around = Math.max(6, Math.round((Math.PI * radius) / (scaleMm * 0.75)));
  const perScale = k.S > 20 ? 4 : 5;
  const count = Math.round(clamp((total / scaleMm) * perScale, 80, 420));
  const samples = 8 * around;
  const path = evenly(line, count + 1);
  const rows = total / scaleMm;
  const relief = Math.min(0.24, radius * 0.2);
  const headFrom = 1 - headMm / total;
  const rings: Vec3[][] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const a = path[Math.max(0, i - 1)];
    const b = path[Math.min(count, i + 1)];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [sx, sy] = [(b[1] - a[1]) / len, -(b[0] - a[0]) / len];
    const inHead = t > headFrom ? (t - headFrom) / (1 - headFrom) : -1;
    const body =
      radius *
      Math.max(
        0.26,
        Math.min(1, (t / taper) ** 0.75) *
          (inHead >= 0 ? 1 : mixNumber(1, 0.84, smoothstep(headFrom - 0.08, headFrom, t))),
      );
    const wide = inHead >= 0 ? radius * headWidth(inHead) : body;
    const tall =
      inHead >= 0
        ? radius *
          mixNumber(0.84, 1.12, smoothstep(0, 0.4, inHead)) *
          mixNumber(1, 0.5, smoothstep(0.5, 1, inHead))
        : body;
    const ring: Vec3[] = [];
    for (let j = 0; j < samples; j++) {
      const phi = (2 * Math.PI * j) / samples;
      const c = Math.cos(phi);
      const s = Math.sin(phi);
      let lift = 0;
      if (s > -0.15) {
        // Lozenge scales in a brick pattern; larger, fainter shields on the head.
        const p = (phi / Math.PI) * around;
        const q = t * rows;
        const d1 = Math.abs(((p + q + 1000) % 2) - 1);
        const d2 = Math.abs(((p - q + 1000) % 2) - 1);
        const groove = Math.min(1, 3.2 * Math.min(d1, d2));
        lift = relief * (inHead > 0.12 ? 0 : 1) * (groove - 0.6) * Math.min(1, body / radius + 0.1);
      }
      if (inHead > 0) {
        // Brow ridges over the eyes, a furrow between them, the line of the mouth.
        const brow =
          Math.exp(-(((Math.abs(c) - 0.62) / 0.2) ** 2) - ((inHead - 0.52) / 0.2) ** 2) * (s > 0 ? 1 : 0);
        const furrow = Math.exp(-((c / 0.2) ** 2)) * smoothstep(0.2, 0.5, inHead) * (s > 0 ? 1 : 0);
        const mouth = Math.exp(-(((s + 0.08) / 0.13) ** 2)) * smoothstep(0.3, 0.6, inHead);
        lift += radius * (0.2 * brow - 0.12 * furrow - 0.1 * mouth);
      }
      // Superellipse for the head: flatter on top.
      const m = inHead >= 0 ? 2.5 : 2;
      const f = 1 / (Math.abs(c) ** m + Math.abs(s) ** m) ** (1 / m);
      const w = (wide * f + lift) * c;
      const h = (tall * f + lift) * s;
      ring.push([path[i][0] + sx * w, path[i][1] + sy * w, path[i][2] + tall * 0.62 + h]);
    }
    rings.push(ring);
  }
  k.add(loft(rings, false));
  eyes(k, path, headFrom, radius, count);
}

function eyes(k: Kit, path: readonly Vec3[], headFrom: number, radius: number, count: number): void {
  const t = headFrom + (1 - headFrom) * 0.56;
  const i = Math.round(t * count);
  const a = path[i - 2];
  const b = path[Math.min(count, i + 2)];
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [sx, sy] = [(b[1] - a[1]) / len, -(b[0] - a[0]) / len];
  const z = path[i][2] + radius * 1.5;
  const d = Math.max(0.8, Math.min(k.smallMm(0.75), radius * 0.75));
  for (const side of [-1, 1]) {
    const off = Math.max(radius * 1.0, 0.62);
    const [x, y] = [path[i][0] + side * sx * off, path[i][1] + side * sy * off];
    if (radius > 0.62 && k.melee(x, y, z, d, { cup: false })) continue;
    k.ball(x, y, z - radius * 0.1, Math.max(0.26, radius * 0.32), 'accent');
  }
  // A crown stone between neck and brow.
  const n = Math.round((headFrom + (1 - headFrom) * 0.24) * count);
  if (radius > 1)
    k.melee(path[n][0], path[n][1], path[n][2] + radius * 1.55, Math.min(k.smallMm(1.1), radius * 1.2), {
      cup: false,
    });
}

export const coiled: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(0.55, S * 0.066);
  const line = curve(
    (
      [
        [-0.1, -0.44],
        [0.12, -0.43],
        [0.26, -0.3],
        [0.2, -0.15],
        [0.0, -0.06],
        [-0.2, 0.04],
        [-0.26, 0.2],
        [-0.14, 0.33],
        [0.04, 0.34],
        [0.12, 0.26],
      ] as const
    ).map(([x, y]): Vec3 => [x * S, (y + 0.03) * S, 0]),
    12,
  );
  // The tail curls in; the head comes to rest over the last bend.
  const tail = Array.from({ length: 26 }, (_, i): Vec3 => {
    const t = i / 25;
    const a = -0.6 - 4.2 * (1 - t) - 1.0 + 2.3;
    const q = S * mixNumber(0.035, 0.13, t);
    return [-0.13 * S + q * Math.cos(a + 1.05), -0.29 * S + q * Math.sin(a + 1.05) - 0.02 * S, 0];
  });
  const whole = evenly(
    curve(
      [
        ...tail.filter((_, i) => i % 4 === 0),
        ...line.filter((_, i) => i % 12 === 0).slice(1),
        line[line.length - 1],
      ],
      12,
    ),
    260,
  );
  serpent(k, { line: whole, radius: r, taper: 0.4, headMm: S * 0.27 });
};

export const ouroboros: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(0.55, S * 0.066);
  const R = S / 2 - r * 1.75;
  const n = 200;
  const start = Math.PI / 2 - 0.16;
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    // Once around; the head lies over its own tail.
    const a = start - t * (2 * Math.PI - 0.02);
    const lift = smoothstep(0.9, 1, t) * r * 0.75;
    return [R * Math.cos(a), R * Math.sin(a), lift];
  });
  const tailOut = Array.from({ length: 12 }, (_, i): Vec3 => {
    const a = start + 0.34 * (1 - i / 12);
    return [R * Math.cos(a), R * Math.sin(a), 0];
  });
  // Head and tail overlap: two bodies, fused.
  const half = Math.floor(n * 0.5);
  const whole = [...tailOut, ...line];
  const split = tailOut.length + half;
  bodyOnly(k, whole.slice(0, split + 4), r, 0.62);
  serpent(k, { line: evenly(whole.slice(split), 220), radius: r, taper: 0.001, headMm: S * 0.27 });
};

/** The rear of a body without a head, tapering to the tail. */
function bodyOnly(k: Kit, line: readonly Vec3[], radius: number, taper: number): void {
  const total = lengthOf(line);
  const scaleMm = Math.max(0.5, radius * 0.52);
  const around = Math.max(6, Math.round((Math.PI * radius) / (scaleMm * 0.75)));
  const count = Math.round(clamp((total / scaleMm) * 6, 60, 300));
  const samples = 8 * around;
  const path = evenly(line, count + 1);
  const rows = total / scaleMm;
  const relief = Math.min(0.24, radius * 0.2);
  k.add(
    loft(
      path.map((p, i): Vec3[] => {
        const t = i / count;
        const a = path[Math.max(0, i - 1)];
        const b = path[Math.min(count, i + 1)];
        const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [sx, sy] = [(b[1] - a[1]) / len, -(b[0] - a[0]) / len];
        const body = radius * Math.max(0.26, Math.min(1, (t / taper) ** 0.75));
        return Array.from({ length: samples }, (_, j): Vec3 => {
          const phi = (2 * Math.PI * j) / samples;
          const s = Math.sin(phi);
          const pq = (phi / Math.PI) * around;
          const q = t * rows;
          const d1 = Math.abs(((pq + q + 1000) % 2) - 1);
          const d2 = Math.abs(((pq - q + 1000) % 2) - 1);
          const lift =
            s > -0.15
              ? relief * Math.min(1, body / radius + 0.1) * (Math.min(1, 3.2 * Math.min(d1, d2)) - 0.6)
              : 0;
          const m = (body + Math.max(0, lift)) * 1;
          return [p[0] + sx * m * Math.cos(phi), p[1] + sy * m * Math.cos(phi), p[2] + body * 0.62 + m * s];
        });
      }),
      false,
    ),
  );
}

export const spiral: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(0.55, S * 0.058);
  const turns = 2.05;
  const outer = S * 0.56 - r * 1.3;
  const pitch = r * 2.2;
  const n = 320;
  // The tail runs around outside, the head rears in the middle.
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const a = -0.5 - t * turns * 2 * Math.PI;
    const radius = Math.max(r * 1.1, outer - t * turns * pitch);
    const lift = smoothstep(0.78, 1, t) * r * 1.15;
    return [radius * Math.cos(a), radius * Math.sin(a), lift];
  });
  serpent(k, { line: evenly(line, 400), radius: r, taper: 0.5, headMm: S * 0.26 });
};
