import type { Vec3 } from '@filigree/raytracer';
import type { HiddenHalo } from '../../design/ring/document.ts';
import { type Frame, placementOf, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { type OutlinePoint, offsetOutline } from '../mesh/convex.ts';
import { type Gem, meleeGem, type StoneTray } from '../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../stones/seats.ts';
import { addScaled, cross, scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { evenRow, type Grip, rowBetween, sizeBetween } from './haloRow.ts';
import { buildWall, type WallPoint } from './loops.ts';

/** The gallery follows the girdle drawn in to this share, so that it is not seen past the stone from above. */
const GIRDLE_SHARE = 0.84;
/** Its outer face beyond that line, and its wall, mm: the stones' pavilions stay within the wall. */
const FACE_MM = 0.15;
const WALL_MM = 0.85;
/** Metal over and under the stones, both together, mm. */
const EDGES_MM = 0.42;
/** Metal that is left at the upper edge where the stone's pavilion lies in the gallery, mm. */
const LEAST_EDGE_MM = 0.4;

/** Where the gallery lies below the girdle, mm: its upper edge and its height. */
function heights(
  gem: Gem,
  { diameterMm }: HiddenHalo,
): { readonly topMm: number; readonly heightMm: number } {
  const half = gem.widthMm / 2;
  const face = half * GIRDLE_SHARE + FACE_MM;
  // A pavilion goes in from the girdle to the culet nearly straight.
  const topMm = Math.max(0.3, gem.pavilionMm * (1 - Math.max(0, face - LEAST_EDGE_MM) / half));
  return { topMm, heightMm: diameterMm + EDGES_MM };
}

/** How far below the girdle a hidden halo reaches, mm: what the head must have room for above the band. */
export function hiddenHaloReachMm(gem: Gem, halo: HiddenHalo): number {
  const { topMm, heightMm } = heights(gem, halo);
  return topMm + heightMm;
}

/**
 * A hidden halo: small stones all around the gallery under the girdle, facing outwards, seen from the side only. The
 * gallery ties the prongs together; its stones leave room for them at `grips` (their middles at the girdle).
 * @param frame the centre stone's, girdle in its plane, table along z
 */
export function buildHiddenHalo(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  gem: Gem,
  frame: Frame,
  { alloyId, halo, grips }: { alloyId: string; halo: HiddenHalo; grips: readonly Grip[] },
): void {
  const { topMm, heightMm } = heights(gem, halo);
  const middle = -(topMm + heightMm / 2);
  const drawnIn = grips.map(
    ({ at, radiusMm }): Grip => ({ at: [at[0] * GIRDLE_SHARE, at[1] * GIRDLE_SHARE], radiusMm }),
  );
  const guide = offsetOutline(gem.outline, FACE_MM, GIRDLE_SHARE);
  const melee = meleeGem(
    halo.stone,
    drawnIn.length > 0 ? sizeBetween(guide, halo.diameterMm, drawnIn) : halo.diameterMm,
  );
  const d = melee.widthMm;
  const lip = melee.crownMm * 0.3;
  const at = (offset: number, z: number): WallPoint => ({ share: GIRDLE_SHARE, offset, z });
  work.add(
    alloyId,
    buildWall(bench, 'gallery', gem.outline, frame, [
      at(FACE_MM - WALL_MM, middle - heightMm / 2),
      at(FACE_MM - 0.08, middle - heightMm / 2),
      at(FACE_MM, middle - heightMm / 2 + 0.08),
      at(FACE_MM, middle + heightMm / 2 - 0.08),
      at(FACE_MM - 0.08, middle + heightMm / 2),
      at(FACE_MM - WALL_MM, middle + heightMm / 2),
    ]),
  );
  const tools = meleeTools(bench, melee, WALL_MM + 0.2, d);
  const { stones, between } = drawnIn.length > 0 ? rowBetween(guide, d, drawnIn) : evenRow(guide, d, 0.5);
  for (const place of stones) {
    const seat = outwards(frame, place, -lip, middle);
    work.cutters.push(seatAt(bench, tools, seat));
    work.smallStones.push(bench.placed(tools.stone, placementOf(seat)));
    tray.place(melee, seat, 'halo');
  }
  for (const place of between) {
    const seat = outwards(frame, place, -lip, middle);
    const out = melee.form.halfGirdle * d + melee.crownMm * 0.52;
    for (const side of [-1, 1]) {
      const origin = addScaled(addScaled(seat.origin, seat.y, side * d * 0.33), seat.z, out);
      work.addAfter(alloyId, beadAt(bench, tools, { ...seat, origin }));
    }
  }
  work.measures.push({
    kind: 'bead-diameter',
    where: 'hidden halo',
    value: tools.beadRadiusMm * 2,
    alloyId,
  });
}

/** A frame on the gallery's face that looks away from the stone, y up. */
function outwards(frame: Frame, place: OutlinePoint, offset: number, z: number): Frame {
  const out: Vec3 = addScaled(scale(frame.x, place.nx), frame.y, place.ny);
  return {
    x: cross(frame.z, out),
    y: frame.z,
    z: out,
    origin: toWorld(frame, place.x + place.nx * offset, place.y + place.ny * offset, z),
  };
}
