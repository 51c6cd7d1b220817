import type { StoneKind } from '../../../design/parts.ts';
import type { Frame } from '../../frame.ts';
import { walkLoop } from '../../mesh/convex.ts';
import { meleeGem } from '../../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../../stones/seats.ts';
import type { Vec2 } from '../../vec.ts';
import type { Easel } from './easel.ts';

/** Light between neighbours. */
const GAP_MM = 0.14;

/** Beads stand so far from the middle of every stone of their row, as a share of its diameter: on metal, not in a seat. */
const CLEAR_SHARE = 0.55;

/** A closed row of small stones sunk into a surface at `top`, beads between them on both sides. */
export function buildPaveLine(
  easel: Easel,
  loop: readonly Vec2[],
  kind: StoneKind,
  diameterMm: number,
  top: number,
): void {
  const { bench } = easel;
  const gem = meleeGem(kind, diameterMm);
  const tools = meleeTools(bench, gem, top + 0.5, diameterMm);
  const walk = walkLoop(loop);
  const pitch = diameterMm + GAP_MM;
  let count = Math.floor(walk.lengthMm / pitch);
  while (count > 4 && nearest(walk, count) < diameterMm + 0.05) count--;
  const z = top - gem.crownMm * 0.45;
  const places = Array.from({ length: count }, (_, i) => walk.at((i * walk.lengthMm) / count));
  for (const p of places) {
    const frame: Frame = { x: [p.ny, -p.nx, 0], y: [p.nx, p.ny, 0], z: [0, 0, 1], origin: [p.x, p.y, z] };
    easel.cut(seatAt(bench, tools, frame));
    easel.setStone(gem, frame, 'pave');
  }
  for (let i = 0; i < count; i++) {
    const p = walk.at(((i + 0.5) * walk.lengthMm) / count);
    for (const side of [-1, 1]) {
      const reach = side * diameterMm * 0.34;
      const [x, y] = [p.x + p.nx * reach, p.y + p.ny * reach];
      // Within a narrow bend the seats of several stones meet.
      if (places.some((stone) => Math.hypot(stone.x - x, stone.y - y) < CLEAR_SHARE * diameterMm)) continue;
      easel.add(
        beadAt(bench, tools, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [x, y, top + 0.02] }),
      );
    }
  }
}

/** Small stones sunk into a surface at `top` with beads in the metal between them, each at its place. */
export function setPaved(
  easel: Easel,
  kind: StoneKind,
  diameterMm: number,
  top: number,
  { stones, beads }: { readonly stones: readonly Vec2[]; readonly beads: readonly Vec2[] },
): void {
  const { bench } = easel;
  const gem = meleeGem(kind, diameterMm);
  const tools = meleeTools(bench, gem, top + 0.5, diameterMm);
  const upright = ([x, y]: Vec2, z: number): Frame => ({
    x: [1, 0, 0],
    y: [0, 1, 0],
    z: [0, 0, 1],
    origin: [x, y, z],
  });
  for (const at of stones) {
    const frame = upright(at, top - gem.crownMm * 0.45);
    easel.cut(seatAt(bench, tools, frame));
    easel.setStone(gem, frame, 'pave');
  }
  for (const at of beads) easel.add(beadAt(bench, tools, upright(at, top + 0.02)));
}

function nearest(walk: ReturnType<typeof walkLoop>, count: number): number {
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    const p = walk.at((i * walk.lengthMm) / count);
    const q = walk.at((((i + 1) % count) * walk.lengthMm) / count);
    least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
  }
  return least;
}
