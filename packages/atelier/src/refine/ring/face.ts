/** A stone let into the face of a signet. */
import type { PlateOrnament } from '../../design/ornament/plate.ts';
import { scaledStone } from '../../design/piece/scaling.ts';
import { stoneOfSize, usualRatio } from '../../design/stones/weight.ts';
import type { Change, Step } from '../change.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { already, capital, done, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';

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

/** Leaves the face blank. */
export function clearFace(face: PlateOrnament): Outcome {
  face.field = { kind: 'plain' };
  return done('Stone of the face removed');
}

/** Longer side of a face, mm. */
const FACE_MM = { least: 8, most: 20 } as const;

/** The face larger or smaller, and what is set into it. */
export function resizeFace(face: PlateOrnament, step: Step): Outcome {
  const before = Math.max(face.widthMm, face.heightMm);
  const { value } = take(step, before, FACE_MM.least, FACE_MM.most);
  if (value === before) return already('The face is already as far as a finger carries it.');
  const share = value / before;
  face.widthMm = round2(face.widthMm * share);
  face.heightMm = round2(face.heightMm * share);
  const { field } = face;
  if (field.kind === 'stone') field.stone = scaledStone(field.stone, share);
  return done(`Face ${before} mm -> ${value} mm`);
}
