/** The ends of cuffs: rounded as they are filed in any workshop, so that no corner catches on a sleeve. */
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { RingFrame } from '../ring/frame.ts';
import type { Vec2 } from '../vec.ts';

/** Radius of a corner as a share of the width, and the largest, mm. */
const CORNER = { share: 0.42, mostMm: 6 } as const;
/** How far the files reach beyond the metal, mm. */
const BEYOND_MM = 0.5;
const ARC_STEPS = 16;

/** What is filed off the four corners beside a gap at the palm. */
export function cuffCorners(bench: Bench, { band }: RingDesign, frame: RingFrame, gapMm: number): Solid[] {
  const radius = Math.min(CORNER.mostMm, band.widthMm * CORNER.share);
  const [end, side] = [gapMm / 2, band.widthMm / 2];
  const arc = Array.from({ length: ARC_STEPS + 1 }, (_, i): Vec2 => {
    const angle = Math.PI - (i / ARC_STEPS) * (Math.PI / 2);
    return [end + radius + radius * Math.cos(angle), side - radius + radius * Math.sin(angle)];
  });
  const corner: readonly Vec2[] = [
    ...arc,
    [end + radius, side + BEYOND_MM],
    [end - BEYOND_MM, side + BEYOND_MM],
    [end - BEYOND_MM, side - radius],
  ];
  return [1, -1].flatMap((x) =>
    [1, -1].map((y) =>
      bench.prism(
        corner.map(([along, across]): Vec2 => [x * along, y * across]),
        -frame.outerRadiusMm - 1,
        -frame.innerRadiusMm * 0.6,
      ),
    ),
  );
}
