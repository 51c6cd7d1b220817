import type { Vec3 } from '@filigree/raytracer';
import { type Constellation, linesOf, starsOf } from '../../../design/ornament/constellations.ts';
import { placementOf } from '../../frame.ts';
import { lathe } from '../../mesh/loft.ts';
import type { Gem } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';
import { bar } from './geometric.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { type BladePoint, blade, bladePath, ellipse, evenly, pillow } from './shapes.ts';
import { star, starArm } from './star.ts';

/**
 * A crescent as two arcs: horns at angle 0 +- `open`, its belly opposite. Domed across, its outer edge sharp, horns
 * drawn out fine.
 */
function crescent(
  k: Kit,
  r: number,
  thickness: number,
  open: number,
  high: number,
  cx = 0,
  cy = 0,
  turn = 0,
): void {
  const n = k.steps(r * 5, 36, 110);
  const points = Array.from({ length: n + 1 }, (_, i): BladePoint => {
    const t = i / n;
    const a = turn + open + (2 * Math.PI - 2 * open) * t;
    const w = Math.max(0.22, thickness * Math.sin(Math.PI * t) ** 0.85);
    // The outer edge keeps the circle; the middle line runs within it.
    const m = r - w / 2;
    return { at: [cx + m * Math.cos(a), cy + m * Math.sin(a), 0], left: w / 2, right: w / 2 };
  });
  k.add(
    blade(
      points,
      (u, t) => {
        const full = Math.sin(Math.PI * t);
        return [0.5 + high * 0.18 * full + high * 0.82 * (1 - Math.abs(u) ** 2.2) * (0.25 + 0.75 * full), 0];
      },
      { across: 16 },
    ),
  );
}

/** Half the angle between the horns, and how thick the belly is, as a share of the radius. */
const OPEN = 0.62;
const BELLY = 0.62;
/** The star between the horns: its size and place against the radius; two of its rays end in the belly. */
const STAR = { radius: 0.46, x: -0.06 } as const;

/** A stone in the hollow of a crescent: its bezel leans on the belly, which carries it from below too. */
function inHollow(k: Kit, R: number): boolean {
  const gem = k.centreGem(R * 0.8);
  if (gem === null) return false;
  const x = -R * (1 - BELLY) + gem.widthMm / 2 + HOLLOW_WALL_MM;
  k.add(bar(k, [x, 0], [-R * 0.74, 0], gem.widthMm * 0.7, k.T * 0.62, k.T * 0.5));
  k.bezel(gem, x, 0, k.T * 0.8);
  return true;
}
/** How far the girdle of that stone stands off the belly: its bezel goes a little into it. */
const HOLLOW_WALL_MM = 0.25;

/** Small stones along the belly; none on a moon of a few millimetres. */
function alongBelly(k: Kit, R: number): void {
  const d = k.smallMm(0.95);
  const count = k.S < 8 ? 0 : 7;
  for (let i = 0; i < count; i++) {
    const t = (i + 1) / (count + 1);
    const a = Math.PI + (t - 0.5) * 2.5;
    const w = R * BELLY * Math.sin(Math.PI * (0.5 + (t - 0.5) * 0.5));
    const size = d * (1 - 0.5 * Math.abs(t - 0.5));
    k.melee((R - w * 0.5) * Math.cos(a), (R - w * 0.5) * Math.sin(a), k.T * 1.02, size);
  }
}

/** The moon alone, or with a stone in its curve. */
export const crescentMoon: FormBuilder = (k) => {
  const R = k.S / 2;
  crescent(k, R, R * BELLY, k.S < 8 ? 0.75 : OPEN, k.T * 1.1);
  if (!inHollow(k, R)) alongBelly(k, R);
};

export const crescentStar: FormBuilder = (k) => {
  const R = k.S / 2;
  crescent(k, R, R * BELLY, k.S < 8 ? 0.75 : OPEN, k.T * 1.1);
  const [x, radius] = [R * STAR.x, R * STAR.radius];
  star(k, 5, radius, 0.46, k.T * 1.15, x, 0, -Math.PI / 2);
  const gem = k.centreGem(radius * 0.62);
  if (gem) k.bezel(gem, x, 0, k.T);
  else k.melee(x, 0, k.T, k.smallMm(1.1));
  alongBelly(k, R);
};

