import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament } from '../ornament/build.ts';
import { buildMotifOn } from '../ornament/motif/build.ts';
import { bentSite } from '../ornament/motif/site.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameOnRing, type RingFrame } from './frame.ts';
import { shankAt } from './shank.ts';

/** How far its back is let into the band, light between it and what stands on top, mm, and the farthest from the top. */
const LET_IN_MM = 0.7;
const GAP_MM = 0.6;
const FARTHEST = 1.75;

/** A small figure on one side of the band, its top to the top of the ring. */
export function buildDetail(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  detail: NonNullable<RingDesign['detail']>,
  takenAngle: number,
): void {
  const reach = (detail.sizeMm / 2 + GAP_MM) / frame.outerRadiusMm;
  const angle = Math.min(FARTHEST, takenAngle + reach);
  const radius = frame.innerRadiusMm + shankAt(ring, angle).thicknessMm - LET_IN_MM;
  if (detail.kind === 'motif')
    buildMotifOn(
      bench,
      work,
      tray,
      bentSite(frameOnRing(angle, radius, 0, 'band'), radius, Math.PI / 2),
      detail,
    );
  else buildOrnament(bench, work, tray, frameOnRing(angle, radius, 0, 'finger'), detail);
}
