import { CABOCHON_BASE } from '../../design/stones/proportions.ts';
import { type Frame, placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { thinnedOutline } from '../mesh/convex.ts';
import { lathe } from '../mesh/loft.ts';
import { clamp } from '../vec.ts';
import { type Gem, gemBody } from './placing.ts';

/** Tools for small stones, made once a piece and copied to every seat. */
export interface MeleeTools {
  /** Cutter for the stone: bur above the girdle, cone below it, drilled through. In the stone's frame. */
  readonly seat: Solid;
  /** The stone's body with a hair of light: what beads and bars must leave free. */
  readonly stone: Solid;
  readonly bead: Solid;
  readonly beadRadiusMm: number;
}

/** How far the seams of a bur may move, mm: less than the light about a small bead. */
const SEAM_MM = 0.0005;

/** Radius of a seat as a share of its stone's, and of the drill behind it as a share of the seat's. */
const SEAT_SHARE = 1.018;
const DRILL_SHARE = 0.45;

/**
 * The side of a round stone's seat under the girdle (radius, height; mm), from the drill up; null for stones that are
 * not round.
 */
function sideOf(gem: Gem): (readonly [radius: number, z: number])[] | null {
  const r = (gem.widthMm / 2) * SEAT_SHARE;
  if (gem.form.body.kind === 'ellipsoid') {
    if (gem.lengthMm !== gem.widthMm) return null;
    if (gem.kind.form !== 'bead') {
      const base = -gem.crownMm * CABOCHON_BASE * SEAT_SHARE;
      return [
        [r * DRILL_SHARE, base],
        [r, base],
      ];
    }
    // A bead's lower half, from where the drill meets it.
    const from = Math.acos(DRILL_SHARE);
    return Array.from({ length: 7 }, (_, i) => {
      const a = -from * (1 - i / 6);
      return [r * Math.cos(a), gem.crownMm * SEAT_SHARE * Math.sin(a)];
    });
  }
  if (gem.kind.form !== 'faceted' || gem.kind.cut !== 'Round') return null;
  const edge = gem.form.halfGirdle * gem.widthMm * 1.3;
  // Lower girdle facets stand out a little from the cone of the mains.
  const depth = r * (1 - DRILL_SHARE) * (gem.pavilionMm / (gem.widthMm / 2)) * 1.06;
  return [
    [r * DRILL_SHARE, -edge - depth],
    [r, -edge],
  ];
}

/**
 * A setting bur's shape: the stone's body with light, a straight wall from the girdle up (`headroomMm`; null where
 * metal leans over the stone, as channel walls do), and a drill
 * of 45 % of the stone through to `drillMm` below, as pave is opened from behind (azure) for light and cleaning.
 */
export function meleeTools(bench: Bench, gem: Gem, drillMm: number, headroomMm: number | null): MeleeTools {
  const drill = (gem.widthMm / 2) * SEAT_SHARE * DRILL_SHARE;
  const turned = headroomMm === null ? null : sideOf(gem);
  const bur =
    headroomMm !== null && turned !== null
      ? bench.solid(
          lathe([[drill, -drillMm], ...turned, [(gem.widthMm / 2) * SEAT_SHARE * 1.01, headroomMm]], 28),
          'bur',
        )
      : // Where the room above it meets the body, their sides cross in splinters.
        bench.simplified(
          bench.union([
            gemBody(bench, gem, 1.012),
            ...(headroomMm === null ? [] : [headroom(bench, gem, headroomMm)]),
            bench.solid(
              lathe(
                [
                  [drill, -drillMm],
                  [drill, -gem.pavilionMm * 0.35],
                ],
                20,
              ),
              'drill',
            ),
          ]),
          SEAM_MM,
        );
  const beadRadiusMm = clamp(gem.widthMm * 0.135, 0.2, Math.max(0.34, gem.widthMm * 0.085));
  // Down into the metal between the stones, however high their crowns stand.
  const stemMm = Math.max(beadRadiusMm * 2.2, gem.form.halfGirdle * gem.widthMm + gem.crownMm * 0.7 + 0.25);
  const bead = bench.solid(
    lathe(
      [
        [beadRadiusMm * 0.95, -stemMm],
        ...Array.from({ length: 5 }, (_, i): [number, number] => {
          const a = (i / 4) * (Math.PI / 2);
          return [Math.max(0, beadRadiusMm * Math.cos(a)), beadRadiusMm * 0.92 * Math.sin(a)];
        }),
      ],
      12,
    ),
    'bead',
  );
  return { seat: bur, stone: gemBody(bench, gem), bead, beadRadiusMm };
}

export const seatAt = (bench: Bench, tools: MeleeTools, frame: Frame): Solid =>
  bench.placed(tools.seat, placementOf(frame));
export const beadAt = (bench: Bench, tools: MeleeTools, frame: Frame): Solid =>
  bench.placed(tools.bead, placementOf(frame));

const headroom = (bench: Bench, gem: Gem, heightMm: number): Solid =>
  bench.hull(
    thinnedOutline(gem.outline).flatMap((p) => [
      [p.x * 1.012, p.y * 1.012, 0] as const,
      [p.x * 1.012, p.y * 1.012, heightMm] as const,
    ]),
  );
