import type { Vec3 } from '@filigree/raytracer';
import type { Solid } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import type { FormBuilder, Kit } from './kit.ts';

/** One arm of a star pointing up: two facets that meet in a ridge from the middle to the tip. */
export function starArm(k: Kit, tip: number, inner: number, half: number, high: number, edge: number): Solid {
  const [dx, dy] = [inner * Math.sin(half), inner * Math.cos(half)];
  const low = (x: number, y: number): Vec3[] => [
    [x, y, 0],
    [x, y, edge],
  ];
  return k.bench.hull([
    [0, 0, 0],
    [0, 0, high],
    ...low(dx, dy),
    ...low(-dx, dy),
    ...low(0, tip),
    [0.05 * inner, tip * 0.995, edge * 0.8],
  ]);
}

/** A star of faceted arms about a place. */
export function star(
  k: Kit,
  points: number,
  tip: number,
  innerShare: number,
  high: number,
  x = 0,
  y = 0,
  turn = 0,
): void {
  const half = Math.PI / points;
  const edge = Math.max(0.5, high * 0.34);
  // Arms reach a little into each other, and a core below their facets ties them.
  const arm = starArm(k, tip, tip * innerShare, half * 1.03, high, edge);
  k.dome(x, y, 0, tip * innerShare * 0.6, edge * 0.9);
  for (let i = 0; i < points; i++) k.add(k.turnedBy(arm, turn + 2 * half * i, x, y));
}

export const fivePoint: FormBuilder = (k) => {
  const R = k.S / 2;
  star(k, 5, R * 1.04, 0.42, k.T * 1.15);
  const gem = k.centreGem(R * 0.42);
  if (gem) k.bezel(gem, 0, 0, k.T * 0.9);
  else k.melee(0, 0, k.T * 0.95, k.smallMm(1.3));
  if (k.small !== null && k.S > 13) {
    for (let i = 0; i < 5; i++) {
      const a = (2 * Math.PI * i) / 5 + Math.PI / 2;
      k.melee(R * 0.52 * Math.cos(a), R * 0.52 * Math.sin(a), k.T * 0.72, k.smallMm(0.78));
    }
  }
};

const BROAD_BELOW_MM = 14;

export const northStar: FormBuilder = (k) => {
  const R = k.S / 2;
  const high = k.T * 1.2;
  const edge = Math.max(0.5, k.T * 0.36);
  // Small ones have broader arms: needles would be lost, and bent.
  const waist = R * (k.S < BROAD_BELOW_MM ? 0.38 : 0.24);
  const short = starArm(k, R * 0.56, waist, Math.PI / 8, high * 0.72, edge);
  const long = starArm(k, R, waist, Math.PI / 8, high, edge);
  const side = starArm(k, R * (k.S < BROAD_BELOW_MM ? 0.9 : 0.82), waist, Math.PI / 8, high, edge);
  for (let i = 0; i < 4; i++) {
    k.add(k.turnedBy(i % 2 === 0 ? long : side, (Math.PI / 2) * i));
    k.add(k.turnedBy(short, (Math.PI / 2) * i + Math.PI / 4));
  }
  k.add(
    lathe(
      [
        [R * 0.26, 0],
        [R * 0.27, high * 0.5],
        [R * 0.2, high * 0.72],
        [0, high * 0.75],
      ],
      40,
    ),
  );
  const gem = k.centreGem(R * 0.4);
  if (gem) k.bezel(gem, 0, 0, k.T);
  else k.melee(0, 0, k.T * 1.05, k.smallMm(1.5));
  for (let i = 0; i < 4 && k.S > 9; i++) {
    const a = (Math.PI / 2) * i + Math.PI / 4;
    if (!k.melee(R * 0.52 * Math.cos(a), R * 0.52 * Math.sin(a), k.T * 0.6, k.smallMm(0.7, 0.8)))
      k.ball(R * 0.56 * Math.cos(a), R * 0.56 * Math.sin(a), k.T * 0.4, Math.max(0.3, R * 0.05), 'accent');
  }
};

export const starburst: FormBuilder = (k) => {
  const R = k.S / 2;
  const rays = k.S < 8 ? 12 : 24;
  const edge = Math.max(0.45, k.T * 0.3);
  const lengths = [1, 0.62, 0.82, 0.55];
  for (let i = 0; i < rays; i++) {
    const share = lengths[i % 4];
    const reach = R * (share === 1 ? 0.95 : share);
    const ray = starArm(k, reach, R * 0.3, (Math.PI / rays) * 0.98, k.T * (0.7 + 0.3 * share), edge);
    k.add(k.turnedBy(ray, (2 * Math.PI * i) / rays));
    if (share === 1) {
      const a = (2 * Math.PI * i) / rays + Math.PI / 2;
      const d = k.smallMm(0.85);
      const at = R - d / 2 - 0.3;
      if (!k.melee(at * Math.cos(a), at * Math.sin(a), k.T * 0.55, d))
        k.ball(at * Math.cos(a), at * Math.sin(a), edge * 0.8, Math.max(0.35, R * 0.055), 'accent');
    }
  }
  k.dome(0, 0, 0, R * 0.3, k.T * 0.9);
  const gem = k.centreGem(R * 0.5);
  if (gem) k.bezel(gem, 0, 0, k.T);
  else k.melee(0, 0, k.T * 1.0, k.smallMm(1.6));
};
