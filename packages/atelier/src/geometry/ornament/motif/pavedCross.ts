/** A cross of stones: flat arms, a small stone in each place of a square grid, the middle one where the arms cross. */
import type { MotifOrnament } from '../../../design/ornament/motif.ts';
import type { Vec2 } from '../../vec.ts';
import type { Kit } from './kit.ts';

/** Light between neighbours, mm. */
const GAP_MM = 0.16;
/** How much of what is left of its height beside the crossing stands over it, and lies to each side of it. */
const ARM_SHARE = 0.31;
/** Girdles lie so far under the surface, mm; what a stone is deep below its girdle, and metal behind it. */
const SUNK_MM = 0.1;
const PAVILION_SHARE = 0.45;
const BEHIND_MM = 0.4;
const LEAST_THICK_MM = 1.3;
/** Faces of crossing arms that lie in one plane would be cut to splinters. */
const STEP_MM = 0.006;

export function pavedCross(k: Kit, { rows, borderMm }: NonNullable<MotifOrnament['paved']>): void {
  const { S } = k;
  const diameterMm = k.smallMm(1);
  const inner = S - 2 * borderMm;
  const places = Math.max(rows + 3, Math.floor(inner / (diameterMm + GAP_MM)));
  const pitch = Math.max(diameterMm + GAP_MM, inner / places);
  const beside = places - rows;
  const over = Math.max(1, Math.round(ARM_SHARE * beside));
  const under = beside - over;
  const half = (rows * pitch) / 2 + borderMm;
  const top = Math.max(LEAST_THICK_MM, PAVILION_SHARE * diameterMm + SUNK_MM + BEHIND_MM);
  // The middle of the crossing: so that the whole stands as far up as down.
  const y0 = ((under - over) * pitch) / 2;
  const reach = (count: number): number => half + count * pitch;
  const box = (left: number, low: number, right: number, high: number): Vec2[] => [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  k.add(
    k.slab(box(-half, y0 - reach(under), half, y0 + reach(over)), -STEP_MM, top, BEVEL_MM),
    k.slab(box(-reach(over), y0 - half, reach(over), y0 + half), -2 * STEP_MM, top - STEP_MM, BEVEL_MM),
  );
  const line = Array.from({ length: rows }, (_, i) => i - (rows - 1) / 2);
  const along = (count: number, sign: number): number[] =>
    Array.from({ length: count }, (_, i) => sign * ((rows + 1) / 2 + i));
  const set = (x: number, y: number): void => {
    k.melee(x * pitch, y0 + y * pitch, top - SUNK_MM, diameterMm, { cup: false });
  };
  for (const x of line) for (const y of [...line, ...along(over, 1), ...along(under, -1)]) set(x, y);
  for (const y of line) for (const x of [...along(over, 1), ...along(over, -1)]) set(x, y);
}

/** Edges are broken by this much, mm. */
const BEVEL_MM = 0.12;
