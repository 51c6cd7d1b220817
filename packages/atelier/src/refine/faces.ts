/** Letters that are there, in another face. */
import { type BriefLettering, LETTERINGS } from '@filigree/contracts';
import type { Lettering } from '../design/lettering/fonts.ts';
import { already, done, type Outcome } from './outcome.ts';

/** "A different font": the next in turn. */
const nextTo = (face: Lettering): Lettering =>
  LETTERINGS[(LETTERINGS.indexOf(face) + 1) % LETTERINGS.length] ?? face;

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