export const sun: FormBuilder = (k) => {
  const R = k.S / 2;
  const rays = k.S < 8 ? 10 : 16;
  const straight = starArm(k, R, R * 0.5, (Math.PI / rays) * 0.9, k.T * 0.95, Math.max(0.45, k.T * 0.3));
  const n = k.steps(R, 18, 40);
  const wavy = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    return [0.05 * R * Math.sin(t * Math.PI * 2.2), R * (0.35 + 0.55 * t), 0];
  });
  const flame = k.solid(
    blade(
      bladePath(wavy, (t) => Math.max(0.2, R * 0.1 * (1 - t) ** 0.7)),
      (u, t) => [Math.max(0.45, k.T * 0.28) + k.T * 0.5 * (1 - Math.abs(u)) * (1 - 0.6 * t), 0],
      { across: 8 },
    ),
  );
  for (let i = 0; i < rays; i++) {
    k.add(k.turnedBy(i % 2 === 0 ? straight : flame, (2 * Math.PI * i) / rays));
  }
  const r = R * 0.46;
  k.add(
    lathe(
      [
        [r * 0.98, 0],
        [r, k.T * 0.8],
        [r * 0.95, k.T * 1.02],
        [r * 0.86, k.T * 1.06],
        [r * 0.79, k.T * 0.9],
        [r * 0.6, k.T * 1.08],
        [r * 0.3, k.T * 1.22],
        [0, k.T * 1.25],
      ],
      k.steps(r * 6, 36, 72),
    ),
  );
  const gem = k.centreGem(r * 1.4);
  if (gem) k.bezel(gem, 0, 0, k.T * 1.15);
  else {
    const d = k.smallMm(0.8);
    const count = Math.floor((2 * Math.PI * r * 0.55) / (d + 0.5));
    if (k.melee(0, 0, k.T * 1.22, Math.min(k.smallMm(1.4), r)) && count > 6 && r > 3) {
      for (let i = 0; i < count; i++) {
        const a = (2 * Math.PI * i) / count;
        k.melee(r * 0.58 * Math.cos(a), r * 0.58 * Math.sin(a), k.T * 1.06, d);
      }
    }
  }
  if (k.spec.milgrain || k.small === null)
    k.milgrain(
      ellipse(r * 0.9, r * 0.9, 64).map(([x, y]): Vec3 => [x, y, k.T * 1.04]),
      true,
      'accent',
    );
};

