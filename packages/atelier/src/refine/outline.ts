/** Another outline for a plate or for the face of a signet, as large as the one before. */

import { type EmblemOrnament, LEAST_MEDALLION_MM } from '../design/ornament/emblem.ts';
import type { PlateOrnament } from '../design/ornament/plate.ts';
import { PLATE_RATIOS } from '../design/ornament/plateParts.ts';
import { stoneOfSize } from '../design/stones/weight.ts';
import type { Change } from './change.ts';
import { already, capital, done, mm, type Outcome, round2 } from './outcome.ts';
import { sayForm } from './sayForm.ts';

const sayPlate = (outline: PlateOrnament['outline']): string => `${outline.replaceAll('-', ' ')} plate`;

export function changeOutlineOf(
  plate: PlateOrnament,
  { outline, asWide }: Extract<Change, { kind: 'outline' }>,
): Outcome {
  const before = plate.outline;
  if (before === outline) return already(`It already shows the ${sayPlate(outline)}.`);
  const longMm = Math.max(plate.widthMm, plate.heightMm);
  const shortMm = Math.min(plate.widthMm, plate.heightMm);
  const ratio = PLATE_RATIOS[outline];
  plate.outline = outline;
  if (!asWide) {
    plate.widthMm = round2(ratio >= 1 ? longMm : longMm * ratio);
    plate.heightMm = round2(ratio >= 1 ? longMm / ratio : longMm);
  }
  // A tablet fills its plate.
  if (plate.field.kind === 'stone' && plate.field.isTablet === true) {
    const { stone } = plate.field;
    const share = Math.min(plate.widthMm, plate.heightMm) / shortMm;
    plate.field.stone = {
      ...stoneOfSize(stone, stone.lengthMm * share, stone.widthMm * share),
      colour: stone.colour,
    };
  }
  return done(`${capital(sayPlate(before))} -> ${sayPlate(outline)}`);
}

/** A figure that had its own outline, in relief on a round plate. */
export function ontoMedallion(emblem: EmblemOrnament): Outcome {
  if (emblem.ground === 'medallion') return already('It already stands on a round plate.');
  const before = emblem.sizeMm;
  emblem.ground = 'medallion';
  emblem.sizeMm = Math.max(before, LEAST_MEDALLION_MM);
  return done(
    `${capital(sayForm(emblem.form))} -> ${sayForm(emblem.form)} in relief on a round plate`,
    ...(emblem.sizeMm === before ? [] : [`Size ${mm(before)} -> ${mm(emblem.sizeMm)}`]),
  );
}
