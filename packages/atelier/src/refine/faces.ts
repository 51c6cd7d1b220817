/** Letters that are there, in another face. */
import type { BriefLettering } from '@filigree/contracts';
import type { Lettering } from '../design/lettering/fonts.ts';
import { LETTERING_FACES } from '../design/parts.ts';
import { already, done, type Outcome } from './outcome.ts';

/** "A different font": the next in turn. */
const nextTo = (face: Lettering): Lettering =>
  LETTERING_FACES[(LETTERING_FACES.indexOf(face) + 1) % LETTERING_FACES.length] ?? face;

/** Sets the face of letters to the one asked for; `what` opens what is said: "The name". */
export function inFace(
  letters: { lettering: Lettering },
  asked: BriefLettering | 'other',
  what: 'The engraving' | 'The lettering' | 'The name',
): Outcome {
  const before = letters.lettering;
  const face = asked === 'other' ? nextTo(before) : asked;
  if (face === before) return already(`${what} is already in ${face}.`);
  letters.lettering = face;
  return done(`Lettering ${before} -> ${face}`);
}
