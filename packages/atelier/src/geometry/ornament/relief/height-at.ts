import type { Bench, Solid } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';

/** The height of a solid's highest surface over a point of the plane, mm; 0 where the solid does not lie over it. */
export function heightAt(bench: Bench, solid: Solid, [x, y]: Vec2): number {
  const { min, max } = bench.extent(solid);
  if (x < min[0] || x > max[0] || y < min[1] || y > max[1]) return 0;
  const { positions, indices } = bench.mesh(solid);
  let high = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [3 * indices[i]!, 3 * indices[i + 1]!, 3 * indices[i + 2]!];
    const [ux, uy] = [positions[b]! - positions[a]!, positions[b + 1]! - positions[a + 1]!];
    const [vx, vy] = [positions[c]! - positions[a]!, positions[c + 1]! - positions[a + 1]!];
    const area = ux * vy - uy * vx;
    // Only what faces the viewer can be the highest.
    if (area <= 1e-12) continue;
    const [dx, dy] = [x - positions[a]!, y - positions[a + 1]!];
    const s = (dx * vy - dy * vx) / area;
    const t = (ux * dy - uy * dx) / area;
    if (s < 0 || t < 0 || s + t > 1) continue;
    const z =
      positions[a + 2]! +
      s * (positions[b + 2]! - positions[a + 2]!) +
      t * (positions[c + 2]! - positions[a + 2]!);
    high = Math.max(high, z);
  }
  return high;
}
