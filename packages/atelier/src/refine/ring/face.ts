/** A stone let into the face of a signet. */
import type { PlateOrnament } from '../../design/ornament/plate.ts';
import { stoneOfSize, usualRatio } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { already, capital, done, type Outcome, round2 } from '../outcome.ts';

/** Of the face's shorter side, and the thickness that a face has with a stone in it, mm. */
const STONE_SHARE = 0.68;
const SET_FACE_MM = 3;
/** Faces narrower than this share of their height take an oval. */
const OVAL_BELOW = 0.9;

/** Sets a stone into the face, in the place of what it bears. */
export function setIntoFace(
  face: PlateOrnament,
  { gemstone, colour }: Extract<Change, { kind: 'gemstone' }>,
): Outcome {
  const { field } = face;
  const before = field.kind === 'stone' ? field.stone : null;
  if (before?.gemstone === gemstone && before.colour === colour)
    return already('The face already bears this stone.');
  const isOval = Math.min(face.widthMm / face.heightMm, face.heightMm / face.widthMm) < OVAL_BELOW;
  const kind = { ...kindOf(gemstone, before?.cut ?? (isOval ? 'Oval' : 'Round')).kind, colour };
  const acrossMm = Math.min(face.widthMm, face.heightMm) * STONE_SHARE;
  const stone = stoneOfSize(kind, acrossMm * usualRatio(kind), acrossMm);
  face.field = { kind: 'stone', stone };
  face.thicknessMm = SET_FACE_MM;
  return done(
    `${capital(sayKind(stone))} let into the face, about ${round2(stone.nominalCarat)} ct`,
    ...(field.kind === 'text' ? [`Engraving "${field.text}" removed`] : []),
  );
}
