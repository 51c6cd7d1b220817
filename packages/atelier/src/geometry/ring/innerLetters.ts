import { fitText } from '../../design/lettering/fit.ts';
import { letterRoom } from '../../design/lettering/ringRoom.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { bentOnto, cutLetters } from '../lettering/engrave.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import { profileShape } from './section.ts';
import { shankAt } from './shank.ts';

/**
 * Cuts the engraving into the finger side at the palm. Looking outwards at the inside of a band with the finger's
 * axis up, angles grow to the left: the line runs against them, so that it reads from within.
 */
export function engraveInside(bench: Bench, work: Workpiece, ring: RingDesign, frame: RingFrame): void {
  const { engraving, band } = ring;
  if (engraving === null || engraving.place !== 'inside-band') return;
  const room = letterRoom(band, ring.size.innerDiameterMm);
  if (room === null) return;
  const { text, letterMm } = fitText(engraving.text, engraving.lettering, room);
  if (text === '') return;
  const made = cutLetters(
    bench,
    text,
    engraving.lettering,
    letterMm,
    'engraving inside the band',
    band.alloyId,
  );
  if (made === null) return;
  const { innerCrownMm } = profileShape(band.profile, band.widthMm, band.thicknessMm);
  const tool = bentOnto(bench, made.tool, (x, y, z) => {
    const angle = Math.PI - x / frame.innerRadiusMm;
    const share = (2 * y) / shankAt(ring, angle).widthMm;
    return onRing(angle, frame.innerRadiusMm + innerCrownMm * share * share - z, y);
  });
  work.baseCutters.push(tool);
  work.measures.push(...made.measures);
}
