import { fitLettering } from '../../design/ornament/lettered.ts';
import type { PlateOrnament } from '../../design/ornament/plate.ts';
import { sizeOf } from '../../design/ring/createRing.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { bearsInitials } from '../../design/ring/signet.ts';
import type { Change } from '../change.ts';
import { inFace } from '../faces.ts';
import { already, done, impossible, lower, type Outcome } from '../outcome.ts';
import { take } from '../step.ts';

const US_SIZE = { least: 0, most: 16 };

export function changeRingSize(ring: RingDesign, { step }: Extract<Change, { kind: 'ringSize' }>): Outcome {
  const before = ring.size.us;
  const { value, limit } = take(step, before, US_SIZE.least, US_SIZE.most);
  if (value === before) return already(`The ring is already US ${before}.`);
  ring.size = sizeOf(value);
  return done(`Ring size US ${before} -> US ${value}${limit === null ? '' : ' (the end of the scale)'}`);
}

/** A face bears one thing. */
const FACE_IS_TAKEN = 'The face bears its figure alone: the letters go inside the band';

export function changeEngraving(
  ring: RingDesign,
  { text, inside }: Extract<Change, { kind: 'engraving' }>,
): Outcome {
  if (
    ring.shoulders.kind === 'signet' &&
    !inside &&
    (text === null ? ring.engraving === null : bearsInitials(text))
  )
    return letterFace(ring.shoulders.ornament, text);
  const before = ring.engraving;
  if (text === null) {
    if (before === null) return impossible('The ring has no engraving.');
    ring.engraving = null;
    return done(`Engraving "${before.text}" removed`);
  }
  if (before?.text === text) return already(`The engraving already reads "${text}".`);
  ring.engraving = { text, place: 'inside-band', lettering: before?.lettering ?? 'script' };
  return done(
    before === null ? `Engraving "${text}" inside the band` : `Engraving "${before.text}" -> "${text}"`,
    ...(inside === true && ring.shoulders.kind === 'signet' ? [FACE_IS_TAKEN] : []),
  );
}

/** Initials on the face of a signet: cut, exchanged, or left out for a blank face. */
function letterFace(face: PlateOrnament, text: string | null): Outcome {
  const before = face.field.kind === 'text' ? face.field : null;
  if (text === null) {
    if (before === null) return impossible('The ring has no engraving.');
    face.field = { kind: 'plain' };
    return done(`Engraving "${before.text}" removed`);
  }
  if (before?.text === text) return already(`The engraving already reads "${text}".`);
  const { ornament, adjustments } = fitLettering({
    ...face,
    field: { kind: 'text', text, lettering: before?.lettering ?? 'serif', cut: 'engraved' },
  });
  if (ornament.kind === 'plate') face.field = ornament.field;
  return done(
    before === null ? `Engraving "${text}" on the face` : `Engraving "${before.text}" -> "${text}"`,
    ...adjustments,
  );
}

export function changeLettering(
  ring: RingDesign,
  { lettering }: Extract<Change, { kind: 'lettering' }>,
): Outcome {
  const { shoulders } = ring;
  if (shoulders.kind === 'signet' && shoulders.ornament.field.kind === 'text')
    return inFace(shoulders.ornament.field, lettering, 'The engraving');
  return ring.engraving === null
    ? impossible('The ring has no engraving: say what it should read.')
    : inFace(ring.engraving, lettering, 'The engraving');
}

/** Occasions shape a design when it is drawn; on a finished one they are noted. */
export function changeOccasion(
  ring: RingDesign,
  { occasion }: Extract<Change, { kind: 'occasion' }>,
): Outcome {
  const { character } = ring;
  if (character.occasion === occasion) return already(`The occasion is already ${lower(occasion)}.`);
  ring.character = { ...character, occasion };
  return done(`Occasion noted: ${lower(occasion)}`);
}