export const moonPhases: FormBuilder = (k) => {
  const { S, T } = k;
  const r = Math.max(0.62, S * 0.1);
  const gap = (S - 2 * r) / 4;
  const arch = (x: number): number => 0.05 * S - 0.22 * S * (x / S) ** 2 * 2;
  const line = Array.from({ length: 25 }, (_, i): Vec3 => {
    const x = -2 * gap + (4 * gap * i) / 24;
    return [x, arch(x), 0];
  });
  k.add(
    blade(
      bladePath(line, () => 0.45),
      (u) => [0.85 - 0.2 * u * u, 0],
      { across: 6 },
    ),
  );
  const phase = (x: number, lit: number, size: number): void => {
    const y = arch(x);
    const rr = r * size;
    // A dark disc, recessed, and the lit part standing on it, domed.
    k.add(
      k.bench.placed(
        k.solid(
          lathe(
            [
              [rr, 0],
              [rr, T * 0.62],
              [rr * 0.96, T * 0.7],
              [rr * 0.86, T * 0.7],
              [rr * 0.82, T * 0.52],
              [0, T * 0.52],
            ],
            k.steps(rr * 6, 28, 56),
          ),
        ),
        placementOf({ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [x, y, 0] }),
      ),
    );
    const side = Math.sign(lit) || 1;
    const n = 17;
    const outline: Vec2[] = [];
    for (let i = 0; i < n; i++) {
      const a = -Math.PI / 2 + (Math.PI * i) / (n - 1);
      outline.push([side * rr * 0.9 * Math.cos(a), rr * 0.9 * Math.sin(a)]);
    }
    for (let i = 1; i < n - 1; i++) {
      const a = Math.PI / 2 - (Math.PI * i) / (n - 1);
      outline.push([side * rr * 0.9 * (1 - 2 * Math.abs(lit)) * Math.cos(a), rr * 0.9 * Math.sin(a)]);
    }
    const ccw = side > 0 ? outline : [...outline].reverse();
    const mid: Vec2 = [side * rr * 0.9 * (1 - Math.abs(lit)), 0];
    k.addAccent(
      pillow(
        ccw.map(([px, py]): Vec2 => [px + x, py + y]),
        (t) => T * (0.72 + 0.4 * (1 - t * t)),
        { centre: [mid[0] + x, y], rings: 8 },
      ),
    );
  };
  phase(-2 * gap, 0.32, 0.84);
  phase(-gap, 0.5, 0.94);
  phase(gap, -0.5, 0.94);
  phase(2 * gap, -0.32, 0.84);
  const gem = k.centreGem(2 * r * 0.95);
  k.add(
    k.bench.placed(
      k.solid(
        lathe(
          [
            [r * 1.25, 0],
            [r * 1.25, T * 0.7],
            [r * 1.16, T * 0.86],
            [r * 1.0, T * 0.8],
            [r * 0.5, T * 1.1],
            [0, T * 1.2],
          ],
          48,
        ),
      ),
      placementOf({ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, arch(0), 0] }),
    ),
  );
  if (gem) k.bezel(gem, 0, arch(0), T);
  else k.melee(0, arch(0), T, Math.min(3.2, r * 1.5));
};

export const planet: FormBuilder = (k) => {
  const stone = k.centreGem(k.S * STONE_GLOBE);
  if (stone !== null && stone.lengthMm >= k.S * LEAST_STONE_GLOBE) ringedStone(k, stone);
  else ringedGlobe(k);
};

/** Of the form, the stone that is the planet itself; smaller ones are moons of a planet of metal. */
const STONE_GLOBE = 0.46;
const LEAST_STONE_GLOBE = 0.26;

/** Half the length of the ring's middle line and half its breadth at the sides and before the stone, against half the form. */
const RING = { long: 0.85, side: 0.14, front: 0.075 } as const;
/** How far the ring leans to one side, radians, and how far before the stone its middle line lies, as a share of the stone. */
const LEAN = [0.28, 0.55] as const;
const CROSSES = 0.9;
const RING_MM = 0.9;
/** Between the dome and the ring that passes before it, mm. */
const DOME_LIGHT_MM = 0.15;

