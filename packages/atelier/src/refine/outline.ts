/** Another outline for a plate or for the face of a signet, as large as the one before. */
import type { PlateOrnament } from '../design/ornament/plate.ts';
import { PLATE_RATIOS } from '../design/ornament/plateParts.ts';
import type { Change } from './change.ts';
import { already, capital, done, type Outcome, round2 } from './outcome.ts';

const sayPlate = (outline: PlateOrnament['outline']): string => `${outline.replaceAll('-', ' ')} plate`;

export function changeOutlineOf(
  plate: PlateOrnament,
  { outline }: Extract<Change, { kind: 'outline' }>,
): Outcome {
  const before = plate.outline;
  if (before === outline) return already(`It already shows the ${sayPlate(outline)}.`);
  const longMm = Math.max(plate.widthMm, plate.heightMm);
  const ratio = PLATE_RATIOS[outline];
  plate.outline = outline;
  plate.widthMm = round2(ratio >= 1 ? longMm : longMm * ratio);
  plate.heightMm = round2(ratio >= 1 ? longMm / ratio : longMm);
  return done(`${capital(sayPlate(before))} -> ${sayPlate(outline)}`);
}
