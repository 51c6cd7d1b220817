import { fitText } from '../../design/lettering/fit.ts';
import { letterRoom } from '../../design/lettering/ringRoom.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { bentOnto, cutLetters } from '../lettering/engrave.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import { profileShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Cuts the engraving into the finger side at the palm. */
export function engraveInside(bench: Bench, work: Workpiece, ring: RingDesign, frame: RingFrame): void {
  const { engraving, band } = ring;
  if (engraving === null || engraving.place !== 'inside-band') return;
  const room = letterRoom(band, ring.size.innerDiameterMm);
  if (room === null) return;
  const { text, letterMm } = fitText(engraving.text, engraving.lettering, room);
  if (text !== '') cutInside(bench, work, ring, frame, { ...engraving, text, letterMm, angle: Math.PI });
}

/** A line of letters about an angle from the top. */
export interface LetteredArc extends Pick<NonNullable<RingDesign['engraving']>, 'text' | 'lettering'> {
  readonly letterMm: number;
  readonly angle: number;
}

/**
 * Letters in the inner side of a band. Looking outwards at it with the finger's axis up, angles grow to the left: the
 * line runs against them, so that it reads from within.
 */
export function cutInside(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  { text, lettering, letterMm, angle: middle }: LetteredArc,
): void {
  const { band } = ring;
  const made = cutLetters(bench, text, lettering, letterMm, 'engraving inside the band', band.alloyId);
  if (made === null) return;
  const { innerCrownMm } = profileShape(band.profile, band.widthMm, band.thicknessMm);
  const tool = bentOnto(bench, made.tool, (x, y, z) => {
    const angle = middle - x / frame.innerRadiusMm;
    const share = (2 * y) / shankAt(ring, angle).widthMm;
    return onRing(angle, frame.innerRadiusMm + innerCrownMm * share * share - z, y);
  });
  work.baseCutters.push(tool);
  work.measures.push(...made.measures);
}
