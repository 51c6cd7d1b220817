import { slab } from '../findings/forms.ts';
import type { Frame } from '../frame.ts';
import type { Bench, Region, Solid } from '../mesh/bench.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';

/** A bar: half its width, and how it lies about the back of the ornament, mm (a little under it, a little within). */
const HALF_WIDTH_MM = 0.9;
const UNDER_MM = -0.3;
const WITHIN_MM = 0.42;
/** Heights at which the back is looked at: some ornaments rest on a few points only. */
const BACK_MM = [0.08, 0.34] as const;
/** Steps in which metal is looked for, what of a step must be metal, and how far the bar runs into it, mm. */
const STEP_MM = 0.6;
const LEAST_AREA_MM2 = 0.25;
const INTO_MM = 0.9;
/** What of a finding's place must be metal for it to stand there. */
const LEAST_FOOT_MM2 = 1.2;
/** Directions in which a bar may lie, the most usual first, degrees. */
const WAYS = [0, 90, 45, 135, 20, 160, 70, 110];

/** Where the finding is, from the ornament's middle, and the way along it. */
export interface BridgedPlace {
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}

/**
 * What joins a finding to an ornament that is open behind it (a ring, a loop, petals on a stem): a bar from metal to
 * metal across the finding's place; none where the finding stands on metal already.
 * @param frame the ornament's, its back at z = 0; it must be the piece's own
 * @param coreMm half of what the finding covers of the back, along it
 */
export function bridgeBehind(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { leftMm, rightMm, upMm, downMm }: BuiltOrnament,
  coreMm: number,
  { x, y, angle = 0 }: BridgedPlace = { x: 0, y: 0 },
): Solid[] {
  const along = ([dx, dy]: Vec2, from: number, to: number): Vec2[] =>
    (
      [
        [from, 1],
        [to, 1],
        [to, -1],
        [from, -1],
      ] as const
    ).map(([far, side]) => [
      x + dx * far + side * dy * HALF_WIDTH_MM,
      y + dy * far - side * dx * HALF_WIDTH_MM,
    ]);
  const bodies = [
    ...work.base,
    ...[...work.bodies.values()].flat(),
    ...work.finished.flatMap(({ metal }) => [...metal.values()]),
  ];
  const back = bench.joined(bodies.flatMap((body) => BACK_MM.map((z) => bench.sliced(body, z))));
  const covered = (outline: readonly Vec2[]): number => overlap(bench, bench.region([outline]), back);
  // A post stands on its whole foot; a long bar is held wherever it crosses metal.
  const footMm2 = Math.max(LEAST_AREA_MM2, Math.min(LEAST_FOOT_MM2, 0.65 * 4 * coreMm * HALF_WIDTH_MM));
  if (covered(along([Math.cos(angle), Math.sin(angle)], -coreMm, coreMm)) > footMm2) return [];
  const most = Math.hypot(Math.max(leftMm, rightMm), Math.max(upMm, downMm)) + Math.hypot(x, y);
  /** How far metal is in a direction; null for none. */
  const reach = (way: Vec2): number | null => {
    for (let from = 0; from < most; from += STEP_MM)
      if (covered(along(way, from, from + STEP_MM)) > LEAST_AREA_MM2) return from + INTO_MM;
    return null;
  };
  const bars = WAYS.map((degrees) => {
    const a = angle + (degrees * Math.PI) / 180;
    const way: Vec2 = [Math.cos(a), Math.sin(a)];
    return { way, ahead: reach(way), behind: reach([-way[0], -way[1]]) };
  });
  const bar =
    bars.find(({ ahead, behind }) => ahead !== null && behind !== null) ??
    bars.find(({ ahead, behind }) => ahead !== null || behind !== null);
  if (bar === undefined) return [];
  return [
    slab(bench, frame, along(bar.way, -(bar.behind ?? coreMm), bar.ahead ?? coreMm), UNDER_MM, WITHIN_MM),
  ];
}

const overlap = (bench: Bench, one: Region, other: Region): number => bench.shared(one, other).area();
