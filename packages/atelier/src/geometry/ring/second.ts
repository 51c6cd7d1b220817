/** Where a band is of its second metal. */
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { arcBlock } from './arcBlock.ts';
import { onRing, type RingFrame } from './frame.ts';
import { twistStrands } from './twist.ts';

/** Metal that an inlay leaves on the finger's side, as a share of the band's thickness and at least, mm. */
const FLOOR = { share: 0.5, leastMm: 0.6 } as const;

/** The region of the second metal: the second strand of a twist, else a hoop in the middle of the outside. */
export function secondMetal(bench: Bench, ring: RingDesign, frame: RingFrame, widthShare: number): Solid {
  const { band } = ring;
  if (band.form === 'twist') return twistStrands(bench, ring, frame)[1];
  const from = frame.innerRadiusMm + Math.max(FLOOR.leastMm, frame.thicknessMm * FLOOR.share);
  const to = frame.outerRadiusMm + 2;
  const half = (band.widthMm * widthShare) / 2;
  return arcBlock(bench, true, 0, 2 * Math.PI, (angle) => [
    onRing(angle, from, half),
    onRing(angle, to, half),
    onRing(angle, to, -half),
    onRing(angle, from, -half),
  ]);
}
