import type { BellOrnament } from '../../../design/ornament/bell.ts';
import { type Frame, placementOf } from '../../frame.ts';
import type { Bench } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import { linkUnder } from '../../piece/links.ts';
import type { Vec3 } from '../../solids.ts';
import { gemBody, gemOf, type StoneTray } from '../../stones/placing.ts';
import { addScaled } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';

type Fringe = NonNullable<BellOrnament['fringe']>;

/** Wire of the links that beads hang on. */
const LINK_WIRE_MM = 0.3;
/** The cap that a bead is glued into, as a share of the bead's radius, and its height over the bead's edge, mm. */
const CAP_SHARE = 0.62;
const CAP_MM = 0.55;
/** How much of a cap's middle stands over it for the link to bite, mm. */
const NECK_MM = 0.42;

/** How far a bead with its links reaches below the place that it hangs from, mm. */
export const hangingMm = ({ diameterMm }: Fringe): number => 4.4 + diameterMm;

/** Hangs one bead on two linked rings under a place of solid metal; `frame`: y up, z outwards. */
export function hangBead(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  hold: { readonly at: Vec3; readonly rimMm: number },
  { stone, diameterMm }: Fringe,
  alloyId: string,
): void {
  const from = linkUnder(bench, work, frame, hold, { wireMm: LINK_WIRE_MM, rimMm: 0, alloyId });
  const radius = diameterMm / 2;
  const down: Frame = {
    x: frame.x,
    y: [-frame.z[0], -frame.z[1], -frame.z[2]],
    z: [-frame.y[0], -frame.y[1], -frame.y[2]],
    origin: from,
  };
  if (stone === null) {
    const at = addScaled(from, frame.y, LINK_WIRE_MM - radius);
    work.add(alloyId, bench.placed(bench.sphere(radius, 24), placementOf({ ...frame, origin: at })));
    return;
  }
  const cap = radius * CAP_SHARE;
  const inside = Math.sqrt(radius * radius - cap * cap);
  // The bead's middle lies below its cap.
  const middle = addScaled(from, frame.y, -(NECK_MM + CAP_MM + inside));
  const seat: Frame = { ...down, origin: middle };
  work.add(
    alloyId,
    bench.placed(
      bench.solid(
        lathe(
          [
            [0, -inside - CAP_MM - NECK_MM - 0.1],
            [0.42, -inside - CAP_MM - NECK_MM],
            [0.42, -inside - CAP_MM],
            [cap + 0.1, -inside - CAP_MM * 0.4],
            [cap + 0.26, -inside + 0.2],
            [0, -inside + 0.2],
          ],
          24,
        ),
        'bead cap',
      ),
      placementOf(seat),
    ),
  );
  const gem = gemOf({ ...stone, lengthMm: diameterMm, widthMm: diameterMm });
  work.cutters.push(bench.placed(gemBody(bench, gem, 1.012), placementOf(seat)));
  work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
  tray.place(gem, seat, 'accent');
}
