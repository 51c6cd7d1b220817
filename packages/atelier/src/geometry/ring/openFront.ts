import type { OpenFront, RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import type { PairSeat } from './pair.ts';
import { shankAt } from './shank.ts';

/** A ball stands a little proud of the band that it ends. */
const BALL_SHARE = 1.45;
const BALL_MM = { least: 2.2, most: 5 } as const;
/** How far round the finger the two edges of a bevelled end lie apart, mm on each side. */
const BEVEL_SHARE = 0.3;

/**
 * Opens the band at the top and finishes its two ends. Returns the angle (radians from the top) up to which nothing
 * else finds room.
 */
export function buildOpenFront(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  open: OpenFront,
  pair: readonly [PairSeat, PairSeat] | null,
): number {
  const midMm = frame.innerRadiusMm + frame.thicknessMm / 2;
  const half = open.gapMm / 2;
  if (open.ends === 'stones' && pair !== null) {
    // Each end runs on under its stone's middle, so that the head stands on metal with all its foot.
    const inward = pair.map(({ gem, angle }) =>
      Math.max(0.06, Math.abs(angle) - (gem.widthMm * 0.3) / midMm),
    );
    work.openings.push(wedge(bench, ring, frame, -inward[0] * midMm, inward[1] * midMm, 0));
    return Math.max(...pair.map(({ farAngle }) => farAngle));
  }
  if (open.ends === 'ball') {
    const width = shankAt(ring, 0).widthMm;
    const radius =
      Math.min(BALL_MM.most, Math.max(BALL_MM.least, BALL_SHARE * Math.max(width, frame.thicknessMm))) / 2;
    // On the finger as the band is: its lowest point on the line of the finger hole.
    const middleMm = frame.innerRadiusMm + radius + 0.02;
    const angle = Math.asin(Math.min(0.9, (half + radius) / middleMm));
    work.openings.push(wedge(bench, ring, frame, -angle * midMm, angle * midMm, 0));
    for (const side of [-1, 1]) {
      const at = onRing(side * angle, middleMm, 0);
      work.add(
        ring.band.alloyId,
        bench.placed(bench.sphere(radius, 48), {
          x: [1, 0, 0],
          y: [0, 1, 0],
          z: [0, 0, 1],
          origin: at,
        }),
      );
    }
    return angle + radius / middleMm;
  }
  const skew = open.ends === 'bevelled' ? shankAt(ring, 0).widthMm * BEVEL_SHARE : 0;
  work.openings.push(wedge(bench, ring, frame, -half, half, skew));
  return Math.asin(Math.min(0.9, (half + skew) / midMm));
}

/** What is taken from the top between two places along the band (mm from the top at half its thickness). */
function wedge(
  bench: Bench,
  ring: RingDesign,
  frame: RingFrame,
  fromMm: number,
  toMm: number,
  skewMm: number,
): Solid {
  const midMm = frame.innerRadiusMm + frame.thicknessMm / 2;
  const far = shankAt(ring, 0).widthMm / 2 + 3;
  const lean = skewMm / Math.max(1, shankAt(ring, 0).widthMm / 2);
  return bench.hull(
    [-far, far].flatMap((y) =>
      [fromMm, toMm].flatMap((along) =>
        [frame.innerRadiusMm * 0.5, frame.outerRadiusMm + 3].map((radius) =>
          // Faces stand square to the band: on rays from the middle of the finger.
          onRing((along + lean * y) / midMm, radius, y),
        ),
      ),
    ),
  );
}
