/** The opening at the palm of a band that is pressed to size. */
import type { RingDesign } from '../../design/ring/document.ts';
import type { RingFrame } from './frame.ts';

/** Half the angle that it takes from the band, radians; 0 where there is none. One that is open in front has none. */
export function palmOpening(
  { openingMm, openFront }: Pick<RingDesign, 'openingMm' | 'openFront'>,
  frame: RingFrame,
): number {
  if (openingMm === null || openFront) return 0;
  return Math.asin(Math.min(0.9, openingMm / 2 / frame.innerRadiusMm));
}
