import { seededRandom } from '../../../design/random.ts';
import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import type { RawMesh } from '../../mesh/loft.ts';
import { sunk } from './raise.ts';

/** Rise of punch marks over their distance: a sheen that sets off relief, and a dark floor that makes letters read. */
export const MATTING = { sheen: 0.13, dark: 0.34 } as const;
/** Most marks along one side: more would cost without being seen. */
const MOST_MARKS = 130;

/**
 * The tool for a matted ground: sunk from `high` to `floor` with a floor of small punch marks about `grainMm` apart, as
 * chasers set off polished relief. Null where the region is too fine to be cut.
 */
export function matted(
  bench: Bench,
  region: Region,
  floor: number,
  high: number,
  grainMm: number,
  slope: number,
): Solid | null {
  const walls = sunk(bench, region, floor - grainMm, high, 0, 'matted field');
  if (walls === null) return null;
  const { min, max } = region.bounds();
  return bench.intersect(
    walls,
    bench.solid(punched([min[0], min[1]], [max[0], max[1]], floor, high + 1, grainMm, slope), 'matting'),
  );
}

/** A block over a box whose lower face is a field of marks; jittered, so that no rows are seen. */
function punched(
  min: readonly [number, number],
  max: readonly [number, number],
  floor: number,
  high: number,
  wishedMm: number,
  slope: number,
): RawMesh {
  const random = seededRandom(0x6d617474);
  const spanX = max[0] - min[0];
  const spanY = max[1] - min[1];
  const step = Math.max(wishedMm, Math.max(spanX, spanY) / MOST_MARKS);
  const columns = Math.ceil(spanX / step) + 3;
  const rows = Math.ceil(spanY / step) + 3;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const inner = r > 0 && c > 0 && r < rows - 1 && c < columns - 1;
      const jitter = (): number => (inner ? (random() - 0.5) * 0.55 * step : 0);
      positions.push(
        min[0] + (c - 1) * step + jitter(),
        min[1] + (r - 1) * step + jitter(),
        floor + (random() - 0.5) * 2 * slope * step,
      );
    }
  }
  const lid = positions.length / 3;
  const rim: number[] = [];
  for (let c = 0; c < columns - 1; c++) rim.push(c);
  for (let r = 0; r < rows - 1; r++) rim.push(r * columns + columns - 1);
  for (let c = columns - 1; c > 0; c--) rim.push((rows - 1) * columns + c);
  for (let r = rows - 1; r > 0; r--) rim.push(r * columns);
  for (const i of rim) positions.push(positions[3 * i], positions[3 * i + 1], high);
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      const i = r * columns + c;
      indices.push(i, i + columns, i + 1, i + 1, i + columns, i + columns + 1);
    }
  }
  const n = rim.length;
  for (let k = 0; k < n; k++) {
    const next = (k + 1) % n;
    indices.push(rim[k], rim[next], lid + k, rim[next], lid + next, lid + k);
    if (k > 0 && k + 1 < n) indices.push(lid, lid + k, lid + k + 1);
  }
  return { positions, indices };
}
