/** Drop-shaped pearls: round below, drawn out to a blunt tip. In widths, the length along x, the round end about the origin. */
import { dropTip } from '../../design/stones/dropPearls.ts';
import type { TriangleMesh } from '../solids.ts';
import type { Vec2 } from '../vec.ts';

/** Steps along the profile of each of the two ends, and around the axis. */
const STEPS = 20;
const AROUND = 64;

/** The profile from the round end to the tip: x and the radius there. Two balls and the cone that touches both. */
function profile(ratio: number): Vec2[] {
  const { radius, middle } = dropTip(ratio);
  const lean = Math.asin((0.5 - radius) / middle);
  const arc = (centre: number, r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: STEPS + 1 }, (_, i): Vec2 => {
      const a = from + ((to - from) * i) / STEPS;
      return [centre + r * Math.cos(a), Math.max(0, r * Math.sin(a))];
    });
  const touch = Math.PI / 2 - lean;
  return [...arc(0, 0.5, Math.PI, touch), ...arc(middle, radius, touch, 0)];
}

/** Seen from the front, counter-clockwise. */
export function dropOutline(ratio: number): Vec2[] {
  const upper = profile(ratio);
  const lower = upper.slice(1, -1).map(([x, r]): Vec2 => [x, -r]);
  return [...lower, ...upper.reverse()];
}

export function dropMesh(ratio: number): TriangleMesh {
  const rings = profile(ratio).slice(1, -1);
  const positions: number[] = [];
  for (const [x, r] of rings)
    for (let i = 0; i < AROUND; i++) {
      const a = (2 * Math.PI * i) / AROUND;
      positions.push(x, r * Math.cos(a), r * Math.sin(a));
    }
  const first = rings.length * AROUND;
  positions.push(-0.5, 0, 0, ratio - 0.5, 0, 0);
  const at = (ring: number, i: number): number => ring * AROUND + (i % AROUND);
  const indices: number[] = [];
  for (let i = 0; i < AROUND; i++) {
    indices.push(
      first,
      at(0, i + 1),
      at(0, i),
      first + 1,
      at(rings.length - 1, i),
      at(rings.length - 1, i + 1),
    );
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const [p, q, r, s] = [at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i)];
      indices.push(p, q, r, p, r, s);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
