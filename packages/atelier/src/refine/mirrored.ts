import { type MotifForm, type MotifOrnament, ZODIAC_SIGNS } from '../design/ornament/motif.ts';
import { done, impossible, type Outcome } from './outcome.ts';
import { sayForm } from './sayForm.ts';

/** Forms that are not the same from left to right as they are drawn. */
const SIDED: ReadonlySet<MotifForm> = new Set<MotifForm>([
  'branch',
  'leaf',
  'panther',
  'swallow',
  'fish',
  'crescent',
  'crescent-star',
  'planet',
  'constellation',
  'orion',
  'cassiopeia',
  'southern-cross',
  'ribbon',
  'wave',
  'heart-side',
  'heart-cradle',
  'coiled',
  'ouroboros',
  'spiral',
  'spread-wing',
  'feather',
  'horus',
  ...ZODIAC_SIGNS.map((sign) => `${sign}-constellation` as const),
]);

export const ALIKE_IN_MIRROR =
  'What is shown here is the same from left to right: mirrored it would look as it does.';

/** A figure looks the other way. */
export function mirrorMotif(ornament: MotifOrnament): Outcome {
  if (!SIDED.has(ornament.form)) return impossible(ALIKE_IN_MIRROR);
  if (ornament.mirrored) delete ornament.mirrored;
  else ornament.mirrored = true;
  return done(`The ${sayForm(ornament.form)} looks the other way`);
}
