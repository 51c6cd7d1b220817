import type { Bench } from '../mesh/bench.ts';
import type { Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';

/** The back is looked at just over its lowest points and within the metal, mm. */
const BACK_MM = [0.08, 0.34] as const;
/** Metal about the middle of a post's foot, mm. */
const FOOT_MM = 0.75;
/** What a place costs in mm away from the middle of the metal: below it the earring would turn over, aside it would lean. */
const COST = { below: 0.5, aside: 0.1 } as const;

/**
 * Where a post stands behind what is open in its middle (a crescent, a ring): on the metal nearest to the middle of it,
 * where the front hides it. The middle itself where there is metal, or where all metal is too narrow for a foot.
 * The frame of what is in `work` must be the piece's own, its back at z = 0.
 */
export function postPlace(bench: Bench, work: Workpiece): Vec2 {
  const bodies = [
    ...work.base,
    ...[...work.bodies.values()].flat(),
    ...work.finished.flatMap(({ metal }) => [...metal.values()]),
  ];
  const back = bench.joined(bodies.flatMap((body) => BACK_MM.map((z) => bench.sliced(body, z))));
  const foot = bench.grown(back, -FOOT_MM);
  const points = bench.outlines(foot).flat();
  if (points.length === 0 || isMetal(bench, back)) return [0, 0];
  const [mx, my] = middleOf(bench.outlines(back).flat());
  const cost = ([x, y]: Vec2): number =>
    Math.hypot(x - mx, y - my) + COST.below * Math.max(0, my - y) + COST.aside * Math.abs(x - mx);
  return points.reduce((best, point) => (cost(point) < cost(best) ? point : best));
}

/** Whether there is metal all about the middle. */
function isMetal(bench: Bench, back: ReturnType<Bench['region']>): boolean {
  const disc = bench.region([
    Array.from({ length: 16 }, (_, i): Vec2 => {
      const turn = (2 * Math.PI * i) / 16;
      return [Math.cos(turn) * FOOT_MM, Math.sin(turn) * FOOT_MM];
    }),
  ]);
  return bench.shared(disc, back).area() > 0.6 * disc.area();
}

function middleOf(points: readonly Vec2[]): Vec2 {
  const sum = points.reduce(([a, b], [x, y]): Vec2 => [a + x, b + y], [0, 0] as Vec2);
  return [sum[0] / points.length, sum[1] / points.length];
}
