/** What holds the stones of an ornament, built on the flat. */
import { type Frame, frameAt, placementOf } from '../../frame.ts';
import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import { buildBezel } from '../../settings/bezel.ts';
import { type Gem, hasCleft, isDomed } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';
import { Workpiece } from '../../workpiece.ts';

/** Up to this a stone sits in a turned collet, above it in a bezel with a leaning lip. */
const COLLET_UP_TO_MM = 2.6;
/** A drill behind a stone, as a share of its radius. */
const DRILL_SHARE = 0.45;

/** A collet or bezel for a stone at a frame, on a ground whose surface is at `top`. */
export function settingFor(bench: Bench, alloyId: string, gem: Gem, frame: Frame, top: number): Workpiece {
  const work = new Workpiece();
  if ((gem.widthMm <= COLLET_UP_TO_MM && !hasCleft(gem)) || gem.kind.form === 'bead')
    addCollet(bench, work, alloyId, gem, frame, top);
  else {
    buildBezel(
      bench,
      work,
      gem,
      frame,
      { floorZ: top * 0.4 - frame.origin[2], throughMm: gem.widthMm * 0.2, drillMm: top },
      {
        kind: 'bezel',
        alloyId,
        coverage: 'full',
        wallMm: null,
        clearanceMm: 0.5,
        milgrain: false,
        scalloped: false,
      },
    );
  }
  return work;
}

/** What a stone in its setting stands on, seen from the front. */
export const footprintOf = (bench: Bench, gem: Gem, { x: along, y: across, origin }: Frame): Region =>
  bench.region([
    gem.outline.map((p): Vec2 => {
      const [u, v] = [p.x + p.nx * 0.4, p.y + p.ny * 0.4];
      return [origin[0] + u * along[0] + v * across[0], origin[1] + u * along[1] + v * across[1]];
    }),
  ]);

/**
 * The cutter for a round stone sunk into a ground: a straight-walled hole above its girdle, a bearing in its shape, and
 * an opening to the back; in the stone's place, z counted from the back.
 */
export function sunkSeat(bench: Bench, gem: Gem, [x, y]: Vec2, girdle: number, top: number): Solid {
  const r = gem.widthMm / 2;
  const through = r * DRILL_SHARE;
  const profile: [number, number][] = isDomed(gem)
    ? [
        [r * 1.01, girdle - gem.pavilionMm - 0.01],
        [r * 1.01, top + 1],
      ]
    : [
        [through, -1],
        [through, girdle],
        [r * 1.01, girdle + 0.01],
        [r * 1.01, top + 1],
      ];
  return bench.placed(bench.solid(lathe(profile, 36), 'seat'), placementOf(frameAt([x, y, 0])));
}

/** A turned seat for a small stone or a pearl: solid below, its edge pressed over the crown. */
function addCollet(
  bench: Bench,
  work: Workpiece,
  alloyId: string,
  gem: Gem,
  frame: Frame,
  top: number,
): void {
  const r = gem.widthMm / 2;
  const [x, y, girdle] = frame.origin;
  const pearl = gem.kind.form === 'bead';
  const wall = Math.max(0.4, r * 0.28);
  const lip = pearl ? -r * 0.25 : gem.crownMm * (isDomed(gem) ? 0.3 : 0.55);
  const stretch = gem.lengthMm / gem.widthMm;
  const body = bench.solid(
    lathe(
      [
        [r + wall, top * 0.4],
        [r + wall, girdle + lip - 0.12],
        [r + wall - 0.05, girdle + lip - 0.04],
        [r + wall - 0.14, girdle + lip],
      ],
      40,
    ),
    'collet',
  );
  work.add(
    alloyId,
    bench.placed(body, {
      x: [frame.x[0] * stretch, frame.x[1] * stretch, 0],
      y: frame.y,
      z: [0, 0, 1],
      origin: [x, y, 0],
    }),
  );
  if (isDomed(gem)) return;
  const drill = lathe(
    [
      [r * DRILL_SHARE, -1],
      [r * DRILL_SHARE, girdle - gem.pavilionMm * 0.4],
    ],
    20,
  );
  work.cutters.push(bench.placed(bench.solid(drill, 'drill'), placementOf(frameAt([x, y, 0]))));
}
