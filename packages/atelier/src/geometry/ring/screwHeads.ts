/** Heads of screws around a band: flush discs, each in a fine groove, their slots turned this way and that. */
import type { RingBand, RingDesign } from '../../design/ring/document.ts';
import { bentOnto } from '../lettering/engrave.ts';
import type { Bench } from '../mesh/bench.ts';
import { box, ellipse, rotate } from '../ornament/relief/figures.ts';
import { sunk } from '../ornament/relief/raise.ts';
import { clamp, type Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import { palmOpening } from './opening.ts';
import { outerHeight, ringShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Groove about a head and slot across it: wide and deep, mm; a slot ends this far within the head, as a share of it. */
const CUT_MM = { groove: 0.3, slot: 0.42, deep: 0.32 } as const;
const SLOT_SHARE = 0.82;
/** Of the metal's thickness no more is cut than this. */
const OF_THICKNESS = 0.25;
/** The first slot is turned so far, and each further by this, radians: screws are never all alike. */
const TURN = { first: 0.5, step: 1.05 } as const;
const CLEAR_MM = 0.3;
/** Corners of a floor lie this near to it, mm. */
const ON_FLOOR_MM = 0.03;
/** An open band has its first and last head this far from its ends, in widths of a head. */
const FROM_END = 1.6;

export function cutScrewHeads(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  { count, widthMm }: NonNullable<RingBand['screws']>,
): void {
  const radius = widthMm / 2;
  const shape = ringShape(ring);
  const deepMm = Math.min(CUT_MM.deep, ring.band.thicknessMm * OF_THICKNESS);
  // The floor of what is cut is left dull or dark, so that heads are seen.
  work.grounds.push(([x, y, z]) => {
    const { widthMm: across, thicknessMm } = shankAt(ring, Math.atan2(x, z));
    const floorMm =
      frame.innerRadiusMm + outerHeight(shape, thicknessMm, clamp((2 * y) / across, -1, 1)) - deepMm;
    return Math.abs(Math.hypot(x, z) - floorMm) < ON_FLOOR_MM;
  });
  const open = palmOpening(ring, frame);
  const free = open === 0 ? 0 : open + (FROM_END * widthMm) / frame.outerRadiusMm;
  const span = 2 * Math.PI - 2 * free;
  for (let i = 0; i < count; i++) {
    const middle = open === 0 ? (2 * Math.PI * i) / count : -span / 2 + (span * i) / (count - 1);
    const slot: Vec2[] = rotate(
      box(-radius * SLOT_SHARE, -CUT_MM.slot / 2, radius * SLOT_SHARE, CUT_MM.slot / 2),
      TURN.first + TURN.step * i,
    );
    const rim = bench.without(
      bench.region([ellipse(0, 0, radius + CUT_MM.groove)]),
      bench.region([ellipse(0, 0, radius)]),
    );
    const tool = sunk(bench, bench.joined([rim, bench.region([slot])]), -deepMm, CLEAR_MM, 0, 'screw');
    if (tool === null) continue;
    work.baseCutters.push(
      bentOnto(bench, tool, (x, y, z) => {
        const angle = middle + x / frame.outerRadiusMm;
        const { widthMm: across, thicknessMm } = shankAt(ring, angle);
        const share = clamp((2 * y) / across, -1, 1);
        return onRing(angle, frame.innerRadiusMm + outerHeight(shape, thicknessMm, share) + z, y);
      }),
    );
  }
  work.measures.push({
    kind: 'engraving-depth',
    where: 'screws around the band',
    value: deepMm,
    alloyId: ring.band.alloyId,
  });
}
