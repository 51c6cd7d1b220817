import type { Ornament } from '../../design/ornament/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { eroded, shellMoves } from '../mesh/eroded.ts';
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
    const room = roomBehind(bench, solid, wallMm, stones);
    if (room === null) continue;
    work.cutters.push(bench.placed(room, placementOf(frame)));
    work.measures.push({ kind: 'wall', where: 'hollow back', value: wallMm, alloyId: null });
  }
}

type Box = ReturnType<Bench['extent']>;

function roomBehind(bench: Bench, solid: Solid, wallMm: number, stones: readonly Box[]): Solid | null {
  const inside = eroded(bench, solid, shellMoves(wallMm));
  if (inside.isEmpty()) return null;
  const kept = bench.subtract(
    inside,
    stones.map((box) => column(bench, box, wallMm)),
  );
  const rooms = bench.bodies(bench.simplified(kept, 0.01)).filter((body) => body.volume() > LEAST_ROOM_MM3);
  if (rooms.length === 0) return null;
  const room = bench.union(rooms);
  return room.volume() < LEAST_SHARE * solid.volume() ? null : openedBehind(bench, room);
}

/** The metal behind and about a stone. */
function column(bench: Bench, { min, max }: Box, wallMm: number): Solid {
  const by = wallMm + ABOUT_STONES_MM;
  return bench.prism(
    [
      [min[0] - by, min[1] - by],
      [max[0] + by, min[1] - by],
      [max[0] + by, max[1] + by],
      [min[0] - by, max[1] + by],
    ],
    -1,
    max[2] + 1,
  );
}

/** Out through the flat back, so that nothing is left of it as a skin. */
const openedBehind = (bench: Bench, room: Solid): Solid =>
  bench.union([room, bench.placed(room, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, -0.2] })]);
