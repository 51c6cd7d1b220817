import type { Vec3 } from '@filigree/raytracer';
import { centreShareOf } from '../../../design/ornament/motif.ts';
import { puffedHeart } from './heart.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { type BladePoint, blade } from './shapes.ts';

/** Bernoulli's lemniscate, one unit wide. */
const lemniscate = (t: number): readonly [number, number] => {
  const d = 1 + Math.sin(t) ** 2;
  return [(0.5 * Math.cos(t)) / d, (0.62 * Math.sin(t) * Math.cos(t)) / d];
};

/** Both strands of the ribbon; the second passes over the first where they cross. */
function strands(k: Kit, width: number, high: number, waist: number): Vec3[][] {
  const size = k.S - width;
  return [0, 1].map((half) => {
    const n = k.steps(k.S * 1.5, 40, 96);
    const points: BladePoint[] = [];
    const line: Vec3[] = [];
    for (let i = 0; i <= n; i++) {
      const t = Math.PI * half - 0.06 + ((Math.PI + 0.12) * i) / n;
      const [x, y] = lemniscate(t);
      const near = Math.abs(Math.sin(t)) ** 6;
      const w = (width / 2) * (1 - (1 - waist) * near);
      const at: Vec3 = [x * size, y * size, half === 1 ? near * high * 0.55 : 0];
      points.push({ at, left: w, right: w });
      line.push(at);
    }
    k.add(
      blade(
        points,
        (u, t) => {
          // The strip rolls as it runs, so that light travels along it.
          const roll = 0.3 * Math.sin(2 * Math.PI * t) * u * high;
          const top =
            high * (0.45 + 0.5 * Math.sqrt(Math.max(0, 1 - u * u * 0.97))) + roll * (1 - u * u * 0.4);
          return [top, -points[Math.min(n, Math.round(t * n))].at[2]];
        },
        { across: 14 },
      ),
    );
    return line;
  });
}

export const infinityRibbon: FormBuilder = (k) => {
  const width = Math.max(1, k.S * 0.115);
  strands(k, width, k.T * 1.05, 0.72);
  k.melee(0, 0, k.T * 1.5, Math.min(k.smallMm(0.9), width));
};

export const infinityStones: FormBuilder = (k) => {
  const d = k.smallMm(0.95, 0.8);
  const width = k.small === null ? Math.max(1, k.S * 0.12) : Math.max(1, d + 0.55);
  const lines = strands(k, Math.min(width, k.S * 0.2), k.T, 0.85);
  if (k.small === null) return;
  for (const line of k.S > 8 ? lines : lines.slice(0, 1)) {
    const inner = line.slice(2, -2);
    let last: Vec3 | null = null;
    for (const at of inner) {
      // The strand below stays free where the other crosses it.
      if (line === lines[0] && Math.hypot(at[0], at[1]) < width * 1.05 + d * 0.5) continue;
      if (last && Math.hypot(at[0] - last[0], at[1] - last[1]) < d + 0.42) continue;
      const first = k.stones[0];
      if (first && last && Math.hypot(at[0] - first.at[0], at[1] - first.at[1]) < d + 0.3) continue;
      if (line === lines[1] && k.stones.some((s) => Math.hypot(at[0] - s.at[0], at[1] - s.at[1]) < d + 0.3))
        continue;
      k.melee(at[0], at[1], at[2] + k.T * 0.92, d);
      last = at;
    }
  }
};

export const infinityHeart: FormBuilder = (k) => {
  const width = Math.max(0.95, k.S * 0.095);
  strands(k, width, k.T * 0.9, 0.8);
  puffedHeart(k, k.S * 0.36, k.T * 2.1, 0, 0.01 * k.S);
  k.melee(0.07 * k.S, 0.075 * k.S, k.T * 1.7, Math.min(k.smallMm(0.8), k.S * 0.08), { cup: false });
};

/** Where the ribbon's loops are highest, and how high, one unit wide. */
const LOOP = { x: 0.306, y: 0.219 } as const;

/** A stone over the crossing, its length up and down. */
export const infinityCrossing: FormBuilder = (k) => {
  const width = Math.max(1, k.S * 0.115);
  strands(k, width, k.T, 0.8);
  const gem = k.centreGem(centreShareOf('infinity-crossing') * k.S);
  if (gem) k.bezel(gem, 0, 0, k.T * 1.5);
};

/** A stone in one of the loops, on a bar from edge to edge. */
export const infinityLoop: FormBuilder = (k) => {
  const { S, T } = k;
  const width = Math.max(1, S * 0.1);
  strands(k, width, T, 0.8);
  const gem = k.centreGem(centreShareOf('infinity-loop') * S);
  if (!gem) return;
  const x = LOOP.x * (S - width);
  const y = LOOP.y * (S - width);
  k.add(
    k.wire(
      [-1, 0, 1].map((side): Vec3 => [x, side * y, BAR_MM * 1.05]),
      BAR_MM,
    ),
  );
  k.bezel(gem, x, 0, T * 0.9);
};

/** Half the bar behind a stone. */
const BAR_MM = 0.48;