/** A stone for the planet, its ring passing behind it above and before it below, small stones all along. */
function ringedStone(k: Kit, gem: Gem): void {
  const R = k.S / 2;
  const globe = gem.widthMm / 2;
  k.bezel(gem, 0, 0, Math.max(RING_MM + 0.3, k.T * 0.5));
  const girdle = k.stones.at(-1)!.at[2];
  const short = CROSSES * globe;
  // As high as the dome where the ring's inner edge passes it.
  const inner = Math.min(1, Math.max(0, (short - RING.front * R) / globe));
  const over = girdle + gem.crownMm * Math.sqrt(1 - inner * inner) + DOME_LIGHT_MM + RING_MM;
  const lean = (LEAN[0] + (LEAN[1] - LEAN[0]) * k.random()) * (k.random() < 0.5 ? -1 : 1);
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const at = (a: number): Vec3 => {
    const [x, y] = [RING.long * R * Math.cos(a), short * Math.sin(a)];
    const front = (1 - Math.sin(a)) / 2;
    return [c * x - s * y, s * x + c * y, RING_MM / 2 + front * (over - RING_MM)];
  };
  const half = (a: number): number => R * (RING.front + (RING.side - RING.front) * Math.abs(Math.cos(a)));
  const count = k.steps(R * 6, 72, 160);
  const points = Array.from({ length: count }, (_, i): BladePoint => {
    const a = (2 * Math.PI * i) / count;
    return { at: at(a), left: half(a), right: half(a) };
  });
  const faces = (u: number): number => (RING_MM / 2) * (1 - 0.25 * u * u);
  k.addAccent(blade(points, (u) => [faces(u), -faces(u)], { across: 10, closed: true }));
  // Arms behind the stone carry the ring at its sides.
  for (const side of [0, Math.PI]) {
    const [x, y, z] = at(side);
    const arm = [
      [0, 0, 0.7],
      [x * 0.5, y * 0.5, 0.7],
      [x * 0.8, y * 0.8, z * 0.7],
      [x, y, z],
    ] as Vec3[];
    k.add(k.wire(evenly(arm, 14), ARM_MM));
  }
  const apart = k.smallMm(1) + STONES_APART_MM;
  for (const a of alongRing(RING.long * R, short, apart)) {
    // What lies behind the planet is hidden by it.
    const isBehind = Math.sin(a) > 0 && Math.abs(RING.long * R * Math.cos(a)) < globe + BEHIND_MM;
    const [x, y, z] = at(a);
    const mm = Math.min(k.smallMm(1), 2 * half(a) - 0.35);
    if (!isBehind && mm >= 0.8) k.melee(x, y, z + RING_MM / 2, mm, { deepMm: RING_MM * 0.25, above: true });
  }
}
/** Half the wire of an arm, and how far beside the planet a stone behind it comes out, mm. */
const ARM_MM = 0.6;
const BEHIND_MM = 0.9;
const STONES_APART_MM = 0.25;

/** Angles of places that stand so far apart along an ellipse, mm. */
function alongRing(rx: number, ry: number, apartMm: number): number[] {
  const steps = 720;
  const step = (2 * Math.PI) / steps;
  const ways = Array.from(
    { length: steps },
    (_, i) => Math.hypot(rx * Math.sin(i * step), ry * Math.cos(i * step)) * step,
  );
  const whole = ways.reduce((sum, way) => sum + way, 0);
  const count = Math.floor(whole / apartMm);
  const found: number[] = [];
  let gone = 0;
  ways.forEach((way, i) => {
    if (found.length < count && gone >= (found.length * whole) / count) found.push(i * step);
    gone += way;
  });
  return found;
}

