/** Stones in a row along a band, each in a bezel of its own that stands on it. */
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { BETWEEN_BEZEL_ROWS_MM, ROW_GAP_MM } from '../../design/ring/spacing.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildBezel } from '../settings/bezel.ts';
import { type Gem, gemBody, type StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { bezelBaseOn, frameOnRing, type RingFrame } from './frame.ts';

interface Lie {
  readonly ring: RingDesign;
  readonly frame: RingFrame;
  readonly stones: BandStones;
  /** The stones one after the other, all of one size. */
  readonly gems: readonly Gem[];
  readonly rows: number;
  /** The middle of the band at an angle. */
  readonly yAt: (angle: number) => number;
}

/** Where the bezels are counted along the band, as rowSpan.ts reckons: this share of its thickness over the finger. */
const COUNTED_SHARE = 0.85;
/** How far over the finger a culet stays, of the band's thickness and at least, mm. */
const CULET = { share: 0.72, leastMm: 0.6 } as const;
const FULL = Math.PI * 0.995;

/** Angles from `clear` (radians from the top, what a head takes) to `end` on both sides. */
function anglesOf({ frame, stones, gems }: Lie, clear: number, end: number): number[] {
  const pitch =
    (gems[0]!.widthMm + ROW_GAP_MM.bezel) / (frame.innerRadiusMm + frame.thicknessMm * COUNTED_SHARE);
  if (clear <= 0 && end > FULL) {
    const most = Math.floor((2 * Math.PI) / pitch);
    const turns = stones.inTurn?.length ?? 1;
    const count = most - (most > turns ? most % turns : 0);
    return Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count);
  }
  if (clear <= 0) {
    const count = Math.max(1, Math.floor((2 * end) / pitch));
    return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
  }
  const count = Math.max(1, Math.floor((end - clear) / pitch));
  return [-1, 1].flatMap((sign) =>
    Array.from({ length: count }, (_, i) => sign * (clear + (i + 0.5) * pitch)).sort((a, b) => a - b),
  );
}

export function buildBezelRow(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  lie: Lie,
  clear: number,
  end: number,
): void {
  const { ring, frame, stones, gems, rows, yAt } = lie;
  const pitchY = gems[0]!.lengthMm + BETWEEN_BEZEL_ROWS_MM;
  for (const [place, angle] of anglesOf(lie, clear, end).entries()) {
    for (let row = 0; row < rows; row++) {
      const gem = gems[(place + row) % gems.length]!;
      const girdle =
        frame.innerRadiusMm +
        Math.max(CULET.leastMm, frame.thicknessMm * CULET.share) +
        Math.min(gem.pavilionMm, gems[0]!.pavilionMm);
      const seat = frameOnRing(angle, girdle, yAt(angle) + (row - (rows - 1) / 2) * pitchY, 'finger');
      buildBezel(bench, work, gem, seat, bezelBaseOn(frame, seat), {
        kind: 'bezel',
        alloyId: ring.band.alloyId,
        coverage: 'full',
        wallMm: null,
        clearanceMm: CULET.leastMm,
        milgrain: stones.milgrain,
        scalloped: false,
      });
      work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
      tray.place(gem, seat, 'side');
    }
  }
}
