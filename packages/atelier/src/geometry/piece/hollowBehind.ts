import type { Ornament } from '../../design/ornament/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { roomBehind } from '../mesh/roomBehind.ts';
import { metalOf, stonesOf } from '../ornament/build.ts';
import type { Workpiece } from '../workpiece.ts';
import type { SetOrnament } from './stack.ts';

/** Hollows smaller than this share of the metal are not worth their work. */
const LEAST_SHARE = 0.1;
/** Crumbs of a hollow are left full, mm3. */
const LEAST_ROOM_MM3 = 1.5;
/** Stones and their seats keep so much metal about them, mm. */
const ABOUT_STONES_MM = 0.5;

/**
 * Hollows an ornament from behind, as it is lightened before it is worn: a shell that is open at its back, of this wall
 * to the front and to all sides. Where little would be gained it stays whole.
 */
export function hollowBehind(
  bench: Bench,
  work: Workpiece,
  wallMm: number | undefined,
  ornament: Ornament,
  { frame }: SetOrnament,
): void {
  if (wallMm === undefined) return;
  const stones = stonesOf(bench, ornament).map((solid) => bench.extent(solid));
  for (const solid of metalOf(bench, ornament)) {
    const room = hollowOf(bench, solid, wallMm, stones);
    if (room === null) continue;
    work.cutters.push(bench.placed(room, placementOf(frame)));
    work.measures.push({ kind: 'wall', where: 'hollow back', value: wallMm, alloyId: null });
  }
}

type Box = ReturnType<Bench['extent']>;

function hollowOf(bench: Bench, solid: Solid, wallMm: number, stones: readonly Box[]): Solid | null {
  const about = wallMm + ABOUT_STONES_MM;
  const room = roomBehind(bench.mesh(solid), wallMm, (x, y) =>
    stones.some(
      ({ min, max }) => x > min[0] - about && x < max[0] + about && y > min[1] - about && y < max[1] + about,
    ),
  );
  if (room === null) return null;
  const rooms = bench
    .bodies(bench.simplified(bench.solid(room, 'hollow back'), 0.01))
    .filter((body) => body.volume() > LEAST_ROOM_MM3);
  if (rooms.length === 0) return null;
  const hollow = bench.together(rooms);
  return hollow.volume() < LEAST_SHARE * solid.volume() ? null : hollow;
}