const ringedGlobe: FormBuilder = (k) => {
  const R = k.S / 2;
  const r = R * 0.56;
  const gem = k.centreGem(R * 0.34);
  // A globe with bands, flattened at the back.
  const profile: [number, number][] = [];
  for (let i = 0; i <= 40; i++) {
    const a = -Math.PI / 2 + (Math.PI * i) / 40;
    const lat = Math.sin(a);
    const band = k.S > 8 ? 0.025 * r * Math.cos(lat * 15) * Math.cos(a) : 0;
    profile.push([Math.max(i === 0 || i === 40 ? 0 : 1e-3, r * Math.cos(a) + band), r * lat]);
  }
  const tilt = 0.42;
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const lean = 0.5;
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  // The axis leans to the side and towards the viewer.
  const up: Vec3 = [-s * cl, c * cl, sl];
  const right: Vec3 = [c, s, 0];
  const out: Vec3 = [s * sl, -c * sl, cl];
  const z0 = Math.min(r * 0.55, k.T * 1.1);
  const squash = Math.min(1, (k.T * 2.4) / (z0 + r));
  const globe = k.bench.placed(k.solid(lathe(profile, k.steps(r * 6, 40, 72))), {
    x: right,
    y: out,
    z: up,
    origin: [0, 0, 0],
  });
  k.add(
    k.bench.placed(globe, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, squash], origin: [0, 0, z0 * squash] }),
  );
  const ring = (inner: number, outer: number, high: number): void => {
    const m = (inner + outer) / 2;
    const w = (outer - inner) / 2;
    const n = k.steps(m * 6, 60, 120);
    const rings = Array.from({ length: n }, (_, i): BladePoint => {
      const a = (2 * Math.PI * i) / n;
      const at = [0, 1].map((j) => m * (right[j] * Math.cos(a) + out[j] * Math.sin(a)));
      const z = m * Math.sin(a) * out[2] * 0.62 * squash;
      return { at: [at[0], at[1], Math.max(0.02, z0 * squash + z)], left: w, right: w };
    });
    k.addAccent(
      blade(rings, (u) => [high * (1 - 0.5 * u * u), -high * 0.6 * (1 - 0.5 * u * u)], {
        across: 8,
        closed: true,
      }),
    );
  };
  ring(R * 0.68, R * 0.84, Math.max(0.42, k.T * 0.25));
  ring(R * 0.84, R * 0.99, Math.max(0.38, k.T * 0.16));
  // Spokes behind the globe tie the rings to it.
  for (const side of [-1, 1]) {
    const line = evenly(
      [
        [0, 0, 0.5],
        [side * R * 0.9 * right[0], side * R * 0.9 * right[1], Math.max(0.5, z0 * squash)],
      ] as Vec3[],
      8,
    );
    k.add(k.wire(line, Math.max(0.4, R * 0.06)));
  }
  if (gem && gem.widthMm > 1.4) k.bezel(gem, R * 0.72 * Math.cos(2.1), R * 0.72 * Math.sin(2.1), k.T * 0.8);
  for (const [a, far, share] of [
    [2.1, 0.75, 1.2],
    [-1.05, 0.74, 0.9],
  ] as const) {
    const x = R * far * Math.cos(a);
    const y = R * far * Math.sin(a);
    const d = k.smallMm(share);
    if (gem && a > 0) continue;
    if (k.melee(x, y, k.T * 0.8, d))
      k.add(bar(k, [x * 0.5, y * 0.5], [x, y], Math.max(0.75, R * 0.07), k.T * 0.55, k.T * 0.3));
  }
  if (gem) {
    const [x, y] = [R * 0.72 * Math.cos(2.1), R * 0.72 * Math.sin(2.1)];
    k.add(bar(k, [x * 0.5, y * 0.5], [x, y], Math.max(0.75, R * 0.07), k.T * 0.55, k.T * 0.3));
  }
};

/** Stars as stones in cups, joined by fine bars. */
export function starMap(
  k: Kit,
  stars: readonly (readonly [x: number, y: number, size: number])[],
  lines: readonly (readonly [number, number])[],
  scale: number,
  z: number,
): void {
  const width = Math.max(0.62, k.S * 0.032);
  for (const [a, b] of lines) {
    const [p, q] = [stars[a], stars[b]];
    k.add(
      bar(
        k,
        [p[0] * scale, p[1] * scale],
        [q[0] * scale, q[1] * scale],
        width,
        z + k.T * 0.42,
        z + k.T * 0.2,
      ),
    );
  }
  for (const [x, y, size] of stars) {
    const d = k.smallMm(0.6 + 0.5 * size, 0.8);
    if (!k.melee(x * scale, y * scale, z + k.T * 0.5, d)) {
      const r = Math.max(0.5, k.S * (0.028 + 0.022 * size));
      star(k, 4, r * 1.9, 0.4, z + k.T * 0.8, x * scale, y * scale);
      k.dome(x * scale, y * scale, 0, r * 0.75, z + k.T * 0.8);
    }
  }
}

export const constellation: FormBuilder = (k) => {
  // The Plough, with the pole star over its pointers.
  const stars = [
    [0.47, 0.13, 0.7],
    [0.25, 0.2, 0.7],
    [0.07, 0.13, 0.8],
    [-0.1, 0.04, 0.6],
    [-0.15, -0.16, 0.9],
    [-0.42, -0.2, 0.9],
    [-0.45, 0.06, 1.2],
  ] as const;
  starMap(
    k,
    stars,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 3],
    ],
    k.S,
    0,
  );
};

/** A constellation by its chart, as wide or as high as the ornament. */
export const namedConstellation =
  (name: Constellation): FormBuilder =>
  (k) =>
    starMap(
      k,
      starsOf(name).map(({ x, y, size }) => [x * 0.9, y * 0.9, size] as const),
      linesOf(name),
      k.S,
      0,
    );
