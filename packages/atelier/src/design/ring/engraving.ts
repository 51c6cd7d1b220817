import { fitText } from '../lettering/fit.ts';
import { faceFor } from '../lettering/hands.ts';
import { legibly } from '../lettering/legible.ts';
import { letterRoom } from '../lettering/ringRoom.ts';
import type { RingDesign } from './document.ts';
import type { RingSketch } from './recipes/recipe.ts';
import type { RingWish } from './wish.ts';

/** The asked engraving as it fits inside the band; what was changed is told. Null where nothing can be cut. */
export function ringEngraving(
  sketch: RingSketch,
  innerDiameterMm: number,
  { brief, adjustments }: RingWish,
): RingDesign['engraving'] {
  if (!brief.engraving) return null;
  if (sketch.shoulders.kind === 'signet' && sketch.shoulders.ornament.field.kind === 'text') return null;
  const own = brief.era === 'Art Deco' || brief.era === 'Minimalist' ? 'sans' : 'script';
  const chosen = faceFor(brief, own);
  const room = letterRoom(sketch.band, innerDiameterMm);
  if (room === null) {
    adjustments.push(
      'The band has no even inside to cut letters into: the engraving is noted for the engraver.',
    );
    return { text: brief.engraving.slice(0, 60), place: 'inside-band', lettering: chosen };
  }
  const text = brief.engraving.slice(0, 60);
  const { lettering, fitted, told } = legibly(chosen, brief.lettering != null, (one) =>
    fitText(text, one, room),
  );
  adjustments.push(...fitted.adjustments, ...told);
  return fitted.text === '' ? null : { text: fitted.text, place: 'inside-band', lettering };
}
